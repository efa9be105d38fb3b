// Visitors who come through nginx.
import { get as getPlain } from 'node:http';
import { Agent, request } from 'node:https';
import { name } from './stage.mjs';

/** @param https the port at which nginx speaks TLS */
export function createVisitors(https) {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

  /** Asks from an address of this machine; the answer, or status 0 and the message of what went wrong. */
  function ask(path, headers = {}, { from = '127.0.0.1', servername = name, body } = {}) {
    const to = { host: '127.0.0.1', port: https, localAddress: from, servername, agent };
    const method = body === undefined ? 'GET' : 'POST';
    return new Promise((done) => {
      const asked = request({ ...to, method, path, headers: { host: name, ...headers } }, async (response) => {
        const chunks = await response.toArray().catch(() => []);
        const text = Buffer.concat(chunks).toString();
        done({ status: response.statusCode, headers: response.headers, text });
      });
      asked.on('error', ({ message }) => done({ status: 0, message }));
      asked.end(body);
    });
  }

  return {
    ask,
    /** How many of so many answers were 429. */
    async refused(count, path, from) {
      const answers = await Promise.all(Array.from({ length: count }, (_, at) => ask(path(at), {}, { from })));
      return answers.filter(({ status }) => status === 429).length;
    },
    end: () => agent.destroy(),
  };
}

/** Asks without TLS. */
export function askPlain(port, path, host) {
  return new Promise((done) => {
    const request = getPlain({ host: '127.0.0.1', port, path, agent: false, headers: { host } }, (response) => {
      response.resume();
      done({ status: response.statusCode, location: response.headers.location });
    });
    request.on('error', ({ message }) => done({ status: 0, message }));
  });
}
