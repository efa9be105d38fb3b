/** Reads the page with the invoices of an order, asks for invoices, and sends their files (AF-03, BL-12). */
import { orderHelpPath, uuidShape } from '@tianguis/domain';
import type { Choice, FieldTexts, FormResult } from '@tianguis/ui';
import { data } from 'react-router';
import { answered, submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { invalid, typedValues } from '../../../shared/forms/form-results.ts';
import { refusalOf } from '../../../shared/forms/refusal.server.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { noteDataChange } from '../../../shared/session/data-version.server.ts';
import { type OrderParams, productOf } from '../order/order.server.ts';
import { type Context, readOwnOrder } from '../read-own-order.server.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { regimeChoices, usesOf } from './choices.server.ts';
import { type InvoicePageData, toInvoicePage } from './invoice-data.ts';
import { invoiceFields as fields } from './invoice-fields.ts';

/** The form, as far as it depends on what is typed. */
export interface InvoiceFormData {
  /** Id of the form. */
  id: string;
  regimes: readonly Choice[];
  /** The uses of the regime; undefined before a regime is known. */
  uses: Choice[] | undefined;
  /** What the customer confirms by sending the form again; empty if nothing is doubtful. */
  checked: string;
}

export interface InvoiceDocument extends InvoicePageData {
  action: string;
  form: InvoiceFormData;
  values: FieldTexts;
  /** What the SAT refused. */
  refused: FormResult | undefined;
}

/** The answer of the form: the path of the next page, or the result that the same page shows. */
export type InvoiceAnswer = { to: string } | { status: number; result: FormResult; form: InvoiceFormData };

const typed = [fields.rfc, fields.name, fields.postalCode, fields.regime, fields.use] as const;
const missing: Readonly<Record<(typeof typed)[number], string>> = {
  [fields.rfc]: copy.noRfc,
  [fields.name]: copy.noName,
  [fields.postalCode]: copy.noPostalCode,
  [fields.regime]: copy.noRegime,
  [fields.use]: copy.noUse,
};

const pathOf = (params: OrderParams): string => orderHelpPath('factura', params.order, productOf(params));

const formOf = (values: FieldTexts, id: string, checked = ''): InvoiceFormData => ({
  ...{ id, regimes: regimeChoices, checked },
  uses: usesOf(values[fields.regime] ?? '', values[fields.rfc] ?? ''),
});

/**
 * @param draft texts that were typed before the session ended
 * @throws Response 404 for the order of another customer, like an unknown one (RO-02)
 */
export async function readInvoices(
  context: Context,
  params: OrderParams,
  draft: FieldTexts | undefined,
): Promise<InvoiceDocument> {
  const { order, product } = await readOwnOrder(context, 'factura', params);
  const { api } = context.get(shopContext);
  const { data: view } = await answered(api.orders.invoices(params.order, asCustomer(context)));
  const values: FieldTexts = { ...view.receiver, ...draft };
  const faults = Object.fromEntries(view.faults.map(({ name, msg }) => [name, msg]));
  return {
    ...toInvoicePage(order, view, product),
    ...{ action: pathOf(params), form: formOf(values, crypto.randomUUID()), values },
    refused: view.faults.length > 0 && !draft ? invalid(values, faults) : undefined,
  };
}

/** Asks for the invoices. Without a use, the page goes on with the uses of the regime. */
export async function askForInvoices(context: Context, params: OrderParams, form: FormData): Promise<InvoiceAnswer> {
  const values = typedValues(form, typed);
  const given = String(form.get(fields.id) ?? '');
  const id = uuidShape.test(given) ? given : crypto.randomUUID();
  const revisado = String(form.get(fields.checked) ?? '');
  const text = (name: string) => values[name]?.trim() ?? '';
  const empty = typed.filter((name) => text(name) === '');
  const page = formOf(values, id);
  if (empty.length === 1 && empty[0] === fields.use && page.uses && !form.has(fields.use))
    return { status: 200, form: page, result: { status: 'next', values, fieldErrors: {}, message: copy.next } };
  const asked = empty.filter((name) => name !== fields.use || form.has(fields.use));
  if (asked.length > 0)
    return {
      ...{ status: 422, form: page },
      result: invalid(values, Object.fromEntries(asked.map((name) => [name, missing[name] ?? copy.unreadable]))),
    };
  const { refused } = await submitted(
    context.get(shopContext).api.orders.askForInvoices(
      params.order,
      {
        ...{ solicitud: id, rfc: text(fields.rfc), nombre: text(fields.name), regimen: text(fields.regime) },
        ...{ uso: text(fields.use), codigoPostal: text(fields.postalCode), ...(revisado !== '' && { revisado }) },
      },
      asCustomer(context),
    ),
  );
  if (!refused) {
    noteDataChange(context);
    return { to: pathOf(params) };
  }
  // All parts were asked for in another tab: the page shows them.
  if (refused.code === 'NO_INVOICE') return { to: pathOf(params) };
  if (refused.code === 'INVOICE_DATA_DOUBTFUL') {
    const doubt = refused.data as { revisado: string; warnings: { name: string; msg: string }[] };
    const errors = Object.fromEntries(doubt.warnings.map(({ name, msg }) => [name, msg]));
    return { status: 422, form: formOf(values, id, doubt.revisado), result: invalid(values, errors, copy.doubtful) };
  }
  const sentences = Object.fromEntries(typed.map((name) => [name, {}]));
  const { status = 422, result } = refusalOf(refused, values, copy, sentences);
  return { status, result, form: page };
}

/** The file of an invoice. @throws Response 404 for a file of another customer, like an unknown one (RO-02) */
export async function readInvoiceFile(
  context: Context,
  { order, document, format }: { order: string; document: string; format: string },
): Promise<Response> {
  if (!uuidShape.test(document) || (format !== 'xml' && format !== 'pdf')) throw data(null, { status: 404 });
  const { api } = context.get(shopContext);
  const { data: file } = await answered(api.orders.invoiceFile(order, document, format, asCustomer(context)));
  return new Response(Buffer.from(file.content, 'base64'), {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename="${file.name}"`,
      'cache-control': 'private, no-store',
    },
  });
}
