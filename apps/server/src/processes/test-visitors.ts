/** For tests: visitors of a shop, over real connections. */
import { Agent, get } from 'node:http';

/** Sends a request. @returns its outcome: `200`, `503` (with Retry-After), or another status or error */
export function ask(port: number, path: string, agent?: Agent): Promise<string> {
  return new Promise((resolve) => {
    const headers = { 'accept-encoding': 'br' };
    const asked = get({ host: '127.0.0.1', port, path, agent: agent ?? false, headers }, (response) => {
      const { statusCode, headers: given } = response;
      response.resume().on('error', ({ message }) => resolve(message));
      response.on('end', () =>
        resolve(statusCode === 503 && given['retry-after'] === undefined ? '503 alone' : String(statusCode)),
      );
    });
    asked.on('error', ({ message }) => resolve(message));
  });
}

let asked = 0;
/** The path of a search in the API that is not cached. */
export const newSearch = () => `/search/v1/products?query=palabra${++asked}`;

/** Sixteen visitors who alternately request a cached page and a search that is not cached. */
export function visit(port: number) {
  const outcomes = { cached: new Set<string>(), new: new Set<string>() };
  let count = 0;
  let stopping = false;
  const one = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (; !stopping; count++) {
      outcomes.cached.add(await ask(port, '/cached', agent));
      outcomes.new.add(await ask(port, newSearch(), agent));
    }
    agent.destroy();
  };
  const all = Array.from({ length: 16 }, one);
  return {
    async stop() {
      stopping = true;
      await Promise.all(all);
      return { count, cached: [...outcomes.cached], new: [...outcomes.new].sort() };
    },
  };
}

/** Whether the shop is ready, and serves the cached page and new searches. */
export const isServing = async (port: number) =>
  (await Promise.all(['/readyz', '/readyz', newSearch(), newSearch(), '/cached'].map((path) => ask(port, path)))).every(
    (outcome) => outcome === '200',
  );
