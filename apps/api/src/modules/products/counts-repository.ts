import { type Database, preparedForms } from '@tianguis/database';
import type { Kysely } from 'kysely';
import { countsQuery, discountSteps, type FacetCounts, type ListingCounts } from './facet-repository.ts';
import { facetConditions, type ListingFilter, type WordQuery } from './filter-repository.ts';

/** The total of a listing alone, with what helps to find its page. */
export async function readCounts(db: Kysely<Database>, filter: ListingFilter): Promise<ListingCounts> {
  return readOne<ListingCounts>(db, filter, false);
}

/** Every count of a listing, its total too, in one statement: exact, of this moment. */
export async function readFacets(db: Kysely<Database>, filter: ListingFilter): Promise<FacetCounts> {
  return readOne<FacetCounts>(db, filter, true);
}

interface PlaceIds extends Record<string, unknown> {
  category: number | undefined;
  department: number | undefined;
  store: number | undefined;
  words: WordQuery['words'] | undefined;
  ways: WordQuery['ways'] | undefined;
  groups: WordQuery['groups'] | undefined;
  anywhere: string | undefined;
}

const askCounts = preparedForms<PlaceIds, ListingCounts>();

async function readOne<Row extends ListingCounts>(
  db: Kysely<Database>,
  filter: ListingFilter,
  withFacets: boolean,
): Promise<Row> {
  const { category, store, words } = filter;
  const form = commonForm(filter);
  const ids = {
    ...{ category: category?.id, department: category?.department, store },
    ...{ words: words?.words, ways: words?.ways, groups: words?.groups, anywhere: words?.matching.anywhere },
  };
  const rows =
    form === undefined
      ? (await countsQuery<Row>(filter, withFacets).execute(db)).rows
      : await askCounts(db, `${form} ${withFacets}`, ids, (standIns) =>
          countsQuery<Row>(withIds(filter, standIns), withFacets),
        );
  const [counts] = rows;
  if (counts === undefined) throw new Error('An aggregate without groups gave no row.');
  return counts as Row;
}

/**
 * What most pages ask is written once and planned once for a connection, since that takes longer than counting: places without filters, searched or not,
 * and the offers. Not more, since a plan takes most of a megabyte, and digits of prices would be texts without end.
 */
function commonForm(filter: ListingFilter): string | undefined {
  const { category, store, words, discount } = filter;
  const names = [...facetConditions(filter).keys()];
  if (names.length === 0)
    return `level ${category?.level ?? 0} ${store === undefined ? '' : 'of a store'} ${words ? 'searched' : ''}`;
  const isOffers =
    category === undefined &&
    store === undefined &&
    words === undefined &&
    names.every((name) => name === 'discount') &&
    discountSteps.some((step) => step === discount);
  return isOffers ? `offers ${discount}` : undefined;
}

function withIds(filter: ListingFilter, ids: PlaceIds): ListingFilter {
  const category = filter.category && {
    ...filter.category,
    id: ids.category as number,
    department: ids.department as number,
  };
  const words = filter.words && {
    ...{ words: ids.words ?? [], ways: ids.ways ?? [], groups: ids.groups ?? [] },
    matching: { ...filter.words.matching, anywhere: ids.anywhere ?? '' },
  };
  return { ...filter, category, words, store: filter.store === undefined ? undefined : ids.store };
}
