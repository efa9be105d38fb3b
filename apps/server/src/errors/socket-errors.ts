/** Answers that are written directly to a socket: to input that the HTTP parser refuses, and to CONNECT. */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { commonHeaders } from '../http/security-headers.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { staticEntity } from './error-pages.ts';

type ParserError = Error & { code?: string };
/** Node's internal property of a socket: the answer that Node is sending. */
type AnsweringSocket = Duplex & { _httpMessage?: { headersSent?: boolean } | null };

export type SocketErrors = {
  /** Refuses input that is not HTTP: Fastify's `clientErrorHandler`. */
  onClientError(error: ParserError, socket: Duplex): void;
  /**
   * Listener of Node's event `connect`, which answers that the server is no proxy. Without a listener, Node would close
   * the connection without an answer.
   */
  onConnect(request: IncomingMessage, socket: Duplex): void;
};

/**
 * Creates the answers. Each is a page, since the format that the client accepts is not known. A page is rendered once
 * for each status.
 */
export function createSocketErrors(publicOrigin: string, { requests }: Pick<Metrics, 'requests'>): SocketErrors {
  const answers = new Map<number, Promise<Buffer>>();
  const answer = (socket: Duplex, status: number) => {
    const bytes = answers.get(status) ?? write(status, publicOrigin);
    answers.set(status, bytes);
    requests.note('page', status, 0);
    // Do not log a client that disconnects while it reads.
    socket.on('error', () => socket.destroy());
    void bytes.then((text) => socket.end(text));
  };
  return {
    onClientError(error, socket: AnsweringSocket) {
      // Close the socket if the client has disconnected, or if an answer is being sent: a second header would corrupt
      // that answer.
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
