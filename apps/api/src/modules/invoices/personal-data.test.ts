/** Tests of tax data in the export and in the erasure of an account (AF-07). */
import { beforeEach, expect, test } from 'vitest';
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
