import { minuteInMexico, momentFormat } from '@tianguis/domain';

const days = {
  date: momentFormat({ weekday: 'long', day: 'numeric', month: 'long' }),
  day: momentFormat({ weekday: 'long', day: 'numeric' }),
};
const hour = momentFormat({ hour: 'numeric', minute: '2-digit' });

/**
 * The ISO time `end` in Mexico City: "domingo 28 de junio a las 8:00 p.m.". With `day`, the month is left out, since
 * the day is near. An end at midnight is shown a minute earlier, "a las 11:59 p.m.": "lunes 29 a las 12:00 a.m." would
 * be ambiguous, since shoppers could understand either night.
 */
export function lastMoment(end: string, as: keyof typeof days = 'date'): string {
  const last = minuteInMexico(end) === 0 ? Date.parse(end) - 60_000 : Date.parse(end);
  const clock = hour(last);
  return `${days[as](last).replace(',', '')} ${clock.startsWith('1:') ? 'a la' : 'a las'} ${clock}`;
}
