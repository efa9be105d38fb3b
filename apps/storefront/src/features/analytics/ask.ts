/** Asks for consent to measure the browser (AP-21). Both buttons look the same, and the question moves nothing. */
import { consentCookie, readConsent, writeConsent } from '@tianguis/domain';
import { readCookie, writeCookie } from '../../shared/device/cookies.ts';
import { analyticsPaths } from '../../shared/links/analytics-paths.ts';
import { analyticsCopy } from './copy.ts';

const copy = analyticsCopy.banner;

const look = [
  // On phones, the question is above the buttons that buy.
  'fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-40 sm:right-auto sm:w-96 lg:bottom-4',
  'grid gap-2 rounded-lg border border-line bg-raised p-4 text-sm text-ink shadow-lift',
].join(' ');
const buttonLook =
  'inline-flex min-h-11 grow basis-32 items-center justify-center rounded-full border border-line-strong px-4 font-semibold hover:border-ink';

let isAsked = false;

/** @param onYes is called when the visitor allows it */
export function askForConsent(onYes: () => void): void {
  if (isAsked || readConsent(readCookie(consentCookie)) !== undefined) return;
  isAsked = true;
  const banner = document.createElement('section');
  banner.className = look;
  banner.setAttribute('aria-label', copy.label);
  const text = document.createElement('p');
  text.textContent = copy.text;
  const more = document.createElement('a');
  Object.assign(more, { href: analyticsPaths.page, textContent: copy.more });
  more.className = 'ml-1 font-semibold text-talavera underline';
  text.append(more);
  const ways = document.createElement('div');
  ways.className = 'flex flex-wrap gap-2';
  const decide = (label: string, consent: string, then?: () => void) => {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: label, className: buttonLook });
    button.addEventListener('click', () => {
      writeCookie(consentCookie, consent);
      const hadFocus = banner.contains(document.activeElement);
      banner.remove();
      if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
      then?.();
    });
    ways.append(button);
  };
  decide(copy.no, writeConsent({ isGiven: false }));
  decide(copy.yes, writeConsent({ isGiven: true, visitor: randomVisitor() }), onYes);
  banner.append(text, ways);
  // The question comes right after the link that skips to the content, for screen readers and the keyboard.
  document.querySelector('main')?.before(banner);
}

/** `randomUUID` exists only over TLS. */
function randomVisitor(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
