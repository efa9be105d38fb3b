/** Deadlines as texts: days and times of Mexico City. */
import { momentFormat } from '@tianguis/domain';

const weekday = momentFormat({ weekday: 'long' });
const day = momentFormat({ day: 'numeric', month: 'long' });
const time = momentFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/**
 * A deadline: `el lunes 23 de noviembre a las 23:59`. A deadline at midnight belongs to the day before, and its last
 * minute is named.
 */
export function deadlineInWords(moment: string): string {
  const last = new Date(Date.parse(moment) - 1);
  return `el ${weekday(last)} ${day(last)} a las ${time(last)}`;
}
