/** A cart with a line in every state, for the layout of the cart's page. */
import type { Page } from '@playwright/test';
import { withShopDatabase } from '../shop/database.ts';
import { addCustomer, signInByCall, type TestCustomer } from './customers.ts';

/** A line as SQL: the condition of its variant, and its pieces and noted price as expressions over this variant. */
interface LineOfState {
  count?: number;
  where: string;
  /** The SKU of the line. Default: that of the variant if the product has choices, else '0'. */
  sku?: string;
  pieces?: string;
  noted?: string;
}

const sold = 'is_active and not is_store_only and not digital';
const chosen = `${sold} and variants > 1 and stock > 5`;

/**
 * Lines in every state. The titles and options are the longest of the shop. No product changes, so other tests can use
 * them.
 */
export const everyState: Readonly<Record<string, LineOfState>> = {
  'without choices': { count: 4, where: `${sold} and variants = 1 and stock > 5` },
  'with options and an offer': { count: 4, where: `${chosen} and list_price > sale_price` },
  'many pieces of a high price': { where: `${sold} and stock > 3 and sale_price > 1500000`, pieces: '3' },
  'as many as there are': { where: `${sold} and variants > 1 and stock between 2 and 9`, pieces: 'stock' },
  'fewer than wanted': { where: `${sold} and variants > 1 and stock between 2 and 9`, pieces: '999' },
  'fewer, and a higher price': {
    ...{ where: `${sold} and variants > 1 and stock between 2 and 9`, pieces: '999', noted: 'sale_price - 105050' },
  },
  'a higher price': { where: `${chosen} and sale_price > 1500000`, noted: 'sale_price - 105050' },
  'a lower price': { where: chosen, noted: 'sale_price + 5000' },
  'sold out': { where: `${sold} and variants > 1 and stock = 0`, pieces: '12' },
  'sold out, and a lower price': { where: `${sold} and stock = 0`, pieces: '12', noted: 'sale_price + 105050' },
  gone: { where: 'not is_active' },
  'in shops only': { where: 'is_active and is_store_only' },
  'choices since': { where: chosen, sku: `'0'` },
  digital: { where: 'is_active and digital and stock > 0' },
};

/** Signs in a new customer, whose cart has these lines. */
export async function fillCartWith(page: Page, states: readonly LineOfState[]): Promise<TestCustomer> {
  const customer = await addCustomer();
  await signInByCall(page.request, customer.email);
  await withShopDatabase(async ({ pool }) => {
    await pool.query('insert into carts (customer_id) values ($1) on conflict do nothing', [customer.id]);
    for (const { count = 1, where, sku, pieces = '1', noted = 'sale_price' } of states) {
      const { rowCount } = await pool.query(
        `with choices as (
           select p.id, p.title, p.is_active, p.is_store_only, p.digital, v.sku, v.stock, v.sale_price, v.list_price,
                  v.options::text as options, count(*) over (partition by p.id) as variants
             from products p join product_variants v on v.product_id = p.id
         ), found as (
           select distinct on (id) * from choices
            where ${where} and id not in (select product_id from cart_lines where customer_id = $1)
            order by id, length(options) desc, sku
         )
         insert into cart_lines (customer_id, product_id, sku, pieces, noted_price, version)
         select $1, id, ${sku ?? "case when variants > 1 then sku else '0' end"}, ${pieces}, ${noted}, 1
           from found order by length(title) desc, id limit $2`,
        [customer.id, count],
      );
      if (rowCount !== count) throw new Error(`The shop has too few products: ${where}`);
    }
  });
  return customer;
}
