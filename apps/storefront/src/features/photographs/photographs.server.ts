/** Reads and changes the photographs of a form, and shows one photograph (AF-02, AF-05). */
import type { ApiError } from '@tianguis/contract/client';
import { mostPhotographBytes } from '@tianguis/domain/photograph';
import type { RouterContextProvider } from 'react-router';
import { answered, submitted } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { returnPath } from '../../shared/links/return-path.ts';
import { asCustomer } from '../../shared/session/customer.server.ts';
import { photographsCopy as copy } from './photographs-copy.ts';
import { photographFields as fields, type PhotographsAnswer, type RefusedPhotograph } from './photographs-fields.ts';

type Context = Readonly<RouterContextProvider>;

/** Characters of the name of a file that the page shows. */
const longestName = 60;

/** The photographs of a form. @throws Response 404 for what is no id */
export async function readPhotographs(context: Context, form: string): Promise<string[]> {
  const { api } = context.get(shopContext);
  const { data } = await answered(api.photographs.list(form, asCustomer(context)));
  return data.fotografias.map(({ id }) => id);
}

/** The page that shows the form, from the URL; undefined if the URL names none. */
export function backOf(context: Context, url: URL): string | undefined {
  const back = url.searchParams.get(fields.back);
  return back === null ? undefined : returnPath(back, context.get(shopContext).publicOrigin);
}

/**
 * Adds and removes photographs of a form. Those that are accepted stay, and each other one is named with the reason.
 * The same form, sent again, adds nothing twice.
 * @throws Response 404 for what is no id
 */
export async function changePhotographs(context: Context, form: string, sent: FormData): Promise<PhotographsAnswer> {
  const { api } = context.get(shopContext);
  const refused: RefusedPhotograph[] = [];
  const remove = sent.get(fields.remove);
  // A photograph that is gone already needs no words.
  if (typeof remove === 'string' && remove !== '') await submitted(api.photographs.remove(remove, asCustomer(context)));
  const files = sent.getAll(fields.file).filter((file) => typeof file !== 'string');
  // A field without a file has one without a name.
  const chosen = files.filter(({ name, size }) => name !== '' || size > 0);
  if (chosen.length === 0 && remove === null) refused.push({ name: '', message: copy.none });
  for (const file of chosen) {
    const message = await add(context, form, file);
    if (message !== undefined) refused.push({ name: shownName(file.name), message });
  }
  return { ids: await readPhotographs(context, form), refused };
}

/** @returns why the file was not added; undefined if it was */
async function add(context: Context, form: string, file: File): Promise<string | undefined> {
  if (file.size > mostPhotographBytes) return copy.tooLarge;
  const { api } = context.get(shopContext);
  const { refused } = await submitted(api.photographs.add(form, file, asCustomer(context)));
  return refused && sentenceOf(refused);
}

function sentenceOf({ status, code, fields: faults = [] }: ApiError): string {
  if (code === 'SERVER_BUSY' || status === 429) return copy.busy;
  if (code === 'PAYLOAD_TOO_LARGE') return copy.tooLarge;
  return faults.find(({ name }) => name === fields.file)?.msg ?? copy.failed;
}

/** The name of a file without invisible characters, cut to one line. */
function shownName(name: string): string {
  const plain = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  if (plain === '') return copy.unnamed;
  const letters = [...plain];
  return letters.length > longestName ? `${letters.slice(0, longestName).join('')}…` : plain;
}

/** A photograph of the customer. The browser opens it as a picture, never as a page. */
export async function showPhotograph(context: Context, id: string, url: URL): Promise<Response> {
  const { api } = context.get(shopContext);
  const { data } = await answered(api.photographs.read(id, sizeIn(url), asCustomer(context)));
  return new Response(data, { headers: pictureHeaders });
}

/** A photograph of a review that is shown, for everybody. Some minutes after it is hidden, no cache has it. */
export async function showReviewPhotograph(context: Context, id: string, url: URL): Promise<Response> {
  const { api } = context.get(shopContext);
  const { data } = await answered(api.reviews.photograph(id, sizeIn(url)));
  return new Response(data, { headers: { ...pictureHeaders, 'cache-control': 'public, max-age=300' } });
}

const sizeIn = (url: URL) => (url.searchParams.get('tamano') === 'previa' ? { tamano: 'previa' as const } : {});

const pictureHeaders = {
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="fotografia.webp"',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
