/**
 * What requests may cost (docs/decisions/0018-limits.md): work that is not answered from memory waits for a place among those of all
 * visitors, and whoever has used up its share of the process is asked to come back while others are there.
 */
import { clientGone, Failure, visitorOf } from '@tianguis/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { kindOf } from '../metrics/requests.ts';
import type { Settings } from '../settings.ts';
import { Budgets } from './budgets.ts';

import { FairQueue, Refused } from './fair-queue.ts';
import { createPageRate } from './page-rate.ts';

export type LimitSettings = Pick<Settings, 'workAtOnce' | 'visitorWaiting' | 'visitorShare' | 'pagesPerMinute'>;

export type Limits = {
  /**
   * Waits for a place for work that is done for this request; gives the function that ends it. Nothing comes back when the client has
   * gone meanwhile: the reply is then nobody's any more (`reply.hijack()`).
   * @throws Failure TOO_MANY_REQUESTS or SERVER_BUSY
   */
  enter(request: FastifyRequest, reply: FastifyReply): Promise<(() => void) | undefined>;
  /** Works that wait, those under way, and how many were refused so far. */
  readonly numbers: { waiting: number; running: number; refused: Readonly<Record<Reason, number>> };
};

/** Why work was refused: its visitor asks too often, has too much waiting, has used up its share, or all have too much waiting. */
type Reason = 'rate' | 'waiting' | 'share' | 'all';

/** Milliseconds of work that a visitor may have at once before its share counts: a thousand pages. */
const room = 20_000;
/** Seconds after which a visitor is asked to come back whose line is full, and everybody when all lines are. */
const patience = 5;
/** Lines as long as this, of visitors that have their whole line full, wait in all. */
const fullLines = 4;
const nothing = () => undefined;

/** @param now milliseconds */
export function createLimits(
  { workAtOnce, visitorWaiting, visitorShare, pagesPerMinute }: LimitSettings,
  now: () => number = () => performance.now(),
): Limits {
  const queue = new FairQueue({
    places: workAtOnce,
    waitingOfVisitor: visitorWaiting,
    waitingInAll: visitorWaiting * fullLines,
    now,
  });
  const budgets = new Budgets({ share: visitorShare, room, now });
  const pages = createPageRate(pagesPerMinute);
  const refused = { rate: 0, waiting: 0, share: 0, all: 0 };
  const refuse = (reason: Reason, seconds = patience): Failure => {
    refused[reason]++;
    return new Failure(reason === 'all' ? 'SERVER_BUSY' : 'TOO_MANY_REQUESTS', undefined, { retryAfter: seconds });
  };

  return {
    async enter(request, reply) {
      if (workAtOnce === 0) return nothing;
      const visitor = visitorOf(request.ip);
      const isForm = request.method !== 'GET' && request.method !== 'HEAD';
      const rest = await pages.secondsToWait(visitor);
      // Nobody is refused for what nobody else wants.
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
 * Calls of the API from outside wait for a place; pages do in `storefront/route.ts`, since only those cost that are not kept. The place is taken
 * when the body has come and left when the reply is written: whoever sends or reads slowly holds none.
 */
export function limitApiCalls(app: FastifyInstance, limits: Limits, isFromOutside: (raw: unknown) => boolean): void {
  const leaves = new WeakMap<FastifyRequest, () => void>();
  app.addHook('preValidation', async (request, reply) => {
    // By its route rather than by its address, which may be written in many ways.
    if (!isFromOutside(request.raw) || kindOf(request.routeOptions.url ?? '') !== 'api') return;
    const leave = await limits.enter(request, reply);
    if (leave) leaves.set(request, leave);
  });
  app.addHook('onSend', async (request) => leaves.get(request)?.());
}

export function registerLimitNumbers(metrics: Metrics, limits: Limits): void {
  metrics.gauge('work_waiting', 'Pages and calls that wait for a place.', () => limits.numbers.waiting);
  metrics.gauge('work_running', 'Pages and calls that are being made.', () => limits.numbers.running);
  metrics.counter('work_refused_total', 'Pages and calls refused, by why: rate, waiting, share, all.', () =>
    Object.entries(limits.numbers.refused).map(([reason, value]) => ({ labels: { reason }, value })),
  );
}
