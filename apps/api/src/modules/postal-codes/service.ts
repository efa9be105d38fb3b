/** Looks up the places of a postal code (decision 30). */
import { isPostalCode, type MexicanState, stateOfPostalCode } from '@tianguis/domain';
import type { PostalCodeRepository, PostalPlace } from './repository.ts';

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
  };
}
