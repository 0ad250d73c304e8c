"""Games as pure state machines that play what content says."""
