/** Reads what selling costs, and sends the form of businesses that want to sell (RT-25). */
import type { SellerTermsReply } from '@tianguis/contract';
import type { ApiClient } from '@tianguis/contract/client';
import { leadFaults, otherCategory } from '@tianguis/domain/contact';
import type { RouterContextProvider } from 'react-router';
import { answered } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import type { FormAnswer } from '../../shared/forms/form-answer.server.ts';
import { leadCopy as copy } from './lead-copy.ts';
import { sendVisitorForm } from './visitor-answer.server.ts';
import { seenRfc } from './write-paths.ts';

const names = ['nombre', 'negocio', 'correo', 'telefono', 'rfc', 'categoria', 'venta'] as const;

export interface SellerCostsData {
  rows: { name: string; rate: string }[];
  /** Sentences about withheld taxes. */
  taxes: string[];
}

export interface SellersData {
  /** Null if the shop has no rates. */
  costs: SellerCostsData | null;
  categories: string[];
}

const percent = (value: number): string => `${value.toLocaleString('es-MX', { maximumFractionDigits: 2 })} %`;

/** What the page for sellers shows besides the operator's text. It is the same for everybody. */
export async function readSellers(api: ApiClient): Promise<SellersData> {
  const { data } = await answered(api.leads.terms());
  return { costs: costsOf(data), categories: [...data.departamentos, otherCategory] };
}

function costsOf({ comision, retenciones }: SellerTermsReply['data']): SellerCostsData | null {
  if (comision === null) return null;
  const rows = comision.categorias.map(({ categoria, porcentaje }) => ({
    ...{ name: categoria.replaceAll(' > ', ' › '), rate: percent(porcentaje) },
  }));
  const { con_rfc: known, sin_rfc: unknown } = retenciones ?? {};
  return {
    rows: [...rows, { name: copy.costs.rest, rate: percent(comision.general) }],
    taxes: [
      ...(known ? [copy.costs.withRfc(percent(known.isr), percent(known.iva))] : []),
      ...(unknown ? [copy.costs.withoutRfc(percent(unknown.isr), percent(unknown.iva))] : []),
    ],
  };
}

const words = {
  unreadable: 'Tus datos tienen algo que no podemos leer. Revísalos y envíalos otra vez.',
  failed: copy.failed,
} as const;

/** A lead belongs to no account, so it is sent without a session. */
export async function writeLead(context: Readonly<RouterContextProvider>, form: FormData): Promise<FormAnswer> {
  const answer = await sendVisitorForm(context, form, [...names, seenRfc], words, (values) => {
    const { sello = '', nombre = '', negocio = '', correo = '', telefono = '', ...more } = values;
    const { rfc = '', categoria = '', venta = '', ...optional } = more;
    const lead = { sello, nombre, negocio, correo, telefono, rfc, categoria, venta, ...optional };
    return context.get(shopContext).api.leads.write(lead);
  });
  const { result } = answer;
  if (result.fieldErrors.rfc !== leadFaults.digit) return answer;
  return { ...answer, result: { ...result, values: { ...result.values, [seenRfc]: result.values.rfc ?? '' } } };
}
