/** Lets calls of the API fail, or stay without an answer, as the faults ask for. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Bank } from '../bank.ts';
import { seconds } from '../clock.ts';
import type { CallFault } from '../faults/faults.ts';
import { NoAnswer } from '../refusal.ts';

/** A call without an answer ends after this time, if the shop does not end it before. */
const longestSilence = seconds(120);

export function addCallFaults(app: FastifyInstance, { faults }: Bank): void {
  const chosen = new WeakMap<object, CallFault>();

  app.addHook('preHandler', async (request, reply) => {
    // Otherwise nobody could take back the faults.
    if (request.routeOptions.url?.endsWith('/faults')) return;
    const fault = faults.forCall();
    if (fault === 'timeoutBefore') throw new NoAnswer();
    if (fault === 'errorBefore') return reply.code(500).send(faultError);
    if (fault) chosen.set(request, fault);
  });

  // The handler has run, so the call has had its effect.
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = chosen.get(request);
    chosen.delete(request);
    if (fault === 'timeoutAfter') return silence(reply);
    if (fault !== 'errorAfter') return payload;
    reply.code(500).header('content-type', 'application/json; charset=utf-8').removeHeader('content-length');
    return JSON.stringify(faultError);
  });
}

const faultError = { code: 'fault', message: 'A fault that a test asked for.' };

/** Never answers: the connection stays open until the shop closes it, or until the limit. */
export function silence(reply: FastifyReply): Promise<never> {
  const { socket } = reply.raw;
  const limit = setTimeout(() => socket?.destroy(), longestSilence);
  limit.unref();
  socket?.once('close', () => clearTimeout(limit));
  return new Promise(() => undefined);
}
