// The ledger of sellers (decision 45): what each delivered line earns after its refunds.
import { sellerRates } from '../jobs.mjs';
import { isPaid, piecesOf } from './pieces.mjs';

const rates = sellerRates();
/** Halves are rounded up. */
const share = (amount, percent) => Math.floor((amount * Math.round(percent * 100) * 2 + 10_000) / 20_000);

/** The commission of the nearest category that has one. */
function commissionOf(category) {
  for (let depth = category.length; depth > 0; depth--) {
    const rate = rates.commission.categories[category.slice(0, depth).join(' > ')];
    if (rate !== undefined) return rate;
  }
  return rates.commission.default;
}

/** @returns sentences about what is wrong with the earnings of an order */
export function sellerFaults(told, fact) {
  if (!isPaid(fact)) return [];
  const found = [];
  for (const { line, refunded, withoutShipping } of piecesOf(told, fact)) {
    const parcel = fact.parcels.find(({ id }) => id === line.parcel);
    const is = (kind) => line.entries.get(kind) ?? 0;
    const must = (kind, low, high = low) => {
      if (is(kind) < low || is(kind) > high)
        found.push(`line ${line.line}, ${kind}: ${is(kind)} instead of ${low}${high === low ? '' : ` to ${high}`}`);
    };
    const earns = parcel.state === 'delivered' && !parcel.isOwn;
    if (!earns) {
      for (const kind of ['sale', 'shipping', 'commission', 'isr', 'iva']) must(kind, 0);
      continue;
    }
    const left = line.pieces - refunded;
    const discount = fact.funder === 'seller' ? (line.discount * left) / line.pieces : 0;
    // A share of a piece is rounded, up to a centavo for each time that pieces were refunded.
    const slack = line.refunded.length;
    const sale = line.price * left - discount;
    must('sale', ...(discount === 0 ? [sale] : [Math.floor(sale) - slack, Math.ceil(sale) + slack]));
    const own = fact.lines.filter((one) => one.parcel === parcel.id);
    const value = (one) => one.price * one.pieces - one.discount;
    const worth = own.reduce((sum, one) => sum + value(one), 0);
    const borne = parcel.borneBy === 'shop' ? parcel.price - parcel.paid : 0;
    const keeps = (left + withoutShipping) / line.pieces;
    const ofShop = worth === 0 ? [0, borne] : [(borne * value(line)) / worth, (borne * value(line)) / worth];
    const bounds = ofShop.map((amount) => (parcel.isSentBySeller ? (line.shipping + amount) * keeps : 0));
    if (bounds[1] === 0) must('shipping', 0);
    else must('shipping', Math.floor(bounds[0]) - slack - 1, Math.ceil(bounds[1]) + slack + 1);
    // What the shop retains follows from what the seller earned.
    const income = is('sale') + is('shipping');
    const base = Math.floor((2 * income * 100 + 100 + line.iva) / (2 * (100 + line.iva)));
    const { isr, iva } = rates.withholding[parcel.hasRfc ? 'with_rfc' : 'without_rfc'];
    must('commission', 0 - share(is('sale'), commissionOf(line.category)));
    must('isr', 0 - share(base, isr));
    must('iva', 0 - share(income - base, iva));
  }
  return found;
}
