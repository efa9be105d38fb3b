/** Tests of requests for invoices (AF-03, BL-12, RL-07). */
import { randomUUID } from 'node:crypto';
import { readXml } from '@tianguis/invoice/schema';
import { needsSatFiles, satSchemas } from '@tianguis/invoice/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { receiver, sellers, withInvoices } from './test-invoices.ts';

const shop = await withInvoices();
const { bought, buyer, clear, contradicted, jobs, one, pool, service, time, without, work, wrong } = shop;
beforeEach(() => clear());

const states = async () => (await pool.query('select state from cfdis order by folio')).rows.map(({ state }) => state);
const mails = async () =>
  (await pool.query(`select step, store_id as store from order_mails where step like 'invoice-%' order by id`)).rows;

describe('AF-03 a paid order', () => {
  test('BL-12 can be invoiced until the last of 30 natural days, by parts: one request and one invoice each', async () => {
    const { ask, read, pedido } = await bought();
    expect(await read()).toMatchObject({
      ...{ pedido, until: '2026-12-31', can_ask: true, receiver: null, faults: [] },
      parts: [
        { seller: 'Tienda 1', state: 'open', documents: [] },
        { seller: 'Otra tienda', state: 'open', documents: [] },
      ],
    });
    const { status, body } = await ask();
    expect([status, body.data.can_ask, body.data.parts.map(({ state }: { state: string }) => state)]).toEqual([
      ...[200, false, ['waiting', 'waiting']],
    ]);
    expect(jobs).toContain('invoice-work');
    expect([await work(), await states()]).toEqual([[], ['stamped', 'stamped']]);
    const { parts } = await read();
    const { total } = await one('select total from orders');
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(parts.flatMap(({ documents }) => documents)).toMatchObject([
      { kind: 'invoice', state: 'ready', at: '2026-12-01T16:00:00.000Z' },
      { kind: 'invoice', state: 'ready' },
    ]);
    expect(await mails()).toEqual([1, 2].map(() => ({ step: 'invoice-ready', store: null })));
    expect([await contradicted(), await wrong()]).toEqual([[], []]);
  });

  test('issues each invoice by its seller, to the receiver of the form, valid by the schemas', async () => {
    const { ask, read, file } = await bought();
    await ask();
    await work();
    for (const [at, { documents, amount }] of (await read()).parts.entries()) {
      const [{ id = '', uuid = '' } = {}] = documents;
      const { name, type, content } = await file(id, 'xml');
      expect([name, type]).toEqual([`${uuid}.xml`, 'application/xml']);
      const { attributes, children } = readXml(content.toString());
      const of = (child: string) => children.find((one) => one.name === child)?.attributes;
      const issuer = sellers[(at + 1) as 1 | 2];
      expect(of('cfdi:Emisor')).toEqual({ Rfc: issuer.rfc, Nombre: issuer.name, RegimenFiscal: issuer.regime });
      expect(of('cfdi:Receptor')).toMatchObject({ Rfc: receiver.rfc, Nombre: 'KARLA FUENTE NOLASCO', UsoCFDI: 'G03' });
      expect(attributes).toMatchObject({ Total: (amount / 100).toFixed(2), FormaPago: '04', MetodoPago: 'PUE' });
      expect(satSchemas()?.faultsOf(content.toString()) ?? [], needsSatFiles).toEqual([]);
      const pdf = await file(id, 'pdf');
      expect([pdf.type, pdf.content.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
    }
  });

  test('no table has the RFC or the name of the receiver in plain text', async () => {
    const { ask } = await bought();
    await ask();
    await work();
    for (const table of ['customer_tax', 'invoice_requests', 'cfdis', 'order_events', 'order_mails'])
      expect(JSON.stringify((await pool.query(`select t::text from ${table} t`)).rows)).not.toMatch(
        /FUNK671228|KARLA/i,
      );
  });

  test('the same form five times at once asks once; a later one is refused', async () => {
    const { ask } = await bought();
    const solicitud = randomUUID();
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask({ solicitud })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await pool.query('select from cfdis')).rowCount).toBe(2);
    expect((await ask()).body).toMatchObject({ status: 409, code: 'NO_INVOICE' });
  });

  test('two forms at once: one request for each part, 10 rounds', async () => {
    for (let round = 0; round < 10; round++) {
      await clear();
      const { ask } = await bought();
      const replies = await Promise.all([ask(), ask()]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await pool.query('select from cfdis')).rowCount).toBe(2);
    }
  });

  test.each([
    // 30 natural days after 1 December; Mexico City is six hours behind UTC.
    ['2027-01-01T05:59:59Z', 'open', 200],
    ['2027-01-01T06:00:00Z', 'none', 409],
  ])('BL-12 at %s the part is %s', async (now, state, status) => {
    const { ask, read } = await bought();
    time.now = Date.parse(now);
    expect((await read()).parts[0]).toMatchObject({ state, reason: state === 'none' ? 'late' : null });
    expect((await ask()).status).toBe(status);
  });

  test('the next form is filled from the last one', async () => {
    const { ask, ana } = await bought();
    await ask();
    await ana.add([{ id: 7 }]);
    const { pedido } = (await ana.buy('ok')).body.data;
    expect((await shop.invoicesOf(ana, pedido).read()).receiver).toEqual({
      ...receiver,
      nombre: 'KARLA FUENTE NOLASCO',
    });
  });

  test('a fully discounted part has no invoice, with the reason', async () => {
    const { read } = await bought();
    await pool.query(`update order_lines set price = 0, discount = 0 where position = 0;
      update order_shares set net = 0, shipping = 0 where line_id in (select id from order_lines where position = 0)`);
    expect((await read()).parts).toMatchObject([{ state: 'none', reason: 'nothing-charged' }, { state: 'open' }]);
  });

  test.each([
    [`update orders set is_test = true`, 'test'],
    [`update orders set payment_state = 'disputed'`, 'disputed'],
    [`update order_sellers set tax = '{}'; delete from seller_tax`, 'seller'],
    [`update order_lines set tax = '{}'`, 'tax-keys'],
  ])('%s: no part can be invoiced (%s)', async (change, reason) => {
    const { ask, read } = await bought();
    await pool.query(change);
    expect((await read()).parts).toMatchObject([
      { state: 'none', reason },
      { state: 'none', reason },
    ]);
    expect((await ask()).body).toMatchObject({ code: 'NO_INVOICE' });
  });
});

describe('ER-09 tax data', () => {
  test.each([
    [{ rfc: 'FUNK67122' }, 'rfc', '13 si es de una persona'],
    [{ rfc: 'FUNK671331PH6' }, 'rfc', 'fecha'],
    [{ rfc: 'XAXX010101000', regimen: '616', uso: 'S01' }, 'rfc', 'público en general'],
    [{ nombre: ' ' }, 'nombre', 'constancia'],
    [{ regimen: '999' }, 'regimen', 'régimen'],
    [{ regimen: '601' }, 'regimen', 'tipo de persona'],
    [{ regimen: '605', uso: 'G03' }, 'uso', 'no va con tu régimen'],
    [{ codigoPostal: '4497' }, 'codigoPostal', 'cinco dígitos'],
  ])('%j is refused at %s', async (more, field, sentence) => {
    const { ask } = await bought();
    const { body } = await ask(more);
    expect(body).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', fields: [{ name: field }] });
    expect(body.fields[0].msg).toContain(sentence);
    expect((await pool.query('select from invoice_requests')).rowCount).toBe(0);
  });

  test('what is probably wrong has to be confirmed, and only as it was shown', async () => {
    const { ask } = await bought();
    const company = { rfc: 'EKU9003173C8', nombre: 'Escuela Kemper SA de CV', regimen: '601' };
    const { body } = await ask(company);
    expect(body).toMatchObject({ status: 409, code: 'INVOICE_DATA_DOUBTFUL' });
    expect(body.data.warnings).toMatchObject([
      { name: 'rfc', msg: expect.stringContaining('último carácter') },
      { name: 'nombre', msg: expect.stringContaining('«ESCUELA KEMPER»') },
    ]);
    const { revisado } = body.data;
    expect((await ask({ ...company, rfc: 'EKU9003173C7', revisado })).body.code).toBe('INVOICE_DATA_DOUBTFUL');
    expect((await ask({ ...company, revisado })).status).toBe(200);
  });
});

test('AF-03 a seller without a certificate gets the request by mail, and nothing is sent to the stamping service', async () => {
  const { ask, read } = await bought();
  without.add(sellers[2].rfc);
  await ask();
  await work();
  expect([await states(), service.sent.length]).toEqual([['stamped', 'upload'], 1]);
  expect((await read()).parts[1]).toMatchObject({ state: 'waiting', documents: [{ state: 'waiting' }] });
  expect(await mails()).toContainEqual({ step: 'invoice-asked', store: 2 });
});

test('RO-02 invoices of another customer are not found, by any call; without a session the reply is 401', async () => {
  const { ask, read, path, file } = await bought();
  await ask();
  await work();
  const id = (await read()).parts[0]?.documents[0]?.id ?? '';
  const eva = await buyer('eva@correo.mx');
  for (const reply of [
    await eva.get(path),
    await eva.get(`${path}/${id}/xml`),
    await eva.post(path, { solicitud: randomUUID(), ...receiver }),
  ])
    expect(reply.body).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
  expect((await file(id, 'xml')).content.length).toBeGreaterThan(1_000);
  // A customer reads no invoice of another order by the path of an own one.
  await eva.add([{ id: 7 }]);
  const { pedido } = (await eva.buy('ok')).body.data;
  const reply = await eva.get(`/app/v1/pedidos/${pedido}/facturas/${id}/xml`);
  expect(reply.body).toMatchObject({ status: 404, code: 'INVOICE_NOT_FOUND' });
  expect((await shop.call('GET', path, {})).status).toBe(401);
});
