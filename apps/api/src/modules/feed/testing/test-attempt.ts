/** For tests: imports of feeds with faults, and a product with two variants. */
import type pg from 'pg';
import { expect } from 'vitest';
import { type Cells, type Fate, faults, lineOf } from './test-faults.ts';
import { type Imported, importFeed } from './test-feed.ts';

const base: Cells = {
  ...{
    title: 'Olla',
    description: 'Buena.',
    price: '100 MXN',
    availability: 'in_stock',
    quantity: '7',
    brand: 'Marca',
  },
  ...{ product_type: 'Casa > Cocina', condition: 'new' },
};
export const link = (name: string) => `https://cdn.example/${name}.jpg`;
/** A variant of product A; `red` is its other variant. */
export const blue: Cells = {
  ...{ ...base, id: 'A-1', item_group_id: 'A', color: 'Azul', image_link: link('a1') },
  ...{ additional_image_link: link('a2'), material: 'Barro' },
};
export const red: Cells = {
  ...{ ...base, id: 'A-2', item_group_id: 'A', color: 'Rojo', gtin: '7501055363278', image_link: link('b1') },
  ...{ additional_image_link: `${link('b2')},${link('b3')}`, availability: 'backorder', material: 'Acero' },
};

const closed = { create: false, product_type: {}, google_product_category: {} };

/** Imports a feed that may be unusable, or may need a decision of the operator. */
export async function attemptImport(pool: pg.Pool, file: string, options: object): Promise<Pick<Imported, 'heldBack'>> {
  try {
    return await importFeed(pool, file, { rules: closed, ...options });
  } catch (error) {
    expect(String(error)).toMatch(/None of the|would be held back|With --replace|do not say which product|has no rows/);
    return { heldBack: [{ line: 0, id: null, reason: '' }] };
  }
}

/** The lines of the second feed, after the fates of its rows. */
export function linesOf(rows: readonly Cells[], given: readonly Fate[]): string[] {
  return rows.flatMap((cells, at) => {
    const fate = given[at] ?? { kind: 'same' };
    if (fate.kind === 'gone') return [];
    if (fate.kind === 'other') return [lineOf({ ...cells, ...fate.cells })];
    if (fate.kind === 'moves') return [lineOf({ ...cells, item_group_id: 'P1' })];
    return fate.kind === 'fault' ? (faults[fate.name]?.(cells) ?? []) : [lineOf(cells)];
  });
}
