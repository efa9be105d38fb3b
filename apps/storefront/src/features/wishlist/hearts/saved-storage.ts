/**
 * Stores two lists on the device, each with its customer. The saved products (ST-03) fill the hearts before the server
 * replies, and in other tabs. The unanswered presses of this tab are sent again by its next page.
 */
import { readCookie } from '../../../shared/device/cookies.ts';
import { inTurn } from '../../../shared/device/in-turn.ts';
import { sessionCookies } from '../../../shared/session/session-names.ts';

/** Signing out deletes both items (`erased-at-sign-out.ts`). */
export const savedItem = 'productsWishlist';
const wantedItem = 'favoritosPendientes';

/** The customer who is signed in, to whom the stored lists must belong: the e-mail in the readable profile (ST-01). */
export function owner(): string | undefined {
  try {
    const { correo } = JSON.parse(readCookie(sessionCookies.profile) ?? '');
    return typeof correo === 'string' ? correo : undefined;
  } catch {
    return undefined;
  }
}

interface Saved {
  products: Set<number>;
  /** Number of changes by all tabs. A list of the server that was requested before a change is out of date. */
  changes: number;
}

/** Empty if the stored products belong to another customer, whose session ended without a script. */
export function readSaved(): Saved {
  try {
    const { correo, products, cambios } = JSON.parse(localStorage.getItem(savedItem) ?? '{}');
    const isOwn = correo !== undefined && correo === owner() && Array.isArray(products);
    return {
      products: new Set(isOwn ? products.filter((id: unknown) => Number.isInteger(id)) : []),
      changes: isOwn && Number.isInteger(cambios) ? cambios : 0,
    };
  } catch {
    return { products: new Set(), changes: 0 };
  }
}

/**
 * @param correo the customer of the products
 * @returns whether the device stores the products; false if the customer is not signed in any more, or storage is full
 * or forbidden
 */
function writeSaved(correo: string | undefined, { products, changes }: Saved): boolean {
  if (correo === undefined || correo !== owner()) return false;
  try {
    localStorage.setItem(savedItem, JSON.stringify({ correo, products: [...products], cambios: changes }));
    return true;
  } catch {
    // The server returns the list for each page.
    return false;
  }
}

/**
 * Stores one product as saved or not saved. The other products remain as the tabs have stored them.
 * @param customer the owner of the product. Another customer may be signed in when it is this tab's turn
 * @returns all stored products; undefined if the device stores none
 */
export function changeSaved(
  customer: string | undefined,
  product: number,
  isSaved: boolean,
): Promise<Set<number> | undefined> {
  return inTurn(savedItem, () => {
    const { products, changes } = readSaved();
    if (isSaved) products.add(product);
    else products.delete(product);
    return writeSaved(customer, { products, changes: changes + 1 }) ? products : undefined;
  });
}

/**
 * Stores the list of the server.
 * @param customer the owner of the list, as in {@link changeSaved}
 * @param changes number of changes before the list was requested
 * @returns false if a tab has changed the stored products since, so that the list is out of date
 */
export function replaceSaved(
  customer: string | undefined,
  products: ReadonlySet<number>,
  changes: number,
): Promise<boolean> {
  return inTurn(savedItem, () => {
    if (readSaved().changes !== changes) return false;
    writeSaved(customer, { products: new Set(products), changes });
    return true;
  });
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

export function writeWanted(customer: string | undefined, wanted: ReadonlyMap<number, boolean>): void {
  try {
    if (wanted.size === 0) sessionStorage.removeItem(wantedItem);
    else sessionStorage.setItem(wantedItem, JSON.stringify({ correo: customer, wanted: [...wanted] }));
  } catch {
    // Storage is forbidden; unanswered presses are not repeated by the next page.
  }
}
