/** A real SMTP server for tests, which stores accepted mails, raw and decoded. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** The recipients of the SMTP envelope. */
  to: string[];
  /** Header lines, unfolded, by header name in lower case. */
  headers: Map<string, string>;
  /** The plain text and the HTML part, decoded. */
  text: string;
  html: string;
}

export interface MailServer {
  /** Value for `SMTP_URL`. */
  url: string;
  received: ReceivedMail[];
  /** Makes the server refuse the next `times` mails temporarily, with this code. */
  refuse(times: number, code: number): void;
  close(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusals = { left: 0, code: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (refusals.left === 0) return done();
      refusals.left--;
      done(Object.assign(new Error('Not now'), { responseCode: refusals.code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(
          read(
            Buffer.concat(chunks).toString('latin1'),
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse(times, code) {
      refusals = { left: times, code };
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** @param raw the mail's bytes, decoded as Latin-1 */
function read(raw: string, to: string[]): ReceivedMail {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const headers = readHeaders(head);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body.join('\r\n\r\n').split(`--${boundary}`);
  const partOf = (type: string) => {
    const [own = '', ...rest] =
      parts.find((part) => part.toLowerCase().includes(`content-type: ${type}`))?.split('\r\n\r\n') ?? [];
    return decode(rest.join('\r\n\r\n'), readHeaders(own).get('content-transfer-encoding') ?? '');
  };
  return { to, headers, text: partOf('text/plain'), html: partOf('text/html') };
}

const readHeaders = (head: string): Map<string, string> =>
  new Map(
    head
      .trim()
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n').trimEnd();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n').trimEnd();
}
