/** Numbers of the process itself. */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

const resolution = 10;

/** Measured by a timer of its own, so this is asked for only where somebody reads it. */
export function registerProcess(metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  // The timer's own period is in each of its samples.
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000);
  metrics.gauge('event_loop_delay_seconds', 'Delay of the event loop since it was last asked for.', () => {
    const readings = [
      { labels: { quantile: '0.5' }, value: seconds(delay.percentile(50)) },
      { labels: { quantile: '0.99' }, value: seconds(delay.percentile(99)) },
      { labels: { quantile: '1' }, value: seconds(delay.max) },
    ];
    delay.reset();
    return readings;
  });
  metrics.counter('process_cpu_seconds_total', 'CPU time, of the kernel on its behalf included.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge('process_resident_memory_bytes', 'Memory that the process holds.', () => process.memoryUsage.rss());
  metrics.gauge('process_heap_bytes', 'Memory of JavaScript objects.', () => process.memoryUsage().heapUsed);
  metrics.gauge('process_start_time_seconds', 'When it was started, since 1970.', () => performance.timeOrigin / 1000);
}
