/** Words for many kinds of things, of which an occasion tells those that are meant: "ropa para el frío". */
import { tokenise } from './analyse.ts';
import { kindsOfWorks } from './category-names.ts';
import type { Kinds } from './kinds.ts';
import { isPerson } from './people.ts';
import { plainWords } from './phrase-rules.ts';
import { singular } from './singular.ts';
import { understandThing } from './thing.ts';
import type { WordRules } from './word-rules.ts';

export interface Collective {
  /** Folded. */
  word: string;
  /** What it is for, folded; undefined where a category is called by it. */
  purpose: string | undefined;
  /** Of these things, those that are of its departments; of a word that any thing may be called by, all. */
  within(things: readonly string[]): string[];
}

/** The gift itself says nothing once its occasion, or a thing, is known. */
export const gift = 'regalo';

/** What anything may be called. */
const vague: ReadonlySet<string> = new Set('accesorio articulo cosa equipo material producto utensilio'.split(' '));

/** Whether a text says no more of a thing than that it is one: "accesorios". */
export const saysNothing = (text: string): boolean => tokenise(text).every((token) => vague.has(singular(token.text)));

interface Words {
  kinds: Kinds;
  synonyms: WordRules['synonyms'];
}

/** @returns undefined unless the first word is a collective, and others follow */
export function readCollective(text: string, { kinds, synonyms }: Words): Collective | undefined {
  const [first = '', ...others] = plainWords(text);
  const purpose = others.join(' ');
  const whatFor = tokenise(purpose).filter(({ text: word }) => !isPerson(singular(word)));
  const isOfCatalogue = (whatFor.length > 0 ? whatFor : tokenise(purpose)).some(
    ({ text: word }) => kinds.categoriesWith(word).length > 0,
  );
  const said = singular(first);
  if (purpose === '' || said === gift || isPerson(said) || kindsOfWorks.has(said)) return undefined;
  const departmentsOf = (thing: string): Set<number> => {
    const { main = [], started = [] } = understandThing(synonyms.expand(tokenise(thing)), kinds).thing ?? {};
    return new Set([...main, ...started.map((marker) => Number(marker.slice(1)))].map(kinds.departmentOf));
  };
  const isVague = vague.has(said);
  const { thing } = understandThing(synonyms.expand(tokenise(first)), kinds);
  // No title starts with "ropa", though categories are called so.
  const isNamed = thing !== undefined && thing.started.length === 0;
  if (!isNamed && !isVague) return undefined;
  const departments = departmentsOf(first);
  return {
    word: first,
    purpose: isOfCatalogue ? undefined : purpose,
    within(things) {
      const inside = things.filter((one) => [...departmentsOf(one)].some((id) => departments.has(id)));
      return inside.length > 0 || !isVague ? inside : [...things];
    },
  };
}
