/**
 * What is saved, on the device (ST-03): so that hearts are right before the shop replies, and in other tabs; and what is
 * wanted of products whose call has not been answered, in this tab: its next page sends it again. Each with whose it is.
 */
import { readCookie } from '../../../shared/device/cookies.ts';
import { sessionCookies } from '../../../shared/session/session-names.ts';

/** Signing out erases it. */
export const savedItem = 'productsWishlist';
const wantedItem = 'favoritosPendientes';

/** Whose it is: the e-mail that the readable profile has (ST-01). */
function owner(): string | undefined {
  try {
    const { correo } = JSON.parse(readCookie(sessionCookies.profile) ?? '');
    return typeof correo === 'string' ? correo : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing where it is somebody else's, whose session ended without a script. */
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
    // Full or forbidden: the shop tells it for each page.
  }
}

/** Products, and whether they are wanted; nothing of somebody else, who was signed in in this tab before. */
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
    // Forbidden: what is on its way is sent once.
  }
}
