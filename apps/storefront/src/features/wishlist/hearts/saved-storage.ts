/**
 * Stores two lists on the device, each with its customer. The saved products (ST-03) fill the hearts before the server
 * replies, and in other tabs. The unanswered presses of this tab are sent again by its next page.
 */
import { readCookie } from '../../../shared/device/cookies.ts';
import { sessionCookies } from '../../../shared/session/session-names.ts';

/** Signing out deletes this item. */
export const savedItem = 'productsWishlist';
const wantedItem = 'favoritosPendientes';

/** The customer of the stored lists: the e-mail in the readable profile (ST-01). */
function owner(): string | undefined {
  try {
    const { correo } = JSON.parse(readCookie(sessionCookies.profile) ?? '');
    return typeof correo === 'string' ? correo : undefined;
  } catch {
    return undefined;
  }
}

/** Empty if the stored products belong to another customer, whose session ended without a script. */
export function readSaved(): Set<number> {
  try {
    const { correo, products } = JSON.parse(localStorage.getItem(savedItem) ?? '{}');
    const isOwn = correo !== undefined && correo === owner();
    return new Set(isOwn && Array.isArray(products) ? products.filter((id) => Number.isInteger(id)) : []);
  } catch {
    return new Set();
  }
}

export function writeSaved(products: ReadonlySet<number>): void {
  const correo = owner();
  if (correo === undefined) return;
  try {
    localStorage.setItem(savedItem, JSON.stringify({ correo, products: [...products] }));
  } catch {
    // Storage is full or forbidden; the server returns the list for each page.
  }
}

/** Products with their wanted state. The result is empty if another customer stored the products in this tab. */
export function readWanted(): ReadonlyMap<number, boolean> {
  try {
    const { correo, wanted } = JSON.parse(sessionStorage.getItem(wantedItem) ?? '{}');
    const pairs: [number, boolean][] =
      correo !== undefined && correo === owner() && Array.isArray(wanted) ? wanted : [];
    return new Map(pairs.filter((pair) => Number.isInteger(pair?.[0]) && typeof pair[1] === 'boolean'));
  } catch {
    return new Map();
  }
}

export function writeWanted(wanted: ReadonlyMap<number, boolean>): void {
  try {
    if (wanted.size === 0) sessionStorage.removeItem(wantedItem);
    else sessionStorage.setItem(wantedItem, JSON.stringify({ correo: owner(), wanted: [...wanted] }));
  } catch {
    // Storage is forbidden; unanswered presses are not repeated by the next page.
  }
}
