/** "Compartir mi carrito": the links of a customer. */
import type { CartLinksReply } from '@tianguis/contract';
import { momentFormat } from '@tianguis/domain';
import type { RouterContextProvider } from 'react-router';
import { answered, submitted } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { done, failed } from '../../shared/forms/form-results.ts';
import { asCustomer } from '../../shared/session/customer.server.ts';
import { noteDataChange } from '../../shared/session/data-version.server.ts';
import { sharedCartCopy } from './copy.ts';
import { sharedCartFields as fields, type OwnLinkData } from './data.ts';

type Context = Readonly<RouterContextProvider>;

const copy = sharedCartCopy.share;
const day = momentFormat({ day: 'numeric', month: 'long' });
const time = momentFormat({ timeStyle: 'short' });

const toLinks = ({ data }: CartLinksReply): OwnLinkData[] =>
  data.enlaces.map(({ enlace: id, url, productos: products, creado, vence }) => ({
    ...{ id, url, products },
    ...{ made: `${day(creado)}, ${time(creado)}`, until: day(vence) },
  }));

export const readOwnLinks = async (context: Context): Promise<OwnLinkData[]> =>
  toLinks(await answered(context.get(shopContext).api.sharedCarts.links(asCustomer(context))));

/** Makes a link or closes a link. */
export async function changeOwnLinks(context: Context, form: FormData) {
  const { sharedCarts } = context.get(shopContext).api;
  const id = form.get(fields.link);
  const isClosing = typeof id === 'string';
  if (isClosing && !/^[\w-]{16,22}$/.test(id)) return { status: 400, result: failed({}, copy.failed) };
  const { refused } = await submitted(
    isClosing ? sharedCarts.closeLink(id, asCustomer(context)) : sharedCarts.createLink(asCustomer(context)),
  );
  if (!refused) {
    noteDataChange(context);
    return { result: done(isClosing ? copy.closed : copy.created) };
  }
  const { status, msg, fields: faults } = refused;
  if (status === 422) return { status, result: failed({}, faults[0]?.msg ?? msg) };
  return status === 409 ? { status, result: failed({}, msg) } : { status: 503, result: failed({}, copy.failed) };
}
