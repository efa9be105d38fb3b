import { CatalogueBuilder, type MailServer, openMailServer, withDatabase } from '@tianguis/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Log } from '../logging/logging.ts';
import { readSettings } from '../settings/settings.ts';
import type { Job } from './job.ts';
import { sendMail } from './mail/send-mail.ts';
import { startWorker } from './queue/worker.ts';
import { mailWishlists } from './wishlist-jobs.ts';

const database = await withDatabase({ max: 8 });
const { pool } = database;
let server: MailServer;
const endings: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  server = await openMailServer();
  endings.push(() => server.close());
});
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

test('RL-03 two workers at once send one mail of a drop, with a way to unsubscribe by one press (RFC 8058)', async () => {
  const build = new CatalogueBuilder(database.db);
  await build.categories([{ id: 1 }]);
  await build.brand();
  await build.store();
  await build.product([1], { id: 7, list_price: 100_000, sale_price: 70_000 });
  await pool.query(`
    with ana as (
      insert into customers (email, nombre, password_hash) values ('ana@example.com', 'Ana', 'x') returning id
    ), switched as (
      insert into notification_settings (customer_id, kind, channel, is_on) select id, 'favoritos', 'correo', true from ana
    ), list as (
      insert into wishlists (customer_id, name, is_default) select id, 'Favoritos', true from ana returning id
    )
    insert into wishlist_items (wishlist_id, product_id, saved_price) select id, 7, 100000 from list`);
  const lines: string[] = [];
  const note = (fields: object, msg: string) => void lines.push(JSON.stringify({ ...fields, msg }));
  const log: Log = { debug: note, info: note, warn: note, error: note };
  const settings = readSettings({ PUBLIC_ORIGIN: 'https://shop.example', SMTP_URL: server.url });
  // Run the job at each start, and not by its schedule.
  const { schedule: _, key: __, ...options } = mailWishlists.options;
  const jobs = [{ ...mailWishlists, options: { ...options, atStart: true } }, sendMail as Job];
  for (let n = 0; n < 2; n++) {
    const worker = await startWorker({ database, settings, log, jobs, intervals: { supervise: 1, poll: 0.5 } });
    endings.push(() => worker.stop());
  }
  const done = (job: string) => lines.filter((line) => line.includes('job done') && line.includes(`"${job}"`)).length;
  await expect.poll(() => done('mail-wishlists'), { timeout: 20_000 }).toBe(2);
  await expect.poll(() => server.received.length, { timeout: 20_000 }).toBe(1);
  const [mail] = server.received;
  expect(mail?.to).toEqual(['ana@example.com']);
  expect(mail?.text).toContain('Bajó $300: ahora $700, antes $1,000');
  const off = mail?.headers.get('list-unsubscribe') ?? '';
  expect(off).toMatch(/^<https:\/\/shop\.example\/avisos\/favoritos\?token=[\w.-]+>$/);
  expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(mail?.text).toContain(off.slice(1, -1));
  // The log contains neither the recipient nor the products.
  expect(lines.join()).not.toMatch(/ana@|Producto 7|token/);
});
