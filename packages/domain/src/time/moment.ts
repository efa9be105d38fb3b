/** RFC 3339 date and time as an operator writes it, to the second, with a UTC offset: `2026-11-27T00:00:00-06:00`. */
export const momentPattern = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(Z|[+-]\\d{2}:\\d{2})$';

const form = new RegExp(momentPattern);

/**
 * Epoch milliseconds of a date and time. Undefined for another format and for dates that do not exist: `Date.parse`
 * reads 30 February as 2 March.
 */
export function parseMoment(text: string): number | undefined {
  if (!form.test(text)) return undefined;
  const local = text.slice(0, 19);
  const utc = Date.parse(`${local}Z`);
  const isReal = !Number.isNaN(utc) && new Date(utc).toISOString().slice(0, 19) === local;
  const moment = Date.parse(text);
  return isReal && !Number.isNaN(moment) ? moment : undefined;
}
