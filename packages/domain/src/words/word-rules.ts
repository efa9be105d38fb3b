/** The files of words that operators edit, read together. */
import { type BrandRules, readBrandRules } from './brand-rules.ts';
import { type OccasionRules, readOccasionRules } from './occasion-rules.ts';
import { readSynonyms, SynonymError, type Synonyms } from './synonyms.ts';

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

/** @throws SynonymError for a line that is no rule, with the name of its file */
export function readWordRules({ synonyms = '', brands = '', occasions = '' }: WordFiles): WordRules {
  return {
    synonyms: within('synonyms.txt', () => readSynonyms(synonyms)),
    brands: within('brands.txt', () => readBrandRules(brands)),
    occasions: within('occasions.txt', () => readOccasionRules(occasions)),
  };
}

function within<Rules>(file: string, read: () => Rules): Rules {
  try {
    return read();
  } catch (error) {
    throw error instanceof SynonymError ? new SynonymError(error.line, error.reason, file) : error;
  }
}
