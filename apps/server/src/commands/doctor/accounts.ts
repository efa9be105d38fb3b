/** Checks e-mails of customers, and requests of customers that the shop must answer. */
import { graceDays } from '@tianguis/api';
import { addBusinessDays, canonicalMailPattern, dateInMexico } from '@tianguis/domain';
import { ask } from './ask.ts';
import { type Check, type DatabaseContext, ok, warn } from './check.ts';
import { examplesOf, expectNone, limit } from './expect-none.ts';

/** Business days before its last day from which on a request is reported. */
const noticeDays = 3;

/** The most e-mails that are listed. */
const mostListed = 5;

/** Writes invisible signs as their numbers, since two e-mails that look alike may differ in such signs. */
const visible = (email: string): string =>
  email.replace(/[\p{C}\p{Z}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

export const accountChecks: readonly Check<DatabaseContext>[] = [
  {
    name: 'E-mails',
    limit,
    async run({ database }) {
      const { rows } = await database.pool.query<{ email: string; owner: string; count: number }>(
        `select email, owner, (count(*) over ())::integer as count
           from (select email, 'customer ' || id as owner from customers where email !~ $1
                 union all select email, 'newsletter' from newsletter_subscribers where email !~ $1) e
          order by owner, email limit $2`,
        [canonicalMailPattern, mostListed],
      );
      const [first] = rows;
      if (first === undefined) return ok('All are stored in their canonical spelling.');
      const list = rows.map(({ email, owner }) => `${visible(email)} (${owner})`).join(', ');
      return warn(
        `${first.count} in another spelling than the canonical one: ${list}${first.count > rows.length ? ', …' : ''}.`,
        'These customers sign in with the stored spelling. Ask them to change their e-mail on the page of their account.',
      );
    },
  },
  expectNone(
    'Erasures',
    // The job runs every hour, so an account that it can erase exists for less than a day.
    `select id from customers where deletion_requested_at < now() - make_interval(days => ${graceDays + 1})`,
    'No account waits for its erasure longer than its customer was told.',
    (count, some) =>
      warn(
        `Accounts that were not erased in time: ${examplesOf(count, some)}.`,
        '"npm run shop -- customers show ID" says what has to be settled before.',
      ),
  ),
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
