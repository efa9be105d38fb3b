/** Requests written to a socket as text, since an HTTP client would correct most faulty requests. */
import { connect } from 'node:net';
import { origin } from '../../support/shop/operator.ts';

export type Answer = { status: number; headers: Map<string, string>; body: string };

/** Sends this text and reads the response to its end. */
export async function send(text: string): Promise<Answer> {
  const socket = connect(Number(new URL(origin).port), 'localhost');
  socket.write(text);
  let answer = '';
  for await (const bytes of socket.setEncoding('utf8')) answer += bytes;
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer.slice(0, end).split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]*:\s*/, '')]),
  );
  return { status: Number(first.split(' ')[1]), headers, body: answer.slice(end + 4) };
}

export const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

export type Sent = { method?: string; headers?: Record<string, string>; body?: string; accept?: string };

export function ask(
  target: string,
  { method = 'GET', headers = {}, body = '', accept = browserAccept }: Sent = {},
): Promise<Answer> {
  const all = { host: new URL(origin).host, accept, connection: 'close', ...headers };
  const length = body === '' || 'content-length' in headers ? {} : { 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries({ ...all, ...length }).map(([name, value]) => `${name}: ${value}\r\n`);
  return send(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}
