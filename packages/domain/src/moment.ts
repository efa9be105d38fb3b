/** A moment as an operator writes it, to the second and with its distance from UTC: `2026-11-27T00:00:00-06:00`. */
export const momentPattern = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(Z|[+-]\\d{2}:\\d{2})$';

const form = new RegExp(momentPattern);

/**
 * Epoch milliseconds of a moment; undefined for another form, and for days and hours that there are not: `Date.parse` takes
 * 30 February for 2 March.
 */
export function parseMoment(text: string): number | undefined {
  if (!form.test(text)) return undefined;
  const local = text.slice(0, 19);
  const utc = Date.parse(`${local}Z`);
  const isReal = !Number.isNaN(utc) && new Date(utc).toISOString().slice(0, 19) === local;
  const moment = Date.parse(text);
  return isReal && !Number.isNaN(moment) ? moment : undefined;
}
