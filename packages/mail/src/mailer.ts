/** Sends mails over SMTP. */
import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  /** Identifies the mail: a second delivery of the same one has the same Message-ID, so that servers may drop it. */
  id: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  html: string;
  text: string;
  /** An address that turns mails of this kind off by a POST (RFC 8058). */
  unsubscribe?: string | null;
}

export interface Mailer {
  /** @throws Error if the server cannot be reached, or refuses the mail */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Milliseconds that a server may take for any of its replies. */
const patience = 20_000;

/** @param url such as `smtp://user:password@mail.example:587`; `smtps:` is TLS from the first byte */
export function createMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // The content of a mail comes only from the database: no file or address is read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, from, to, subject, html, text, unsubscribe }) {
      const messageId = `<${id}@${from.address.split('@')[1]}>`;
      const headers = {
        ...{ 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
        ...(unsubscribe && {
          'list-unsubscribe': { prepared: true, foldLines: false, value: `<${unsubscribe}>` },
          'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        }),
      };
      // An address as an object is never parsed as a list of several.
      await transport.sendMail({ messageId, from, to: { name: '', address: to }, subject, html, text, headers });
    },
    close: () => transport.close(),
  };
}
