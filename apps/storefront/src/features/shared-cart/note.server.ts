/** Reads the products that a link added, for the cart's page, and removes them again. */
import { uuidShape } from '@tianguis/domain';
import { data, type RouterContextProvider } from 'react-router';
import { answered, found } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { sharedUseParameter } from '../../shared/links/cart-paths.ts';
import { asCustomer } from '../../shared/session/customer.server.ts';
import type { SharedNoteData } from './data.ts';

type Context = Readonly<RouterContextProvider>;

/** Undefined if the URL contains no use of a link by this customer. */
export async function readNote(context: Context, { searchParams }: URL): Promise<SharedNoteData | undefined> {
  const use = searchParams.get(sharedUseParameter) ?? '';
  if (!uuidShape.test(use)) return undefined;
  const reply = await found(context.get(shopContext).api.sharedCarts.read(use, asCustomer(context)));
  if (!reply) return undefined;
  const { tipo: kind, de, agregados, avisos: notices, deshecho: isUndone } = reply.data;
  return {
    ...{ use, kind, by: de ?? undefined, notices, isUndone },
    added: agregados.map(({ id, childrenSku, titulo, piezas }) => ({
      ...{ key: `${id} ${childrenSku}`, title: titulo, pieces: piezas },
    })),
  };
}

/** @throws Response if the customer does not have this use */
export async function undoShared(context: Context, use: string): Promise<void> {
  if (!uuidShape.test(use)) throw data(null, { status: 400 });
  const { sharedCarts } = context.get(shopContext).api;
  await answered(sharedCarts.undo(use, asCustomer(context)));
}
