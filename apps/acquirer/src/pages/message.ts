/** A page with one message: errors, and pages that have ended. */
import type { FastifyReply } from 'fastify';
import { copy } from './copy.ts';
import { html } from './html.ts';
import { sendPage } from './page.ts';

/** Sends the page of an error. */
export function sendMessage(reply: FastifyReply, status: number): FastifyReply {
  const { title, text } = status === 404 ? copy.notFound : status < 500 ? copy.badRequest : copy.failed;
  return sendPage(reply, { title, body: html`<h1>${title}</h1><p>${text}</p>` }, status);
}
