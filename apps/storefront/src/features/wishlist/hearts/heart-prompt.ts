/** A visitor's heart: opens the prompt to sign in (RT-31), whose ways remember the product (SS-07). */
import { paths } from '../../../shared/links/paths.ts';

const hash = '#modalWishlist';

/** The product that the open prompt is about. */
let wanted: number | undefined;
let isListening = false;

/** @param opener gets the focus back, as by the dialog itself */
export function openPrompt(product: number, opener: HTMLElement | null): void {
  wanted = product;
  if (!isListening) {
    isListening = true;
    document.addEventListener('click', goOn, true);
    // Closing it, or leaving it by the hash, ends what was begun.
    document.addEventListener('close', forget, true);
  }
  opener?.focus();
  history.replaceState(history.state, '', hash);
  window.dispatchEvent(new Event('hashchange'));
}

const forget = () => {
  wanted = undefined;
};

/** The ways out of the prompt are links, for who has opened it by its hash. With a product, they take it along. */
function goOn(event: MouseEvent): void {
  if (wanted === undefined || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('dialog[open] a[href]') : null;
  const path = link && new URL(link.href).pathname;
  if (location.hash !== hash || (path !== paths.login && path !== paths.register)) return;
  event.preventDefault();
  event.stopPropagation();
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: paths.addToWishlist, hidden: true });
  form.append(field('producto', String(wanted)), field('entrada', path === paths.register ? 'registro' : 'login'));
  document.body.append(form);
  // Without the hash, which would open the prompt again on the way back.
  history.replaceState(history.state, '', location.pathname + location.search);
  // Not `requestSubmit`, which would be a heart again.
  form.submit();
}

function field(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input');
  return Object.assign(input, { type: 'hidden', name, value });
}
