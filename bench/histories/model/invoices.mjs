// Invoices (decision 44): of each seller's part that was asked for, invoice less credit notes is what the customer paid
// for it, less what went back.
import { isPaid, moneyBack } from './pieces.mjs';

export function invoiceFaults(told, fact) {
  const found = [];
  if (told.invoiced && fact.cfdis.length === 0) found.push('an invoice was asked for, and there is none');
  for (const [store, own] of Map.groupBy(fact.cfdis, (one) => one.store)) {
    const invoices = own.filter(({ cause }) => cause === '');
    if (invoices.length !== 1) found.push(`seller ${store} has ${invoices.length} invoices`);
    for (const { state, cause } of own)
      if (state !== 'stamped')
        found.push(`the ${cause === '' ? 'invoice' : 'credit note'} of seller ${store} is ${state}`);
    const parcels = new Set(fact.parcels.filter((one) => one.store === store).map(({ id }) => id));
    const lines = fact.lines.filter(({ parcel }) => parcels.has(parcel));
    const left = lines.reduce(
      (sum, line) => sum + line.price * line.pieces - line.discount + line.shipping - moneyBack(line, line.refunded),
      0,
    );
    const stated = own.reduce((sum, { cause, total }) => sum + (cause === '' ? total : -total), 0);
    if (isPaid(fact) && stated !== left)
      found.push(`seller ${store} invoiced ${stated} after credit notes instead of ${left}`);
  }
  return found;
}
