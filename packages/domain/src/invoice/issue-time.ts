/** The time of issue of an invoice: the local time of the place of issue, without a zone (Fecha). */
import { localTime, type Moment } from '../time/dates.ts';

/**
 * Zones that differ from Mexico City by the first two digits of a postal code. Some cities of a state have another zone
 * than the state. The time is then an hour early, which a stamping service accepts; a time in the future is refused.
 */
const zones: ReadonlyMap<string, string> = new Map([
  ...['21', '22'].map((digits) => [digits, 'America/Tijuana'] as const),
  ...['23', '63', '80', '81', '82'].map((digits) => [digits, 'America/Mazatlan'] as const),
  ['32', 'America/Ciudad_Juarez'],
  ['77', 'America/Cancun'],
  ...['83', '84', '85'].map((digits) => [digits, 'America/Hermosillo'] as const),
]);

/** @param postalCode of the place of issue */
export const issueTime = (moment: Moment, postalCode: string): string =>
  localTime(moment, zones.get(postalCode.slice(0, 2)) ?? 'America/Mexico_City');
