/**
 * Answers that go to a connection itself: to what the parser of HTTP refuses, when there is no request yet, and to
 * CONNECT.
 */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { commonHeaders } from '../http/security-headers.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { staticEntity } from './error-pages.ts';

type ParserError = Error & { code?: string };
/** Node's own note on a socket: the answer that is being sent. */
type AnsweringSocket = Duplex & { _httpMessage?: { headersSent?: boolean } | null };

export type SocketErrors = {
  /** Fastify's `clientErrorHandler`. */
  onClientError(error: ParserError, socket: Duplex): void;
  /** Listener of Node's `connect`: this is no proxy. Without one, Node would hang up without a word. */
  onConnect(request: IncomingMessage, socket: Duplex): void;
};

/**
 * Nobody says here what they read, so it is a page. It is made once for each status: whoever sends rubbish costs a
 * write.
 */
export function createSocketErrors(publicOrigin: string, { requests }: Pick<Metrics, 'requests'>): SocketErrors {
  const answers = new Map<number, Promise<Buffer>>();
  const answer = (socket: Duplex, status: number) => {
    const bytes = answers.get(status) ?? write(status, publicOrigin);
    answers.set(status, bytes);
    requests.note('page', status, 0);
    // Whoever hangs up while reading it is no news.
    socket.on('error', () => socket.destroy());
    void bytes.then((text) => socket.end(text));
  };
  return {
    onClientError(error, socket: AnsweringSocket) {
      // Nobody is there any more, or an answer is on its way already that a second head would break.
      if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) socket.destroy();
      else answer(socket, statusOf(error));
    },
    onConnect: (_request, socket) => answer(socket, 405),
  };
}

function statusOf({ code }: ParserError): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

async function write(status: number, publicOrigin: string): Promise<Buffer> {
  const { headers, body } = staticEntity(status, publicOrigin);
  const bytes = await body();
  const all = {
    ...commonHeaders(publicOrigin).others,
    ...headers,
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
    'content-length': bytes.length,
    connection: 'close',
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n`), bytes]);
}
