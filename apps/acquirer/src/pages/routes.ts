/** The pages of the acquirer. */
import type { FastifyInstance } from 'fastify';
import type { Bank } from '../bank.ts';
import { cardRoutes } from './cards/routes.ts';
import { cashierRoutes } from './cashier/routes.ts';
import { challengeRoutes } from './challenge/routes.ts';
import { copy } from './copy.ts';
import { html } from './html.ts';
import { sendPage } from './page.ts';

export async function pageRoutes(app: FastifyInstance, bank: Bank): Promise<void> {
  app.get('/', async (_request, reply) => {
    const { title, text } = copy.home;
    return sendPage(reply, { title, body: html`<h1>${title}</h1>${text.map((line) => html`<p>${line}</p>`)}` });
  });
  cardRoutes(app, bank);
  challengeRoutes(app, bank);
  cashierRoutes(app, bank);
}
