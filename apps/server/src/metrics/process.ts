/** Metrics of the process itself. */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

const resolution = 10;
/** Milliseconds of a period. Prometheus reads the metrics more often. */
const period = 30_000;
const quantiles = ['0.5', '0.99', '1'] as const;

type Delays = Pick<ReturnType<typeof monitorEventLoopDelay>, 'percentile' | 'max' | 'reset'>;

/**
 * Reads the delays of the event loop in nanoseconds: the maximum of the current period and the previous one. Reading
 * resets nothing, so several readers can use it.
 */
export function createRecent(delays: Delays): { read(): number[]; turn(): void } {
  const now = () => [delays.percentile(50), delays.percentile(99), delays.max];
  let before: number[] = [];
  return {
    read: () => now().map((value, at) => Math.max(value, before[at] ?? 0)),
    turn() {
      before = now();
      delays.reset();
    },
  };
}

/** Registers metrics of the process. Call it only if metrics are served, since measuring needs a timer. */
export function registerProcess(metrics: Metrics): void {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  const recent = createRecent(delays);
  setInterval(recent.turn, period).unref();
  // Subtract the period of the timer, which each sample includes.
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000);
  metrics.gauge('event_loop_delay_seconds', 'Delay of the event loop in the last half minute to minute.', () => {
    const values = recent.read();
    return quantiles.map((quantile, at) => ({ labels: { quantile }, value: seconds(values[at] ?? 0) }));
  });
  metrics.counter('process_cpu_seconds_total', 'CPU time, including that of the kernel.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge('process_resident_memory_bytes', 'Resident memory of the process.', () => process.memoryUsage.rss());
  metrics.gauge('process_heap_bytes', 'Memory of JavaScript objects.', () => process.memoryUsage().heapUsed);
  metrics.gauge('process_start_time_seconds', 'When it was started, since 1970.', () => performance.timeOrigin / 1000);
}
