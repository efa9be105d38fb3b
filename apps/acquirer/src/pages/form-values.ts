/** Values of submitted forms and of queries, which are texts or are missing. */

/** Reads a value with at most `longest` characters. Another value is read as an empty text. */
export function textOf(values: unknown, name: string, longest = 200): string {
  const value = typeof values === 'object' && values !== null ? (values as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' && value.length <= longest ? value : '';
}
