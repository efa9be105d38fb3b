/** Stores for the operator's commands. */
import { canonicalMailAddress } from '@tianguis/domain';
import { slugOf } from '@tianguis/feed';
import { feedName, type StoreOperatorRepository, type StoreSheet } from './operator-repository.ts';

export { createStoreOperatorRepository, type StoreSheet } from './operator-repository.ts';

/** @throws Error with one sentence for an operator */
export function createStoreOperator(repository: StoreOperatorRepository) {
  async function show(id: number): Promise<StoreSheet> {
    const [sheet] = await repository.sheets(id);
    if (!sheet) throw new Error(`There is no store ${id}.`);
    return sheet;
  }

  async function change(id: number, work: Parameters<StoreOperatorRepository['update']>[1]) {
    const before = await show(id);
    await repository.update(id, work);
    return { before, after: await show(id) };
  }

  return {
    list: () => repository.sheets(),
    show,
    /**
     * Changes the name and the slug of a store. The old URL redirects to the new one, since both contain the same id.
     */
    rename: (id: number, name: string) => change(id, { name, slug: slugOf(name) || 'tienda', external_id: feedName }),
    setOfficial: (id: number, official: boolean) => change(id, { is_official: official }),
    /** From the next import on, the quantities of the store are what stands on the shelf, or exclude orders. */
    setExcludesOrders: (id: number, excludes: boolean) => change(id, { stock_excludes_orders: excludes }),
    /** Sets where the orders of the store are mailed; null: nowhere. @throws Error for a text that is no address */
    async setContact(id: number, contact: string | null) {
      const address = contact === null ? null : canonicalMailAddress(contact);
      if (address === undefined) throw new Error('That is no e-mail address: write it as pedidos@tienda.mx.');
      return change(id, { order_contact: address });
    },
  };
}

export type StoreOperator = ReturnType<typeof createStoreOperator>;
