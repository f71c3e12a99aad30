"""The house's counts, as Prometheus reads them: plain numbers, read when somebody asks."""

from collections.abc import Iterator, Mapping
from itertools import accumulate

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from pellmell.house.counts import Histogram
from pellmell.stores.errors import StoreError
from pellmell.stores.server_store import Nodes
from pellmell.web.context import ServerContext

MS = 1000


class HouseCollector(Collector):
    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._running: int | None = None

    async def look_up(self) -> None:
        """What is in the store. Where the database is damaged, this is missing: the other figures say so."""
        try:
            self._running = await self._context.store.running_tables()
        except StoreError:
            self._running = None

    def collect(self) -> Iterator[Metric]:
        yield from self._present()
        yield from self._counted()
        yield from self._journal()
        if (nodes := self._context.store.nodes) is not None:
            yield from self._node(nodes)

    def _present(self) -> Iterator[Metric]:
        lives = list(self._context.house.tables.values())
        humans = sum(seat.human for live in lives for seat in live.machine.seats)
        seats = sum(len(live.machine.seats) for live in lives)
        yield _gauge("tables", "Tables that are awake", len(lives))
        if self._running is not None:
            yield _gauge("matches", "Tables with a match that is not over", self._running)
        taken = GaugeMetricFamily("pellmell_seats", "Seats that are taken", labels=["by"])
        taken.add_metric(["human"], humans)
        taken.add_metric(["bot"], seats - humans)
        yield taken
        yield _gauge("sockets", "WebSockets that are open", len(self._context.lines))
        yield _gauge("spliced", "WebSockets that are another node's", len(self._context.splices))
        yield _gauge("watchers", "Who only looks", sum(live.audience.watchers for live in lives))

    def _counted(self) -> Iterator[Metric]:
        counts = self._context.house.environment.counts
        yield _counter("commands", "Commands that were carried out", counts.commands)
        yield _counters("refusals", "Commands that were not", "reason", counts.refusals)
        yield _counters("hung_up", "Lines that the house has ended", "why", counts.hung_up)
        yield _histogram("held_seconds", "How long commands waited for a rival", counts.held)
        yield _counter(
            "doubtful",
            "Lines that seem shorter than they say: late pongs, or answers that no hand gives",
            counts.doubtful,
        )
        yield _counter("frames", "Numbered frames that were told", counts.frames)
        yield _counter("woken", "Tables that were woken", counts.woken)
        yield _counter("resumed", "Lines that came back and were told what they missed", counts.resumed)
        yield _counter("snapshots", "Lines that were told everything", counts.snapshots)
        yield _histogram("latency_seconds", "From a command's arrival to everybody told", counts.latency)

    def _journal(self) -> Iterator[Metric]:
        store = self._context.store
        lag = store.lag
        yield _gauge("journal_lag_entries", "Writes that wait for the disk", lag.entries)
        yield _gauge("journal_lag_seconds", "How long the oldest of them has waited", lag.seconds)
        yield _gauge("journal_trouble", "1 while nothing can be written", store.trouble is not None)
        yield _gauge("database_damage", "1 once a damaged page was found", store.damage is not None)
        if (free := store.free_bytes) is not None:
            yield _gauge("disk_free_bytes", "Room on the disk of the database, where that is a file", free)

    def _node(self, nodes: Nodes) -> Iterator[Metric]:
        """Of a house of several processes, this one."""
        figures = nodes.figures
        yield _counters("claims", "Tables that this node took to wake them", "from", figures.claims)
        yield _counter(
            "deposed",
            "Tables that this node gave up, as another one had taken over",
            self._context.house.environment.counts.deposed,
        )
        yield _gauge(
            "lease_seconds_left", "How long nobody may take over, if it does not renew", nodes.lease_left
        )
        yield _histogram("group_lines", "Lines of all tables that one commit wrote", figures.group_lines, 1)


def _gauge(name: str, help: str, value: float) -> Metric:
    return GaugeMetricFamily(f"pellmell_{name}", help, value=value)


def _counter(name: str, help: str, value: float) -> Metric:
    return CounterMetricFamily(f"pellmell_{name}", help, value=value)


def _counters(name: str, help: str, label: str, counter: Mapping[str, int]) -> Metric:
    family = CounterMetricFamily(f"pellmell_{name}", help, labels=[label])
    for value, number in counter.items():
        family.add_metric([value or "house"], number)
    return family


def _histogram(name: str, help: str, histogram: Histogram, unit: float = MS) -> Metric:
    bounds = [*(str(bound / unit) for bound in histogram.bounds), "+Inf"]
    family = HistogramMetricFamily(f"pellmell_{name}", help)
    buckets = list(zip(bounds, accumulate(histogram.buckets), strict=True))
    family.add_metric([], buckets=buckets, sum_value=histogram.sum / unit)
    return family
