const counts = new Intl.NumberFormat('es-MX');

/** `12345` → `12,345`: a number of things, as it is written in Mexico. */
export function formatCount(count: number): string {
  return counts.format(count);
}
