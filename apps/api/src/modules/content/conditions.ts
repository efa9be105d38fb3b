/** Conditions in documents: texts that are shown only if the shop offers something (TR-01, docs/content.md). */
import type { ContentDocument } from '@tianguis/contract';
import { formatMoney } from '@tianguis/domain';
import {
  keysOf,
  type MonthsPlan,
  type Offer,
  type Offered,
  type OfferKey,
  offeredOf,
  offerKeys,
  shownText,
  textFault,
} from '@tianguis/domain/offer';

/** Calls `change` with each text of a document, and its path in the document. @returns the changed document */
function mapTexts(value: unknown, change: (text: string, path: string) => string, path = ''): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((one, at) => mapTexts(one, change, `${path}/${at}`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, mapTexts(one, change, `${path}/${name}`)]),
  );
}

const isMarkdown = (path: string) => path.endsWith('/markdown');

/** The text of a field: lines of Markdown, or one line. */
function fieldText(text: string, path: string, offered: Offered, plans: readonly string[]): string {
  const shown = shownText(text, offered, plans);
  return isMarkdown(path) || shown === text ? shown : shown.replace(/\s*\n\s*/g, ' ').trim();
}

/** The plans of months without interest as a list in Markdown. */
const planLines = (plans: readonly MonthsPlan[]): string[] =>
  plans
    .toSorted((one, other) => one.months - other.months)
    .map(({ months, from }) => `- **${months} meses**, en compras desde ${formatMoney(from)}`);

/** The fields of a page as the shop shows them. The texts must have no faults ({@link checkConditions}). */
export function shownPage<Page extends Partial<ContentDocument>>(page: Page, offer: Offer): Page {
  const offered = offeredOf(offer);
  const plans = planLines(offer.months);
  return mapTexts(page, (text, path) => fieldText(text, path, offered, plans)) as Page;
}

/**
 * Checks the conditions of a document.
 * @throws Error with one sentence for an operator; the sentence starts with `name`
 */
export function checkConditions(document: unknown, name: string): void {
  mapTexts(document, (text, path) => {
    if (!text.includes(':::')) return text;
    const fault = textFault(text);
    if (fault) throw new Error(`${name} is wrong at ${path}, line ${fault.line}: ${fault.fault}.`);
    const empty = isMarkdown(path) ? undefined : keysThatEmpty(text, path);
    if (empty) throw new Error(`${name} is wrong at ${path}: nothing is left of it if the shop offers ${empty}.`);
    return text;
  });
}

/** Names an offer for which a text is empty; undefined if there is none. */
function keysThatEmpty(text: string, path: string): string | undefined {
  const keys = keysOf(text);
  for (let choice = 0; choice < 2 ** keys.length; choice++) {
    const isOn = (key: OfferKey) => Math.floor(choice / 2 ** keys.indexOf(key)) % 2 === 1;
    const offered = Object.fromEntries(offerKeys.map((key) => [key, isOn(key)])) as Record<OfferKey, boolean>;
    if (fieldText(text, path, offered, []) === '')
      return keys.map((key) => (isOn(key) ? key : `no ${key}`)).join(' and ');
  }
  return undefined;
}
