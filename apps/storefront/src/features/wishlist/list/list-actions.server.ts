/** Answers the forms of a customer's lists (RL-03). Each can be submitted again without harm. */
import type { WishListsReply } from '@tianguis/contract';
import type { ApiError } from '@tianguis/contract/client';
import { readWhole, uuidShape } from '@tianguis/domain';
import type { RouterContextProvider } from 'react-router';
import { addOutcome } from '../../../commerce/add-outcome.ts';
import { noteCart } from '../../../commerce/sign-in/cart-count.server.ts';
import { submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import type { FormAnswer } from '../../../shared/forms/form-answer.server.ts';
import { done, failed, invalid, refused } from '../../../shared/forms/form-results.ts';
import type { LeadingAnswer } from '../../../shared/forms/leading-answer.server.ts';
import { tooManyTries } from '../../../shared/forms/too-many-tries.ts';
import { wishlistPath } from '../../../shared/links/wishlist-paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { asCustomer, customerOf } from '../../../shared/session/customer.server.ts';
import { noteDataChange } from '../../../shared/session/data-version.server.ts';
import { storeShareLink } from '../sharing/share-links.server.ts';
import { listCopy as copy } from './list-copy.ts';
import { listFields as fields, type ListAction, listActions, noticeParameters, shareCardId } from './list-data.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Answers a form.
 * @param isScript whether a script submitted the form; the page then shows the result itself
 */
export async function changeLists(context: Context, form: FormData, isScript: boolean): Promise<LeadingAnswer> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const what = listActions.find((one) => one === text(fields.what));
  const list = text(fields.list);
  const product = readWhole(text(fields.product), 1);
  const isKnown = what !== undefined && (uuidShape.test(list) || what === 'crear' || what === 'avisar');
  const needsProduct = what !== undefined && ['quitar', 'devolver', 'mover', 'copiar', 'al-carrito'].includes(what);
  if (!isKnown || (needsProduct && product === undefined)) return { status: 400, result: failed({}, copy.unreadable) };
  const asked = { context, list, product: product ?? 0, name: text(fields.name), to: text(fields.to), isScript };
  const answer = await actions[what]({ ...asked, showsName: form.has(fields.showsName) });
  if ('to' in answer || answer.result.status === 'done') noteDataChange(context);
  return answer;
}

interface Asked {
  context: Context;
  list: string;
  /** 0 for an action without a product. */
  product: number;
  name: string;
  to: string;
  showsName: boolean;
  isScript: boolean;
}
type Action = (asked: Asked) => Promise<LeadingAnswer>;

const apiOf = ({ context }: Asked) => context.get(shopContext).api.wishlist;
const callOf = ({ context }: Asked) => asCustomer(context);

/** The URL of a list's page, with the notice of the action. */
function to(list: string | undefined, what: ListAction | 'ya-en-carrito', of?: string): { to: string } {
  const query = { [noticeParameters.done]: what, ...(of !== undefined && { [noticeParameters.of]: of }) };
  // The link is in a card far below, so the URL leads there.
  const hash = what === 'compartir' || what === 'enlace-nuevo' ? `#${shareCardId}` : '';
  return { to: `${wishlistPath(list)}?${new URLSearchParams(query)}${hash}` };
}

/** The id in the URL of a list; undefined for the default list, which has the URL of the specification. */
const addressOf = ({ data: { listas } }: WishListsReply, id: string): string | undefined =>
  listas.find((one) => one.id === id)?.predeterminada ? undefined : id;

async function afterwards(call: Promise<WishListsReply>, list: string, what: ListAction, of?: string) {
  const { reply, refused: error } = await submitted(call);
  return error ? refusal(error, {}) : to(addressOf(reply, list), what, of);
}

const actions: Readonly<Record<ListAction, Action>> = {
  async crear(asked) {
    if (asked.name === '') return { result: invalid({}, { [fields.name]: copy.errors.noName }) };
    const { reply, refused: error } = await submitted(apiOf(asked).create(asked.name, callOf(asked)));
    if (error) return refusal(error, { [fields.name]: asked.name }, copy.errors.tooMany);
    return to(reply.data.listas.at(-1)?.id, 'crear');
  },

  async renombrar(asked) {
    if (asked.name === '') return { result: invalid({}, { [fields.name]: copy.errors.noName }) };
    const { reply, refused: error } = await submitted(apiOf(asked).rename(asked.list, asked.name, callOf(asked)));
    if (error) return refusal(error, { [fields.name]: asked.name });
    return to(addressOf(reply, asked.list), 'renombrar');
  },

  async borrar(asked) {
    const { refused: error } = await submitted(apiOf(asked).delete(asked.list, callOf(asked)));
    if (error) return refusal(error, {});
    storeShareLink(asked.context.get(requestContext).cookies, asked.list, null);
    return to(undefined, 'borrar', asked.list);
  },

  recuperar: (asked) => afterwards(apiOf(asked).restore(asked.list, undefined, callOf(asked)), asked.list, 'recuperar'),

  async quitar(asked) {
    const { list, product, isScript } = asked;
    const token = customerOf(asked.context).accessToken;
    const { refused: error } = await submitted(apiOf(asked).remove({ token, products: [product], lista: list }));
    if (error) return refusal(error, {});
    if (isScript) return { result: done(copy.removed) };
    const { reply, refused: unread } = await submitted(apiOf(asked).lists(callOf(asked)));
    return unread ? refusal(unread, {}) : to(addressOf(reply, list), 'quitar', String(product));
  },

  /** Adds to the cart first, so that a product that cannot be added remains in the list. */
  async 'al-carrito'(asked) {
    const { context, list, product, isScript } = asked;
    const { cart } = context.get(shopContext).api;
    const { reply, refused: error } = await submitted(cart.add({ products: [{ id: product }] }, callOf(asked)));
    if (error) return refusal(error, {}, error.msg);
    noteCart(context.get(requestContext).cookies, reply);
    const removal = { token: customerOf(context).accessToken, products: [product], lista: list };
    const { refused: stays } = await submitted(apiOf(asked).remove(removal));
    // The product is in the cart although it could not be removed from the list. A second press would add it again, so
    // the answer is no failure.
    const isAdded = addOutcome(reply.data.notices, 1) !== 'none';
    const what = isAdded ? 'al-carrito' : 'ya-en-carrito';
    if (stays && !isScript) return to(undefined, what);
    if (isScript) return { result: done(isAdded ? copy.inCart : copy.alreadyInCart) };
    const { reply: lists, refused: unread } = await submitted(apiOf(asked).lists(callOf(asked)));
    return unread ? refusal(unread, {}) : to(addressOf(lists, list), what);
  },

  async devolver(asked) {
    const answer = await afterwards(
      apiOf(asked).restore(asked.list, [asked.product], callOf(asked)),
      asked.list,
      'devolver',
    );
    return 'to' in answer && asked.isScript ? { result: done('') } : answer;
  },

  mover: (asked) => move(asked, 'mover'),
  copiar: (asked) => move(asked, 'copiar'),
  compartir: (asked) => share(asked, 'compartir'),
  'enlace-nuevo': (asked) => share(asked, 'enlace-nuevo'),
  mostrar: (asked) => share(asked, 'mostrar'),

  async cerrar(asked) {
    const { refused: error } = await submitted(apiOf(asked).closeShare(asked.list, callOf(asked)));
    if (error) return refusal(error, {});
    storeShareLink(asked.context.get(requestContext).cookies, asked.list, null);
    return backTo(asked, 'cerrar');
  },

  async avisar(asked) {
    const { account } = asked.context.get(shopContext).api;
    const switched = { favoritos: { correo: true } };
    const { refused: error } = await submitted(account.setNotifications(switched, callOf(asked)));
    return error ? refusal(error, {}) : backTo(asked, 'avisar');
  },
};

async function move(asked: Asked, what: 'mover' | 'copiar'): Promise<LeadingAnswer> {
  if (!uuidShape.test(asked.to))
    return { result: { ...invalid({}, { [fields.to]: copy.errors.noList }), message: copy.errors.noList } };
  const form = { products: [asked.product], a: asked.to, copiar: what === 'copiar' };
  return afterwards(apiOf(asked).move(asked.list, form, callOf(asked)), asked.list, what);
}

async function share(asked: Asked, what: 'compartir' | 'enlace-nuevo' | 'mostrar'): Promise<LeadingAnswer> {
  const form = { mostrarNombre: asked.showsName, nuevo: what === 'enlace-nuevo' };
  const { reply, refused: error } = await submitted(apiOf(asked).share(asked.list, form, callOf(asked)));
  if (error) return refusal(error, {});
  const { clave } = reply.data;
  if (clave !== null) storeShareLink(asked.context.get(requestContext).cookies, asked.list, clave);
  return backTo(asked, what);
}

/** The page of the list whose form was submitted, or else the page of the default list. */
async function backTo(asked: Asked, what: ListAction): Promise<LeadingAnswer> {
  if (asked.list === '') return to(undefined, what);
  const { reply, refused: error } = await submitted(apiOf(asked).lists(callOf(asked)));
  return error ? refusal(error, {}) : to(addressOf(reply, asked.list), what);
}

/** Makes a form result of a failed call, with the typed values (ER-09). */
function refusal(error: ApiError, values: Readonly<Record<string, string>>, conflict = error.msg): FormAnswer {
  const { status, fields: faults, msg, retryAfter } = error;
  if (status === 422 && faults[0]?.name.startsWith('products')) return { result: failed(values, faults[0].msg) };
  if (status === 400 || status === 422)
    return { result: refused(values, faults, { [fields.name]: {} }, copy.unreadable) };
  if (status === 429) return { status, result: failed(values, tooManyTries(retryAfter ?? 30)) };
  if (status === 409) return { status, result: failed(values, conflict) };
  if (status === 404) return { status, result: failed(values, msg) };
  return { status: 503, result: failed(values, copy.failed) };
}
