const timeZone = 'America/Mexico_City';
const days = {
  date: new Intl.DateTimeFormat('es-MX', { timeZone, weekday: 'long', day: 'numeric', month: 'long' }),
  day: new Intl.DateTimeFormat('es-MX', { timeZone, weekday: 'long', day: 'numeric' }),
};
const hour = new Intl.DateTimeFormat('es-MX', { timeZone, hour: 'numeric', minute: '2-digit' });

/**
 * The last moment before the ISO time `end`, in Mexico City: "domingo 28 de junio a las 11:59 p.m.". With `day`, the
 * month is left out, since the day is near. The text of the end itself, "lunes 29 a las 12:00 a.m.", would be
 * ambiguous: shoppers could understand either night.
 */
export function lastMoment(end: string, as: keyof typeof days = 'date'): string {
  const last = Date.parse(end) - 1;
  const clock = hour.format(last);
  return `${days[as].format(last).replace(',', '')} ${clock.startsWith('1:') ? 'a la' : 'a las'} ${clock}`;
}
