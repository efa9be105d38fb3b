/** The cashier's page. */
import { formatMoney, momentFormat } from '@tianguis/domain';
import type { Bank } from '../../bank.ts';
import { brandNames } from '../../cards/behaviour.ts';
import { groupedClabe, groupedSlip } from '../../digits.ts';
import { type PaymentRow, receivedFor, refundsOf } from '../../payments/payment.ts';
import { cashierCopy as copy } from '../copy.ts';
import { type Html, html } from '../html.ts';
import type { CashierError, Choice, TypedArrival } from './arrivals.ts';

export interface View {
  /** The path of the page, with its secret. */
  path: string;
  token: () => string;
  typed: TypedArrival;
  error?: CashierError | undefined;
  notice?: keyof typeof copy.notices | undefined;
}

const most = 50;
const moment = momentFormat({ dateStyle: 'medium', timeStyle: 'short' });

export function cashierPage(bank: Bank, view: View): Html {
  const { error, notice } = view;
  const open = payments(bank, "way <> 'card' and state = 'pending'");
  const ended = payments(bank, "way <> 'card' and state <> 'pending'");
  const cards = payments(bank, "way = 'card'");
  return html`<h1>${copy.title}</h1><p class="soft">${copy.help}</p>
${notice ? html`<p class="notice" role="status">${copy.notices[notice]}</p>` : ''}
<div class="columns">
<section><h2>${copy.pay}</h2>${error ? html`<p class="alert" id="error" role="alert">${copy.errors[error]}</p>` : ''}${payForm(view)}</section>
<div>
${section(
  copy.open,
  open.map((one) => cashItem(bank, view, one)),
  copy.nothingOpen,
)}
${
  ended.length > 0
    ? section(
        copy.recent,
        ended.map((one) => cashItem(bank, view, one)),
      )
    : ''
}
${section(
  copy.cards,
  cards.map((one) => cardItem(bank, view, one)),
  copy.noCards,
)}
</div></div>`;
}

function payments({ db }: Bank, condition: string): PaymentRow[] {
  return db.all<PaymentRow>(`select * from payments where ${condition} order by updated_at desc, id limit :most`, {
    most,
  });
}

const section = (title: string, items: readonly Html[], empty = '') => html`<section><h2>${title}</h2>
${items.length > 0 ? html`<ul class="payments">${items}</ul>` : html`<p class="soft">${empty}</p>`}</section>`;

function payForm({ path, token, typed, error }: View): Html {
  const isWrong = error !== undefined && error !== 'form' && error !== 'bad_amount';
  const invalid = (wrong: boolean) => (wrong ? html` aria-invalid="true" aria-describedby="error"` : '');
  const choice = ([value, words]: [string, string]) => html`
<label class="check"><input type="radio" name="cuanto" value="${value}"${value === typed.choice ? html` checked` : ''}>${words}</label>`;
  return html`<form method="post" action="${path}/pagar" novalidate>
<input type="hidden" name="formulario" value="${token()}">
<label class="field"><span class="line">${copy.number}</span>
<input name="numero" value="${typed.number}" inputmode="numeric" autocomplete="off" maxlength="60"${invalid(isWrong)}></label>
<p class="help">${copy.numberHelp}</p>
<fieldset><legend>${copy.how}</legend><div class="choices">${Object.entries(copy.ways).map(choice)}</div></fieldset>
<label class="field"><span class="line">${copy.other}</span>
<input name="cantidad" value="${typed.other}" inputmode="decimal" autocomplete="off" maxlength="20"${invalid(error === 'bad_amount')}></label>
<label class="check"><input type="checkbox" name="tarde" value="si"${typed.late ? html` checked` : ''}>${copy.late}</label>
<button class="whole">${copy.submit}</button>
</form>`;
}

function cashItem(bank: Bank, { path, token }: View, payment: PaymentRow): Html {
  const received = receivedFor(bank, payment);
  const number = payment.slip ?? payment.clabe ?? '';
  const rest = Math.max(payment.amount - received, 0) || payment.amount;
  const isOpen = payment.state === 'pending';
  const words = isOpen || payment.state === 'paid' ? copy.payRest(formatMoney(rest)) : copy.payLate;
  return html`<li><div>${heading(payment)}
<p class="digits">${payment.slip ? groupedSlip(number) : groupedClabe(number)}</p>
<p class="soft">${stateWords(payment)}${received > 0 ? ` · ${copy.received(formatMoney(received), formatMoney(payment.amount))}` : ''}</p></div>
<form method="post" action="${path}/pagar">
<input type="hidden" name="formulario" value="${token()}"><input type="hidden" name="numero" value="${number}">
${words === copy.payLate ? html`<input type="hidden" name="tarde" value="si">` : ''}
<button class="quiet" aria-label="${words}: ${payment.description}">${words}</button>
<a class="button quiet" href="${path}?numero=${number}">${copy.otherWay}</a>
</form></li>`;
}

function stateWords({ state, expires_at }: PaymentRow): string {
  return state === 'pending' && expires_at !== null ? copy.until(moment(expires_at)) : copy.states[state];
}

function cardItem(bank: Bank, { path, token }: View, payment: PaymentRow): Html {
  const refunded = refundsOf(bank, payment.id)
    .filter(({ state }) => state === 'made')
    .reduce((sum, { amount }) => sum + amount, 0);
  const facts = [
    copy.states[payment.state],
    payment.dispute ? copy.disputes[payment.dispute] : '',
    refunded > 0 ? copy.refunded(formatMoney(refunded)) : '',
  ];
  const button = (value: string, words: string) =>
    html`<button class="quiet" name="accion" value="${value}" aria-label="${words}: ${payment.description}">${words}</button>`;
  const buttons =
    payment.dispute === 'open'
      ? html`${button('gana', copy.won)}${button('pierde', copy.lost)}`
      : payment.state === 'paid' && payment.dispute === null
        ? button('abre', copy.openDispute)
        : undefined;
  return html`<li><div>${heading(payment)}
<p class="soft">${payment.card_brand ? brandNames[payment.card_brand] : ''} ···· ${payment.card_last4} · ${facts.filter(Boolean).join(' · ')}</p></div>
${
  buttons
    ? html`<form method="post" action="${path}/desconocer">
<input type="hidden" name="formulario" value="${token()}"><input type="hidden" name="pago" value="${payment.id}">${buttons}</form>`
    : ''
}</li>`;
}

const heading = ({ way, amount, description }: PaymentRow) =>
  html`<p><b>${formatMoney(amount)}</b> · ${copy.ways_[way]} · ${description}</p>`;

/** An empty form, or the form for a number that a link names. */
export const emptyArrival = (number = ''): TypedArrival => ({
  number,
  choice: 'exact' as Choice,
  other: '',
  late: false,
});
