/** Prints changes of products for an operator, and the commands that revert the changes. */
import type { Change, ProductSheet, VariantSheet } from '@tianguis/api';
import { oneLine } from '../table.ts';
import { showMoment, showPrice } from '../words.ts';
import { day, prices } from './products-print.ts';

const call = 'npm run shop --';

export function activeChange(changes: readonly Change[]): string[] {
  const changed = changes.filter(({ before, after }) => before.active !== after.active);
  const lines = changes.map(({ before, after }) => {
    const state = (active: boolean) => (active ? 'on sale' : 'not shown');
    const was =
      before.active === after.active
        ? `is ${state(after.active)} as before`
        : `was ${state(before.active)}, is ${state(after.active)}`;
    return `${after.id}  ${oneLine(after.title)}: ${was}`;
  });
  const [first] = changed;
  if (!first) return lines;
  return [
    ...lines,
    `To take it back: ${call} products ${first.before.active ? 'activate' : 'deactivate'} ${changed.map(({ after }) => after.id).join(' ')}`,
  ];
}

export function priceChange(changes: readonly Change[]): string[] {
  return withUndo(
    changes,
    'reprice',
    (variant, sheet) => prices(variant, endOf(variant, sheet)),
    (variant, sheet) => {
      const { listPrice, salePrice } = variant;
      const end = endOf(variant, sheet);
      const sale = salePrice < listPrice ? ` --sale ${showPrice(salePrice).slice(1)}` : '';
      return `${showPrice(listPrice).slice(1)}${sale}${sale && end && end > new Date() ? ` --until ${showMoment(end)}` : ''}`;
    },
  );
}

const endOf = ({ offer }: VariantSheet, { offerEndsAt }: ProductSheet) =>
  offer?.endsAt ? new Date(offer.endsAt) : offerEndsAt;

export function stockChange(changes: readonly Change[]): string[] {
  return withUndo(
    changes,
    'stock',
    ({ stock }) => `${stock.toLocaleString('en')} pieces`,
    ({ stock }) => String(stock),
  );
}

/**
 * Prints each variant before and after a change, and the command that reverts the change. `undo` returns the words of
 * this command after the product's id.
 */
function withUndo(
  changes: readonly Change[],
  verb: 'reprice' | 'stock',
  show: (variant: VariantSheet, sheet: ProductSheet) => string,
  undo: (variant: VariantSheet, sheet: ProductSheet) => string,
): string[] {
  const lines: string[] = [];
  const back: string[] = [];
  for (const { before, after } of changes) {
    const changed = after.variants.flatMap((now) => {
      const was = before.variants.find(({ sku }) => sku === now.sku);
      return was && show(was, before) !== show(now, after) ? [{ was, now }] : [];
    });
    lines.push(
      `${after.id}  ${oneLine(after.title)}${changed.length === 0 ? `: ${show(first(after), after)} as before` : ''}`,
    );
    for (const { was, now } of changed) {
      lines.push(`  ${now.sku}: was ${show(was, before)}, is ${show(now, after)}`);
      if (verb === 'reprice' && was.offer?.startsAt && !now.offer)
        lines.push(
          `  ${now.sku}: the offer of ${showPrice(was.offer.salePrice)} that was planned from ${day(was.offer.startsAt)} is dropped`,
        );
    }
    const words = changed.map(({ was }) => undo(was, before));
    // If all variants had the same value before and have the same value now, one line reverts them.
    const alike =
      changed.length === after.variants.length &&
      new Set([...words, ...changed.map(({ now }) => undo(now, after))]).size <= 2;
    const together = after.variants.length === 1 || (verb === 'reprice' && alike && new Set(words).size === 1);
    if (together) back.push(...words.slice(0, 1).map((word) => `${after.id} ${word}`));
    else back.push(...changed.map(({ was }, i) => `${after.id} ${words[i]} --variant ${was.sku}`));
  }
  const [only] = back;
  if (only === undefined) return lines;
  if (back.length === 1) return [...lines, `To take it back: ${call} products ${verb} ${only}`];
  return [...lines, `To take it back: ${call} products ${verb} - <<'END'`, ...back, 'END'];
}

function first({ id, variants }: ProductSheet): VariantSheet {
  const [variant] = variants;
  if (!variant) throw new Error(`Product ${id} has no variants: "doctor" says what else is wrong.`);
  return variant;
}
