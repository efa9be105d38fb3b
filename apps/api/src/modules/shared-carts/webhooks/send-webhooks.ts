/**
 * Tells partners of orders with products of their links (SC-07, ST-08). Messages are rows, signed by Standard Webhooks,
 * and are sent again until the partner answers with a status of 2xx. They have no data of a person.
 */
import { createHmac } from 'node:crypto';
import type { UnitOfWork } from '@tianguis/database';
import { ofPartner } from '../read-link.ts';
import { type WaitingWebhook, webhookRepository } from './webhook-repository.ts';

export interface WebhookOptions {
  /** Origins of partners. A message goes nowhere else, also if the configuration has changed since (SC-07). */
  partners: readonly string[];
  signal?: AbortSignal;
  /** Epoch milliseconds. */
  now?: number;
  /** Sends a request; default: the function of Node. */
  send?: typeof fetch;
}

/** Messages that a call sends at most. The next call continues. */
const most = 200;
const minuteMs = 60_000;
/** Minutes from each try to the next. After the last try, about three days later, the message is given up. */
const delays = [1, 5, 30, 120, 360, 720, 1_440, 1_440];
/** Milliseconds that a partner has to answer. */
const timeout = 10_000;

/** @returns the number of messages that partners have taken */
export async function sendPartnerWebhooks(
  shop: UnitOfWork,
  { partners, signal, now = Date.now(), send = fetch }: WebhookOptions,
): Promise<number> {
  const stored = webhookRepository(shop);
  const at = new Date(now);
  await stored.noteOrders(at);
  await stored.noteEvents(at);
  let taken = 0;
  for (const id of await stored.due(most, at)) {
    if (signal?.aborted) break;
    // A process that is killed meanwhile leaves the message for the next try.
    const message = await stored.take(id, at, new Date(now + minuteMs));
    if (!message) continue;
    const answer = await post(shop, message, { partners, signal, send });
    const isTaken = /^2\d\d$/.test(answer);
    const delay = delays[message.tries - 1];
    const isOver = isTaken || answer === notPartner || delay === undefined;
    if (!isOver) await stored.postpone(id, new Date(now + delay * minuteMs));
    await stored.answer(id, answer, isOver ? at : null);
    if (isTaken) taken++;
  }
  return taken;
}

const notPartner = 'the host is not in the configuration';

/** Sends a message. @returns the status of the answer, or why there is none */
async function post(
  shop: UnitOfWork,
  message: WaitingWebhook,
  { partners, signal, send }: { partners: readonly string[]; signal: AbortSignal | undefined; send: typeof fetch },
): Promise<string> {
  const url = ofPartner(message.url, partners);
  if (url === undefined) return notPartner;
  const { event, notedAt, order, paymentId, products } = message;
  const body = JSON.stringify({
    ...{ type: event, timestamp: notedAt.toISOString() },
    data: { order, paymentId, currency: 'MXN', products },
  });
  const stamp = String(Math.floor(Date.now() / 1000));
  const key = await webhookRepository(shop).key(new URL(url).origin);
  const signature = createHmac('sha256', key).update(`${message.id}.${stamp}.${body}`).digest('base64');
  try {
    const reply = await send(url, {
      ...{ method: 'POST', body, redirect: 'manual' as const },
      headers: {
        'content-type': 'application/json',
        ...{ 'webhook-id': message.id, 'webhook-timestamp': stamp, 'webhook-signature': `v1,${signature}` },
      },
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
    });
    await reply.body?.cancel();
    return String(reply.status);
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}

/** The secret by which a partner verifies messages, as Standard Webhooks write it. */
export async function partnerSecret(shop: Pick<UnitOfWork, 'db'>, origin: string): Promise<string> {
  return `whsec_${(await webhookRepository(shop).key(origin)).toString('base64')}`;
}
