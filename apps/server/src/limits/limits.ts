/**
 * Limits the cost of requests (docs/decisions/0018-limits.md). Work that cannot be answered from memory waits for a
 * permit in the fair queue. While several visitors are present, a visitor who has used up their share of the process is
 * refused.
 */
import { clientGone, Failure, type Permit, visitorOf, withPermit } from '@tianguis/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { kindOf } from '../metrics/requests.ts';
import type { Settings } from '../settings/settings.ts';
import { Budgets } from './budgets.ts';
import { FairQueue, Refused } from './fair-queue.ts';
import { createPageRate } from './page-rate.ts';
import { RequestPermit } from './request-permit.ts';

export type LimitSettings = Pick<Settings, 'workAtOnce' | 'visitorWaiting' | 'visitorShare' | 'pagesPerMinute'>;

export type Limits = {
  /**
   * Waits for a permit for a request. @returns undefined if the client has disconnected meanwhile, and then this code
   * replies instead of Fastify (`reply.hijack()`)
   * @throws Failure TOO_MANY_REQUESTS or SERVER_BUSY
   */
  enter(request: FastifyRequest, reply: FastifyReply): Promise<EndingPermit | undefined>;
  /** Number of works that wait, of works in progress, and of works that were refused since the start. */
  readonly numbers: { waiting: number; running: number; refused: Readonly<Record<Reason, number>> };
};

/** A permit that the caller gives back by `end`. */
export type EndingPermit = Permit & { end(): void };

/**
 * Why work was refused: the visitor asks too often, has a full queue, or has used up their share; or all queues are
 * full.
 */
type Reason = 'rate' | 'waiting' | 'share' | 'all';

/** Milliseconds of work that a visitor may use at once before the share applies: about a thousand pages. */
const room = 20_000;
/** `Retry-After` in seconds if a queue is full. */
const retryAfterFull = 5;
/** All queues together may be as long as the full queues of this number of visitors. */
const fullQueues = 4;
const unlimited: EndingPermit = { without: (wait) => wait(), end: () => undefined };

/** @param now returns the current time in milliseconds */
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
      if (workAtOnce === 0) return unlimited;
      const visitor = visitorOf(request.ip);
      const isForm = request.method !== 'GET' && request.method !== 'HEAD';
      const rest = await pages.secondsToWait(visitor);
      // Refuse only while another visitor is present.
      if (queue.isSharedWith(visitor)) {
        if (rest > 0) throw refuse('rate', rest);
        const seconds = visitorShare > 0 ? budgets.secondsToWait(visitor, isForm ? room : 0) : 0;
        if (seconds > 0) throw refuse('share', seconds);
      }
      const take = (how: Parameters<typeof queue.enter>[1]) =>
        queue.enter(visitor, how).catch((error: unknown) => {
          throw error instanceof Refused ? refuse(error.by === 'all' ? 'all' : 'waiting') : error;
        });
      const leave = await take({ gone: () => clientGone(reply.raw), isForm });
      if (leave)
        return new RequestPermit(leave, {
          // Without `gone`, the queue always returns a permit.
          takeAgain: async () => (await take({ isBegun: true })) ?? (() => 0),
          spend: (cost) => budgets.spend(visitor, cost),
        });
      reply.hijack();
      return undefined;
    },
    get numbers() {
      return { waiting: queue.waiting, running: queue.running, refused };
    },
  };
}

/**
 * Makes API calls from outside wait for a permit. (`storefront/route.ts` does the same for pages that are not cached.)
 * A call gets its permit after its body was received. The permit is released before the reply is sent, so that a slow
 * client does not occupy it.
 */
export function limitApiCalls(app: FastifyInstance, limits: Limits, isFromOutside: (raw: unknown) => boolean): void {
  const permits = new WeakMap<FastifyRequest, EndingPermit>();
  app.addHook('preValidation', (request, reply, done) => {
    // Use the route, since a URL has many spellings.
    if (!isFromOutside(request.raw) || kindOf(request.routeOptions.url ?? '') !== 'api') return done();
    limits.enter(request, reply).then((permit) => {
      if (!permit) return done();
      permits.set(request, permit);
      // All that follows for this request runs within `done`.
      withPermit(permit, done);
    }, done);
  });
  const release = async (request: FastifyRequest) => {
    permits.get(request)?.end();
    permits.delete(request);
  };
  app.addHook('onSend', release);
  // If a route writes its reply itself, as the identity provider does, Fastify does not call `onSend`.
  app.addHook('onResponse', release);
}

export function registerLimitNumbers(metrics: Metrics, limits: Limits): void {
  metrics.gauge('work_waiting', 'Pages and calls that wait for a permit.', () => limits.numbers.waiting);
  metrics.gauge('work_running', 'Pages and calls in progress.', () => limits.numbers.running);
  metrics.counter('work_refused_total', 'Pages and calls refused, by reason: rate, waiting, share, all.', () =>
    Object.entries(limits.numbers.refused).map(([reason, value]) => ({ labels: { reason }, value })),
  );
}
