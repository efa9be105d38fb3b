/** The pages of shared carts (RT-16): the products of a link, and adding them to the cart (SC-01 to SC-07). */
import { createHash } from 'node:crypto';
import type { SharedCartPreview } from '@tianguis/contract';
import type { ApiError } from '@tianguis/contract/client';
import { plainLink, type SharedCartKind, sharedCartKinds } from '@tianguis/domain/cart';
import { type RouterContextProvider, redirect } from 'react-router';
import { tried } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { sharedUsePath } from '../../shared/links/cart-paths.ts';
import { loginPath, paths, productPath } from '../../shared/links/paths.ts';
import { requestContext } from '../../shared/request/request-scope.ts';
import { callAs } from '../../shared/session/call-as.server.ts';
import { readSessionState } from '../../shared/session/session.server.ts';
import type { EntryData, SharedLineData, UnavailableData } from './data.ts';
import { isClickDue, liveClickSeconds, readLiveClick, writeLiveClick } from './live-click.ts';

type Context = Readonly<RouterContextProvider>;

const clickCookie = 'clic_en_vivo';
/** ST-07: the source that the report of a livestream contains. */
const liveSource = 'clarolive';

/**
 * The kind of a shared cart, by its URL.
 * @throws Error for any other URL: only routes of the kinds call this function
 */
export function kindOf({ pathname }: URL): SharedCartKind {
  const [, first] = pathname.split('/');
  const kind = sharedCartKinds.find((one) => one === first);
  if (kind === undefined) throw new Error(`${pathname} is no address of a shared cart.`);
  return kind;
}

/**
 * Reads the products of a link, since a GET must not add them. A visitor with an invalid link is not asked to sign in.
 * @throws Response SC-01: a redirect to the sign-in, for a visitor of an affiliate's link
 */
export async function readEntry(context: Context, url: URL, link: string): Promise<EntryData | UnavailableData> {
  const kind = kindOf(url);
  const { api, publicOrigin } = context.get(shopContext);
  const form = { tipo: kind, enlace: link || '-' };
  // Reads as the customer, since the reply depends on whether the link belongs to the customer.
  const own = await callAs(context, (bearer) => api.sharedCarts.preview(form, { credentials: { bearer } }));
  const { reply, refused } = own ?? (await tried(api.sharedCarts.preview(form)));
  if (refused) return { kind, canRetry: canRetry(refused) };
  const isSignedIn = own !== undefined;
  const login = loginPath(publicOrigin + url.pathname);
  if (!isSignedIn && kind === 'afiliados') throw redirect(login, 303);
  const { de, products, total_items: pieces, total_price: goods, faltan: missing } = reply.data;
  return {
    ...{ kind, link, by: de ?? undefined, pieces, goods, missing, isOwn: reply.data.es_propio },
    lines: products.map(toLine),
    ways: isSignedIn ? undefined : { login, register: login.replace(paths.login, paths.register) },
  };
}

export type UseAnswer = { to: string; unavailable?: undefined } | { to?: undefined; unavailable: ApiError };

/**
 * Adds the products of a link to the cart (SC-03).
 * @returns the path to go to, or why the link is unavailable (SC-04)
 */
export async function putIntoCart(context: Context, kind: SharedCartKind, link: string): Promise<UseAnswer> {
  const { api, publicOrigin } = context.get(shopContext);
  const { session } = await readSessionState(context);
  const signIn = { to: loginPath(`${publicOrigin}/${kind}/${encodeURIComponent(link)}`) };
  if (!session) return signIn;
  if (kind === 'afiliados') {
    const { correo } = session.profile;
    const tagged = await callAs(context, (bearer) =>
      api.sharedCarts.tag({ vendor_hash_cart: link, user_email: correo }, { credentials: { bearer } }),
    );
    if (!tagged) return signIn;
    if (tagged.refused) return { unavailable: tagged.refused };
  }
  const answer = await callAs(context, (bearer) =>
    api.sharedCarts.add({ tipo: kind, enlace: link }, { credentials: { bearer } }),
  );
  if (!answer) return signIn;
  if (answer.refused) return { unavailable: answer.refused };
  if (kind === 'livestream') await reportClick(context, link, session.profile);
  return { to: sharedUsePath(answer.reply.data.uso) };
}

/** SC-05: reports the press, unless a press was reported a while ago. A failed report does not fail the page. */
async function reportClick(context: Context, link: string, { idClaro, correo }: { idClaro: string; correo: string }) {
  const { api, now } = context.get(shopContext);
  const { cookies } = context.get(requestContext);
  const seconds = Math.floor(now() / 1_000);
  const address = createHash('sha256').update(plainLink(link)).digest('base64url');
  if (!isClickDue(readLiveClick(cookies.get(clickCookie)), address, seconds)) return;
  const read = await tried(api.sharedCarts.preview({ tipo: 'livestream', enlace: link }));
  if (!read.reply) return;
  const { tienda_id, products } = read.reply.data;
  const reported = await callAs(context, (bearer) =>
    api.sharedCarts.liveClick(
      {
        ...{ user_id: idClaro, email: correo, tienda_id, source: liveSource },
        products: [...new Set(products.map(({ id }) => id))],
      },
      { credentials: { bearer } },
    ),
  );
  if (!reported?.reply) return;
  const until = seconds + liveClickSeconds;
  cookies.set(clickCookie, writeLiveClick({ until, address }), { maxAge: liveClickSeconds });
}

/** ER-07: whether another try may succeed. A failure of the API may pass; an invalid link remains invalid. */
export const canRetry = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500;

export const statusOf = (unavailable: Pick<UnavailableData, 'canRetry'>): number => (unavailable.canRetry ? 503 : 404);

function toLine(line: SharedCartPreview['products'][number]): SharedLineData {
  const [picture] = line.pictures;
  const { id, childrenSku: sku } = line;
  return {
    ...{ key: `${id} ${sku}`, title: line.title, href: productPath(line, sku === '0' ? undefined : sku) },
    ...{ picture: picture?.thumbnail ?? '', alt: picture?.alt ?? '', options: Object.values(line.options).join(' · ') },
    ...{ pieces: line.cart_quantity, amount: line.amount },
  };
}
