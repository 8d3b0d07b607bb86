import { monitorEventLoopDelay } from 'node:perf_hooks';

const DURATION = 'http_request_duration_seconds';
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const NANOSECONDS = 1e9;

export interface AnsweredCall {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** What this process tells Prometheus about itself. */
export interface Metrics {
  observe(call: AnsweredCall): void;
  /** All of it in Prometheus's text format. */
  write(): string;
  close(): void;
}

/** Calls of one route that were answered alike. */
interface Series {
  count: number;
  seconds: number;
  /** How many of them each bucket got, none of them counted twice. */
  readonly buckets: number[];
}

export function createMetrics(): Metrics {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const calls = new Map<string, Series>();
  return {
    observe({ method, route, status, seconds }) {
      const labels = `method="${method}",route="${route}",status="${status}"`;
      const series = calls.get(labels) ?? { count: 0, seconds: 0, buckets: BUCKETS.map(() => 0) };
      calls.set(labels, series);
      series.count += 1;
      series.seconds += seconds;
      const bucket = BUCKETS.findIndex((most) => seconds <= most);
      if (bucket >= 0) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
    },

    write() {
      const { heapUsed, heapTotal, external, rss } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const lag = (nanoseconds: number) => (delay.count === 0 ? 0 : nanoseconds / NANOSECONDS);
      const lines = [
        `# TYPE ${DURATION} histogram`,
        ...[...calls].flatMap(([labels, series]) => linesOf(labels, series)),
        ...line('process_cpu_seconds_total', 'counter', (user + system) / 1e6),
        ...line('process_start_time_seconds', 'gauge', performance.timeOrigin / 1000),
        ...line('process_resident_memory_bytes', 'gauge', rss),
        ...line('nodejs_heap_size_total_bytes', 'gauge', heapTotal),
        ...line('nodejs_heap_size_used_bytes', 'gauge', heapUsed),
        ...line('nodejs_external_memory_bytes', 'gauge', external),
        ...line('nodejs_eventloop_lag_p50_seconds', 'gauge', lag(delay.percentile(50))),
        ...line('nodejs_eventloop_lag_p99_seconds', 'gauge', lag(delay.percentile(99))),
        ...line('nodejs_eventloop_lag_max_seconds', 'gauge', lag(delay.max)),
      ];
      // Each time it is asked, it tells of the time since the last.
      delay.reset();
      return `${lines.join('\n')}\n`;
    },

    close: () => void delay.disable(),
  };
}

/** The buckets of a histogram hold whatever the smaller ones hold. */
function linesOf(labels: string, { count, seconds, buckets }: Series): string[] {
  let held = 0;
  return [
    ...BUCKETS.map((most, index) => {
      held += buckets[index] ?? 0;
      return `${DURATION}_bucket{le="${most}",${labels}} ${held}`;
    }),
    `${DURATION}_bucket{le="+Inf",${labels}} ${count}`,
    `${DURATION}_sum{${labels}} ${seconds}`,
    `${DURATION}_count{${labels}} ${count}`,
  ];
}

function line(name: string, type: 'counter' | 'gauge', value: number): string[] {
  return [`# TYPE ${name} ${type}`, `${name} ${value}`];
}
