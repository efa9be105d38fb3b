/** The panel after "Agregar": what happened, the product, the pieces in the cart, and links to continue. */
import type { FormResult } from '@tianguis/ui';
import spriteUrl from '@tianguis/ui/icons/sprite.svg?url&no-inline';
import type { AddOutcome } from '../../../commerce/add-outcome.ts';
import { paths } from '../../../shared/links/paths.ts';
import { panelFields as fields, addWords as words } from './add-words.ts';

const titleId = 'agregado';
const look =
  'fixed inset-x-0 bottom-0 z-50 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-t-lg border border-line bg-raised p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-sm text-ink shadow-lift outline-none sm:inset-x-auto sm:top-[calc(var(--header)+0.5rem)] sm:right-[var(--gutter)] sm:bottom-auto sm:w-96 sm:rounded-lg sm:pb-4';
const buttonLook =
  'inline-flex min-h-11 grow items-center justify-center rounded-full px-5 py-2 text-center text-sm font-semibold';

const outcomes: readonly AddOutcome[] = ['added', 'fewer', 'none'];

let panel: HTMLElement | undefined;
let opener: HTMLElement | null = null;

export function showPanel({ message, values }: Pick<FormResult, 'message' | 'values'>, from: HTMLElement | null): void {
  hide();
  opener = from;
  const of = (name: string) => values[name] ?? '';
  panel = make('section', look);
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-labelledby', titleId);
  panel.tabIndex = -1;

  const head = make('div', 'flex items-center gap-2');
  const outcome = outcomes.find((one) => one === of(fields.outcome)) ?? 'added';
  const colour = outcome === 'added' ? 'text-nopal' : 'text-cempasuchil-ink';
  const title = make('h2', `grow text-base font-bold ${colour}`, words.panel[outcome]);
  title.id = titleId;
  const close = make('button', 'grid size-11 flex-none place-content-center rounded-full hover:bg-sunken');
  Object.assign(close, { type: 'button', ariaLabel: words.close });
  close.setAttribute('aria-label', words.close);
  close.append(icon('close', 'size-5'));
  close.addEventListener('click', leave);
  head.append(icon(outcome === 'added' ? 'check' : 'alert', `size-5 flex-none ${colour}`), title, close);

  const goods = make('div', 'flex items-start gap-3');
  if (of(fields.picture) !== '') {
    const picture = document.createElement('img');
    Object.assign(picture, { src: of(fields.picture), alt: '', width: 64, height: 64 });
    picture.className = 'size-16 flex-none rounded-md bg-sunken object-cover';
    goods.append(picture);
  }
  const facts = make('div', 'min-w-0');
  facts.append(make('p', 'line-clamp-2 font-semibold [overflow-wrap:anywhere]', of(fields.title)));
  if (of(fields.options) !== '') facts.append(make('p', 'text-ink-soft [overflow-wrap:anywhere]', of(fields.options)));
  facts.append(make('p', 'font-semibold', of(fields.line)));
  goods.append(facts);

  panel.append(head, goods);
  if (message !== words.added)
    panel.append(make('p', 'rounded-md bg-cempasuchil-wash px-3 py-2 font-semibold text-cempasuchil-ink', message));
  if (of(fields.shipping) !== '')
    panel.append(
      make('p', of(fields.isFree) === '' ? 'text-ink-soft' : 'font-semibold text-nopal', of(fields.shipping)),
    );
  panel.append(make('p', 'border-t border-line pt-3 font-bold', of(fields.cart)));

  const ways = make('div', 'flex flex-wrap gap-2');
  const see = make('a', `${buttonLook} bg-rosa text-on-rosa hover:bg-rosa-deep`, words.see);
  see.setAttribute('href', paths.cart);
  const goOn = make('button', `${buttonLook} border border-line-strong hover:border-ink`, words.goOn);
  goOn.setAttribute('type', 'button');
  goOn.addEventListener('click', leave);
  ways.append(see, goOn);
  panel.append(ways);

  document.body.append(panel);
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', onPress);
  // The panel takes the focus: a screen reader reads its title, and Tab continues from here.
  panel.focus({ preventScroll: true });
}

const onKey = ({ key }: KeyboardEvent): void => void (key === 'Escape' && leave());
const onPress = ({ target }: Event): void => void (panel?.contains(target as Node) || hide());

/** Closes the panel and restores the focus. */
function leave(): void {
  hide();
  if (opener?.isConnected) opener.focus({ preventScroll: true });
}

function hide(): void {
  panel?.remove();
  panel = undefined;
  document.removeEventListener('keydown', onKey);
  document.removeEventListener('pointerdown', onPress);
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

function icon(name: string, className: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', className);
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${spriteUrl}#${name}`);
  svg.append(use);
  return svg;
}
