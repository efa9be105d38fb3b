// Visitors who come through nginx.
import { get as getPlain } from 'node:http';
import { Agent, get } from 'node:https';
import { name } from './stage.mjs';

/** @param https the port at which nginx speaks TLS */
export function createVisitors(https) {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

  /** Asks from an address of this machine; the answer, or status 0 and the message of what went wrong. */
  function ask(path, headers = {}, { from = '127.0.0.1', servername = name } = {}) {
    const to = { host: '127.0.0.1', port: https, localAddress: from, servername, agent };
    return new Promise((done) => {
      const request = get({ ...to, path, headers: { host: name, ...headers } }, (response) => {
        response.resume();
        response.on('end', () => done({ status: response.statusCode, headers: response.headers }));
      });
      request.on('error', ({ message }) => done({ status: 0, message }));
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
