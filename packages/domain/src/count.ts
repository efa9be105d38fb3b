const counts = new Intl.NumberFormat('es-MX');

/** `12345` → `12,345`: a count with the thousands separator of Mexico. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** `1` → `1 producto`, `12345` → `12,345 productos`: a count with its noun. */
export function plural(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
