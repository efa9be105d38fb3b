import { expect, onTestFinished, test } from 'vitest';
import { FairQueue, type Leave, Refused } from './fair-queue.ts';

const options = { permits: 2, waitingOfVisitor: 4, waitingInAll: 6 };

/**
 * A queue with a clock that the test sets. `begun` contains the visitors of works, in the sequence in which the works
 * began.
 */
function open(more: Partial<typeof options> = {}) {
  let time = 1_000;
  const queue = new FairQueue({ ...options, ...more, now: () => time });
  const begun: string[] = [];
  const leaves: Leave[] = [];
  // All clients disconnect after the test. Otherwise waiting work would be refused while another test runs.
  const isOver = new AbortController();
  onTestFinished(() => isOver.abort());
  const ask = async (visitor: string, { gone, ...more }: { gone?: () => AbortSignal; isForm?: boolean } = {}) => {
    const leave = await queue.enter(visitor, {
      ...more,
      gone: () => AbortSignal.any([isOver.signal, ...(gone ? [gone()] : [])]),
    });
    if (!leave) return 'gone';
    begun.push(visitor);
    leaves.push(leave);
    return leave;
  };
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  /** Ends the work at this index of `begun`, so that the next work begins. */
  const end = async (index: number) => {
    const cost = leaves[index]?.();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    return cost;
  };
  return { queue, ask, begun, end, pass };
}

test('issue 13 A4 the queues of visitors are served round robin, whoever came first', async () => {
  const { ask, begun, end } = open({ permits: 1, waitingOfVisitor: 10, waitingInAll: 20 });
  for (const visitor of ['a', 'a', 'a', 'a', 'b', 'b', 'c']) void ask(visitor);
  await Promise.resolve();
  for (let index = 0; index < 7; index++) await end(index);
  expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
});

test('issue 13 A4 a visitor alone uses all permits; while others are present, half of them', async () => {
  const { queue, ask, begun, end, pass } = open({ permits: 4, waitingOfVisitor: 20, waitingInAll: 20 });
  for (let count = 0; count < 8; count++) void ask('a');
  await Promise.resolve();
  expect(begun).toEqual(['a', 'a', 'a', 'a']);
  void ask('b');
  await end(0);
  expect(begun.slice(4)).toEqual(['b']);
  await end(1);
  await end(2);
  // Of four permits, visitor a has two and visitor b has one. One permit is free for another visitor.
  expect(begun.slice(5)).toEqual(['a']);
  expect(queue.running).toBe(3);
  void ask('c');
  await Promise.resolve();
  expect(begun.slice(6)).toEqual(['c']);
  pass(6_000);
  await end(4);
  expect(begun.slice(7)).toEqual(['a']);
});

test('issue 13 A4 at a full queue a visitor is refused, and forms may wait a little beyond that', async () => {
  const { ask, queue } = open();
  const reads = Array.from({ length: 8 }, () => ask('a'));
  const forms = [ask('a', { isForm: true }), ask('a', { isForm: true })];
  expect(queue.waiting).toBe(5);
  expect(await Promise.allSettled([reads[6], reads[7], forms[1]])).toMatchObject(
    Array(3).fill({ status: 'rejected', reason: { by: 'visitor' } }),
  );
});

test('issue 13 A4 when all queues are full, the last work of the longest is refused, unless the new one is as long', async () => {
  const { ask, begun, end, queue } = open({ permits: 1 });
  const running = ask('x');
  const flood = ['a', 'a', 'a', 'a', 'b', 'b'].map((visitor) => ask(visitor));
  const person = ask('person');
  await expect(flood[3]).rejects.toMatchObject({ by: 'visitor' });
  expect(queue.waiting).toBe(6);
  const others = ['c', 'd', 'e', 'f'].map((visitor) => ask(visitor));
  await expect(flood[2]).rejects.toMatchObject({ by: 'visitor' });
  await expect(flood[1]).rejects.toMatchObject({ by: 'visitor' });
  await expect(flood[5]).rejects.toMatchObject({ by: 'visitor' });
  await expect(others[3]).rejects.toMatchObject({ by: 'all' });
  await running;
  for (let index = 0; index < 7; index++) await end(index);
  expect(begun).toEqual(['x', 'a', 'b', 'person', 'c', 'd', 'e']);
  await person;
});

test('issue 13 A4 a work whose client has disconnected leaves the queue before it costs anything', async () => {
  const { ask, begun, end, queue } = open({ permits: 1 });
  void ask('a');
  const leaving = new AbortController();
  const gone = ask('b', { gone: () => leaving.signal });
  void ask('c');
  leaving.abort();
  expect(await gone).toBe('gone');
  expect(queue.waiting).toBe(1);
  await end(0);
  expect(begun).toEqual(['a', 'c']);
  expect(await ask('d', { gone: () => AbortSignal.abort() })).toBe('gone');
});

test('issue 13 A4 no work waits longer than the queue’s timeout, whatever has the permits', async () => {
  const queue = new FairQueue({ ...options, permits: 1, timeout: 1 });
  await queue.enter('a');
  await expect(queue.enter('b')).rejects.toMatchObject({ by: 'all' });
  await expect(queue.enter('a')).rejects.toMatchObject({ by: 'visitor' });
  expect([queue.running, queue.waiting]).toEqual([1, 0]);
});

test('issue 13 A4 a client that disconnects at the moment of its turn leaks no permit', async () => {
  const { ask, end, queue } = open({ permits: 1 });
  void ask('a');
  const leaving = new AbortController();
  const next = ask('b', { gone: () => leaving.signal });
  await Promise.resolve();
  await Promise.all([end(0), leaving.abort()]);
  const leave = await next;
  if (typeof leave === 'function') leave();
  expect(queue.running).toBe(0);
});

test('issue 13 A4 concurrent works share the cost of the time, and the sum is the time', async () => {
  const { ask, end, pass } = open({ permits: 4 });
  await ask('a');
  pass(100);
  await ask('b');
  pass(100);
  expect(await end(0)).toBe(150);
  pass(30);
  expect(await end(1)).toBe(80);
  expect(await end(1)).toBe(0);
  pass(1_000);
  await ask('a');
  pass(5);
  expect(await end(2)).toBe(5);
});

test('issue 13 A4 no permit is ever leaked or granted twice, in any sequence of requests, ends and disconnections', async () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const queue = new FairQueue({ permits: 3, waitingOfVisitor: 5, waitingInAll: 9 });
  const running: Leave[] = [];
  const clients: AbortController[] = [];
  let most = 0;
  for (let step = 0; step < 3_000; step++) {
    const client = new AbortController();
    clients.push(client);
    queue.enter(`v${random(5)}`, { gone: () => client.signal }).then(
      (leave) => leave && running.push(leave),
      (error) => expect(error).toBeInstanceOf(Refused),
    );
    if (random(2)) running.splice(random(running.length || 1), 1)[0]?.();
    if (random(4) === 0) clients[random(clients.length)]?.abort();
    await Promise.resolve();
    most = Math.max(most, queue.running);
    expect(queue.waiting).toBeLessThanOrEqual(9);
  }
  for (let rounds = 0; rounds < 20; rounds++) {
    for (const leave of running.splice(0)) leave();
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  }
  expect(most).toBe(3);
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});
