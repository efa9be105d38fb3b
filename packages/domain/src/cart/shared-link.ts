/**
 * Links that put products into a cart (RT-16, VA-06): base64 of JSON with `products`. Anybody can write such a link, so
 * the shop does not trust it: prices and the owner of the cart never come from a link.
 */
import { cutText } from '../characters.ts';
import { greatestId, readWhole } from '../texts/whole-number.ts';
import { cartLimits, skuShape } from './limits.ts';

export const sharedCartKinds = ['afiliados', 'livestream', 'referidos', 'external_cart'] as const;
export type SharedCartKind = (typeof sharedCartKinds)[number];

/**
 * Maximum size of the payload in bytes, before it is encoded as base64. With this limit, a URL has at most 8,192
 * characters. The URL and a customer's cookies then fit into the 16 KiB that servers and proxies accept as the head of
 * a request.
 */
export const mostLinkBytes = 6_144;

/** A line that the link adds (ST-07). */
export interface SharedLine {
  /** Id of the product. */
  csId: number;
  /** The SKU of the variant; '0' if the link has none. */
  childrenSku: string;
  quantity: number;
  tag: string;
  indentifier: string;
  createdAt: 0;
}

/** The content of a link (ST-08). */
export interface SharedLink {
  /** Lines of the link, at most 100; empty lines are left out (SC-06). */
  lines: SharedLine[];
  /** Number of lines of the link before lines were left out. */
  lineCount: number;
  /** Stored, and checked again before use; undefined if the value is no short text. */
  paymentId: string | undefined;
  redirectTo: string | undefined;
  webhook: string | undefined;
  /** Id of a link that this shop created; links of partners have no id. */
  id: string | undefined;
}

const mostPieces = 999;
/** The most characters of a URL, and of other texts. */
const mostText = 2_000;
const mostPaymentId = 100;

/** The tag of lines that come from a link of this kind. Lines of the other two kinds get the cart's id as their tag. */
const tags: Readonly<Record<SharedCartKind, string | undefined>> = {
  ...{ afiliados: 'afiliados', livestream: 'clarolive', referidos: undefined, external_cart: undefined },
};

/**
 * Reads a link. Undefined if the text is no base64 of JSON with `products`, or is too long.
 * @param cart id of the customer's cart, which is the tag of lines of referrals and external carts (ST-07)
 */
export function readSharedLink(text: string, kind: SharedCartKind, cart: string): SharedLink | undefined {
  const payload = decode(text);
  if (!isRecord(payload) || !Array.isArray(payload.products)) return undefined;
  const tag = tags[kind] ?? cart;
  const lines = payload.products.flatMap((one) => toLine(one, tag) ?? []).slice(0, cartLimits.perCall);
  return {
    ...{ lines, lineCount: payload.products.length, id: shortText(payload.id) },
    paymentId: shortText(payload.paymentId, mostPaymentId),
    redirectTo: shortText(payload.redirectTo),
    webhook: shortText(payload.webhook),
  };
}

/** Encodes a link as base64url, whose characters need no escapes in URLs. */
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

/** A product of an affiliate without `product_id` gives an empty line. Empty lines are left out (SC-06). */
function toLine(value: unknown, tag: string): SharedLine | undefined {
  if (!isRecord(value)) return undefined;
  const csId = wholeNumber(value.product_id, greatestId);
  if (csId === undefined) return undefined;
  const sku = typeof value.childrenSku === 'number' ? String(value.childrenSku) : value.childrenSku;
  return {
    ...{ csId, tag, createdAt: 0 },
    childrenSku: typeof sku === 'string' && skuShape.test(sku) ? sku : '0',
    quantity: wholeNumber(value.quantity, mostPieces) ?? 1,
    indentifier: cutText(shortText(value.indentifier) ?? '', 100),
  };
}

/** Reads a whole number of at least 1. Partners also write numbers as texts. */
function wholeNumber(value: unknown, most: number): number | undefined {
  const number = typeof value === 'string' ? readWhole(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}

/** Rejects control characters: honest texts have none, and PostgreSQL refuses some control characters. */
const shortText = (value: unknown, most = mostText): string | undefined =>
  typeof value === 'string' && /^\P{Cc}+$/u.test(value) && value.length <= most ? value : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Turns any notation of a link into the canonical one. Mail programs and URLs change characters of base64, and drop its
 * padding.
 */
export const plainLink = (text: string): string =>
  // URL decoding turns "+" into a space.
  text
    .replaceAll(' ', '-')
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '');

/** Decodes JSON from base64 of UTF-8, in either alphabet, with or without padding. Undefined for other texts. */
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
