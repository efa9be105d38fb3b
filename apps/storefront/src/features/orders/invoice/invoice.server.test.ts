/** Tests of the page with the invoices of an order (AF-03, BL-12, ER-09). */
import type { InvoicePart, InvoicesView } from '@tianguis/contract';
import { describe, expect, test } from 'vitest';
import { formOf } from '../../../shared/session/test-session.server.ts';
import { refusal, run, success } from '../testing/test-actions.server.ts';
import { lineOf, number, orderOf, parcelOf } from '../testing/test-order.ts';
import { regimeChoices, usesOf } from './choices.server.ts';
import { askForInvoices, readInvoiceFile, readInvoices } from './invoice.server.ts';
import { toInvoiceLink } from './invoice-link.ts';

const params = { order: number };
const path = `/mi-cuenta/mis-pedidos/${number}/factura`;
const id = '11111111-2222-4333-8444-555555555555';
const receiver = { rfc: 'FUNK671228PH6', nombre: 'KARLA', regimen: '612', uso: 'G03', codigoPostal: '44970' };
const partOf = (more: Partial<InvoicePart> = {}): InvoicePart => ({
  ...{ seller: 'La Merced', state: 'open', reason: null, amount: 50_000, documents: [], ...more },
});
const viewOf = (more: Partial<InvoicesView> = {}): InvoicesView => ({
  ...{ pedido: number, until: '2026-12-31', can_ask: true, receiver: null, faults: [], is_sample: false },
  ...{ parts: [partOf()], ...more },
});
const read = (view: InvoicesView, draft?: Record<string, string>) =>
  run(
    orderOf([parcelOf([lineOf(1)])]),
    () => success(view),
    (context) => readInvoices(context, params, draft),
  );
const typed = { ...receiver, solicitud: id };
const send = (reply: Parameters<typeof run>[1], fields: Record<string, string> = typed) =>
  run(orderOf([]), reply, (context) => askForInvoices(context, params, formOf(fields)));

describe('AF-03 the page', () => {
  test('asks until the last day, with the data that were used last and the uses of their regime', async () => {
    const { result } = await read(viewOf({ receiver }));
    expect(result).toMatchObject({
      ...{ canAsk: true, until: '31 de diciembre de 2026', values: receiver, refused: undefined, action: path },
      form: { checked: '', uses: expect.arrayContaining([{ value: 'G03', label: 'G03 Gastos en general' }]) },
      parts: [{ seller: 'La Merced', sentence: 'Todavía no la has pedido.', documents: [] }],
    });
  });

  test('shows what the SAT refused at its field', async () => {
    const faults = [{ name: 'nombre', msg: 'El SAT tiene otro nombre.' }];
    const { result } = await read(viewOf({ receiver, faults, parts: [partOf({ state: 'refused' })] }));
    expect(result).toMatchObject({
      ...{ isRefused: true, until: undefined },
      refused: { status: 'invalid', fieldErrors: { nombre: 'El SAT tiene otro nombre.' } },
    });
  });

  test('what was typed before the session ended is in the form', async () => {
    const { result } = await read(viewOf({ receiver }), { rfc: 'EKU9003173C9', regimen: '601' });
    expect(result).toMatchObject({ values: { ...receiver, rfc: 'EKU9003173C9', regimen: '601' } });
  });

  test.each([
    ['late', 'Ya pasaron los 30 días naturales'],
    ['nothing-charged', 'No te cobramos nada'],
    ['seller', 'todavía no puede facturar'],
    ['unpaid', 'cuando tu pedido esté pagado'],
  ] as const)('says why there is no invoice: %s', async (reason, sentence) => {
    const { result } = await read(viewOf({ can_ask: false, parts: [partOf({ state: 'none', reason })] }));
    expect(result).toMatchObject({ canAsk: false, parts: [{ sentence: expect.stringContaining(sentence) }] });
  });

  test('has XML and PDF of what is stamped, and nothing of what waits', async () => {
    const document = { id, kind: 'invoice' as const, state: 'ready' as const, total: 50_000, uuid: 'A', at: null };
    const note = { ...document, kind: 'credit-note' as const, state: 'waiting' as const, uuid: null };
    const parts = [partOf({ state: 'issued', documents: [document, note] })];
    const { result } = await read(viewOf({ can_ask: false, parts }));
    const files = { xml: `${path}/${id}/xml`, pdf: `${path}/${id}/pdf` };
    expect(result).toMatchObject({
      parts: [
        {
          documents: [
            { files, uuid: 'A' },
            { isCreditNote: true, files: undefined },
          ],
        },
      ],
    });
  });

  test.each<[string, Partial<InvoicesView>, string | undefined]>([
    ['open', {}, 'Quiero factura'],
    ['refused', { parts: [partOf(), partOf({ state: 'refused' })] }, 'Corregir mis datos'],
    ['waiting', { can_ask: false, parts: [partOf({ state: 'waiting' })] }, 'Ver mi factura'],
    ['issued', { can_ask: false, parts: [partOf({ state: 'issued' })] }, 'Ver mi factura'],
    ['none', { can_ask: false, parts: [partOf({ state: 'none', reason: 'late' })] }, undefined],
  ])('RL-07 the order links to it while the part is %s', (_, view, label) => {
    expect(toInvoiceLink(viewOf(view))?.label).toBe(label);
  });
});

describe('AF-03 the form', () => {
  test('asks once, and leads to the page that shows it', async () => {
    const { result, sent } = await send(() => success(viewOf()));
    expect([result, sent]).toEqual([{ to: path }, [typed]]);
  });

  test('goes on with the uses of the regime without JavaScript', async () => {
    const { uso: _, ...first } = typed;
    const { result, sent } = await send(() => success(viewOf()), first);
    expect(sent).toEqual([]);
    expect(result).toMatchObject({
      status: 200,
      result: { status: 'next', values: first.rfc ? { rfc: first.rfc } : {} },
    });
    const { uses } = (result as { form: { uses: { value: string }[] } }).form;
    expect(uses.map(({ value }) => value)).toEqual(usesOf('612', typed.rfc)?.map(({ value }) => value));
  });

  test('ER-09 what is missing is said at its field, all at once', async () => {
    const { result, sent } = await send(() => success(viewOf()), {
      rfc: ' ',
      nombre: '',
      codigoPostal: '',
      regimen: '',
    });
    expect(sent).toEqual([]);
    const { fieldErrors } = (result as { result: { fieldErrors: object } }).result;
    expect(Object.keys(fieldErrors)).toEqual(['rfc', 'nombre', 'codigoPostal', 'regimen']);
  });

  test('ER-09 what the API refuses is said at its field, and nothing typed is lost', async () => {
    const fields = [{ name: 'regimen', code: 'WRONG', msg: 'Ese régimen no es el tuyo.' }];
    const { result } = await send(() => refusal(422, 'VALIDATION_FAILED', { fields }));
    expect(result).toMatchObject({
      ...{ form: { id }, result: { fieldErrors: { regimen: 'Ese régimen no es el tuyo.' }, values: receiver } },
    });
    expect((await send(() => undefined)).result).toMatchObject({ status: 503, result: { values: receiver } });
  });

  test('what is doubtful is confirmed by sending it again', async () => {
    const doubt = { revisado: 'FUNK671228PH6 KARLA', warnings: [{ name: 'rfc', msg: 'No coincide.' }] };
    const { result } = await send(() => refusal(409, 'INVOICE_DATA_DOUBTFUL', { data: doubt }));
    expect(result).toMatchObject({
      ...{ status: 422, form: { id, checked: doubt.revisado }, result: { fieldErrors: { rfc: 'No coincide.' } } },
    });
    const { sent } = await send(() => success(viewOf()), { ...typed, revisado: doubt.revisado });
    expect(sent).toEqual([{ ...typed, revisado: doubt.revisado }]);
  });

  test('all parts were asked for in another tab: the page shows them', async () => {
    expect((await send(() => refusal(409, 'NO_INVOICE'))).result).toEqual({ to: path });
  });
});

test('AF-03 each regime has a name and a use for each kind of taxpayer that it is for', () => {
  for (const { value, label } of regimeChoices) {
    expect(label).toMatch(/^\d{3} \p{Lu}/u);
    expect(usesOf(value, '')?.length, value).toBeGreaterThan(0);
  }
  expect(usesOf('605', 'FUNK671228PH6')?.map(({ value }) => value)).not.toContain('G03');
  expect(usesOf('', '')).toBeUndefined();
});

describe('AF-03 a file', () => {
  const file = (document: string, format: string) =>
    run(
      orderOf([]),
      () => success({ name: 'A.pdf', type: 'application/pdf', content: Buffer.from('%PDF').toString('base64') }),
      (context) => readInvoiceFile(context, { order: number, document, format }),
    );

  test('is private, and has its name', async () => {
    const response = (await file(id, 'pdf')).result as Response;
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="A.pdf"' },
      'cache-control': 'private, no-store',
    });
    expect(await response.text()).toBe('%PDF');
  });

  test.each([
    ['x', 'pdf'],
    [id, 'exe'],
  ])('%s/%s is not found, and the API is not asked', async (document, format) => {
    const { result, calls } = await file(document, format);
    expect([result, calls]).toMatchObject([{ init: { status: 404 } }, []]);
  });
});
