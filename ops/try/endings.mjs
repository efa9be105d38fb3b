// Faults under load: processes that end, and a database outage.
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { check, says } from './stage.mjs';

/** @param web starts the first or the second web process */
export async function tryEndings({ ask, web, webs: [first, second], postgres }) {
  const lost = [];
  let asked = 0;
  let stop = false;
  const visits = Array.from({ length: 10 }, async () => {
    for (; !stop; asked++) {
      const { status, message } = await ask('/');
      if (status !== 200) lost.push(message ?? status);
      await wait(5);
    }
  });
  await wait(500);
  first.kill('SIGKILL');
  await once(first, 'exit');
  await wait(1_000);
  first = web(0);
  await says(first, 'Web process open');
  await wait(500);
  second.kill('SIGTERM');
  await once(second, 'exit');
  second = web(1);
  await says(second, 'Web process open');
  stop = true;
  await Promise.all(visits);
  check(
    `kill -9 of one and restart of the other under load: none of ${asked} visitors saw it`,
    lost.length === 0,
    lost.slice(0, 5),
  );

  // Database outage: nginx requests an uncached page from one process only.
  await postgres.stop();
  const outage = await ask('/producto/2');
  const made = () =>
    [first, second].flatMap(({ output }) =>
      output()
        .split('\n')
        .filter((line) => line.includes('/producto/2')),
    );
  for (const end = Date.now() + 2_000; made().length === 0 && Date.now() < end; ) await wait(50);
  check('without a database a new page is 503, of one process only', outage.status === 503 && made().length === 1, [
    outage.status,
    made(),
  ]);
  for (const one of [first, second]) {
    one.kill('SIGKILL');
    await once(one, 'exit');
  }
  const alone = await ask('/');
  check(
    "without any process it is 503 with an error page in the shop's language and Retry-After",
    alone.status === 503 && alone.headers['retry-after'] === '10' && alone.text.includes('Volvemos en un momento'),
    alone,
  );
}
