// Visitors of a shop in trouble: each on a connection of its own, asking in turn for a page that is kept and for one that nobody has asked for.
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Words of searches, of which each address has others. */
const words = ['olla', 'mesa', 'lámpara', 'cobija', 'silla', 'taza', 'bolsa', 'reloj', 'juego', 'azul'];
let asked = Math.floor(Math.random() * 1e6);

/** A search that nobody has made. */
export function newSearch() {
  asked += 1;
  const [one, other] = [words[asked % words.length], words[Math.floor(asked / words.length) % words.length]];
  return `/resultados/q=${encodeURIComponent(`${one} ${other} ${asked}`)}/pagina=1`;
}

/** One question; `outcome` is `200`, `503` (with Retry-After), `refused`, or what went wrong in other words. */
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
 * Begins to visit over `connections` until it is stopped. With `again` a request whose connection ended without a byte of an answer is
 * sent once more on a new one, as every proxy does with what is only read.
 */
export function beginVisits(origin, { kept, connections = 16, rest = 5, again = false, onlyKept = false }) {
  const visits = [];
  let stopping = false;
  const one = async (path, agent) => {
    const answer = await ask(origin, path, agent);
    return again && ['refused', 'ECONNRESET'].includes(answer.outcome) ? ask(origin, path) : answer;
  };
  const visit = async (at) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = at; !stopping; turn++) {
      const kind = onlyKept || turn % 2 === 0 ? 'kept' : 'new';
      const path = kind === 'kept' ? kept[turn % kept.length] : newSearch();
      visits.push({ kind, ...(await one(path, agent)) });
      await wait(rest);
    }
    agent.destroy();
  };
  const all = Array.from({ length: connections }, (_, at) => visit(at));
  return {
    /** Those that were begun since then. */
    since: (moment) => visits.filter(({ began }) => began >= moment),
    async stop() {
      stopping = true;
      await Promise.all(all);
      return visits;
    },
  };
}

/** How often each outcome was, in words: `812 × 200, 40 × 503`. */
export function tell(visits) {
  const counts = new Map();
  for (const { outcome } of visits) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const all = [...counts].toSorted(([one], [other]) => one.localeCompare(other));
  return all.map(([outcome, count]) => `${count} × ${outcome}`).join(', ') || 'none';
}
