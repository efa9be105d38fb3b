/** The pages on which a card is typed: a full page, and a page for a frame of the shop. */
import { formatMoney } from '@tianguis/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from '../../bank.ts';
import { readCard } from '../../cards/card-form.ts';
import { finishSession, type SessionRow, sessionRow, showSession } from '../../cards/sessions.ts';
import { originOf, returnTo } from '../../return-url.ts';
import { cardCopy, copy } from '../copy.ts';
import { textOf } from '../form-values.ts';
import { html } from '../html.ts';
import { sendMessage } from '../message.ts';
import { readTheme, sendPage } from '../page.ts';
import { cardForm, emptyCard, filledCard, testCardList, typedCard } from './form.ts';

type PageRequest = FastifyRequest<{ Params: { id: string } }>;

const paths = { page: '/tarjeta', frame: '/marco' };
type Place = keyof typeof paths;

export function cardRoutes(app: FastifyInstance, bank: Bank): void {
  for (const place of ['page', 'frame'] as const) {
    app.get(`${paths[place]}/:id`, async (request: PageRequest, reply) => show(bank, place, request, reply));
    app.post(`${paths[place]}/:id`, async (request: PageRequest, reply) => submit(bank, place, request, reply));
  }
}

function show(bank: Bank, place: Place, request: PageRequest, reply: FastifyReply) {
  const row = sessionRow(bank, request.params.id);
  if (!row) return sendMessage(reply, 404);
  const filled = filledCard(textOf(request.query, 'prueba'));
  return sendState(bank, place, row, request, reply, { typed: filled ?? emptyCard, errors: {}, cvc: filled?.cvc });
}

function submit(bank: Bank, place: Place, request: PageRequest, reply: FastifyReply) {
  const row = sessionRow(bank, request.params.id);
  if (!row) return sendMessage(reply, 404);
  const typed = typedCard(request.body);
  const read = readCard(typed, bank.clock.now());
  if ('errors' in read) return sendState(bank, place, row, request, reply, { typed, errors: read.errors });
  finishSession(bank, row.id, read.card, typed.save);
  // A redirect, so that a reload submits nothing again.
  const done = sessionRow(bank, row.id) as SessionRow;
  if (place === 'page' && isDone(bank, done)) return reply.redirect(returnTo(row.return_url, 'sesion', row.id), 303);
  return reply.redirect(addressOf(place, row, request), 303);
}

const isDone = (bank: Bank, row: SessionRow): boolean => showSession(bank, row).state === 'done';

interface Typed {
  typed: ReturnType<typeof typedCard>;
  errors: Parameters<typeof cardForm>[0]['errors'];
  cvc?: string | undefined;
}

/** Sends the page of a session: the form, the typed card, or the end of the session. */
function sendState(
  bank: Bank,
  place: Place,
  row: SessionRow,
  request: PageRequest,
  reply: FastifyReply,
  { typed, errors, cvc }: Typed,
) {
  const isFrame = place === 'frame';
  const shop = originOf(row.return_url);
  const common = { shop, isFrame, theme: readTheme(textOf(request.query, 'tema')) };
  const { state, card } = showSession(bank, row);
  const back = html`<a class="button whole" href="${returnTo(row.return_url, 'sesion', row.id)}">${copy.back}</a>`;

  if (state === 'expired') {
    const body = html`<h1>${cardCopy.expiredTitle}</h1><p>${cardCopy.expired}</p>${isFrame ? '' : back}`;
    return sendPage(reply, { ...common, title: cardCopy.expiredTitle, body }, 410);
  }
  if (card) {
    const title = cardCopy.done(card.last4);
    const body = html`<p class="ready" role="status">${title}</p>${isFrame ? '' : back}`;
    return sendPage(
      reply,
      isFrame ? { ...common, title, body, script: report(row.id, shop) } : { ...common, title, body },
    );
  }

  const action = addressOf(place, row, request);
  const form = cardForm({ action, typed, errors }, cvc);
  const list = testCardList((number) => addressOf(place, row, request, number), !isFrame && typed === emptyCard);
  const body = isFrame
    ? html`${form}${list}`
    : html`<h1>${cardCopy.title}</h1><div class="panel">
<p class="soft">${cardCopy.amount}</p><p class="big">${formatMoney(row.amount)}</p>
<p class="soft">${cardCopy.notYet}</p>${form}${list}</div>`;
  return sendPage(reply, { ...common, title: cardCopy.title, body }, Object.keys(errors).length > 0 ? 422 : 200);
}

/** The address of the page with its theme, and with a test card filled in. */
function addressOf(place: Place, { id }: SessionRow, request: PageRequest, card?: string): string {
  const theme = readTheme(textOf(request.query, 'tema'));
  const query = new URLSearchParams({
    ...(theme ? { tema: theme === 'dark' ? 'oscuro' : 'claro' } : {}),
    ...(card ? { prueba: card } : {}),
  });
  return `${paths[place]}/${id}${query.size > 0 ? `?${query}` : ''}`;
}

/** The script that reports the typed card to the shop, and to no other origin. */
function report(session: string, origin: string): string {
  const message = JSON.stringify({ type: 'tarjeta', sesion: session });
  return `parent.postMessage(${message},${JSON.stringify(origin)})`;
}
