// HTTP clients of nginx.
import { get as getPlain } from 'node:http';
import { Agent, request } from 'node:https';
import { name } from './stage.mjs';

/** @param https the TLS port of nginx */
export function createVisitors(https) {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

  /** Sends a request from a loopback address; gives the response, or status 0 and the error message. */
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
    /** Sends `count` requests at once; gives how many responses were 429. */
    async refused(count, path, from) {
      const answers = await Promise.all(Array.from({ length: count }, (_, at) => ask(path(at), {}, { from })));
      return answers.filter(({ status }) => status === 429).length;
    },
    end: () => agent.destroy(),
  };
}

/** Sends a request without TLS. */
export function askPlain(port, path, host) {
  return new Promise((done) => {
    const request = getPlain({ host: '127.0.0.1', port, path, agent: false, headers: { host } }, (response) => {
      response.resume();
      done({ status: response.statusCode, location: response.headers.location });
    });
    request.on('error', ({ message }) => done({ status: 0, message }));
  });
}
