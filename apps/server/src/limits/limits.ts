/**
 * Limits the cost of requests (docs/decisions/0018-limits.md). Work that is not answered from memory waits for a permit
 * in the fair queue. While several visitors are present, a visitor who has used up its share of the process is refused.
 */
import { clientGone, Failure, visitorOf } from '@tianguis/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { kindOf } from '../metrics/requests.ts';
import type { Settings } from '../settings/settings.ts';
import { Budgets } from './budgets.ts';
import { FairQueue, Refused } from './fair-queue.ts';
import { createPageRate } from './page-rate.ts';

export type LimitSettings = Pick<Settings, 'workAtOnce' | 'visitorWaiting' | 'visitorShare' | 'pagesPerMinute'>;

export type Limits = {
  /**
   * Waits for a permit for the work of this request; returns the function that releases it. Returns undefined when the
   * client has disconnected meanwhile: the reply is then taken from Fastify (`reply.hijack()`).
   * @throws Failure TOO_MANY_REQUESTS or SERVER_BUSY
   */
  enter(request: FastifyRequest, reply: FastifyReply): Promise<(() => void) | undefined>;
  /** Works that wait, works in progress, and how many were refused so far. */
  readonly numbers: { waiting: number; running: number; refused: Readonly<Record<Reason, number>> };
};

/**
 * Why work was refused: its visitor asks too often, has a full queue, has used up its share, or all queues are full.
 */
type Reason = 'rate' | 'waiting' | 'share' | 'all';

/** Milliseconds of work that a visitor may use at once before its share counts: a thousand pages. */
const room = 20_000;
/** `Retry-After` in seconds when a queue is full. */
const retryAfterFull = 5;
/** All queues together may be as long as the full queues of so many visitors. */
const fullQueues = 4;
const nothing = () => undefined;

/** @param now milliseconds */
export function createLimits(
  { workAtOnce, visitorWaiting, visitorShare, pagesPerMinute }: LimitSettings,
  now: () => number = () => performance.now(),
): Limits {
  const queue = new FairQueue({
    permits: workAtOnce,
    waitingOfVisitor: visitorWaiting,
    waitingInAll: visitorWaiting * fullQueues,
    now,
  });
  const budgets = new Budgets({ share: visitorShare, room, now });
  const pages = createPageRate(pagesPerMinute);
  const refused = { rate: 0, waiting: 0, share: 0, all: 0 };
  const refuse = (reason: Reason, seconds = retryAfterFull): Failure => {
    refused[reason]++;
    return new Failure(reason === 'all' ? 'SERVER_BUSY' : 'TOO_MANY_REQUESTS', undefined, { retryAfter: seconds });
  };

  return {
    async enter(request, reply) {
      if (workAtOnce === 0) return nothing;
      const visitor = visitorOf(request.ip);
      const isForm = request.method !== 'GET' && request.method !== 'HEAD';
      const rest = await pages.secondsToWait(visitor);
      // A visitor who is alone is not refused.
      if (queue.isSharedWith(visitor)) {
        if (rest > 0) throw refuse('rate', rest);
        const seconds = visitorShare > 0 ? budgets.secondsToWait(visitor, isForm ? room : 0) : 0;
        if (seconds > 0) throw refuse('share', seconds);
      }
      try {
        const leave = await queue.enter(visitor, { gone: () => clientGone(reply.raw), isForm });
        if (leave) return () => budgets.spend(visitor, leave());
        reply.hijack();
        return undefined;
      } catch (error) {
        if (error instanceof Refused) throw refuse(error.by === 'all' ? 'all' : 'waiting');
        throw error;
      }
    },
    get numbers() {
      return { waiting: queue.waiting, running: queue.running, refused };
    },
  };
}

/**
 * Makes API calls from outside wait for a permit. (Pages wait in `storefront/route.ts`, and only those that are not
 * cached.) The permit is acquired after the body was received and released before the reply is sent, so that a slow
 * client has none.
 */
export function limitApiCalls(app: FastifyInstance, limits: Limits, isFromOutside: (raw: unknown) => boolean): void {
  const leaves = new WeakMap<FastifyRequest, () => void>();
  app.addHook('preValidation', async (request, reply) => {
    // By the route, since an address has many spellings.
    if (!isFromOutside(request.raw) || kindOf(request.routeOptions.url ?? '') !== 'api') return;
    const leave = await limits.enter(request, reply);
    if (leave) leaves.set(request, leave);
  });
  const release = async (request: FastifyRequest) => {
    leaves.get(request)?.();
    leaves.delete(request);
  };
  app.addHook('onSend', release);
  // A route that writes its reply itself, as the identity provider does, sends nothing by Fastify.
  app.addHook('onResponse', release);
}

export function registerLimitNumbers(metrics: Metrics, limits: Limits): void {
  metrics.gauge('work_waiting', 'Pages and calls that wait for a permit.', () => limits.numbers.waiting);
  metrics.gauge('work_running', 'Pages and calls in progress.', () => limits.numbers.running);
  metrics.counter('work_refused_total', 'Pages and calls refused, by reason: rate, waiting, share, all.', () =>
    Object.entries(limits.numbers.refused).map(([reason, value]) => ({ labels: { reason }, value })),
  );
}
