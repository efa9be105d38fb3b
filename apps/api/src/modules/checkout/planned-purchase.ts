/** A purchase past the cart that is planned for later, such as the pieces of an exchange (AF-02). */
import type { Address } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import type { NewOrder } from '../orders/service.ts';
import { type DraftOptions, draftOf, mostMonthsOf } from './draft.ts';

/**
 * The sellers and the parcels of a purchase of one product, by the quickest delivery. Reads on several connections, so
 * call it outside of transactions. Pieces that cannot be delivered are left out.
 * @throws Failure POSTAL_CODE_NOT_FOUND
 */
export async function plannedPurchase(
  shop: Pick<UnitOfWork, 'db'>,
  {
    customer,
    address,
    product,
  }: { customer: string; address: Address; product: { id: number; sku: string; pieces: number } },
  options: DraftOptions,
): Promise<Pick<NewOrder, 'sellers' | 'parcels'> & { mostMonths: number }> {
  const draft = await draftOf(
    shop,
    { customer, product, choices: {}, usesBalance: false, balanceMost: null, isGift: false },
    address,
    options,
  );
  const { sellers, parcels } = draft.order;
  return { sellers, parcels, mostMonths: mostMonthsOf(draft.lines) };
}
