/** Tests of invoices for operators: those that sellers issued elsewhere are checked and stored (AF-03). */
import { sealCfdi, writeXml } from '@tianguis/invoice';
import { readXml } from '@tianguis/invoice/schema';
import { beforeEach, expect, test } from 'vitest';
import { receiver, sellers, withInvoices } from '../test-invoices.ts';
import { createInvoiceOperator } from './operator.ts';

const shop = await withInvoices();
const { bought, clear, contradicted, issuers, one, pool, service, unit, without, work } = shop;
beforeEach(() => clear());
const carmen = createInvoiceOperator(unit, 'Carmen');

/** An invoice of the second seller that waits for its upload, and the XML that the seller issues elsewhere. */
async function asked() {
  const invoices = await bought();
  without.add(sellers[2].rfc);
  await invoices.ask();
  await work();
  const { id } = await one(`select id from cfdis where state = 'upload'`);
  // Elsewhere, the seller has a certificate: the same part is stamped, and put back.
  without.clear();
  await pool.query(`update cfdis set state = 'due' where id = $1`, [id]);
  await work();
  const [document] = (await invoices.read()).parts[1]?.documents ?? [];
  const xml = (await invoices.file(id, 'xml')).content.toString();
  await pool.query(
    `update cfdis set state = 'upload', xml = null, uuid = null, stamped_at = null, sealed = null
    where id = $1`,
    [id],
  );
  await pool.query(`update invoice_requests set state = 'waiting' where store_id = 2`);
  await pool.query(`delete from order_mails where step = 'invoice-ready' and cause = $1`, [id]);
  without.add(sellers[2].rfc);
  service.sent.length = 0;
  return { ...invoices, id: id as string, xml, uuid: document?.uuid ?? '' };
}

/** The XML with a changed part, sealed and stamped again. */
async function changed(xml: string, from: string | RegExp, to: string): Promise<string> {
  const cfdi = readXml(xml.replace(from, to));
  const { Sello: _, Certificado: __, NoCertificado: ___, ...attributes } = cfdi.attributes;
  const bare = { ...cfdi, attributes, children: cfdi.children.filter(({ name }) => name !== 'cfdi:Complemento') };
  const { sealer } = (await issuers.find(sellers[2].rfc)) ?? {};
  if (!sealer) throw new Error('no certificate');
  const sealed = await sealCfdi(bare, sealer);
  const stamps = cfdi.children.filter(({ name }) => name === 'cfdi:Complemento');
  return writeXml({ ...sealed, children: [...sealed.children, ...stamps] });
}

test('AF-03 an operator reads what the seller needs, which the audit log notes, and uploads the invoice', async () => {
  const { id, xml, uuid, read, file, ana } = await asked();
  expect(await carmen.list(true)).toMatchObject([{ id, state: 'upload', seller: 'Otra tienda' }]);
  expect(await carmen.show(id)).toMatchObject({ receiver: { rfc: receiver.rfc }, issuer: { rfc: sellers[2].rfc } });
  expect(await carmen.upload(id, xml)).toBe(uuid);
  expect(
    (await pool.query('select customer_id, action, operator, detail from customer_audit order by id')).rows,
  ).toEqual([
    { customer_id: ana.id, action: 'shown', operator: 'Carmen', detail: { what: 'invoice', invoice: id } },
    {
      ...{ customer_id: ana.id, action: 'order-changed', operator: 'Carmen' },
      detail: { what: 'invoice', invoice: id, change: 'upload' },
    },
  ]);
  expect((await read()).parts[1]).toMatchObject({ state: 'issued', documents: [{ state: 'ready', uuid }] });
  expect((await file(id, 'xml')).content.toString()).toBe(xml);
  expect(
    await one(`select count(*)::int as mails from order_mails where step = 'invoice-ready' and cause = '${id}'`),
  ).toEqual({
    mails: 1,
  });
  await expect(carmen.upload(id, xml)).rejects.toThrow('is issued already');
  expect([await carmen.list(true), await contradicted(), service.sent]).toEqual([[], [], []]);
});

test('AF-03 a CFDI that is not the expected one is refused with one sentence, and nothing is stored', async () => {
  const { id, xml } = await asked();
  const total = / Total="([\d.]+)"/.exec(xml)?.[1] ?? '';
  const cases: readonly (readonly [string, string])[] = [
    [xml.replace(/UUID="[^"]+"/, 'UUID="x"'), 'has no stamp'],
    [xml.replace(/ Descripcion="[^"]+"/, ' Descripcion="Otra cosa"'), 'The seal of the CFDI does not fit'],
    [await changed(xml, ` Total="${total}"`, ' Total="1.00"'), `The total is 1.00, and ${total} is expected.`],
    [await changed(xml, `Rfc="${receiver.rfc}"`, 'Rfc="GODE561231GR8"'), 'The receiver is GODE561231GR8'],
    [await changed(xml, 'TipoDeComprobante="I"', 'TipoDeComprobante="E"'), 'has the type E, and I is expected'],
    [xml.replace(`Rfc="${sellers[2].rfc}"`, `Rfc="${sellers[1].rfc}"`), `The issuer is ${sellers[1].rfc}`],
    ['<a>', 'no CFDI that can be read'],
    ['<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'document type'],
  ];
  for (const [file, sentence] of cases) await expect(carmen.upload(id, file)).rejects.toThrow(sentence);
  expect(await one(`select state, uuid from cfdis where id = '${id}'`)).toEqual({ state: 'upload', uuid: null });
});

test('AF-03 a fiscal folio is that of one invoice', async () => {
  const { id, xml, read } = await asked();
  const [other] = (await read()).parts[0]?.documents ?? [];
  const same = xml.replace(/UUID="[^"]+"/, `UUID="${other?.uuid}"`);
  await expect(carmen.upload(id, same)).rejects.toThrow(`${other?.uuid} is that of another invoice`);
  expect((await pool.query('select from customer_audit')).rowCount).toBe(0);
});

test('AF-03 what failed is tried again, and nothing else is', async () => {
  const { ask } = await bought();
  await ask();
  service.faults = [{ code: 'CFDI40108', message: 'SubTotal', field: null }];
  await work();
  const [failed] = await carmen.list(true);
  service.faults = [];
  await carmen.retry(failed?.id ?? '');
  await work();
  await expect(carmen.retry(failed?.id ?? '')).rejects.toThrow('is stamped: only one that failed');
  await expect(carmen.show(crypto.randomUUID())).rejects.toThrow('There is no invoice');
});
