/** The form of a card, for the full page and for the frame. */
import { brandNames, testCards } from '../../cards/behaviour.ts';
import type { CardErrors, TypedCard } from '../../cards/card-form.ts';
import { grouped } from '../../digits.ts';
import { behaviourWords, cardCopy, cardErrors, kindWords } from '../copy.ts';
import { textOf } from '../form-values.ts';
import { type Html, html } from '../html.ts';

type Field = keyof CardErrors;

export const emptyCard: TypedCard = { number: '', expires: '', cvc: '', name: '', save: false };

/** Reads a submitted form. */
export function typedCard(body: unknown): TypedCard {
  return {
    number: textOf(body, 'numero', 40),
    expires: textOf(body, 'vence', 20),
    cvc: textOf(body, 'cvc', 10),
    name: textOf(body, 'nombre', 500),
    save: textOf(body, 'guardar') !== '',
  };
}

/** The values of a test card, which a link of the list fills in. Undefined for a number that is not in the list. */
export function filledCard(number: string): TypedCard | undefined {
  const card = testCards.find((one) => one.number === number);
  if (!card) return undefined;
  return {
    number: shown(number),
    expires: '12/34',
    cvc: card.brand === 'amex' ? '1234' : '123',
    name: 'Prueba',
    save: false,
  };
}

interface Form {
  /** Path and query of the page. */
  action: string;
  typed: TypedCard;
  errors: CardErrors;
}

/** The CVC is never sent back. An error stands in the line of the label, so that it needs no further height. */
export function cardForm({ action, typed, errors }: Form, cvc = ''): Html {
  const first = (['number', 'expires', 'cvc', 'name'] as const).find((field) => errors[field]);
  const input = (field: Field, name: string, value: string, autocomplete: string, isNumeric = true) => html`
<label class="field"><span class="line"><span>${cardCopy[field]}</span>${errorOf(field, errors)}</span>
<input name="${name}" value="${value}" autocomplete="${autocomplete}"${isNumeric ? html` inputmode="numeric"` : ''}${field === 'expires' ? html` placeholder="${cardCopy.expiresFormat}"` : ''}
${errors[field] ? html` aria-invalid="true" aria-describedby="error-${field}"` : ''}
${first === field ? html` autofocus` : ''} spellcheck="false" maxlength="${field === 'name' ? 80 : 23}"></label>`;
  return html`<form method="post" action="${action}" novalidate>
${input('number', 'numero', typed.number, 'cc-number')}
<div class="pair">${input('expires', 'vence', typed.expires, 'cc-exp')}${input('cvc', 'cvc', cvc, 'cc-csc')}</div>
${input('name', 'nombre', typed.name, 'cc-name', false)}
<label class="check"><input type="checkbox" name="guardar" value="si"${typed.save ? html` checked` : ''}>${cardCopy.save}</label>
<button class="whole">${cardCopy.submit}</button>
</form>`;
}

function errorOf(field: Field, errors: CardErrors): Html | string {
  const error = errors[field];
  return error ? html`<span class="error" id="error-${field}">${cardErrors[error]}</span>` : '';
}

/** The list of test cards. Each is a link to the page with the form filled in. */
export function testCardList(linkTo: (number: string) => string, isOpen: boolean): Html {
  const items = testCards.map(
    ({ number, brand, kind, behaviour }) => html`<li><a href="${linkTo(number)}"><b>${shown(number)}</b>
<span>${brandNames[brand]}${kindWords[kind]}: ${behaviourWords[behaviour]}</span></a></li>`,
  );
  return html`<details${isOpen ? html` open` : ''}><summary>${cardCopy.testCards}</summary>
<p class="help">${cardCopy.testCardsHelp}</p><ul class="cards">${items}</ul></details>`;
}

const shown = (number: string): string => grouped(number, number.length === 15 ? [4, 6, 5] : [4, 4, 4, 4]);
