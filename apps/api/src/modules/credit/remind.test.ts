/** Tests of the reminders of store credits (AF-04). */
import { waitersFor } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { config } from '../../test-api.ts';
import { remindDebtors } from './remind.ts';
import { withCredits } from './test-credit.ts';

const shop = await withCredits();
const { clear, operator, pool, product, terms, unit, withCredit } = shop;
const letters = { name: 'Tianguis', origin: 'https://tianguis.example' };

beforeEach(async () => {
  await clear();
  await product(7, { stock: 50, price: 100_000, ships_free: true });
});

/** Noon in Mexico City. */
const noon = (date: string) => Date.parse(`${date}T18:00:00Z`);
const run = (date: string) => remindDebtors(unit, { letters, module: config.creditModule, terms, now: noon(date) });
const reminders = async (): Promise<{ kind: string; to: string; subject: string; html: string; text: string }[]> =>
  (
    await pool.query(
      `select kind, recipient as to, subject, html, plain_text as text from mails
      where kind in ('credit-due', 'credit-overdue') order by created_at`,
    )
  ).rows;
const kinds = async () => (await reminders()).map(({ kind }) => kind);

/** A customer who owes 350.00 of a statement that ended on 20 December, and is due on 9 January. */
async function debtor(email = 'ana@correo.mx', at = '2026-12-10T18:00:00Z') {
  const ana = await withCredit(500_000, 0, email);
  await operator.correct(email, 35_000, 'Compra', new Date(at));
  return ana;
}
const owe = (amount: number, date: string) => operator.correct('ana@correo.mx', amount, 'Compra', new Date(noon(date)));

describe('AF-04 a statement that is not paid', () => {
  test('is mailed once three days before it is due, and once when it is overdue, without amounts in the subject', async () => {
    await debtor();
    expect([await run('2026-12-21'), await run('2027-01-05'), await kinds()]).toEqual([0, 0, []]);
    // Several workers at once, and repeated runs, write one mail.
    const all = await Promise.all([run('2027-01-06'), run('2027-01-06'), run('2027-01-06')]);
    expect(all.reduce((sum, mails) => sum + mails)).toBe(1);
    expect([await run('2027-01-07'), await run('2027-01-09'), await kinds()]).toEqual([0, 0, ['credit-due']]);
    expect([await run('2027-01-10'), await run('2027-01-10'), await run('2027-03-10')]).toEqual([1, 0, 0]);
    const [due, overdue, ...more] = await reminders();
    expect([due, overdue, more]).toMatchObject([
      { kind: 'credit-due', to: 'ana@correo.mx', subject: 'Se acerca la fecha límite de tu Crédito Tianguis' },
      { kind: 'credit-overdue', to: 'ana@correo.mx', subject: 'Ya pasó la fecha límite de tu Crédito Tianguis' },
      [],
    ]);
    expect(due?.text).toContain('Paga $350 de tu Crédito Tianguis a más tardar el sábado, 9 de enero');
    expect(due?.text).toContain('https://tianguis.example/credito-tianguis/home');
    expect(overdue?.text).toContain('Te falta pagar $350');
    // Locked phones show the subject and the first words, which are those of the preview.
    for (const mail of [due, overdue]) expect(mail?.html.split('<h1')[0]).not.toContain('$');
  });

  test('that is paid, or refunded, is not mailed; of a part, what is missing is mailed', async () => {
    await debtor();
    await debtor('eva@correo.mx');
    await debtor('paz@correo.mx');
    await operator.paid('ana@correo.mx', 35_000, 'SPEI 1', new Date(noon('2027-01-02')));
    await operator.correct('eva@correo.mx', -35_000, 'Se canceló', new Date(noon('2027-01-02')));
    await operator.paid('paz@correo.mx', 20_000, 'SPEI 2', new Date(noon('2027-01-02')));
    expect(await run('2027-01-06')).toBe(1);
    expect(await reminders()).toMatchObject([{ to: 'paz@correo.mx', text: expect.stringContaining('Paga $150 de') }]);
    await operator.paid('paz@correo.mx', 15_000, 'SPEI 3', new Date(noon('2027-01-09')));
    expect([await run('2027-01-10'), await kinds()]).toEqual([0, ['credit-due']]);
  });

  test('is mailed late if no job ran in time, and each statement has its own mails', async () => {
    await debtor();
    expect([await run('2027-01-12'), await kinds()]).toEqual([1, ['credit-overdue']]);
    await owe(10_000, '2027-01-15');
    expect([await run('2027-01-20'), await run('2027-02-06'), await kinds()]).toEqual([
      ...[0, 1],
      ['credit-overdue', 'credit-due'],
    ]);
    expect((await reminders())[1]?.text).toContain('Paga $100 de');
    expect([await run('2027-02-10'), await run('2027-02-11')]).toEqual([1, 0]);
    expect((await reminders())[2]?.text).toContain('Te falta pagar $450');
  });

  test('and is paid while the job runs is counted: the account is locked', async () => {
    const ana = await debtor();
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('select from credit_accounts where customer_id = $1 for update', [ana.id]);
      const running = run('2027-01-06');
      await expect.poll(() => waitersFor(client), { timeout: 5_000, interval: 10 }).toBe(1);
      await client.query('update credit_accounts set used = 0');
      await client.query(
        `insert into credit_entries (account_id, kind, cause, owed, actor, at)
         select id, 'payment', 'SPEI 1', -35000, 'Carmen', now() from credit_accounts`,
      );
      await client.query('commit');
      expect([await running, await kinds()]).toEqual([0, []]);
    } finally {
      client.release();
    }
  });
});
