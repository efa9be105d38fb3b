/** The page of 3-D Secure, on which the cardholder confirms a payment. */
import { formatMoney } from '@tianguis/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from '../../bank.ts';
import { brandNames } from '../../cards/behaviour.ts';
import { answerChallenge, challengeCode, mostWrongCodes, refuseChallenge } from '../../payments/changes.ts';
import { type PaymentRow, paymentRow } from '../../payments/payment.ts';
import { originOf, returnTo } from '../../return-url.ts';
import { challengeCopy, copy } from '../copy.ts';
import { textOf } from '../form-values.ts';
import { type Html, html } from '../html.ts';
import { sendMessage } from '../message.ts';
import { sendPage } from '../page.ts';

type PageRequest = FastifyRequest<{ Params: { id: string } }>;

export function challengeRoutes(app: FastifyInstance, bank: Bank): void {
  app.get('/3ds/:id', async ({ params }: PageRequest, reply) => {
    const payment = challengedPayment(bank, params.id);
    if (!payment) return sendMessage(reply, 404);
    return payment.state === 'challenge' ? sendQuestion(reply, payment) : sendEnd(reply, payment, false);
  });
  app.post('/3ds/:id', async ({ params, body }: PageRequest, reply) => {
    const payment = challengedPayment(bank, params.id);
    if (!payment) return sendMessage(reply, 404);
    if (payment.state !== 'challenge') return sendEnd(reply, payment, false);
    return textOf(body, 'accion') === 'cancelar'
      ? leave(reply, refuseChallenge(bank, payment.id) ?? payment)
      : answer(bank, reply, payment, textOf(body, 'codigo'));
  });
}

/** A payment whose card asks for a confirmation; others have no such page. */
function challengedPayment(bank: Bank, id: string): PaymentRow | undefined {
  const payment = paymentRow(bank, id);
  return payment?.behaviour === 'challenge' || payment?.behaviour === 'challenge_post' ? payment : undefined;
}

function answer(bank: Bank, reply: FastifyReply, payment: PaymentRow, typed: string) {
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return sendQuestion(reply, payment, challengeCopy.missing);
  const after = answerChallenge(bank, payment.id, code) ?? payment;
  if (after.state !== 'challenge') return leave(reply, after);
  return sendQuestion(reply, after, challengeCopy.wrong(mostWrongCodes - after.wrong_codes));
}

/** Leads back to the shop: by a redirect, or by a form that the page submits to the shop. */
function leave(reply: FastifyReply, payment: PaymentRow) {
  return payment.behaviour === 'challenge_post'
    ? sendEnd(reply, payment, true)
    : reply.redirect(returnTo(payment.return_url, 'pago', payment.id), 303);
}

function sendQuestion(reply: FastifyReply, payment: PaymentRow, error?: string) {
  const invalid = error ? html` aria-invalid="true" aria-describedby="error"` : '';
  const body = html`<h1>${challengeCopy.title}</h1><div class="panel">${summary(payment)}
<form method="post" action="/3ds/${payment.id}" class="code" novalidate>
${error ? html`<p class="alert" id="error" role="alert">${error}</p>` : ''}
<label class="field"><span class="line">${challengeCopy.code}</span>
<input name="codigo" inputmode="numeric" autocomplete="one-time-code" maxlength="12" autofocus${invalid}></label>
<p class="help">${challengeCopy.help(challengeCode)}</p>
<button class="whole" name="accion" value="confirmar">${challengeCopy.confirm}</button>
<button class="whole quiet" name="accion" value="cancelar">${challengeCopy.refuse}</button>
</form></div>`;
  const shop = originOf(payment.return_url);
  return sendPage(reply, { title: challengeCopy.title, body, shop }, error ? 422 : 200);
}

function summary({ amount, months, description, return_url, card_brand, card_last4 }: PaymentRow): Html {
  const { host } = new URL(return_url);
  return html`<p class="soft">${challengeCopy.amount}</p>
<p class="big">${formatMoney(amount)}</p>${months ? html`<p class="soft">${challengeCopy.months(months)}</p>` : ''}
<dl><dt>${challengeCopy.shop}</dt><dd>${host}</dd><dt>${challengeCopy.what}</dt><dd>${description}</dd>
<dt>${challengeCopy.card}</dt><dd>${card_brand ? brandNames[card_brand] : ''} ···· ${card_last4}</dd></dl>`;
}

/** The page after the answer. Only the page that follows the answer submits its form by itself. */
function sendEnd(reply: FastifyReply, payment: PaymentRow, submits: boolean) {
  const { title, text } = endWords(payment);
  const isPost = payment.behaviour === 'challenge_post';
  const body = html`<h1>${title}</h1><div class="panel"><p>${submits ? challengeCopy.leading : text}</p>
<form id="regreso" method="${isPost ? 'post' : 'get'}" action="${payment.return_url}">${hiddenFields(payment, isPost)}
<button class="whole">${copy.back}</button></form></div>`;
  const shop = originOf(payment.return_url);
  return sendPage(reply, {
    title,
    body,
    shop,
    ...(submits ? { script: "document.getElementById('regreso').submit()" } : {}),
  });
}

/** A form by GET replaces the query of its address, so the fields repeat the query. */
function hiddenFields({ id, return_url }: PaymentRow, isPost: boolean): Html[] {
  const query = isPost ? [] : [...new URL(return_url).searchParams].filter(([name]) => name !== 'pago');
  return [...query, ['pago', id] as const].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
}

function endWords({ state }: PaymentRow): { title: string; text: string } {
  const { confirmed, confirmedText, refused, refusedText, closed, closedText } = challengeCopy;
  if (state === 'paid' || state === 'authorised') return { title: confirmed, text: confirmedText };
  return state === 'declined' ? { title: refused, text: refusedText } : { title: closed, text: closedText };
}
