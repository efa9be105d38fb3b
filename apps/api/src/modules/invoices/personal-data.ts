/** Tax data and invoices of a customer, for the export and the erasure of an account (AF-07). */

import type { PersonalDataPart } from '../personal-data/service.ts';
import { toFormData } from './receiver-words.ts';
import { customerInvoices, requestRepository } from './repository.ts';

/**
 * Invoices that were issued stay, since tax law obliges their issuer to keep them: encrypted, and without a link to a
 * customer. The tax data that a form was filled from, and requests without an invoice, are erased.
 */
export const invoiceData: PersonalDataPart = {
  name: 'facturas',
  tables: ['customer_tax', 'invoice_requests', 'cfdis'],
  erased: 'Tus datos fiscales y tus solicitudes de factura',
  async read(shop, { id }) {
    const last = await requestRepository(shop).last(id);
    const documents = await customerInvoices(shop).issued(id);
    return {
      datosFiscales: last ? toFormData(last) : null,
      facturas: documents.map(({ number, uuid, total, cause, at }) => ({
        ...{ pedido: number, tipo: cause === '' ? 'factura' : 'nota de crédito', folioFiscal: uuid },
        ...{ total: total / 100, fecha: at.toISOString() },
      })),
    };
  },
  async erase(unit, { id }) {
    await customerInvoices(unit).erase(id);
  },
};
