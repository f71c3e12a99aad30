"""What a real house tells at /metrics, as numbers."""

from tests.web.house import Visit


async def figures(visit: Visit) -> dict[str, float]:
    _, text = await visit.get("/metrics")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name.removeprefix("pellmell_"): float(value) for name, value in map(str.split, lines)}
