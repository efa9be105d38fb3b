/**
 * Links that put products into a cart (RT-16, VA-06): base64 of JSON with `products`. Anybody can write one, so nothing
 * in it is believed: it names products, and neither prices nor whose cart it is.
 */
import { cartLimits, skuShape } from './limits.ts';

export const sharedCartKinds = ['afiliados', 'livestream', 'referidos', 'external_cart'] as const;
export type SharedCartKind = (typeof sharedCartKinds)[number];

/**
 * Of the payload, before it is base64. An address of 8,192 characters and the cookies of a customer stay within the 16
 * KiB that servers and proxies take as the head of a request.
 */
export const mostLinkBytes = 6_144;

/** A line as it is added (ST-07). */
export interface SharedLine {
  /** The product. */
  csId: number;
  /** '0' when absent. */
  childrenSku: string;
  quantity: number;
  tag: string;
  indentifier: string;
  createdAt: 0;
}

/** The content of a link (ST-08). */
export interface SharedLink {
  /** Without empty lines (SC-06); those behind the hundredth are left out. */
  lines: SharedLine[];
  /** Lines that it had in all. */
  lineCount: number;
  /** Stored, and checked before they are used: undefined where they are no short texts. */
  paymentId: string | undefined;
  redirectTo: string | undefined;
  webhook: string | undefined;
  /** Id of a link of this shop; a link without an id is a partner's. */
  id: string | undefined;
}

const mostPieces = 999;
const largestId = 2_147_483_647;
const mostText = 2_000;

/** What lines are marked with, where the kind decides it: the other two have the id of the cart. */
const tags: Readonly<Record<SharedCartKind, string | undefined>> = {
  ...{ afiliados: 'afiliados', livestream: 'clarolive', referidos: undefined, external_cart: undefined },
};

/**
 * Reads a link. Undefined for what is no base64 of JSON with `products`, or is too long.
 * @param cart id of the customer's cart, which marks lines of referrals and external carts (ST-07)
 */
export function readSharedLink(text: string, kind: SharedCartKind, cart: string): SharedLink | undefined {
  const payload = decode(text);
  if (!isRecord(payload) || !Array.isArray(payload.products)) return undefined;
  const tag = tags[kind] ?? cart;
  const lines = payload.products.flatMap((one) => toLine(one, tag) ?? []).slice(0, cartLimits.perCall);
  return {
    ...{ lines, lineCount: payload.products.length, id: shortText(payload.id) },
    paymentId: shortText(payload.paymentId),
    redirectTo: shortText(payload.redirectTo),
    webhook: shortText(payload.webhook),
  };
}

/** Writes a link for an address: base64 without the characters that addresses change. */
export function writeSharedLink(payload: {
  products: readonly { product_id: number; childrenSku?: string; quantity?: number }[];
  paymentId?: string;
  redirectTo?: string;
  webhook?: string;
  id?: string;
}): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return plainLink(btoa(binary));
}

/** An affiliate's product without `product_id` gives an empty line, which is left out (SC-06). */
function toLine(value: unknown, tag: string): SharedLine | undefined {
  if (!isRecord(value)) return undefined;
  const csId = wholeNumber(value.product_id, largestId);
  if (csId === undefined) return undefined;
  const sku = typeof value.childrenSku === 'number' ? String(value.childrenSku) : value.childrenSku;
  return {
    ...{ csId, tag, createdAt: 0 },
    childrenSku: typeof sku === 'string' && skuShape.test(sku) ? sku : '0',
    quantity: wholeNumber(value.quantity, mostPieces) ?? 1,
    indentifier: shortText(value.indentifier)?.slice(0, 100) ?? '',
  };
}

/** From 1 on; partners write numbers as texts, too. */
function wholeNumber(value: unknown, most: number): number | undefined {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}

/** No control characters: they are in no honest text, and databases refuse some of them. */
const shortText = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\P{Cc}+$/u.test(value) && value.length <= mostText ? value : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The one way to write a link: mail programs and addresses change characters of base64, and leave out its padding. */
export const plainLink = (text: string): string =>
  // An address makes a space of "+".
  text.replaceAll(' ', '-').replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** Base64 of either alphabet, with padding or without, of UTF-8. Undefined for anything else. */
function decode(text: string): unknown {
  const plain = plainLink(text).replaceAll('-', '+').replaceAll('_', '/');
  if (plain.length > Math.ceil((mostLinkBytes * 4) / 3) || !/^[A-Za-z\d+/]+$/.test(plain)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(plain), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
