/** Options of a toast: a line about the last action above the bottom of the screen, shown for some seconds. */

interface ToastMore {
  isFault?: boolean;
  link?: { href: string; label: string };
  undo?: () => unknown;
}

const shownMs = 7_000;
const faultMs = 12_000;
const undoWord = 'Deshacer';

const look =
  'pointer-events-auto flex max-w-[min(30rem,100%)] flex-wrap items-center gap-x-4 rounded-lg border border-line bg-raised px-4 py-2 text-sm text-ink shadow-lift';
const actionLook = 'inline-flex min-h-11 items-center font-semibold text-talavera underline';

/**
 * Screen readers announce a live region only if it existed before its text. So the regions are created once and reused.
 */
const regions: Partial<Record<'status' | 'alert', HTMLElement>> = {};
let timer: ReturnType<typeof setTimeout> | undefined;

function regionOf(role: 'status' | 'alert'): HTMLElement {
  const known = regions[role];
  if (known?.isConnected) return known;
  const region = document.createElement('div');
  region.setAttribute('role', role);
  region.className =
    'pointer-events-none fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-50 flex justify-center lg:bottom-6';
  document.body.append(region);
  regions[role] = region;
  return region;
}

export function showToast(text: string, { isFault = false, link, undo }: ToastMore = {}): void {
  hide();
  const opener = document.activeElement;
  const region = regionOf(isFault ? 'alert' : 'status');
  const box = document.createElement('div');
  box.className = look;
  const words = document.createElement('span');
  words.className = 'py-2';
  words.textContent = text;
  box.append(words);
  if (link) {
    const anchor = document.createElement('a');
    Object.assign(anchor, { href: link.href, textContent: link.label, className: actionLook });
    box.append(anchor);
  }
  if (undo) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: undoWord, className: actionLook });
    button.addEventListener('click', () => {
      hide();
      undo();
      // The pressed button is gone, so the focus returns to the element that had it before.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    });
    box.append(button);
  }
  // The toast remains while the pointer is over it or it has the focus.
  for (const event of ['pointerenter', 'focusin']) box.addEventListener(event, () => clearTimeout(timer));
  for (const event of ['pointerleave', 'focusout']) box.addEventListener(event, () => hideIn(shownMs));
  region.append(box);
  hideIn(isFault ? faultMs : shownMs);
}

function hideIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(hide, ms);
}

function hide(): void {
  clearTimeout(timer);
  for (const region of Object.values(regions)) region.replaceChildren();
}
