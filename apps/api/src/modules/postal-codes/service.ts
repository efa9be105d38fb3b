/** Looks up the places of a postal code (decision 30). */
import { isPostalCode, type MexicanState, stateOfPostalCode } from '@tianguis/domain';
import type { PostalCodeRepository, PostalPlace } from './repository.ts';

export type KnownPostalCode =
  /** With its places. */
  | { kind: 'listed'; state: MexicanState; place: PostalPlace }
  /** The shop has no table, or one with a part of the codes: the first digits tell the state, and nothing more. */
  | { kind: 'state-only'; state: MexicanState }
  /** The table has every code of the country, but not this one. */
  | { kind: 'unlisted'; state: MexicanState }
  /** No state has codes that begin so, or it has not five digits. */
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
