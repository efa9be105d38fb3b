// Measures uncached pages during a flood of sign-ins. Each client of the flood sends its next sign-in as soon as the
// last one was answered, and ignores `Retry-After`.
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../shop/shop.mjs';

/** Clients of the flood; 0: the shop is quiet. */
const floods = [0, 20, 100];
const rounds = 3;
const seconds = 10;
const pagesPerSecond = 10;

/**
 * @param origin of the shop
 * @param product URL of a product page
 * @param nextAddress returns the IP address of a new visitor
 * @param signIn sends a sign-in from a new visitor with an e-mail that nobody has, and returns its reply
 * @returns for each flood its median of each kind of page in milliseconds, and the replies of its sign-ins by status
 */
export async function measureFloods({ origin, product, nextAddress, signIn }) {
  // The shop redirects wrong names of a product, and caches no such redirect of a name that is new.
  const kinds = {
    cart: () => '/carrito/detalle',
    login: () => '/login',
    redirect: () => product.replace(/[^/]*$/, crypto.randomUUID()),
  };
  const names = Object.keys(kinds);
  const results = floods.map((clients) => ({ clients, medians: [], statuses: new Map(), unhelpful: 0 }));
  for (let round = 0; round < rounds; round++)
    for (const result of results) {
      const times = Object.fromEntries(names.map((name) => [name, []]));
      const end = performance.now() + seconds * 1_000;
      const flood = Array.from({ length: result.clients }, async () => {
        while (performance.now() < end) {
          const { status, retryAfter } = await signIn();
          result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
          if (status === 503 && retryAfter === null) result.unhelpful++;
        }
      });
      const pages = [];
      for (let count = 0; performance.now() < end; count++) {
        const name = names[count % names.length];
        pages.push(timed(origin + kinds[name](), nextAddress()).then((time) => times[name].push(time)));
        await wait(1_000 / pagesPerSecond);
      }
      await Promise.all([...flood, ...pages]);
      result.medians.push(Object.fromEntries(names.map((name) => [name, median(times[name])])));
    }
  return results.map(({ medians, ...rest }) => ({
    ...rest,
    medians: Object.fromEntries(names.map((name) => [name, median(medians.map((one) => one[name]))])),
  }));
}

async function timed(url, address) {
  const began = performance.now();
  const reply = await fetch(url, { redirect: 'manual', headers: { 'x-forwarded-for': address } });
  await reply.arrayBuffer();
  if (reply.status >= 400) throw new Error(`${url}: ${reply.status}`);
  return performance.now() - began;
}
