/**
 * The column of `index_documents` that each filter looks at, and its bitmaps in `index_blocks`. A filter of products
 * that have the data needs an entry here, beside its descriptor in packages/domain; further SQL is made of both.
 */
import { type FilterNameOf, filterOf } from '@tianguis/domain';

export interface FilterColumn {
  column: string;
  type: string;
  /** What it holds of `products as p`, and the columns of products that this depends on. */
  value: string;
  from: readonly string[];
  /** What a step of 1 is in the column, for "at least": a rating is stored in hundredths. */
  unit?: number;
}

/** Brands have runs, and prices binary digits of their own. */
export type BitmapFilterName = FilterNameOf<'flag' | 'options' | 'atLeast'>;

export const filterColumns: Readonly<Record<BitmapFilterName, FilterColumn>> = {
  rating: {
    column: 'rating',
    type: 'smallint',
    value: '(p.rating_average * 100)::smallint',
    from: ['rating_average'],
    unit: 100,
  },
  discount: { column: 'discount', type: 'smallint', value: 'p.discount', from: ['list_price', 'sale_price'] },
  freeShipping: { column: 'ships_free', type: 'boolean', value: 'p.ships_free', from: ['ships_free'] },
  // Stored and shipped by the retailer.
  fulfillment: { column: 'by_us', type: 'boolean', value: 'p.fulfillment_id = 1', from: ['fulfillment_id'] },
  condition: { column: 'condition', type: 'text', value: 'p.condition', from: ['condition'] },
};

const names = Object.keys(filterColumns) as BitmapFilterName[];
const columns = names.map((name) => filterColumns[name]);

/** A choice of a filter that has a bitmap of its own, and the condition on a document whose bit is set. */
export interface Choice {
  filter: BitmapFilterName;
  bitmap: string;
  condition: string;
  /** Whether the filter's facet counts it. */
  isCounted: boolean;
}

/** Above so many values, "at least" has a bitmap for each step of its facet, and binary digits for what is between. */
const mostValues = 10;
/** What is below it has so many binary digits. */
const digitsUpTo = (greatest: number) => Math.ceil(Math.log2(greatest + 1));

/** The values of "at least" that have bitmaps of their own. */
export function valuesWithBitmap(name: FilterNameOf<'atLeast'>): readonly number[] {
  const filter = filterOf(name);
  if (filter.kind !== 'atLeast') return [];
  return filter.greatest > mostValues
    ? filter.steps
    : Array.from({ length: filter.greatest }, (_, before) => before + 1);
}

export const choices: readonly Choice[] = names.flatMap((name): Choice[] => {
  const { column, unit = 1 } = filterColumns[name];
  const filter = filterOf(name);
  switch (filter.kind) {
    case 'flag':
      return [{ filter: name, bitmap: column, condition: column, isCounted: true }];
    case 'options':
      return Object.keys(filter.options).map((option) => ({
        filter: name,
        bitmap: `${column}_${option}`,
        condition: `${column} = '${option}'`,
        isCounted: true,
      }));
    default:
      return valuesWithBitmap(name as FilterNameOf<'atLeast'>).map((value) => ({
        filter: name,
        bitmap: `${column}_${value}`,
        condition: `${column} >= ${value * unit}`,
        isCounted: filter.kind === 'atLeast' && filter.steps.includes(value),
      }));
  }
});

/** Binary digits of the numbers that are stored bit-sliced, by column. */
export const digits: Readonly<Record<string, number>> = Object.fromEntries([
  ...names.flatMap((name): Array<[string, number]> => {
    const filter = filterOf(name);
    const isSliced = filter.kind === 'atLeast' && filter.greatest > mostValues;
    return isSliced ? [[filterColumns[name].column, digitsUpTo(filter.greatest)]] : [];
  }),
  ['sale_price', 31],
]);

const joined = (texts: Iterable<string>) => [...texts].join(', ');
const sources = [...new Set(columns.flatMap(({ from }) => from))];

/** Lists for files of sql/, by their names there. */
export const filterVariables: Readonly<Record<string, string>> = {
  filter_columns: joined(columns.map(({ column, type }) => `${column} ${type} not null`)),
  filter_values: joined(columns.map(({ value }) => value)),
  filter_assignments: joined(columns.map(({ column }) => `${column} = n.${column}`)),
  filter_columns_of_d: joined(columns.map(({ column }) => `d.${column}`)),
  old_filter_sources: joined(sources.map((source) => `old.${source}`)),
  new_filter_sources: joined(sources.map((source) => `new.${source}`)),
};
