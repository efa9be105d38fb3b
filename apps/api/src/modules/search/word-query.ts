import { beginsWith, calledSo, calledSoToo, type Group, kindBegins } from '@tianguis/domain/words';
import type { WordQuery } from '../products/service.ts';

/** More words than these nobody means; what is behind them is left out. */
export const mostGroups = 12;
/** Ways to call a category by several words. */
const mostNames = 24;

export interface Enough {
  /** So many of the groups, where it is not all of them, and what says that the product is what is meant. */
  least?: number;
  /** Or all but one, whatever says so. */
  loose?: boolean;
  /** Even with all of them, something must say so. */
  anchored?: boolean;
}

/** What is asked for, as the index has it. */
export function toWordQuery(
  groups: readonly Group[],
  { least, loose = false, anchored = false }: Enough = {},
): WordQuery {
  const asked = groups;
  const query = {
    words: [] as string[],
    ways: [] as number[],
    groups: [] as number[],
    own: [] as boolean[],
    signs: [] as string[],
    kinds: [] as string[],
  };
  let way = 0;
  for (const [group, { ways, own }] of asked.entries()) {
    for (const [at, words] of ways.entries()) {
      for (const word of new Set(words)) {
        query.words.push(word);
        query.ways.push(way);
        query.groups.push(group);
        query.own.push(at < own);
      }
      way++;
    }
  }
  const signs = signsOf(asked);
  for (const [kind, words] of Object.entries(signs)) {
    for (const word of words) {
      query.signs.push(word);
      query.kinds.push(kind);
    }
  }
  const all = (weights: string) => asked.map((group) => textOf(group.ways, weights)).join(' & ');
  const any = (words: Iterable<string>) => Array.from(words, (word) => lexeme(word, '')).join(' | ');
  return {
    ...query,
    least: Math.min(least ?? asked.length, asked.length),
    loose,
    anchored,
    is_plain: !anchored && (least ?? asked.length) >= asked.length,
    matching: {
      groups: asked.map((group) => textOf(group.ways, '')),
      title_groups: asked.map((group) => textOf(group.ways, ':AB')),
      whole: all(''),
      own_title: asked.map(({ ways, own }) => textOf(ways.slice(0, own), ':AB')).join(' & '),
      title: all(':AB'),
      head: asked.map((group) => textOf(group.ways, ':A')).join(' | '),
      named: all(':ABC'),
      begins: any(signs.begins),
      begins_any: any(new Set([...signs.begins, ...signs.begins_any])),
      called: any(signs.called),
      called_too: any(signs.called_too),
      kind_begins: any(signs.kind_begins),
      of_kind: any(signs.of_kind),
    },
  };
}

type Signs = Record<'begins' | 'begins_any' | 'called' | 'called_too' | 'kind_begins' | 'of_kind', Set<string>>;

/** What says that a product is the thing that is meant. The first word of a search is most often the thing, what follows says which. */
function signsOf(groups: readonly Group[]): Signs {
  // A number alone says nothing, but "ps5" does.
  const named = groups.filter(({ isCode, text }) => !isCode || /\p{L}{2}/u.test(text));
  const [first, ...others] = named;
  const beginnings = (group: Group, sign = beginsWith) =>
    group.ways.flatMap(([word]) => (word === undefined ? [] : [sign(word)]));
  const names = namesOf(groups);
  const single = named.flatMap(({ ways }) => ways);
  return {
    begins: new Set(first ? beginnings(first) : []),
    begins_any: new Set(others.flatMap((group) => beginnings(group))),
    called: new Set(names.map(calledSo)),
    called_too: new Set(names.map(calledSoToo)),
    kind_begins: new Set(first ? beginnings(first, kindBegins) : []),
    of_kind: new Set(single.flatMap((words) => [calledSo(words), calledSoToo(words)])),
  };
}

/** What was asked for as one name: in the shopper's words, and with a synonym in place of one of them. */
function namesOf(groups: readonly Group[]): string[][] {
  const own = groups.map(({ ways: [way = []] }) => [...way]);
  const others = groups.flatMap(({ ways }, at) => ways.slice(1).map((way) => own.with(at, [...way])));
  return [own, ...others].slice(0, mostNames).map((name) => name.flat());
}

/** Ways to find something in the language of text searches; weights are those of `search_waiting` (migration 0014). */
function textOf(ways: readonly (readonly string[])[], weights: string): string {
  return `(${ways.map((words) => `(${words.map((word) => lexeme(word, weights)).join(' & ')})`).join(' | ')})`;
}

function lexeme(word: string, weights: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'${weights}`;
}
