/** Checks requests of customers that the shop must answer. */
import { addBusinessDays, dateInMexico } from '@tianguis/domain';
import { ask } from './ask.ts';
import { type Check, type DatabaseContext, ok, warn } from './check.ts';

/** Business days before its last day from which on a request is reported. */
const noticeDays = 3;

export const accountChecks: readonly Check<DatabaseContext>[] = [
  {
    name: 'Privacy requests',
    async run(on) {
      const today = dateInMexico(on.now);
      const soon = addBusinessDays(today, noticeDays);
      const due = await ask<{ day: string; count: number }>(
        on,
        `select due_on::text as day, count(*)::integer as count from privacy_requests
          where state = 'recibida' group by due_on order by due_on`,
      );
      const sum = (days: typeof due) => days.reduce((total, { count }) => total + count, 0);
      const overdue = sum(due.filter(({ day }) => day < today));
      const pressing = sum(due.filter(({ day }) => day >= today && day <= soon));
      const first = due[0] ? `, the first until ${due[0].day}` : '';
      if (overdue + pressing === 0) return ok(`${sum(due)} open, none due within ${noticeDays} working days${first}.`);
      const says = [
        ...(overdue === 0 ? [] : [`${overdue} overdue since ${due[0]?.day}`]),
        ...(pressing === 0 ? [] : [`${pressing} due within ${noticeDays} working days`]),
      ];
      return warn(
        `${says.join(', ')}: the law gives 20 working days to answer.`,
        'npm run shop -- customers requests lists them, "customers answer NUMBER --file F" answers one.',
      );
    },
  },
];
