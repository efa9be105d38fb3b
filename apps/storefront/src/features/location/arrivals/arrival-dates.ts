/**
 * Writes arrival dates into the empty lines of a page (`commerce/arrival-line.tsx`). One call reads the dates of all
 * lines; another call reads those of lines that appear later. All are read again when dates may have changed.
 */
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { postalCodeCookie } from '../../../commerce/destination/postal-code.ts';
import { askShop } from '../../../shared/api/resource.ts';
import { readCookie } from '../../../shared/device/cookies.ts';
import { arrivalCopy } from './arrival-copy.ts';
import {
  type ArrivalSubject,
  type Arrivals,
  type ArrivalWords,
  arrivalKey,
  arrivalsPath,
  asksAttribute,
  listedAttribute,
  mostArrivals,
} from './arrivals.ts';
import { PickupShops } from './pickup-shops.tsx';

const { failed } = arrivalCopy;

/**
 * Milliseconds to wait after the first failure, and at most. A random part is added, so that not all pages ask at once.
 */
const [firstPause, longestPause] = [15_000, 300_000];
/** A wait is limited to a day, since timers of browsers last at most 24.8 days. */
const longestWait = 86_400_000;

/** React roots in the lines with shops. A root exists as long as its line, since React unmounts asynchronously. */
const shops = new Map<HTMLElement, Root>();

/**
 * Starts to write dates for the stored postal code.
 * @returns a function that stops this and empties the lines
 */
export function showArrivals(): () => void {
  // The page asks for a postal code. The page can now list the products that arrive at this postal code.
  if (document.querySelector(`[${asksAttribute}]`)) location.reload();
  // A page that lists arrivals at another postal code is also reloaded.
  reloadIfElsewhere();
  let known = new Map<string, ArrivalWords | null>();
  let until = Number.POSITIVE_INFINITY;
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  /** After the end, replies that arrive late are ignored, since they belong to another postal code. */
  let isOver = false;
  let frame = 0;

  const lines = () => [...document.querySelectorAll<HTMLElement>('[data-arrival]')];

  function write(): void {
    for (const [line, root] of shops) {
      if (line.isConnected) continue;
      root.unmount();
      shops.delete(line);
    }
    for (const line of lines()) {
      const words = known.get(arrivalKey(subjectOf(line)));
      if (words === undefined) continue;
      // Without a date, the line's reserved space is released.
      line.hidden = words === null;
      if (line.dataset.part === 'pickup') {
        writePickup(line, words);
        continue;
      }
      const text = textFor(line, words);
      if (line.textContent !== text) line.textContent = text;
      line.classList.toggle('unknown', words?.isUnknown === true);
    }
  }

  function forget(): void {
    known = new Map();
    until = Number.POSITIVE_INFINITY;
  }

  function again(after: number): void {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        forget();
        ask();
      },
      Math.min(longestWait, after),
    );
  }

  async function ask(): Promise<void> {
    if (isOver) return;
    if (Date.now() >= until) forget();
    write();
    const missing = new Map<string, ArrivalSubject>();
    for (const line of lines()) {
      const subject = subjectOf(line);
      if (!known.has(arrivalKey(subject))) missing.set(arrivalKey(subject), subject);
    }
    if (asking || missing.size === 0 || document.visibilityState === 'hidden') return;
    const cards = [...missing.values()].filter(({ sku }) => sku === undefined).slice(0, mostArrivals);
    const detail = [...missing.values()].find(({ sku }) => sku !== undefined);
    const asked = [...cards, ...(detail ? [detail] : [])];
    const call = new AbortController();
    asking = call;
    try {
      const query = new URLSearchParams({ productos: cards.map(({ product }) => product).join(',') });
      if (detail) query.set('producto', String(detail.product));
      if (detail?.sku) query.set('variante', detail.sku);
      const found = await askShop<Arrivals>(`${arrivalsPath}?${query}`, { signal: call.signal });
      for (const one of asked) known.set(arrivalKey(one), found.words[arrivalKey(one)] ?? null);
      until = Math.min(until, Date.now() + found.holdsMs);
      pause = firstPause;
      again(until - Date.now());
    } catch {
      if (call.signal.aborted) return;
      for (const one of asked) known.set(arrivalKey(one), { short: failed, long: failed, isUnknown: true });
      again(pause * (1 + Math.random() / 4));
      pause = Math.min(longestPause, pause * 2);
    } finally {
      if (asking === call) asking = undefined;
    }
    ask();
  }

  let isDue = false;
  const soon = () => {
    if (isDue) return;
    isDue = true;
    frame = requestAnimationFrame(() => {
      isDue = false;
      ask();
    });
  };
  // New cards appear by navigations and by shelves that load later.
  const watcher = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof Element))) soon();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  // A page in the background may have missed the hour at which dates change, or may be online again.
  document.addEventListener('visibilitychange', soon);
  window.addEventListener('pageshow', soon);
  ask();
  return () => {
    isOver = true;
    cancelAnimationFrame(frame);
    watcher.disconnect();
    document.removeEventListener('visibilitychange', soon);
    window.removeEventListener('pageshow', soon);
    clearTimeout(timer);
    asking?.abort();
    reloadIfElsewhere();
    for (const line of lines()) {
      if (line.dataset.part === 'pickup') writePickup(line, null);
      else line.textContent = '';
    }
  };
}

/** Reloads the page if it lists arrivals at another postal code, or at one that was deleted. */
function reloadIfElsewhere(): void {
  const listed = document.querySelector(`[${listedAttribute}]`)?.getAttribute(listedAttribute);
  if (listed && listed !== readCookie(postalCodeCookie)) location.reload();
}

function writePickup(line: HTMLElement, words: ArrivalWords | null): void {
  const root = shops.get(line) ?? (words?.pickup && createRoot(line));
  if (!root) return;
  shops.set(line, root);
  root.render(words?.pickup ? createElement(PickupShops, words.pickup) : null);
}

const subjectOf = ({ dataset: { arrival, sku } }: HTMLElement): ArrivalSubject => ({ product: Number(arrival), sku });

function textFor({ dataset: { part, long } }: HTMLElement, words: ArrivalWords | null): string {
  if (part === 'cost') return words?.cost ?? '';
  return (long === undefined ? words?.short : words?.long) ?? '';
}
