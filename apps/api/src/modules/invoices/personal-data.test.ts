/** Tests of tax data in the export and in the erasure of an account, and of the mails about invoices (AF-07, AF-03). */
import { beforeEach, expect, test } from 'vitest';
import { writeOrderMails } from '../fulfilment/operator.ts';
import { invoiceData } from './personal-data.ts';
import { receiver, sellers, withInvoices } from './test-invoices.ts';

const shop = await withInvoices();
const { bought, clear, one, pool, unit, without, work } = shop;
beforeEach(() => clear());

test('AF-07 the export has the tax data and the invoices; the erasure leaves what tax law requires, without the person', async () => {
  const { ana, ask } = await bought();
  without.add(sellers[2].rfc);
  await ask();
  await work();
  const subject = { id: ana.id, email: 'ana@correo.mx' };
  expect(await invoiceData.read?.(unit, subject)).toMatchObject({
    datosFiscales: { ...receiver, nombre: 'KARLA FUENTE NOLASCO' },
    facturas: [{ tipo: 'factura', folioFiscal: expect.stringMatching(/^[0-9A-F-]{36}$/), total: expect.any(Number) }],
  });
  await unit.withTransaction(async (work) => invoiceData.erase?.(work, subject));
  // The request without an invoice ended; the invoice stays, encrypted.
  expect((await pool.query('select store_id, receiver, state from invoice_requests')).rows).toEqual([
    { store_id: 1, receiver: null, state: 'issued' },
  ]);
  expect(await one('select count(*)::int as issued from cfdis')).toEqual({ issued: 1 });
  expect((await pool.query('select from customer_tax')).rowCount).toBe(0);
  expect(await invoiceData.read?.(unit, { ...subject, id: crypto.randomUUID() })).toEqual({
    ...{ datosFiscales: null, facturas: [] },
  });
});

test('AF-03 a request that is at the stamping service survives the erasure, since it may be stamped', async () => {
  const { ana, ask } = await bought();
  await ask();
  shop.service.away = 'after';
  await work();
  await unit.withTransaction(async (work) => invoiceData.erase?.(work, { id: ana.id, email: '' }));
  shop.service.away = undefined;
  shop.time.now += 10 * 60_000;
  expect(await work()).toEqual([]);
  expect((await pool.query(`select from cfdis where state = 'stamped'`)).rowCount).toBe(2);
});

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
