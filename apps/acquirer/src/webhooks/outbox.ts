/** Webhooks that wait: rows, written in the transaction of the change that they report. */
import type { Bank } from '../bank.ts';
import { hours, isoTime, seconds } from '../clock.ts';
import { newId } from '../random.ts';

export interface WebhookRow {
  id: string;
  body: string;
  attempts: number;
}

const firstDelay = seconds(1);
const longestDelay = hours(1);
/** Accepted webhooks are deleted after this time. */
const retention = hours(24 * 7);

/** Adds a webhook about a payment in a transaction of the caller. The body has only ids: the shop reads the payment. */
export function enqueueWebhook({ db, clock }: Bank, type: string, payment: string): void {
  const now = clock.now();
  const body = JSON.stringify({ type, timestamp: isoTime(now), data: { payment } });
  db.insert('webhooks', { id: newId('evt'), payment, body, created_at: now, due_at: now });
  db.run('delete from webhooks where due_at is null and created_at < :before', { before: now - retention });
}

/** Webhooks to send now, other than those on their way. */
export function dueWebhooks({ db, clock }: Bank, inFlight: readonly string[], limit: number): WebhookRow[] {
  return db.all<WebhookRow>(
    `select id, body, attempts from webhooks
     where due_at <= :now and id not in (select value from json_each(:inFlight))
     order by due_at, rowid limit :limit`,
    { now: clock.now(), inFlight: JSON.stringify(inFlight), limit: Math.max(limit, 0) },
  );
}

/** When the next webhook is due, other than those on their way. */
export function nextWebhook({ db }: Bank, inFlight: readonly string[]): number | undefined {
  const row = db.one<{ due: number | null }>(
    `select min(due_at) as due from webhooks
     where due_at is not null and id not in (select value from json_each(:inFlight))`,
    { inFlight: JSON.stringify(inFlight) },
  );
  return row?.due ?? undefined;
}

/** The shop has accepted the webhook, or a fault loses it. */
export function settleWebhook({ db }: Bank, { id, attempts }: WebhookRow): void {
  db.run('update webhooks set due_at = null, attempts = :attempts where id = :id', { id, attempts: attempts + 1 });
}

/** The webhook is sent again after a delay. Without `ms`, the delay doubles with each attempt, up to an hour. */
export function postponeWebhook({ db, clock }: Bank, { id, attempts }: WebhookRow, ms?: number): void {
  const delay = ms ?? Math.min(firstDelay * 2 ** Math.min(attempts, 20), longestDelay);
  db.run('update webhooks set due_at = :due_at, attempts = :attempts where id = :id', {
    id,
    attempts: attempts + 1,
    due_at: clock.now() + delay,
  });
}
