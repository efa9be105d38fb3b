/** A visitor's heart opens the prompt to sign in (RT-31). Its links store the product as the pending action (SS-07). */
import { paths } from '../../../shared/links/paths.ts';

const hash = '#modalWishlist';

/** The product of the open prompt. */
let wanted: number | undefined;
let isListening = false;

/** @param opener gets the focus back when the prompt closes */
export function openPrompt(product: number, opener: HTMLElement | null): void {
  wanted = product;
  if (!isListening) {
    isListening = true;
    document.addEventListener('click', goOn, true);
    // When the prompt closes, or the customer follows its link, the stored product is dropped.
    document.addEventListener('close', forget, true);
  }
  opener?.focus();
  history.replaceState(history.state, '', hash);
  window.dispatchEvent(new Event('hashchange'));
}

const forget = () => {
  wanted = undefined;
};

/**
 * The prompt's actions are links, since a visitor may open the prompt by its URL fragment. If a heart opened the
 * prompt, the product is submitted with them.
 */
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
  // Removes the URL fragment, since it would open the prompt again when the visitor returns.
  history.replaceState(history.state, '', location.pathname + location.search);
  // `requestSubmit` would call the handler of hearts again.
  form.submit();
}

function field(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input');
  return Object.assign(input, { type: 'hidden', name, value });
}
