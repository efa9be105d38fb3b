/**
 * Phrases of the operator's file that read as phrases. The file has words to match, without small words: "regalo papá"
 * is suggested as "regalo para papá", and what no small word is known for is not suggested.
 */
import { fold } from './fold.ts';
import { isPerson } from './people.ts';
import type { PhraseRule } from './phrase-rules.ts';
import { singular } from './singular.ts';

/** What a present or a thing is given, or worn, at. */
const celebrations: ReadonlySet<string> = new Set(
  'aniversario bautizo boda cumpleaños graduacion intercambio navidad'.split(' '),
);
/** Counted with persons elsewhere; nothing is "para año". */
const noPerson = /^(?:año|mes|persona|\d+|padrecit[oa])$/;
/** Whom a thing is made for: "bici para niño", but no "bici para abuelo". */
const user = /^(?:adolescente|bebe|hombre|mujer|niñ[oa])$/;
/** Names of one rule that are suggested: the first say it best. */
const mostNames = 3;
const smallWords: ReadonlySet<string> = new Set(
  'a al de del el la las los mi mis pa para su sus tu tus un una'.split(' '),
);
const mine = /^(?:mis?|tus?|sus?|un|una)$/;

interface Phrase {
  head: string;
  /** Undefined for a whole phrase, as "no puedo dormir". */
  link: 'de' | 'para' | undefined;
  tail: string;
  isForPerson: boolean;
  /** Place among the names of its rule. */
  place: number;
  season: PhraseRule['season'];
}

function readPhrase(name: string, place: number, season: PhraseRule['season']): Phrase | undefined {
  const key = fold(name);
  const frame = { place, season, isForPerson: false };
  if (/^no pued[eo] [a-z]+r$/.test(key) || /^regalos? [a-z]+eñ[oa]s?$/.test(key))
    return { ...frame, head: name, link: undefined, tail: '' };
  const [head = '', tail = '', more] = name.split(' ');
  if (tail === '' || more !== undefined || key.length !== name.length) return undefined;
  const who = singular(fold(tail));
  const isWho = /^regalos?$/.test(head) ? isPerson(who) && !noPerson.test(who) : user.test(who);
  if (isWho) return { ...frame, head, link: 'para', tail, isForPerson: true };
  if (!celebrations.has(fold(tail))) return undefined;
  return { ...frame, head, link: /^regalos?$/.test(head) ? 'de' : 'para', tail };
}

/** @returns phrases that begin with a folded text and go on as it was written; those of `isSeason` first */
export function createSuggestedOccasions(
  rules: readonly PhraseRule[],
): (text: string, isSeason: (season: PhraseRule['season']) => boolean) => string[] {
  const all = rules
    .flatMap(({ names, season }) =>
      names.slice(0, mostNames).flatMap((name, place) => readPhrase(name, place, season) ?? []),
    )
    .sort((one, other) => one.place - other.place);
  const byHead = Map.groupBy(all, ({ head }) => fold(head));
  const heads = [...byHead.keys()];

  return (text, isSeason) => {
    const words = text.split(' ');
    const [typed = '', ...more] = words;
    const found: string[] = [];
    const show = (phrases: readonly Phrase[], write: (phrase: Phrase) => string) =>
      found.push(...[...phrases.filter(({ season }) => isSeason(season)), ...phrases].map(write));
    const write = ({ head, link, tail }: Phrase) => (link === undefined ? head : `${head} ${link} ${tail}`);
    const whole = byHead.get(typed) ?? [];
    if (more.length > 0 && whole.length > 0) {
      const last = more.at(-1) ?? '';
      const before = more.slice(0, -1);
      if (!before.every((word) => smallWords.has(word))) return [];
      // What is whole goes on with anybody, "regalo para mi", but "para mi su" is "suegra" begun.
      const isWhole = smallWords.has(last) && !(mine.test(last) && mine.test(before.at(-1) ?? ''));
      const readings = isWhole ? [{ said: more, begun: '' }] : [];
      for (const { said, begun } of [...readings, { said: before, begun: last }]) {
        const isFor = ({ link, isForPerson }: Phrase) =>
          said.every((word) => (mine.test(word) ? isForPerson : word === 'pa' ? link === 'para' : word === link));
        const meant = whole.filter((one) => fold(one.tail).startsWith(begun) && isFor(one));
        show(meant, (one) => (said.length === 0 ? write(one) : `${typed} ${said.join(' ')} ${one.tail}`));
      }
      if (before.length === 0 && !smallWords.has(last))
        show(
          whole.filter(({ link }) => link?.startsWith(last)),
          write,
        );
    }
    show(
      heads.filter((head) => head.startsWith(text)).flatMap((head) => byHead.get(head) ?? []),
      write,
    );
    return [...new Set(found)];
  };
}
