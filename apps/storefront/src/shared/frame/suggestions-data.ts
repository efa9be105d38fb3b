/** What the search box offers: own searches first, then words, categories and official stores (UI-08, UI-09, RT-32). */
import type { Suggestion } from '@tianguis/contract';
import { readSearches } from '@tianguis/domain';
import { categoryPath, paths, resultsPath, storePath } from '../links/paths.ts';
import { readItem, storedItems } from './stored-item.ts';

export interface Offer {
  kind: 'recent' | 'word' | 'category' | 'store';
  name: string;
  href: string;
}

/** UI-09 */
const mostOffers = 12;
/** Own searches: alone before anything is typed, and few of them beside suggestions. */
const [mostRecentAlone, mostRecent] = [8, 3];

/** Own searches that begin with what was typed, whatever its case. */
export function recentOffers(typed: string): Offer[] {
  const beginning = typed.trim().toLocaleLowerCase('es-MX');
  return readSearches(readItem(storedItems.searches))
    .filter((text) => text.toLocaleLowerCase('es-MX').startsWith(beginning))
    .slice(0, beginning === '' ? mostRecentAlone : mostRecent)
    .map((name) => ({ kind: 'recent', name, href: resultsPath(name) }));
}

/** Own searches and what the shop suggests, none twice, twelve at most; stores keep their room. */
export function joinOffers(recent: readonly Offer[], suggested: readonly Suggestion[]): Offer[] {
  const others = suggested.flatMap((one) => toOffer(one) ?? []);
  const own = new Set(recent.map(({ name }) => name.toLocaleLowerCase('es-MX')));
  const words = others.filter(({ kind, name }) => kind === 'word' && !own.has(name.toLocaleLowerCase('es-MX')));
  const places = others.filter(({ kind }) => kind !== 'word');
  const room = Math.max(0, mostOffers - recent.length - places.length);
  return [...recent, ...words.slice(0, room), ...places].slice(0, mostOffers);
}

function toOffer({ clase, nombre: name, id, slug }: Suggestion): Offer | undefined {
  if (clase === 'word_item') return { kind: 'word', name, href: resultsPath(name) };
  if (id === undefined || slug === undefined) return undefined;
  if (clase === 'category_item') return { kind: 'category', name, href: categoryPath({ id, slug }) };
  return clase === 'store_item' ? { kind: 'store', name, href: storePath({ id, slug }) } : undefined;
}

/** @throws Error when the shop cannot be asked */
export async function fetchSuggestions(search: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`${paths.suggestionsResource}?${new URLSearchParams({ search })}`, { signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as Suggestion[];
}
