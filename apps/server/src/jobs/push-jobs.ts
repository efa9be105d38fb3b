/** Jobs of push notifications on customers' devices by Web Push (issue 41, decision 56). */
import { createPushOperator, sendPush as kind, type PushJob, type PushKeys, type PushTarget } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import webPush from 'web-push';
import type { Job } from './job.ts';

/**
 * Seconds for which a push service keeps a push notification for a device without a connection. A later one would be
 * old news.
 */
const keptSeconds = 24 * 3600;
/** Milliseconds until a push service has to answer. */
const answerMs = 15_000;
/** Answers that say that the device is gone (RFC 8030, 7.3), or that its subscription is of another key of the shop. */
const goneStatuses: readonly number[] = [403, 404, 410];

/**
 * Sends one push notification to one device, at least once: a second one of the same topic replaces the first. The log
 * never contains the address of a device, the customer or the text.
 */
export const sendPush: Job<PushJob> = {
  name: kind.name,
  // Retry for about half an hour. A push service that is unavailable for longer would deliver old news.
  options: { retries: 7, retryDelay: 15, concurrency: 4, timeLimit: 60 },
  async handle({ device, kind: of, note }, { database, settings, log, signal }) {
    const { pushServices, contact } = loadShopConfig(settings.shopConfig);
    const operator = createPushOperator(createUnitOfWork(database.db), pushServices);
    const target = await operator.target(device, of);
    if (!target) return;
    const subject = `mailto:${contact.email}`;
    const request = makeRequest(target, {
      keys: await operator.keys(),
      subject,
      body: JSON.stringify(note),
      topic: note.topic,
    });
    const status = await send(request, signal);
    if (status < 300) return;
    if (goneStatuses.includes(status)) return operator.removeGone(device);
    // The service asks to wait, or has a fault. The queue waits longer each time.
    if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`);
    log.warn({ status, kind: of }, 'a push service refused a notification');
  },
};

/** Deletes devices whose session has ended. */
export const prunePush: Job = {
  name: 'prune-push',
  options: { schedule: '17 * * * *' },
  async handle(_data, { database, log }) {
    const rows = await createPushOperator(createUnitOfWork(database.db)).prune();
    log.debug({ rows }, 'devices of ended sessions deleted');
  },
};

interface Sent {
  keys: PushKeys;
  /** How the push service reaches the shop (RFC 8292, 2.1). */
  subject: string;
  body: string;
  topic: string;
}

/** The encrypted and signed request (RFC 8291, RFC 8292). */
const makeRequest = ({ endpoint, p256dh, auth }: PushTarget, { keys, subject, body, topic }: Sent) =>
  webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
    ...{ vapidDetails: { subject, ...keys }, TTL: keptSeconds, urgency: 'normal', topic },
  });

/**
 * The library's own function follows no time limit of ours, and its errors have the device's address.
 * @returns the status of the answer
 * @throws Error without the address
 */
async function send({ endpoint, headers, body }: ReturnType<typeof makeRequest>, signal: AbortSignal): Promise<number> {
  try {
    const answer = await fetch(endpoint, {
      ...{ method: 'POST', headers: headers as Record<string, string>, body: new Uint8Array(body ?? []) },
      ...{ redirect: 'error', signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]) },
    });
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    throw new Error(`The push service cannot be reached: ${error instanceof Error ? error.name : 'unknown'}.`);
  }
}
