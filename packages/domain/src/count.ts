const counts = new Intl.NumberFormat('es-MX');

/** `12345` → `12,345`: a number of things, as it is written in Mexico. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** `1` → `1 producto`, `12345` → `12,345 productos`: a number with what is counted. */
export function plural(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
