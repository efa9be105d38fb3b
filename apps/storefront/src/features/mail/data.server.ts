/** Mails that the shop sent, in the browser (RT-18). */
import type { ApiClient } from '@tianguis/contract/client';
import { createContext } from 'react-router';
import { answered, isCallFailure } from '../../shared/api/failures.ts';
import { type MailFault, mailCopy } from './copy.ts';

export type OpenedMail = { html: string; fault?: undefined } | { html?: undefined; fault: MailFault };

/** The mail of the request, which the middleware of its route asks for. */
export const openedMail = createContext<Promise<OpenedMail>>();

/** The mail that a token is for, or why there is none to show. Other failures as in {@link answered}. */
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

/** Marks any answer at the address: it has a token, which must go nowhere else, and a mail is for one person. */
export function keepToItself(response: Response): Response {
  response.headers.set('cache-control', 'private, no-store');
  response.headers.set('referrer-policy', 'no-referrer');
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}

/**
 * A mail is a document of its own, and no part of a page of the shop: it looks as it was sent, and scrolls as a page
 * does (a frame has no height of its own without a script). This is what it may do, whatever got into it: nothing but
 * look, and lead on by its links. Scripts, forms, frames and calls are refused, so it cannot act as the shop. Not by
 * `sandbox`, which would keep out the tools that check accessibility, and forbids no more of this.
 */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  // Pictures of the shop alone: a picture from elsewhere would tell when the mail is read.
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Mail programs need no icon; a browser would ask for `/favicon.ico`, which is not there. */
const icon = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';

export function mailDocument(html: string): Response {
  return new Response(html.replace('<head>', `<head>${icon}`), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}
