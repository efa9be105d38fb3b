/** Tests of the stamps of invoices, and of credit notes (AF-03). */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { receiver, withInvoices } from './test-invoices.ts';

const shop = await withInvoices();
const { bought, clear, contradicted, one, pool, service, time, work, wrong } = shop;
beforeEach(() => clear());

const states = async () => (await pool.query('select state from cfdis order by folio')).rows.map(({ state }) => state);
const mails = async () =>
  (await pool.query(`select step, store_id as store from order_mails where step like 'invoice-%' order by id`)).rows;

describe('AF-03 the stamping service', () => {
  test('away: the same XML is sent again later, and has one stamp', async () => {
    const { ask } = await bought();
    await ask();
    service.away = 'after';
    expect(await work()).toEqual([]);
    expect(await states()).toEqual(['due', 'due']);
    // The next try waits, longer each time.
    await work();
    expect(service.sent).toHaveLength(2);
    service.away = undefined;
    time.now += 2 * 60_000;
    await work();
    expect([service.sent.length, new Set(service.sent).size, await states()]).toEqual([4, 2, ['stamped', 'stamped']]);
  });

  test('away for three days: a new time of issue', async () => {
    const { ask } = await bought();
    await ask();
    service.away = 'before';
    await work();
    service.away = undefined;
    time.now += 73 * 3_600_000;
    await work();
    expect(await states()).toEqual(['due', 'due']);
    time.now += 10 * 60_000;
    await work();
    expect([new Set(service.sent).size, await states()]).toEqual([4, ['stamped', 'stamped']]);
  });

  test('refuses a field of the form: the customer reads it there and by mail, and corrects it', async () => {
    const { ask, read } = await bought();
    await ask();
    service.faults = [{ code: 'CFDI40145', message: 'el nombre no es el del RFC', field: 'name' }];
    await work();
    const view = await read();
    expect(view).toMatchObject({
      ...{ can_ask: true, receiver: { rfc: receiver.rfc } },
      faults: [{ name: 'nombre', msg: expect.stringContaining('El SAT tiene otro nombre') }],
      parts: [
        { state: 'refused', documents: [] },
        { state: 'refused', documents: [] },
      ],
    });
    expect(await mails()).toEqual([1, 2].map(() => ({ step: 'invoice-refused', store: null })));
    service.faults = [];
    // The data can be corrected after the last day, since the customer asked in time.
    time.now += 40 * 86_400_000;
    const solicitud = randomUUID();
    expect((await ask({ solicitud, nombre: 'KARLA FUENTES' })).status).toBe(200);
    expect((await ask({ solicitud, nombre: 'KARLA FUENTES' })).status).toBe(200);
    await work();
    expect([await states(), await contradicted()]).toEqual([['stamped', 'stamped'], []]);
  });

  test('refuses something else: an operator is asked, and not the customer', async () => {
    const { ask, read } = await bought();
    await ask();
    service.faults = [{ code: 'CFDI40108', message: 'SubTotal', field: null }];
    await work();
    expect([await states(), (await read()).parts[0]?.state, await mails()]).toEqual([
      ['failed', 'failed'],
      'waiting',
      [],
    ]);
  });

  test('two workers at once stamp each document once', async () => {
    const { ask } = await bought();
    await ask();
    expect((await Promise.all([work(), work(), work()])).flat()).toEqual([]);
    expect([service.sent.length, await states()]).toEqual([2, ['stamped', 'stamped']]);
  });
});

describe('AF-03 credit notes', () => {
  test('a refund after the invoice has one, by seller; one before makes the invoice smaller', async () => {
    const { ask, read, cancel } = await bought();
    const { total } = await one('select total from orders');
    const before = await cancel('1x1');
    await ask();
    const after = await cancel('1x1,2x1');
    await work();
    const { parts } = await read();
    const totals = (kind: string) =>
      parts.flatMap(({ documents }) => documents.filter((one) => one.kind === kind).map((one) => one.total));
    const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
    expect(sum(totals('invoice'))).toBe(total - before);
    expect([totals('credit-note').length, sum(totals('credit-note'))]).toEqual([2, after]);
    expect([await states(), await contradicted(), await wrong()]).toEqual([
      ...[['stamped', 'stamped', 'stamped', 'stamped'], [], []],
    ]);
    expect((await mails()).filter(({ step }) => step === 'invoice-credit')).toHaveLength(2);
  });

  test('a credit note names its invoice, and has its receiver after the account was erased', async () => {
    const { ask, read, cancel, file } = await bought();
    await ask();
    await work();
    await pool.query('update invoice_requests set receiver = null');
    await cancel('1x1');
    expect(await work()).toEqual([]);
    const [invoice, note] = (await read()).parts[0]?.documents ?? [];
    const xml = (await file(note?.id ?? '', 'xml')).content.toString();
    expect(xml).toContain(`UUID="${invoice?.uuid}"`);
    expect(xml).toMatch(/TipoDeComprobante="E".*TipoRelacion="01".*Rfc="FUNK671228PH6".*UsoCFDI="G02"/s);
  });

  test('the proofs find an invoice with another total, and a refund without its credit note', async () => {
    const { ask, cancel, pedido } = await bought();
    await ask();
    await work();
    await cancel('1x1');
    expect(await contradicted()).toEqual([`Credit notes ${pedido}`]);
    await work();
    expect(await contradicted()).toEqual([]);
    await pool.query(`update cfdis set total = total + 1 where cause = ''`);
    expect(await contradicted()).toContain(`Invoices of orders ${pedido}`);
  });
});
