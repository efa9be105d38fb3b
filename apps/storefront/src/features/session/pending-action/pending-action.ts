/**
 * The action that a visitor started before signing in (SS-07). A cookie stores the action for an hour, so that the
 * sign-in page can show the action and resume it. The cookie contains a product and a kind of action, never a price.
 * The id of the action is the idempotency key of the call that carries the action out, so that a repeated call counts
 * once. An action of a customer whose session had ended belongs to that customer.
 */
import { greatestId, readProfile, readWhole } from '@tianguis/domain';
import { skuShape } from '@tianguis/domain/cart';
import type { Cookies } from '../../../shared/request/request-scope.ts';
import { sessionCookies } from '../../../shared/session/session-names.ts';

export const pendingKinds = ['carrito', 'comprar', 'favorito'] as const;
export type PendingKind = (typeof pendingKinds)[number];

export interface PendingAction {
  id: string;
  kind: PendingKind;
  product: number;
  /** SKU of the variant; '0' if the product has no variants (ST-07). */
  sku: string;
  quantity: number;
  /**
   * E-mail of the customer whose session had ended. The action is carried out for no other customer, who may be the
   * next to sign in on this device. Undefined for a visitor.
   */
  owner?: string;
}

const cookieName = 'pendiente';
const hour = 3600;
const keyShape = /^[\w-]{8,64}$/;
const mostPieces = 999;

/**
 * Reads the form of a product page or card; undefined if the form contains no product.
 * @param cookies as the browser sent them: a refused call deletes the session's cookies
 */
export function pendingFromForm(
  form: FormData,
  kind: PendingKind,
  cookies: Pick<Cookies, 'get'>,
): PendingAction | undefined {
  return checked({
    owner: readProfile(cookies.get(sessionCookies.profile))?.correo,
    id: keyOf(form),
    kind,
    product: readWhole(form.get('producto')),
    sku: form.get('variante') ?? '0',
    quantity: readWhole(form.get('cantidad') ?? '1'),
  });
}

/** The id of the press, if a script has set one. A repeated request is then the same action. */
function keyOf(form: FormData): string {
  const given = form.get('clave');
  return typeof given === 'string' && keyShape.test(given) ? given : crypto.randomUUID();
}

export function pendingFromCookies(cookies: Pick<Cookies, 'get'>): PendingAction | undefined {
  const value = cookies.get(cookieName);
  if (!value) return undefined;
  try {
    return checked(JSON.parse(value));
  } catch {
    return undefined;
  }
}

export function rememberPending(cookies: Pick<Cookies, 'set'>, pending: PendingAction): void {
  cookies.set(cookieName, JSON.stringify(pending), { maxAge: hour });
}

/** Returns the pending action and deletes its cookie, so that the action is carried out once. */
export function takePending(cookies: Pick<Cookies, 'get' | 'delete'>): PendingAction | undefined {
  const pending = pendingFromCookies(cookies);
  if (cookies.get(cookieName) !== undefined) cookies.delete(cookieName);
  return pending;
}

/** Visitors can forge the cookie and the form, so only complete and valid values are accepted. */
function checked(value: unknown): PendingAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id: key, kind, product, sku, quantity, owner } = value as Record<string, unknown>;
  const known = pendingKinds.find((one) => one === kind);
  if (!known || !isFromOne(product, greatestId) || !isFromOne(quantity, mostPieces)) return undefined;
  if (typeof sku !== 'string' || !skuShape.test(sku)) return undefined;
  if (typeof key !== 'string' || !keyShape.test(key)) return undefined;
  if (owner !== undefined && typeof owner !== 'string') return undefined;
  return { id: key, kind: known, product, sku, quantity, ...(owner !== undefined && { owner }) };
}

/** Whether a value is a whole number from 1. A text, a list or `true` is no number here, although `Number` reads each. */
const isFromOne = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
