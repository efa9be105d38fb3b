/** Prometheus' text format, version 0.0.4. */
import type { Labels, Measured, Snapshot } from './metrics.ts';
import { durationEdges } from './requests.ts';

export const textType = 'text/plain; version=0.0.4; charset=utf-8';

type Family = { help: string; type: 'gauge' | 'counter' | 'histogram'; lines: string[] };

/**
 * Writes what processes have told. Each number carries the name of its process, so that one that was begun anew counts from zero
 * without the sum of all going backwards.
 */
export function writeText(snapshots: ReadonlyMap<string, Snapshot>): string {
  const families = new Map<string, Family>();
  const add = (name: string, about: Omit<Family, 'lines'>, lines: readonly string[]) => {
    const family = families.get(name) ?? { ...about, lines: [] };
    family.lines.push(...lines);
    families.set(name, family);
  };
  for (const [process, { requests, measured }] of snapshots) {
    for (const one of requests) addRequests(add, { process, kind: one.kind }, one);
    for (const { name, help, type, readings } of measured) addMeasured(add, process, { name, help, type, readings });
  }
  return [...families].map(([name, { help, type, lines }]) => familyText(name, help, type, lines)).join('');
}

type Add = (name: string, about: Omit<Family, 'lines'>, lines: readonly string[]) => void;

function addRequests(add: Add, labels: Labels, { statuses, durations, milliseconds }: Snapshot['requests'][number]) {
  const counted = statuses.flatMap((count, at) => (count > 0 ? [{ count, status: `${at + 1}xx` }] : []));
  add(
    'tianguis_http_requests_total',
    { help: 'Finished requests by kind and class of status.', type: 'counter' },
    counted.map(({ count, status }) => line('tianguis_http_requests_total', { ...labels, status }, count)),
  );
  const name = 'tianguis_http_request_duration_seconds';
  let below = 0;
  const buckets = durations.map((count, at) => {
    below += count;
    const edge = durationEdges[at];
    return line(`${name}_bucket`, { ...labels, le: edge === undefined ? '+Inf' : String(edge / 1000) }, below);
  });
  add(name, { help: 'Time from the arrival of a request to the end of its answer, by kind.', type: 'histogram' }, [
    ...buckets,
    line(`${name}_sum`, labels, milliseconds / 1000),
    line(`${name}_count`, labels, below),
  ]);
}

function addMeasured(add: Add, process: string, { name, help, type, readings }: Measured) {
  const full = `tianguis_${name}`;
  add(
    full,
    { help, type },
    readings.map(({ labels, value }) => line(full, { process, ...labels }, value)),
  );
}

function familyText(name: string, help: string, type: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `# HELP ${name} ${help.replace(/[\\\n]/g, ' ')}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function line(name: string, labels: Labels, value: number): string {
  const text = Object.entries(labels).map(([key, label]) => `${key}="${quoted(label)}"`);
  return `${name}{${text.join(',')}} ${value}\n`;
}

function quoted(label: string): string {
  return label.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
}
