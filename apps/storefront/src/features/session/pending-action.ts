/**
 * The action that a visitor started before signing in (SS-07). A cookie stores it for an hour, so that the sign-in page
 * can show and resume it. It names a product and an action, never a price.
 */
import type { Cookies } from '../../shared/request/request-scope.ts';

export const pendingKinds = ['carrito', 'comprar', 'favorito'] as const;
export type PendingKind = (typeof pendingKinds)[number];

export interface PendingAction {
  kind: PendingKind;
  product: number;
  /** SKU of the variant; '0' if the product has no variants (ST-07). */
  sku: string;
  quantity: number;
}

const cookieName = 'pendiente';
const hour = 3600;
const largestId = 2_147_483_647;

/** Reads the form of a product page or card; undefined if it names no product. */
export function pendingFromForm(form: FormData, kind: PendingKind): PendingAction | undefined {
  return checked({
    kind,
    product: form.get('producto'),
    sku: form.get('variante') ?? '0',
    quantity: form.get('cantidad') ?? 1,
  });
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

/** Anybody can forge the cookie and the form: only complete, valid values pass. */
function checked(value: unknown): PendingAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, product, sku, quantity } = value as Record<string, unknown>;
  const id = Number(product);
  const pieces = Number(quantity);
  const known = pendingKinds.find((one) => one === kind);
  if (!known || !Number.isInteger(id) || id < 1 || id > largestId) return undefined;
  if (typeof sku !== 'string' || !/^[\w-]{1,64}$/.test(sku)) return undefined;
  if (!Number.isInteger(pieces) || pieces < 1 || pieces > 999) return undefined;
  return { kind: known, product: id, sku, quantity: pieces };
}
