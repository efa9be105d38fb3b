/** The amounts of a credit note (CFDI of egreso): some pieces of an invoice whose money was refunded (AF-03). */
import type { Centavos } from '../../money/money.ts';
import { balance } from './balance.ts';
import { quotaOf } from './concept-taxes.ts';
import type { Draft } from './draft.ts';
import { type Concept, discounted, type InvoiceSums, type NoInvoice, sumsOf, undiscounted } from './invoice-sums.ts';
import { divideUp, most } from './micros.ts';

/** Pieces of a concept that are refunded, or a part of its shipping. */
export interface Credited {
  key: string;
  pieces: number;
  /** The amount that earlier credit notes refunded of the concept, with taxes. */
  earlier: Centavos;
  /** The amount that this credit note refunds of the concept, with taxes. */
  amount: Centavos;
}

/**
 * The amounts of a credit note. Its total is the refunded amount, so the totals of all credit notes never exceed the
 * invoice. Each concept gets the difference of two cumulative shares of the invoice's concept. So a credit note of all
 * pieces has the amounts of the invoice.
 * @throws RangeError if more is refunded than the invoice charged
 */
export function creditNoteSums(
  { concepts }: Pick<InvoiceSums, 'concepts'>,
  credited: readonly Credited[],
): InvoiceSums | NoInvoice {
  const byKey = new Map(concepts.map((concept) => [concept.key, concept]));
  if (new Set(credited.map(({ key }) => key)).size < credited.length) throw new RangeError('a concept is named twice');
  const drafts = credited.map((part) => {
    const concept = byKey.get(part.key);
    if (!concept || !isPart(part, concept))
      throw new RangeError(
        `the invoice does not have ${part.pieces} pieces with ${part.amount} centavos of ${part.key}`,
      );
    return draftOf(concept, part);
  });
  const refunded = credited.reduce((sum, { amount }) => sum + amount, 0);
  return refunded === 0 ? { reason: 'nothing-charged' } : sumsOf(balance(drafts, refunded));
}

function isPart({ pieces, earlier, amount }: Credited, { taxed, charged }: Concept): boolean {
  const isWhole = [pieces, earlier, amount].every((value) => Number.isSafeInteger(value) && value >= 0);
  return isWhole && pieces > 0 && BigInt(pieces) <= taxed.pieces && earlier + amount <= charged;
}

function draftOf(concept: Concept, { pieces: count, earlier, amount }: Credited): Draft {
  const pieces = BigInt(count);
  const { key, description, sku } = concept;
  // A quota of IEPS belongs to pieces, and the rest of the price to the money.
  const value = concept.base + quotaOf(concept.taxed);
  const upTo = (money: Centavos) => (concept.charged === 0 ? 0n : (value * BigInt(money)) / BigInt(concept.charged));
  const own = upTo(earlier + amount) - upTo(earlier);
  const shown = { ...concept.taxed, pieces };
  const taxed = own === 0n || own > quotaOf(shown) ? shown : { ...shown, showsIeps: false };
  const base = own === 0n ? 0n : own - quotaOf(taxed);
  const head = { key, description, sku, taxed, charged: amount };
  return base > 0n && !concept.isDiscounted
    ? { ...head, ...undiscounted(base, pieces) }
    : { ...head, base, ...discounted(base, pieces, most(concept.unitValue, divideUp(base, pieces))) };
}
