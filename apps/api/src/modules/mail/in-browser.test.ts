/** Tests mails in the browser, which the link in a mail opens (RT-18). */
import { randomBytes } from 'node:crypto';
import { createUnitOfWork, readSigningKey } from '@tianguis/database';
import type { Letter, LetterPart } from '@tianguis/mail';
import { beforeEach, expect, test } from 'vitest';
import { makeSignedToken } from '../../signed-token.ts';
import { withApi } from '../../test-api.ts';
import { createMailService, mailDays, type NewMail } from './service.ts';

const { get, database } = await withApi();
const { db, pool } = database;
const units = createUnitOfWork(db, { put: async () => undefined });
const shop = { name: 'Tianguis', origin: 'https://shop.example' };
const dayMs = 24 * 3_600_000;

beforeEach(() => pool.query('truncate mails, signing_keys'));

const letter = (...parts: LetterPart[]): Letter => ({
  ...{ subject: 'Tu pedido va en camino', preview: 'Llega mañana.', title: 'Va en camino', parts },
  reason: 'Recibes este correo porque compraste en la tienda.',
});
const text: LetterPart = { kind: 'text', text: 'Llega mañana.' };
const code: LetterPart = { kind: 'code', code: '042917' };

/** Writes a mail. @returns the stored row, and the token of its link */
async function write(mail: Partial<NewMail> = {}, now?: () => number) {
  const id = await units.withTransaction((unit) =>
    createMailService(shop, now).write(unit, { kind: 'test', to: 'ana@example.com', letter: letter(text), ...mail }),
  );
  const row = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const [, token = ''] = /^https:\/\/shop\.example\/verCorreoCompleto\?token=(\S+)$/m.exec(row.plain_text) ?? [];
  return { id, row, token };
}
const open = (token: string) => get(`/mails/v1/mail?token=${token}`);
const key = () => readSigningKey(db, 'mail-in-browser');
const tokenOf = async (id: string, expires = Date.now() + dayMs) => makeSignedToken(id, expires, await key());

test('RT-18 the link of a mail opens it as it was sent, and nobody keeps the answer', async () => {
  const { row, token } = await write();
  const { status, headers, body } = await open(token);
  expect(status).toBe(200);
  expect(body).toEqual({ data: { html: row.html } });
  expect(headers['cache-control']).toBe('private, no-store');
  // The top of the HTML has the same link.
  const [before = ''] = row.html.split('<h1');
  expect(before).toContain(`href="https://shop.example/verCorreoCompleto?token=${token}"`);
  expect(row.plain_text).toMatch(/^¿No ves bien este correo\? Ábrelo en tu navegador:\n/);
});

test('RT-18 a link opens its own mail alone', async () => {
  const [one, other] = [await write(), await write({ letter: letter({ kind: 'text', text: 'Otro' }) })];
  expect((await open(one.token)).body.data.html).not.toContain('Otro');
  const [, ...signed] = one.token.split('.');
  expect(await open([other.id, ...signed].join('.'))).toMatchObject({ status: 404, body: { code: 'MAIL_NOT_FOUND' } });
});

test('RT-18 forged links, and right ones of no mail, are answered alike', async () => {
  const { id, token } = await write();
  const forged = [
    makeSignedToken(id, Date.now() + dayMs, randomBytes(32)),
    // This token is signed with another key of the shop.
    makeSignedToken(id, Date.now() + dayMs, await readSigningKey(db, 'content-preview')),
    token.slice(0, -1),
    `${token}x`,
    id,
    'x',
    await tokenOf(crypto.randomUUID()),
  ];
  const { request_id: _, ...unknown } = (await open('nada')).body;
  for (const one of forged) {
    const { status, body } = await open(one);
    expect(status, one).toBe(404);
    expect(body, one).toEqual({ ...unknown, request_id: expect.any(String) });
  }
  await pool.query('delete from mails');
  expect((await open(token)).status).toBe(404);
});

test('RT-18 a link is valid for as long as mails are stored, and no longer', async () => {
  const beginning = Date.now();
  const fresh = await write({}, () => beginning - mailDays * dayMs + 60_000);
  expect((await open(fresh.token)).status).toBe(200);
  const stale = await write({}, () => beginning - mailDays * dayMs - 1_000);
  expect(await open(stale.token)).toMatchObject({ status: 410, body: { code: 'MAIL_EXPIRED' } });
  // An expired token is refused with 410, whether the mail exists or not.
  expect((await open(await tokenOf(crypto.randomUUID(), beginning - 1_000))).status).toBe(410);
  // Nobody can change a token's time of expiry.
  const [id, , signature] = stale.token.split('.');
  expect((await open([id, '9999999999', signature].join('.'))).status).toBe(404);
});

test.each([
  ['as its writer says', { isSecret: true }],
  ['that has a code', { letter: letter(text, code), validMinutes: 10 }],
  ['that has a code, whatever its writer says', { letter: letter(code), validMinutes: 10, isSecret: false }],
])('RT-18 a secret mail, %s, has no link, and none opens it', async (_name, mail) => {
  const { id, row, token } = await write(mail);
  expect(token).toBe('');
  expect(row.html + row.plain_text).not.toMatch(/verCorreoCompleto|Ábrelo en tu navegador/);
  expect(await open(await tokenOf(id))).toMatchObject({ status: 404, body: { code: 'MAIL_NOT_FOUND' } });
});

test('RT-18 a call without a token is refused, and one with any token writes nothing', async () => {
  for (const query of ['', '?token=', `?token=${'x'.repeat(201)}`, '?token=x&id=1'])
    expect(await get(`/mails/v1/mail${query}`), query).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST' },
    });
  await open(makeSignedToken(crypto.randomUUID(), Date.now() + dayMs, randomBytes(32)));
  expect((await pool.query('select name from signing_keys')).rows).toEqual([]);
});

test('issue 37 A5 a code is never in a subject, and never without an end', async () => {
  await expect(write({ letter: letter(code) })).rejects.toThrow('needs the minutes for which the code is valid');
  const telling = { ...letter(code), subject: 'Tu código es 042917' };
  await expect(write({ letter: telling, validMinutes: 10 })).rejects.toThrow('may not have its code');
  expect((await pool.query('select from mails')).rowCount).toBe(0);
});
