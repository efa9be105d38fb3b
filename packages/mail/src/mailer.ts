/** Sends mails over SMTP. */
import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  /** Identifies the mail. A second delivery of the same mail has the same Message-ID, so that servers can drop it. */
  id: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  html: string;
  text: string;
  /** URL that turns off mails of this kind by a POST (RFC 8058). */
  unsubscribe?: string | null;
}

export interface Mailer {
  /** @throws Error if the server cannot be reached, or refuses the mail */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Milliseconds within which a server must send each reply. */
const patience = 20_000;

/** @param url such as `smtp://user:password@mail.example:587`; `smtps:` uses TLS from the first byte */
export function createMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // Mails consist of data from the database only, so reading files and URLs is disabled.
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
      // An address in an object is never parsed as a list of addresses.
      await transport.sendMail({ messageId, from, to: { name: '', address: to }, subject, html, text, headers });
    },
    close: () => transport.close(),
  };
}
