/**
 * Days on which the demo shop's carriers do not work, in addition to legal holidays: Good Friday, and the days of
 * federal elections. Other laws set these days (the first Sunday of June, every three years).
 */
export const furtherHolidays: ReadonlyArray<readonly [day: string, name: string]> = [
  ['2026-04-03', 'Viernes Santo'],
  ['2027-03-26', 'Viernes Santo'],
  ['2027-06-06', 'Jornada electoral federal'],
  ['2028-04-14', 'Viernes Santo'],
  ['2029-03-30', 'Viernes Santo'],
  ['2030-04-19', 'Viernes Santo'],
  ['2030-06-02', 'Jornada electoral federal'],
];
