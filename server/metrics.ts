/** Figures for Prometheus at /metrics. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { copiesMetrics, type CopiesMetrics } from "./copies/metrics.ts";

export interface Metrics {
  asked(type: string, answer: string): void;
  readonly requests: Counter<"method" | "route" | "status">;
  readonly turnedAway: Counter<"why">;
  readonly slowReaders: Counter;
  readonly bugs: Counter;
  /** 1 while there is no room for anything new. */
  readonly diskFull: Gauge;
  readonly sockets: Gauge;
  readonly tables: Gauge;
  flushed(seconds: number): void;
  readonly botSeconds: Histogram<"level">;
  readonly copies: CopiesMetrics;
  text(): Promise<string>;
  readonly contentType: string;
}

const flushesAtOnce = 256;

export function openMetrics(tablesInMemory: () => number): Metrics {
  const register = new Registry();
  const registers = [register];
  // Looking at the event loop a hundred times a second would be nearly all
  // the work of an idle hall, and a fiftieth of that of 400 moves a second.
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 100 });
  return {
    flushed: flushTimer(registers),
    asked: askCounter(registers),
    requests: new Counter({
      name: "guildhall_http_requests_total",
      help: "HTTP requests by route and status",
      labelNames: ["method", "route", "status"],
      registers,
    }),
    turnedAway: new Counter({
      name: "guildhall_turned_away_total",
      help: "Connections and messages refused at the door",
      labelNames: ["why"],
      registers,
    }),
    slowReaders: new Counter({
      name: "guildhall_slow_readers_total",
      help: "Sockets dropped because they did not read",
      registers,
    }),
    bugs: new Counter({
      name: "guildhall_bugs_total",
      help: "Commands that failed by our own fault",
      registers,
    }),
    diskFull: new Gauge({
      name: "guildhall_disk_full",
      help: "1 while the disk has no room for anything new",
      registers,
    }),
    sockets: new Gauge({ name: "guildhall_sockets", help: "Open sockets", registers }),
    tables: new Gauge({
      name: "guildhall_tables_in_memory",
      help: "Tables in memory",
      registers,
      collect() {
        this.set(tablesInMemory());
      },
    }),
    botSeconds: new Histogram({
      name: "guildhall_bot_seconds",
      help: "How long a bot thinks",
      labelNames: ["level"],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10],
      registers,
    }),
    copies: copiesMetrics(registers),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

function askCounter(registers: Registry[]): Metrics["asked"] {
  const asks = new Counter({
    name: "guildhall_asks_total",
    help: "Asks by type and kind of answer",
    labelNames: ["type", "answer"],
    registers,
  });
  /** Looking a label up costs as much as judging a move; there are few. */
  const counted = new Map<string, Counter.Internal>();
  return (type, answer) => {
    const key = `${type} ${answer}`;
    let one = counted.get(key);
    if (one === undefined) counted.set(key, (one = asks.labels(type, answer)));
    one.inc();
  };
}

/** Sorted into buckets many at a time: code that comes round once in a flush is slow each time. */
function flushTimer(registers: Registry[]): Metrics["flushed"] {
  const flushSeconds = new Histogram({
    name: "guildhall_flush_seconds",
    help: "How long the disk takes to flush what was committed",
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1],
    registers,
    collect: countFlushes,
  });
  let flushes: number[] = [];
  function countFlushes(): void {
    const some = flushes;
    flushes = [];
    for (const seconds of some) flushSeconds.observe(seconds);
  }
  return (seconds) => {
    if (flushes.push(seconds) >= flushesAtOnce) countFlushes();
  };
}
