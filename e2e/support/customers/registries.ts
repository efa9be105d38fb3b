/** Customers with a gift registry. */

import { randomBytes } from 'node:crypto';
import { codeOf } from '@tianguis/domain/registry';
import { buyable, list } from '../catalogue/catalogue.ts';
import { withShopDatabase } from '../shop/database.ts';
import { addCustomer } from './customers.ts';

type Request = Parameters<typeof list>[0];

export interface TestRegistry {
  id: string;
  code: string;
  email: string;
  /** Its first item, and the product of the item. */
  item: string;
  product: number;
}

/** The street of the owner, which no giver may read. */
export const ownersStreet = 'Callejón del Aguacate';

/** Adds a customer with an address and a registry of two products. */
export async function addRegistry(request: Request): Promise<TestRegistry> {
  const { id: customer, email } = await addCustomer('María de los Ángeles Guadalupe Xochiquetzalli');
  const products = (await list(request, 'page_size=100')).data.products
    .filter((one) => buyable(one) && one.childrenSku === '0' && one.stock > 5 && one.pricing.sales_price < 500_000)
    .slice(0, 2)
    .map(({ id }) => id);
  const code = codeOf(randomBytes(12));
  return withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ id: string }>(
      `with address as (
         insert into addresses (customer_id, slot, rank, nombre, calle, numero_exterior, numero_interior, colonia,
           codigo_postal, municipio, ciudad, entre_calles, referencias, telefono)
         values ($1, 1, 1, 'María de los Ángeles', $2, '77', '', 'Coyoacán', '04000', 'Coyoacán', '', '', 'Portón colorado',
           '5599887766') returning id)
       insert into registries (customer_id, form_id, code, kind, names, folded, event_on, message, address_id, is_listed)
       select $1, gen_random_uuid(), $3, 'wedding', 'María de los Ángeles y Xicoténcatl', ' maria', current_date + 60,
              '¡Los esperamos con mucho gusto!', id, false from address returning id`,
      [customer, ownersStreet, code],
    );
    const id = rows[0]?.id ?? '';
    const items = await pool.query<{ id: string }>(
      `insert into registry_items (registry_id, product_id, sku, wanted)
       select $1, id, '0', 2 from unnest($2::integer[]) id returning id`,
      [id, products],
    );
    return { id, code, email, item: items.rows[0]?.id ?? '', product: products[0] ?? 0 };
  });
}
