// Sends one raw request over a socket, from a given local address, and reads the response.
import { connect } from 'node:net';

/**
 * Timeout in milliseconds: longer than any response of the shop, and shorter than the server's timeout for incomplete
 * requests.
 */
const patience = 15_000;
/** Timeout for requests that are incomplete on purpose. */
const halfPatience = 30;

/**
 * Sends `bytes` and reads until the server ends the connection. `outcome`: `answered`, `closed` (without a response),
 * `reset`, `hung`, or `left` (ended by the client).
 */
export function exchange({ port, from, bytes, half }) {
  return new Promise((done) => {
    const chunks = [];
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    const finish = (outcome) => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      done({ outcome: text === '' || outcome === 'hung' ? outcome : 'answered', answers: readAnswers(text), text });
    };
    const timer = setTimeout(() => finish(half ? 'left' : 'hung'), half ? halfPatience : patience);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => finish('closed'));
    socket.on('close', () => finish('closed'));
    socket.on('error', ({ code }) =>
      finish(code === 'ECONNRESET' || code === 'EPIPE' ? 'reset' : `no connection: ${code}`),
    );
    socket.on('connect', () => socket.write(bytes));
  });
}

/** Parses the responses of a connection by content length or chunks. A pipeline has several responses. */
function readAnswers(text) {
  const answers = [];
  for (let rest = text; /^HTTP\/1\.[01] \d{3}/.test(rest); ) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) break;
    const [line, ...lines] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((one) => [one.split(':', 1)[0].toLowerCase(), one.replace(/^[^:]*: */, '')]),
    );
    const status = Number(line.split(' ')[1]);
    const { body, after } = readBody(rest.slice(end + 4), headers);
    answers.push({ status, headers, body });
    rest = after;
  }
  return answers;
}

function readBody(text, headers) {
  const length = headers['content-length'];
  // A response to HEAD has a content length but no body.
  if (length !== undefined) {
    const size = text.startsWith('HTTP/1.') || text === '' ? 0 : Number(length);
    return { body: text.slice(0, size), after: text.slice(size) };
  }
  return { body: text, after: '' };
}
