"""The judgement of bots for a stacking race: what they look at, remember, and make of it."""
