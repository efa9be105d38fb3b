/**
 * The cart of an open page. Changes are sent one after the other. Quantities show the wanted number at once. Amounts
 * always come from the server. A refused change is reverted, with a message.
 */
import type { FormResult } from '@tianguis/ui';
import { useEffect, useRef, useState } from 'react';
import { postalCodeCookie } from '../../../commerce/destination/postal-code.ts';
import { cartVersionCookie } from '../../../commerce/sign-in/cart-count.ts';
import { cookieChange, readCookie, watchCookies } from '../../../shared/device/cookies.ts';
import { reportEvent } from '../../../shared/device/shop-events.ts';
import { goField } from '../../../shared/forms/go-field.ts';
import { sendForm } from '../../../shared/forms/send-form.ts';
import { cartPaths } from '../../../shared/links/cart-paths.ts';
import { cartCopy as copy } from './cart-copy.ts';
import { type CartAction, type CartPageData, cartFields as fields, keyOf, undoOf } from './cart-data.ts';
import { type Leaving, lostLines, nextPlaces, placesOf } from './cart-places.ts';

export interface CartChange {
  what: CartAction;
  id?: number;
  sku?: string;
  pieces?: number;
  code?: string;
  /** Number of an unpaid order. */
  order?: string;
}

export interface CartMessage {
  text: string;
  isFault: boolean;
  /** The change succeeded with a result that differs from the request. */
  isNotice?: boolean | undefined;
  /** The action that undoes the change. */
  undo?: { what: CartAction; id: number; sku: string } | undefined;
}

type CartResult = FormResult & { cart?: CartPageData };

const lineOf = ({ id, sku }: CartChange): string => `${id} ${sku}`;

/** @param reread reads the cart again after other parts of the page changed it */
export function useCart(shown: CartPageData, reread: () => void = () => undefined) {
  const [cart, setCart] = useState(shown);
  /** The wanted quantity of each line, until the shop has answered. */
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({});
  const [message, setMessage] = useState<CartMessage>();
  /** The result of the last removal or restoration, for screen readers. */
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const known = useRef(shown);
  /** The lines as the page shows them, with the rows of lines that this page removed. */
  const [places, setPlaces] = useState(() => placesOf(shown));
  const placed = useRef(places);
  const leaving = useRef<ReadonlyMap<string, Leaving>>(new Map());
  const queue = useRef<Array<{ change: CartChange; settle(result: CartResult): void }>>([]);
  /** The changes on their way; it becomes whether all of them succeeded. */
  const sending = useRef<Promise<boolean>>(undefined);
  /** The version for which the cart was last read again. */
  const asked = useRef<string>(undefined);

  // A navigation to the same page has read the cart again, so the page shows that cart.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reading
  useEffect(() => {
    // A cart that was read before the last change was answered is out of date.
    if (shown === known.current || shown.version < known.current.version) return;
    const lost = lostWords(known.current, shown);
    accept(shown);
    if (lost !== undefined) setMessage({ text: lost, isFault: false, isNotice: true });
  }, [shown]);

  function accept(next: CartPageData): void {
    known.current = next;
    const there = new Set(next.sellers.flatMap(({ lines }) => lines.map(keyOf)));
    leaving.current = new Map([...leaving.current].filter(([key]) => !there.has(key)));
    placed.current = nextPlaces(placed.current, next, leaving.current);
    setCart(next);
    setPlaces(placed.current);
  }

  // Reads the cart again after another tab or a card of the page changed it, or the postal code changed. Lines, arrival
  // dates and amounts differ then. A change of this page waits for its own answer.
  useEffect(() => {
    let place = readCookie(postalCodeCookie);
    const look = () => {
      const now = readCookie(postalCodeCookie);
      const isElsewhere = now !== place;
      place = now;
      const version = readCookie(cartVersionCookie);
      const isKnown = version === undefined || Number(version) === known.current.version || version === asked.current;
      if (!isElsewhere && (isKnown || sending.current)) return;
      asked.current = version;
      reread();
    };
    // The cart may have changed while this page was loaded.
    look();
    return watchCookies(look);
  }, [reread]);

  useEffect(() => {
    reportEvent({ evento: 'carrito', productos: productsOf(cart) });
  }, [cart]);

  /** @returns the result, for forms that show it */
  function change(next: CartChange): Promise<CartResult> {
    if (next.what === 'cantidad') {
      if (next.pieces === undefined) {
        setMessage({ text: copy.noNumber, isFault: true });
        return Promise.resolve(nothing);
      }
      const key = lineOf(next);
      setWanted((before) => ({ ...before, [key]: next.pieces ?? 0 }));
      // Presses may be faster than replies. So of the waiting quantities of a line, only the last is sent.
      const waiting = queue.current.find((one) => one.change.what === 'cantidad' && lineOf(one.change) === key);
      if (waiting) {
        waiting.change = next;
        return Promise.resolve(nothing);
      }
    }
    return new Promise((settle) => {
      queue.current.push({ change: next, settle });
      sending.current ??= work();
    });
  }

  async function work(): Promise<boolean> {
    let areDone = true;
    setBusy(true);
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const result = await send(next.change);
      if (result.status !== 'done') areDone = false;
      next.settle(result);
    }
    sending.current = undefined;
    setBusy(false);
    return areDone;
  }

  async function send(next: CartChange): Promise<CartResult> {
    const before = known.current;
    const result = await ask(next, known.current.version);
    const to = result.values[goField];
    if (to !== undefined) {
      location.assign(to);
      return result;
    }
    const isDone = result.status === 'done';
    if (result.cart) {
      const undo = undoOf[next.what];
      if (isDone && undo) leave(next, { text: result.message, undo });
      accept(result.cart);
      reportChange(next);
      window.dispatchEvent(new Event(cookieChange));
    }
    const isWaiting = queue.current.some(({ change: other }) => lineOf(other) === lineOf(next));
    if (next.what === 'cantidad' && !isWaiting) setWanted(({ [lineOf(next)]: _, ...others }) => others);
    showOutcome(next, result, isDone, before);
    return result;
  }

  function showOutcome(next: CartChange, result: CartResult, isDone: boolean, before: CartPageData): void {
    // The coupon form shows its own errors.
    if (next.what === 'cupon' && !isDone) return;
    const notices = result.cart?.notices.join(' ') ?? '';
    const text = withTitle(result.message, titleOf(before, next));
    const lost = result.cart && lostWords(before, result.cart);
    if (!isDone) setMessage({ text: result.message, isFault: true });
    else if (notices !== '') setMessage({ text: notices, isFault: false, isNotice: true });
    else if (lost !== undefined) setMessage({ text: lost, isFault: false, isNotice: true });
    // The place of the line shows the result. A message above the lines would move them.
    else if (undoOf[next.what] || next.what === 'devolver') setSaid(text);
    else setMessage(next.what === 'cantidad' ? undefined : { text, isFault: false });
  }

  /** Leaves a row in the place of a line. */
  function leave(next: CartChange, row: Omit<Leaving, 'height'>): void {
    const key = lineOf(next);
    const line = document.querySelector<HTMLElement>(`[data-line="${CSS.escape(key)}"]`);
    leaving.current = new Map([...leaving.current, [key, { ...row, height: line?.getBoundingClientRect().height }]]);
  }

  return {
    ...{ cart, places, wanted, message, said, isBusy, change },
    dismiss: () => setMessage(undefined),
    /** Whether all changes on their way succeed; undefined if there are none. */
    settled: (): Promise<boolean> | undefined => sending.current,
  };
}

/** AP-21: reports a removed line to analytics, if they are on. */
function reportChange({ what, id, sku }: CartChange): void {
  if (what === 'quitar' && id !== undefined)
    reportEvent({ evento: 'quitar', id, ...(sku !== undefined && sku !== '0' && { variante: sku }) });
}

const productsOf = ({ sellers }: CartPageData): number[] => [
  ...new Set(sellers.flatMap(({ lines }) => lines.map(({ id }) => id))),
];

function titleOf({ sellers, later }: CartPageData, { id, sku }: CartChange): string | undefined {
  const lines = [...sellers.flatMap((seller) => seller.lines), ...later];
  return lines.find((line) => line.id === id && line.sku === sku)?.title;
}

/** Which lines can no longer be bought, and why; undefined if there are none. */
function lostWords(before: CartPageData, after: CartPageData): string | undefined {
  const lost = lostLines(before, after).map(({ state, wanted, pieces, title }) => {
    const why = copy.line.states;
    if (state === 'ok') return withTitle(why['sold-out'](wanted), title);
    return withTitle(state === 'less' ? why.less(wanted, pieces) : why[state](wanted), title);
  });
  return lost.length > 0 ? lost.join('. ') : undefined;
}

const withTitle = (text: string, title: string | undefined): string =>
  title === undefined ? text : `${text.replace(/\.$/, '')}: “${title}”`;

export type OpenCart = ReturnType<typeof useCart>;

const nothing: CartResult = { status: 'done', values: {}, fieldErrors: {}, message: '' };

/** Sends a change. A failure is returned as a result and never thrown. */
async function ask({ what, id, sku, pieces, code, order }: CartChange, version: number): Promise<CartResult> {
  const form = new FormData();
  const put = (name: string, value: string | number | undefined) =>
    value === undefined ? undefined : form.set(name, String(value));
  put(fields.what, what);
  put(fields.product, id);
  put(fields.sku, sku);
  put(fields.pieces, pieces);
  put(fields.coupon, code);
  put(fields.order, order);
  put(fields.version, version);
  try {
    return (await sendForm(cartPaths.answer, form)) as CartResult;
  } catch {
    return { status: 'failed', values: {}, fieldErrors: {}, message: copy.offline };
  }
}
