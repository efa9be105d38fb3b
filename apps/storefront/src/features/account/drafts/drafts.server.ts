/**
 * Drafts: typed texts of account forms whose session had ended, or had to be confirmed (ER-09). A cookie that scripts
 * cannot read stores one draft for an hour, as the pending action of a visitor (SS-07). After the sign-in or the
 * confirmation, the page of the form shows it.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { addressFields, type OrderHelpPage, type ReturnPage } from '@tianguis/domain';
import { askPath } from '@tianguis/domain/contact';
import { ownRegistriesPath, ownRegistryPath } from '@tianguis/domain/registry';
import { ownReviewsPath } from '@tianguis/domain/review';
import type { FieldTexts } from '@tianguis/ui';
import { type MiddlewareFunction, redirect } from 'react-router';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { typedValues } from '../../../shared/forms/form-results.ts';
import { personSentences } from '../../../shared/forms/person.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { addressPaths, editAddressPath } from '../../../shared/links/address-paths.ts';
import { bareOrdersPath } from '../../../shared/links/order-paths.ts';
import { ownPath } from '../../../shared/links/own-path.ts';
import { loginPath, paths } from '../../../shared/links/paths.ts';
import { type Cookies, requestContext } from '../../../shared/request/request-scope.ts';
import { customerOf } from '../../../shared/session/customer.server.ts';
import { draftCookie } from '../../../shared/session/session-names.ts';
import { coloniaListField, defaultField, foundCodeField } from '../addresses/address-fields.ts';
import type { Context } from '../answer.server.ts';
import { ownerField } from './drafts.ts';

/** The step of the checkout with the form of an address. */
const checkoutAddress = '/comprar/direccion';

interface DraftForm {
  isOn: (page: string) => boolean;
  fields: readonly string[];
  /**
   * The form is also on a public page, where visitors type before they sign in. So its draft needs no owner, and its
   * page is the way back from the sign-in.
   */
  isPublic?: boolean;
}

/** The pages with such forms, and the fields of a draft. Passwords and codes are in none of these forms. */
const forms: readonly DraftForm[] = [
  {
    isOn: (page) => page === addressPaths.add || page === checkoutAddress || page.startsWith(editAddressPath('')),
    fields: [...addressFields, coloniaListField, defaultField, foundCodeField],
  },
  { isOn: (page) => page === accountPaths.profile, fields: Object.keys(personSentences) },
  { isOn: (page) => page === accountPaths.balance, fields: ['importe', 'clabe', 'titular'] },
  { isOn: (page) => /^\/credito-[a-z0-9-]+\/home$/.test(page), fields: ['ingreso'] },
  { isOn: (page) => page === accountPaths.privacy, fields: ['derecho', 'texto'] },
  { isOn: (page) => page === ownReviewsPath, fields: ['producto', 'fotos', 'calificacion', 'titulo', 'texto'] },
  { isOn: (page) => isOrderHelp(page, 'motivo-cancelacion'), fields: ['comentario', 'destino'] },
  { isOn: (page) => isOrderHelp(page, 'adjuntar-fotografias'), fields: ['relato', 'via', 'destino'] },
  { isOn: (page) => isOrderHelp(page, 'cuentanos-tu-problema'), fields: ['relato'] },
  { isOn: (page) => isOrderHelp(page, 'datos-bancarios'), fields: ['clabe', 'titular'] },
  {
    isOn: (page) => isOrderHelp(page, 'factura'),
    fields: ['rfc', 'nombre', 'codigoPostal', 'regimen', 'uso'],
  },
  { isOn: (page) => /^\/pedido\/\d+\/mensajes(\/|$)/.test(page), fields: ['texto'] },
  {
    isOn: (page) => page === ownRegistriesPath || page.startsWith(ownRegistryPath('')),
    fields: ['formulario', 'evento', 'nombres', 'fecha', 'mensaje', 'direccion', 'buscable', 'sorpresa'],
  },
  { isOn: (page) => /^\/Mesa-de-Regalos\/[^/]+\/regalar\//.test(page), fields: ['pieces', 'dedicatoria'] },
  { isOn: (page) => page.startsWith(askPath('')), fields: ['texto'], isPublic: true },
];
const isOrderHelp = (page: string, name: OrderHelpPage | ReturnPage): boolean =>
  page.startsWith(`${bareOrdersPath}/`) && page.endsWith(`/${name}`);

const formOf = (page: string): DraftForm | undefined => forms.find(({ isOn }) => isOn(page));
const fieldsOf = (page: string): readonly string[] | undefined => formOf(page)?.fields;
const isPublic = (page: string): boolean => formOf(page)?.isPublic ?? false;

interface Draft {
  /** Path of the form's page. */
  page: string;
  /** E-mail address of the customer who typed; empty for a visitor on a public page. */
  owner: string;
  values: FieldTexts;
}

const hour = 3600;
/** Browsers reject longer cookies. 4,000 letters of Spanish text need about 2,800 characters. */
const longestCookie = 3_600;
/** The most bytes of a draft in JSON. No longer text fits into the cookie, so it is not compressed at all. */
const mostBytes = 20_000;
/** Greater qualities save a few characters of a draft, and take ten times as long while all other requests wait. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * The middleware around `requireCustomer` of the account's forms. If the session has ended, or has to be confirmed, it
 * stores the submitted form as a draft. It also stores the form of an open page whose session has ended
 * (`addressPaths.draft`). A form that reached its action deletes the draft.
 */
export const rememberDraft: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const page = request.method === 'POST' ? pageOf(request, url, context) : undefined;
  const fields = page === undefined ? undefined : fieldsOf(page);
  if (page === undefined || fields === undefined) return next();
  const { cookies } = context.get(requestContext);
  const remember = (form: FormData) =>
    store(cookies, { page, owner: String(form.get(ownerField) ?? ''), values: typedValues(form, fields) });
  if (url.pathname === addressPaths.draft) {
    remember(await readForm(request));
    return new Response(null, { status: 204 });
  }
  const sent = request.clone();
  const before = cookies.get(draftCookie);
  const response = await next();
  if (!isPutOff(response)) {
    // The action may have stored texts for another page.
    if (before !== undefined && cookies.get(draftCookie) === before) cookies.delete(draftCookie);
    return response;
  }
  remember(await readForm(sent));
  if (!isPublic(page) || response.headers.get('location') !== paths.login) return response;
  return redirect(loginPath(context.get(shopContext).publicOrigin + page), 303);
};

/** The draft of the page at `url`, for the customer who typed it; undefined if there is none. */
export function draftOf(context: Context, url: URL): FieldTexts | undefined {
  const { cookies } = context.get(requestContext);
  const draft = read(cookies.get(draftCookie));
  if (draft?.page !== plainPath(url.pathname)) return undefined;
  if (draft.owner === customerOf(context).profile.correo) return draft.values;
  if (draft.owner === '' && isPublic(draft.page)) return draft.values;
  cookies.delete(draftCookie);
  return undefined;
}

/** A script submits a form to another path, so its page is in the header. */
function pageOf(request: Request, url: URL, context: Context): string {
  const { publicOrigin } = context.get(shopContext);
  if (!url.pathname.endsWith('/respuesta')) return plainPath(url.pathname);
  return plainPath(new URL(ownPath(request.headers.get('referer'), publicOrigin), publicOrigin).pathname);
}

const plainPath = (path: string): string => path.replace(/(?<=.)\/$/, '');

/**
 * Whether `requireCustomer` found no session, or the session has to be confirmed first. These forms lead to these pages
 * for no other reason.
 */
function isPutOff({ status, headers }: Response): boolean {
  const to = headers.get('location') ?? '';
  return status === 303 && (to === paths.login || to === paths.home || to.startsWith(accountPaths.confirmIdentity));
}

/**
 * Stores texts for the form of another page, such as the next step, since texts must stand in no URL. The page shows
 * them until its form is sent.
 * @returns false if the texts are too long for the cookie
 */
export function keepDraft(context: Context, page: string, values: FieldTexts): boolean {
  const owner = customerOf(context).profile.correo;
  return store(context.get(requestContext).cookies, { page, owner, values });
}

/** Anybody can submit such a form, so the sizes are checked before the work. */
function store(cookies: Pick<Cookies, 'set'>, draft: Draft): boolean {
  if (draft.owner === '' && !isPublic(draft.page)) return false;
  const bytes = Buffer.from(JSON.stringify(draft));
  if (bytes.length > mostBytes) return false;
  const text = brotliCompressSync(bytes, compression).toString('base64url');
  if (text.length > longestCookie) return false;
  cookies.set(draftCookie, text, { maxAge: hour });
  return true;
}

/** Visitors can forge the cookie, so only texts of the form's own fields are accepted. */
function read(text: string | undefined): Draft | undefined {
  if (text === undefined) return undefined;
  try {
    const bytes = brotliDecompressSync(Buffer.from(text, 'base64url'), { maxOutputLength: mostBytes });
    const { page, owner, values } = JSON.parse(bytes.toString());
    const known = Object.entries(values).filter(
      (entry): entry is [string, string] => fieldsOf(page)?.includes(entry[0]) === true && typeof entry[1] === 'string',
    );
    return { page, owner, values: Object.fromEntries(known) };
  } catch {
    return undefined;
  }
}
