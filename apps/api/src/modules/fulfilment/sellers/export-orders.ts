/** Exports the sub-orders of a seller as CSV (OD-06). The export changes no order, so it can be repeated. */
import type { UnitOfWork } from '@tianguis/database';
import { csvCell } from '@tianguis/feed';
import { noteAudit } from '../../accounts/service.ts';
import { isStore, subOrderColumns, subOrderLines } from './sub-order-repository.ts';

export interface SubOrderExport {
  store: number;
  /** Orders that were placed at this moment or later. */
  from?: Date | undefined;
  /** Orders that were placed before this moment. */
  to?: Date | undefined;
  /** Name of the operator who exports. */
  operator: string;
}

/**
 * The lines of all paid orders of a store, without test orders. Only parcels that still have to be sent have the address
 * of the customer. The export of an address is noted in the audit log of its account.
 * @returns lines of the file without newlines; the header comes first
 * @throws Error with one sentence if there is no such store
 */
export async function exportSubOrders(
  shop: UnitOfWork,
  { store, from, to, operator }: SubOrderExport,
): Promise<string[]> {
  if (!(await isStore(shop, store))) throw new Error(`There is no store ${store}.`);
  const rows = await subOrderLines(shop, store, { from, to });
  const customers = new Set(rows.flatMap(({ customer }) => customer ?? []));
  await shop.withTransaction(async ({ db }) => {
    for (const customer of customers)
      await noteAudit(db, {
        customer,
        action: 'shown',
        actor: 'operator',
        operator,
        detail: { what: 'orders', store },
      });
  });
  return [
    subOrderColumns.join(','),
    ...rows.map((row) => subOrderColumns.map((name) => csvCell(row[name] ?? '')).join(',')),
  ];
}
