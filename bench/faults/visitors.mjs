// Load generator: each visitor has one connection and alternates between a cached page and a new search.
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Words from which search texts are composed. */
const words = ['olla', 'mesa', 'lámpara', 'cobija', 'silla', 'taza', 'bolsa', 'reloj', 'juego', 'azul'];
let asked = Math.floor(Math.random() * 1e6);

/** Path of a search that was not requested before. */
export function newSearch() {
  asked += 1;
  const [one, other] = [words[asked % words.length], words[Math.floor(asked / words.length) % words.length]];
  return `/resultados/q=${encodeURIComponent(`${one} ${other} ${asked}`)}/pagina=1`;
}

/** Sends one request; `outcome` is `200`, `503` (with Retry-After), `refused` or another error. */
export function ask(origin, path, agent = false) {
  const began = performance.now();
  const { hostname, port } = new URL(origin);
  return new Promise((done) => {
    const end = (outcome) => done({ outcome, began, ms: performance.now() - began });
    const headers = { 'accept-encoding': 'br' };
    const request = get({ host: hostname, port, path, agent, headers }, (response) => {
      const { statusCode, headers: given } = response;
      const says =
        statusCode === 503 && given['retry-after'] === undefined ? '503 without Retry-After' : `${statusCode}`;
      response.on('error', () => end('broken off'));
      response.on('end', () => end(response.complete ? says : 'broken off'));
      response.resume();
    });
    request.on('error', ({ code, message }) => end(code === 'ECONNREFUSED' ? 'refused' : code || message));
  });
}

/**
 * Sends requests over `connections` until it is stopped. With `retry`, a request whose connection ended without a
 * response is sent once more on a new connection, as proxies do with idempotent requests.
 */
export function beginVisits(origin, { cached, connections = 16, rest = 5, retry = false, onlyCached = false }) {
  const visits = [];
  let stopping = false;
  const one = async (path, agent) => {
    const answer = await ask(origin, path, agent);
    return retry && ['refused', 'ECONNRESET'].includes(answer.outcome) ? ask(origin, path) : answer;
  };
  const visit = async (at) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = at; !stopping; turn++) {
      const kind = onlyCached || turn % 2 === 0 ? 'cached' : 'new';
      const path = kind === 'cached' ? cached[turn % cached.length] : newSearch();
      visits.push({ kind, ...(await one(path, agent)) });
      await wait(rest);
    }
    agent.destroy();
  };
  const all = Array.from({ length: connections }, (_, at) => visit(at));
  return {
    /** The requests that were sent since this time. */
    since: (moment) => visits.filter(({ began }) => began >= moment),
    async stop() {
      stopping = true;
      await Promise.all(all);
      return visits;
    },
  };
}

/** Numbers of outcomes as text: `812 × 200, 40 × 503`. */
export function summarise(visits) {
  const counts = new Map();
  for (const { outcome } of visits) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const all = [...counts].toSorted(([one], [other]) => one.localeCompare(other));
  return all.map(([outcome, count]) => `${count} × ${outcome}`).join(', ') || 'none';
}
