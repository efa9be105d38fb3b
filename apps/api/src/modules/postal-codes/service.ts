/** Looks up the places of a postal code (decision 30). */
import { isPostalCode, type MexicanState, stateOfPostalCode } from '@tianguis/domain';
import type { PlaceNames, PostalCodeRepository, PostalPlace } from './repository.ts';

export type KnownPostalCode =
  /** The table has the code with its places. */
  | { kind: 'listed'; state: MexicanState; place: PostalPlace }
  /** The table is missing or partial, and does not have the code. The first digits determine the state only. */
  | { kind: 'state-only'; state: MexicanState }
  /** The table has every code of the country, but not this code. */
  | { kind: 'unlisted'; state: MexicanState }
  /** The text does not have five digits, or no state has codes with these first digits. */
  | { kind: 'impossible' };

export interface PostalCodeService {
  find(code: string): Promise<KnownPostalCode>;
  /**
   * The names that belong to other states than the postal code (decision 31). Each name that the state has is accepted,
   * since a code may cover parts of two municipalities. So is a name that no state has, and every name for a code that
   * a partial table lacks.
   */
  ofOtherStates(code: string, names: PlaceNames): Promise<(keyof PlaceNames)[]>;
}

export function createPostalCodeService(repository: PostalCodeRepository): PostalCodeService {
  return {
    async find(code) {
      const state = isPostalCode(code) ? stateOfPostalCode(code) : undefined;
      if (!state) return { kind: 'impossible' };
      const { place, isWhole } = await repository.find(code);
      if (place) return { kind: 'listed', state, place };
      return { kind: isWhole ? 'unlisted' : 'state-only', state };
    },
    async ofOtherStates(code, names) {
      const { place, isWhole } = await repository.find(code);
      if (!place || isOwn(place, names)) return [];
      const own = stateOfPostalCode(code)?.number;
      const rows = await repository.whereNamed(names);
      const statesOf = (name: keyof PlaceNames) =>
        new Set(rows.flatMap((row) => (row[name] ? [stateOfPostalCode(row.digits)?.number] : [])));
      const isElsewhere = (name: keyof PlaceNames) => statesOf(name).size > 0 && !statesOf(name).has(own);
      const wrong = (['municipio', 'ciudad'] as const).filter(isElsewhere);
      // New colonias often have a name of other states, and a partial table lacks colonias. So the name alone proves
      // nothing, unless only one state has it and the table is whole.
      const isProved = wrong.length > 0 || (isWhole && statesOf('colonia').size === 1);
      return isProved && isElsewhere('colonia') ? [...wrong, 'colonia'] : wrong;
    },
  };
}

/** Whether all names are those of the code, as the look-up fills them in. */
const isOwn = ({ municipality, city, colonias }: PostalPlace, { municipio, ciudad, colonia }: PlaceNames): boolean =>
  municipio === municipality && (ciudad === '' || ciudad === city) && colonias.includes(colonia);
