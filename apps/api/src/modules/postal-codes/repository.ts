import { type Database, preparedQuery } from '@tianguis/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';

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

/** Names of places, as a customer typed them. */
export interface PlaceNames {
  municipio: string;
  ciudad: string;
  colonia: string;
}

/** Which of the names occur in postal codes with these first two digits. */
export type NamesFound = Record<keyof PlaceNames, boolean> & { digits: string };

export interface PostalCodeRepository {
  find(code: string): Promise<FoundRow>;
  /** The first two digits of all postal codes that have one of the names, whatever its case and accents. */
  whereNamed(names: PlaceNames): Promise<NamesFound[]>;
}

/** A typed name in plain letters: full-width letters, ligatures and any accents hide no name. */
const plainLetters = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '');

/** A name without case and accents. */
const plain = (name: RawBuilder<unknown>) => sql`translate(lower(${name}), 'ÁÉÍÓÚÜÑáéíóúüñ', 'aeiouunaeiouun')`;

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
    async whereNamed({ municipio, ciudad, colonia }) {
      const { rows } = await sql<NamesFound>`
        select left(code, 2) as digits, bool_or(is_municipality) as municipio, bool_or(is_city) as ciudad,
               bool_or(is_colonia) as colonia
          from postal_codes, lateral (
            select ${plain(sql`municipality`)} = ${plain(sql`${plainLetters(municipio)}::text`)} as is_municipality,
                   city <> '' and ${plain(sql`city`)} = ${plain(sql`${plainLetters(ciudad)}::text`)} as is_city,
                   exists (select from unnest(colonias) as c (name)
                            where ${plain(sql`c.name`)} = ${plain(sql`${plainLetters(colonia)}::text`)}) as is_colonia
          ) as named
         where is_municipality or is_city or is_colonia
         group by 1`.execute(db);
      return rows;
    },
  };
}
