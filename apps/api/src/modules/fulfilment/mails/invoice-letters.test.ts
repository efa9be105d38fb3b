/** Tests of mails about invoices (AF-03). */
import { expect, test } from 'vitest';
import { receiver, sellers, withInvoices } from '../../invoices/test-invoices.ts';
import { writeOrderMails } from './write-mails.ts';

const shop = await withInvoices();
const { bought, pool, unit, without, work } = shop;

test('AF-03 the customer is mailed a link and no tax data; the seller is mailed what it needs, and the text is erased', async () => {
  const { ask, pedido } = await bought();
  without.add(sellers[2].rfc);
  await pool.query(`update stores set order_contact = 'ventas@otra.mx' where id = 2`);
  await ask();
  await work();
  await pool.query(`delete from order_mails where step not like 'invoice-%'`);
  await writeOrderMails(unit, { name: 'Tianguis', origin: 'https://shop.example' }, { now: shop.time.now });
  const { rows } = await pool.query<{ kind: string; recipient: string; plain_text: string; is_secret: boolean }>(
    `select kind, recipient, plain_text, is_secret from mails where kind like '%invoice%' order by kind`,
  );
  expect(rows).toMatchObject([
    { kind: 'order-invoice-ready', recipient: 'ana@correo.mx' },
    { kind: 'seller-invoice-asked', recipient: 'ventas@otra.mx', is_secret: true },
  ]);
  const [customer, seller] = rows.map(({ plain_text: text }) => text);
  expect(customer).toContain(`https://shop.example/mi-cuenta/mis-pedidos/${pedido}/factura`);
  expect(customer).not.toContain(receiver.rfc);
  for (const text of [
    'RFC: FUNK671228PH6',
    'KARLA FUENTE NOLASCO',
    'Régimen fiscal: 612',
    'Código postal: 44970',
    'Total exacto: $',
  ])
    expect(seller).toContain(text);
});
