import type { Group } from '@tianguis/domain/words';
import type { WordQuery } from '../products/service.ts';

/** More words than these nobody means; what is behind them is left out. */
const mostGroups = 12;

/** What is asked for, as the index has it. */
export function toWordQuery(groups: readonly Group[]): WordQuery {
  const asked = groups.slice(0, mostGroups);
  const query = { words: [] as string[], ways: [] as number[], groups: [] as number[] };
  let way = 0;
  for (const [group, { ways }] of asked.entries()) {
    for (const words of ways) {
      for (const word of new Set(words)) {
        query.words.push(word);
        query.ways.push(way);
        query.groups.push(group);
      }
      way++;
    }
  }
  const all = (weights: string) => asked.map((group) => textOf(group, weights)).join(' & ');
  const any = (weights: string) => asked.map((group) => textOf(group, weights)).join(' | ');
  return {
    ...query,
    matching: { anywhere: all(''), head: any(':A'), title: all(':AB'), category: any(':C'), named: all(':ABC') },
  };
}

/** A group in the language of text searches; weights are those of `search_waiting` (migration 0014). */
function textOf({ ways }: Group, weights: string): string {
  const lexeme = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'${weights}`;
  return `(${ways.map((words) => `(${words.map(lexeme).join(' & ')})`).join(' | ')})`;
}
