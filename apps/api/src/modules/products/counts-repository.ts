import { type Database, preparedForms } from '@tianguis/database';
import type { Kysely } from 'kysely';
import { commonForm, placeIds, withIds } from './common-forms.ts';
import { countsQuery, type FacetCounts, type ListingCounts } from './facet-repository.ts';
import type { ListingFilter } from './filter-repository.ts';

/** The total of a listing alone, with what helps to find its page. */
export async function readCounts(db: Kysely<Database>, filter: ListingFilter): Promise<ListingCounts> {
  return readOne<ListingCounts>(db, filter, false);
}

/** Every count of a listing, its total too, in one statement: exact, of this moment. */
export async function readFacets(db: Kysely<Database>, filter: ListingFilter): Promise<FacetCounts> {
  return readOne<FacetCounts>(db, filter, true);
}

const askCounts = preparedForms<Record<string, unknown>, ListingCounts>();

async function readOne<Row extends ListingCounts>(
  db: Kysely<Database>,
  filter: ListingFilter,
  withFacets: boolean,
): Promise<Row> {
  const form = commonForm(filter);
  const rows =
    form === undefined
      ? (await countsQuery<Row>(filter, withFacets).execute(db)).rows
      : await askCounts(db, `${form} ${withFacets}`, placeIds(filter), (standIns) =>
          countsQuery<Row>(withIds(filter, standIns), withFacets),
        );
  const [counts] = rows;
  if (counts === undefined) throw new Error('An aggregate without groups gave no row.');
  return counts as Row;
}
