/** Tests of the newsletter's confirmation and end (AP-19): only the owner of an address subscribes it. */
import { createUnitOfWork } from '@tianguis/database';
import { beforeEach, describe, expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';
import { createNewsletterOperator, pruneNewsletter } from './operator.ts';

let now = Date.UTC(2026, 11, 1, 12);
const dayMs = 86_400_000;
const { app, database } = await withApi({}, { clock: () => now, outbox: { put: async () => undefined } });
const { pool } = database;
const unit = createUnitOfWork(database.db, { put: async () => undefined });
const operator = createNewsletterOperator(unit, 'http://localhost:3000', () => now);

beforeEach(async () => {
  now = Date.UTC(2026, 11, 1, 12);
  await pool.query('truncate newsletter_subscribers, mails, rate_limits');
});

async function subscribe(correo = 'ana@correo.mx', genero: 1 | 2 = 2) {
  const reply = await app.inject({
    ...{ method: 'POST', url: '/newsletter/v1/suscripcion' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ correo, genero: String(genero) }).toString(),
  });
  return { status: reply.statusCode, body: reply.body };
}
async function send(step: 'confirmacion' | 'baja', token: string) {
  const reply = await app.inject({ method: 'POST', url: `/newsletter/v1/${step}`, payload: { token } });
  return { status: reply.statusCode, code: reply.json().code };
}
const mails = async () =>
  (
    await pool.query(
      'select kind, recipient, plain_text as text, unsubscribe_url as off from mails order by created_at',
    )
  ).rows as { kind: string; recipient: string; text: string; off: string | null }[];
const tokenIn = (text = '', step = 'confirmar'): string =>
  new RegExp(`http://localhost:3000/avisos/boletin/${step}\\?token=(\\S+)`).exec(text)?.[1] ?? '';
const lastToken = async () => tokenIn((await mails()).at(-1)?.text);
const confirmed = async () => {
  const found = [];
  for await (const { email, gender } of operator.confirmed()) found.push([email, gender]);
  return found;
};
const done = { status: 200, code: undefined };

describe('AP-19 the newsletter', () => {
  test('is sent only to addresses that were confirmed by the mailed link; the link works once', async () => {
    await subscribe(' Ana@Correo.mx ');
    expect(await confirmed()).toEqual([]);
    const [question] = await mails();
    expect(question).toMatchObject({ kind: 'newsletter-question', recipient: 'ana@correo.mx', off: null });
    const token = await lastToken();
    expect(await send('confirmacion', token)).toEqual(done);
    expect(await confirmed()).toEqual([['ana@correo.mx', 2]]);
    expect(await send('confirmacion', token)).toEqual(done);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['newsletter-question', 'newsletter-confirmed']);
    const off = (await mails()).at(-1)?.off ?? '';
    expect(await send('baja', tokenIn(off, 'baja'))).toEqual(done);
    expect(await send('baja', tokenIn(off, 'baja'))).toEqual(done);
    expect(await confirmed()).toEqual([]);
    // The end is the end: the old link subscribes nobody.
    expect(await send('confirmacion', token)).toEqual({ status: 404, code: 'MAIL_NOT_FOUND' });
    expect((await pool.query('select from newsletter_subscribers')).rowCount).toBe(0);
  });

  test('answers the same for unknown, waiting and confirmed addresses, and never mails one address often', async () => {
    const first = await subscribe();
    expect(await subscribe()).toEqual(first);
    expect(await mails()).toHaveLength(1);
    for (let hour = 0; hour < 6; hour++) {
      now += 3_600_000;
      expect(await subscribe()).toEqual(first);
    }
    expect(await mails()).toHaveLength(3);
    await send('confirmacion', await lastToken());
    now += 3_600_000;
    const before = (await mails()).length;
    expect(await subscribe()).toEqual(first);
    expect(await mails()).toHaveLength(before);
  });

  test('changes the preference of a confirmed address only by another mailed link', async () => {
    await subscribe('ana@correo.mx', 2);
    const token = await lastToken();
    await send('confirmacion', token);
    now += 3_600_000;
    await subscribe('ana@correo.mx', 1);
    expect(await confirmed()).toEqual([['ana@correo.mx', 2]]);
    const other = await lastToken();
    expect(other).not.toBe(token);
    expect(await send('confirmacion', token)).toEqual({ status: 404, code: 'MAIL_NOT_FOUND' });
    expect(await confirmed()).toEqual([['ana@correo.mx', 2]]);
    expect(await send('confirmacion', other)).toEqual(done);
    expect(await confirmed()).toEqual([['ana@correo.mx', 1]]);
  });

  test('erases what nobody confirmed in seven days, and keeps addresses of before without mailing them', async () => {
    await pool.query(`insert into newsletter_subscribers (email, gender) values ('antes@correo.mx', 1)`);
    await subscribe();
    const token = await lastToken();
    expect(await pruneNewsletter(unit, now + 7 * dayMs)).toBe(0);
    now += 7 * dayMs + 1_000;
    expect(await send('confirmacion', token)).toEqual({ status: 410, code: 'LINK_EXPIRED' });
    expect(await pruneNewsletter(unit, now)).toBe(1);
    expect(await operator.counts()).toEqual({ confirmed: 0, waiting: 1 });
    await subscribe('ANTES@correo.mx', 2);
    await send('confirmacion', await lastToken());
    expect(await confirmed()).toEqual([['antes@correo.mx', 2]]);
  });

  test.each(['confirmacion', 'baja'] as const)('%s takes no forged token, and none of the other kind', async (step) => {
    await subscribe();
    const token = await lastToken();
    await send('confirmacion', token);
    const off = tokenIn((await mails()).at(-1)?.off ?? '', 'baja');
    const own = step === 'baja' ? off : token;
    const wrong = [step === 'baja' ? token : off, own.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')), 'nada'];
    for (const one of wrong) expect(await send(step, one)).toEqual({ status: 404, code: 'MAIL_NOT_FOUND' });
    expect(await confirmed()).toHaveLength(1);
  });

  test('two presses at once confirm once, with one mail', async () => {
    await subscribe();
    const token = await lastToken();
    expect(await Promise.all([send('confirmacion', token), send('confirmacion', token)])).toEqual([done, done]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['newsletter-question', 'newsletter-confirmed']);
  });
});
