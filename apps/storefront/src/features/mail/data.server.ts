/** Shows mails of the shop in the browser (RT-18). */
import type { ApiClient } from '@tianguis/contract/client';
import { createContext } from 'react-router';
import { answered, isCallFailure } from '../../shared/api/failures.ts';
import { type MailFault, mailCopy } from './copy.ts';

export type OpenedMail = { html: string; fault?: undefined } | { html?: undefined; fault: MailFault };

/** The requested mail, which the middleware of the route starts to read. */
export const openedMail = createContext<Promise<OpenedMail>>();

/** The mail of a token, or why it cannot be shown. Other failures throw as in {@link answered}. */
export async function openMail(api: ApiClient, token: string | null): Promise<OpenedMail> {
  if (!token) return { fault: 400 };
  return answered(
    api.mails.inBrowser(token).then(
      ({ data }) => ({ html: data.html }),
      (error: unknown) => {
        if (isCallFailure(error) && isFault(error.status)) return { fault: error.status };
        throw error;
      },
    ),
  );
}

const isFault = (status: number): status is MailFault => Object.hasOwn(mailCopy, status);

/**
 * Sets the headers of every reply at this URL. The URL contains a token, which must not reach other sites, and a mail
 * is for one person.
 */
export function setPrivateHeaders(response: Response): Response {
  response.headers.set('cache-control', 'private, no-store');
  response.headers.set('referrer-policy', 'no-referrer');
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}

/**
 * A mail is a document and not a part of a page, so that the mail looks as it was sent and scrolls like a page. In a
 * page, a mail would need a frame, and the height of a frame cannot adapt to the content without a script. The policy
 * allows a mail only to show content and links, whatever the mail contains. Scripts, forms, frames and requests are
 * refused, so a mail cannot act for the shop. `sandbox` would forbid nothing more, and would block the tools that check
 * accessibility.
 */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  // Only pictures of the shop, since a request to another site would reveal when the mail is read.
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Mail programs need no icon. Without this link, a browser would request `/favicon.ico`, which does not exist. */
const icon = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';

export function mailDocument(html: string): Response {
  return new Response(html.replace('<head>', `<head>${icon}`), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}
