"""The nine sections of the board, as rows of colour letters; made by tools/make_sections.py."""

SIZE = 5
SEED = 14  # of which they were made; docs/decisions/0003-board-sections.md says why this one

SECTIONS: tuple[tuple[str, ...], ...] = (
    ("vbyob", "ogvgr", "rvyov", "ybgyr", "rorgb"),
    ("rvyor", "obgvb", "yvrgy", "bgyov", "gorbo"),
    ("goyvo", "ybrbg", "rvgyv", "boror", "vygby"),
    ("grygr", "obrov", "vyoyg", "orbvb", "gvgby"),
    ("boyrb", "vrgvo", "ybvyg", "bgoro", "grvby"),
    ("gyvbo", "vbrgr", "gyvoy", "voybr", "bgrov"),
    ("ogrvr", "rboby", "ogvyg", "ybrgv", "voyrb"),
    ("rgvry", "bygyv", "gobvo", "rvrby", "obogo"),
    ("ygvob", "vrbry", "ogygv", "rvobr", "ybgoy"),
)
