import { createMailOperator, sendMail as kind } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { renderLetter } from '@tianguis/mail';
import { type MailServer, openMailServer, withDatabase } from '@tianguis/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../logging/logging.ts';
import { readSettings } from '../../settings/settings.ts';
import type { Job } from '../job.ts';
import { createOutbox } from '../queue/outbox.ts';
import { startWorker } from '../queue/worker.ts';
import { sendMail } from './send-mail.ts';

const database = await withDatabase({ max: 6 });
const shop = { name: 'Tianguis', origin: 'https://shop.example' };
const units = createUnitOfWork(database.db, createOutbox(database.url));
const mails = createMailOperator(units);
let server: MailServer;
const endings: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  server = await openMailServer();
  endings.push(() => server.close());
});
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Runs the job in a worker. @returns all lines of its log */
async function work(environment: Record<string, string>, options: Job['options'] = {}): Promise<string[]> {
  const lines: string[] = [];
  const settings = readSettings({ PUBLIC_ORIGIN: shop.origin, LOG_LEVEL: 'debug', ...environment });
  const log = createLog({ write: (line) => void lines.push(line), flush: () => undefined }, settings.logLevel);
  const jobs = [{ ...sendMail, options: { ...sendMail.options, ...options } } as Job];
  const worker = await startWorker({ database, settings, log, jobs, intervals: { supervise: 1, poll: 0.5 } });
  endings.push(() => worker.stop());
  return lines;
}

test('a mail goes to the mail server, as HTML and text, from the shop', async () => {
  const lines = await work({ SMTP_URL: server.url, MAIL_FROM: 'pedidos@shop.example' });
  const id = await mails.test('maria+1@example.com', shop);
  await expect.poll(() => server.received.length).toBe(1);
  const [mail] = server.received;
  expect(mail?.to).toEqual(['maria+1@example.com']);
  expect(mail?.headers.get('from')).toMatch(/^"?Tianguis"? <pedidos@shop\.example>$/);
  expect(mail?.headers.get('message-id')).toBe(`<${id}@shop.example>`);
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(mail?.headers.get('content-type')).toContain('multipart/alternative');
  const stored = await mails.show(id);
  expect(mail?.text).toBe(stored.text.trimEnd());
  expect(mail?.html).toBe(stored.html.trimEnd());
  await expect.poll(async () => (await mails.show(id)).sentAt).not.toBeNull();
  // The log contains neither the recipient nor the text.
  expect(lines.join()).not.toMatch(/maria|prueba/);
});

test('a mail that the server does not take is sent later, and once', async () => {
  server.refuse(1, 451);
  await work({ SMTP_URL: server.url }, { retryDelay: 1 });
  const id = await mails.test('ana@example.com', shop);
  await expect.poll(async () => (await mails.show(id)).sentAt).not.toBeNull();
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.headers.get('from')).toContain('no-responder@shop.example');
});

test('without a mail server it is kept', async () => {
  const lines = await work({});
  const id = await mails.test('eva@example.com', shop);
  await expect.poll(() => lines.join()).toContain('the mail is kept');
  expect(await mails.show(id)).toMatchObject({ recipient: 'eva@example.com', sentAt: null, kind: 'test' });
  expect(server.received).toEqual([]);
});

test('an address that looks like two gets one mail, at most', async () => {
  await work({ SMTP_URL: server.url });
  await mails.test('ana@example.com, otro@example.com', shop);
  await mails.test('fin@example.com', shop);
  await expect.poll(() => server.received.flatMap(({ to }) => to)).toContain('fin@example.com');
  expect(server.received.flatMap(({ to }) => to)).not.toContain('otro@example.com');
});

const code = '042917';

/** Writes a mail with a code that is valid until `end`. @returns its id */
const writeCode = (recipient: string, end: string): Promise<string> =>
  units.withTransaction(async (unit) => {
    const letter = {
      ...{ subject: 'Tu código para entrar', preview: '', title: 'Tu código', reason: 'Porque sí.' },
      parts: [{ kind: 'code' as const, code }],
    };
    const { html, text } = renderLetter(letter, shop);
    const row = { kind: 'sign-in-code', recipient, subject: letter.subject, html, plain_text: text, is_secret: true };
    const { id } = await unit.db
      .insertInto('mails')
      .values({ ...row, expires_at: new Date(Date.parse(end)) })
      .returning('id')
      .executeTakeFirstOrThrow();
    unit.enqueue(kind, { id });
    return id;
  });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const row = async (id: string) => JSON.stringify(await mails.show(id));

test('issue 37 A5 the text of a mail with a code is erased once it is sent; that of another stays', async () => {
  await work({ SMTP_URL: server.url });
  const secret = await writeCode('ana@example.com', inMinutes(10));
  const other = await mails.test('eva@example.com', shop);
  expect(await row(secret)).toContain(code);
  await expect.poll(() => server.received.length).toBe(2);
  expect(server.received.find(({ to }) => to.includes('ana@example.com'))?.text).toContain(code);
  await expect.poll(async () => (await mails.show(secret)).sentAt).not.toBeNull();
  expect(await mails.show(secret)).toMatchObject({ html: '', text: '', subject: 'Tu código para entrar' });
  expect(await row(secret)).not.toContain(code);
  await expect.poll(async () => (await mails.show(other)).sentAt).not.toBeNull();
  expect((await mails.show(other)).text).toContain('Tu tienda ya manda correos');
});

test('issue 37 A5 a mail is not sent after its code has expired, and then has no text', async () => {
  server.refuse(1, 451);
  const lines = await work({ SMTP_URL: server.url }, { retryDelay: 1 });
  const id = await writeCode('ana@example.com', inMinutes(10));
  await expect.poll(() => lines.join()).toContain('job failed');
  await database.pool.query(`update mails set expires_at = now() where id = $1`, [id]);
  await expect.poll(() => lines.join(), { timeout: 10_000 }).toContain('the code or link in it has expired');
  expect(server.received).toEqual([]);
  expect(await mails.show(id)).toMatchObject({ html: '', text: '', sentAt: null });
});

test('issue 37 A8 without a mail server a terminal prints the code; a log as JSON does not', async () => {
  const stored = await work({ LOG_FORMAT: 'json' });
  await writeCode('ana@example.com', inMinutes(10));
  await expect.poll(() => stored.join()).toContain('the mail is kept');
  expect(stored.join()).not.toMatch(/042917|ana@/);
  // A log of warnings only prints the code as well, since the greeting says so.
  for (const LOG_LEVEL of ['info', 'warn']) {
    await endings.pop()?.();
    const printed = await work({ LOG_FORMAT: 'text', LOG_LEVEL });
    await writeCode('ana@example.com', inMinutes(10));
    const line = 'Mail to ana@example.com, not sent without a mail server: \\"Tu código para entrar\\": 042917';
    await expect.poll(() => printed.join()).toContain(line);
  }
});
