import { createMailOperator } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { type MailServer, openMailServer, withDatabase } from '@tianguis/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Log } from '../../logging/logging.ts';
import { readSettings } from '../../settings/settings.ts';
import type { Job } from '../job.ts';
import { createOutbox } from '../queue/outbox.ts';
import { startWorker } from '../queue/worker.ts';
import { sendMail } from './send-mail.ts';

const database = await withDatabase({ max: 6 });
const shop = { name: 'Tianguis', origin: 'https://shop.example' };
const mails = createMailOperator(createUnitOfWork(database.db, createOutbox(database.url)));
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
  const note = (fields: object, msg: string) => void lines.push(JSON.stringify({ ...fields, msg }));
  const log: Log = { debug: note, info: note, warn: note, error: note };
  const settings = readSettings({ PUBLIC_ORIGIN: shop.origin, ...environment });
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
