/** The files of words that operators edit, read together. */
import { type BrandRules, readBrandRules } from './brand-rules.ts';
import { type OccasionRules, readOccasionRules } from './occasion-rules.ts';
import { readSynonyms, type Synonyms } from './synonyms.ts';

/** Texts of `config/synonyms.txt`, `brands.txt` and `occasions.txt`. */
export interface WordFiles {
  synonyms?: string | undefined;
  brands?: string | undefined;
  occasions?: string | undefined;
}

/** Words that mean the same, and brands and occasions that lead to things. */
export interface WordRules {
  synonyms: Pick<Synonyms, 'completing' | 'expand' | 'knows' | 'respell' | 'size'>;
  brands: BrandRules;
  occasions: OccasionRules;
}

/** @throws SynonymError for a line that is no rule */
export function readWordRules({ synonyms = '', brands = '', occasions = '' }: WordFiles): WordRules {
  return {
    synonyms: readSynonyms(synonyms),
    brands: readBrandRules(brands),
    occasions: readOccasionRules(occasions),
  };
}
