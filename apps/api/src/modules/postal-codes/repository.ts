import { type Database, preparedQuery } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

/** A row of the table, without its code. */
export interface PostalPlace {
  municipality: string;
  /** Empty if the place has no city. */
  city: string;
  colonias: string[];
}

export interface FoundRow {
  /** Null if the table does not have the code. */
  place: PostalPlace | null;
  /** Whether the table has every code of the country. */
  isWhole: boolean;
}

export interface PostalCodeRepository {
  find(code: string): Promise<FoundRow>;
}

/** Always returns one row. The result is not cached, so an import takes effect at once. */
const readOne = preparedQuery(
  (_db, code: string) => sql<Partial<PostalPlace> & { isWhole: boolean }>`
    select p.municipality, p.city, p.colonias, coalesce(t.is_whole, false) as "isWhole"
      from (select ${code}::text as code) as asked
      left join postal_codes as p on p.code = asked.code
      left join postal_code_table as t on true`,
);

export function createPostalCodeRepository(db: Kysely<Database>): PostalCodeRepository {
  return {
    async find(code) {
      const [row] = await readOne(db, code);
      const { municipality, city, colonias, isWhole = false } = row ?? {};
      return { place: municipality && colonias ? { municipality, city: city ?? '', colonias } : null, isWhole };
    },
  };
}
