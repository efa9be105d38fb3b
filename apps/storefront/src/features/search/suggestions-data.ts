/** What the search box offers: own searches first, then words, categories and official stores (UI-08, UI-09, RT-32). */
import type { Suggestion } from '@tianguis/contract';
import { readSearches } from '@tianguis/domain';
import { askShop } from '../../shared/api/resource.ts';
import { readItem, storedItems } from '../../shared/device/stored-item.ts';
import { categoryPath, paths, resultsPath, storePath } from '../../shared/links/paths.ts';

export interface Offer {
  kind: 'recent' | 'word' | 'category' | 'store';
  name: string;
  href: string;
}

/** UI-09 */
const [mostWords, mostOffers] = [8, 12];
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

/** Own searches and what the shop suggests by its kind, none twice, eight words and twelve in all at most; stores keep their room. */
export function joinOffers(recent: readonly Offer[], suggested: readonly Suggestion[]): Offer[] {
  const others = suggested.flatMap((one) => toOffer(one) ?? []);
  const own = new Set(recent.map(({ name }) => name.toLocaleLowerCase('es-MX')));
  const words = others.filter(({ kind, name }) => kind === 'word' && !own.has(name.toLocaleLowerCase('es-MX')));
  const places = (['category', 'store'] as const).flatMap((wanted) => others.filter(({ kind }) => kind === wanted));
  const room = Math.max(0, Math.min(mostWords, mostOffers - recent.length - places.length));
  return [...recent, ...words.slice(0, room), ...places].slice(0, mostOffers);
}

function toOffer({ clase, nombre: name, id, slug }: Suggestion): Offer | undefined {
  if (clase === 'word_item') return { kind: 'word', name, href: resultsPath(name) };
  if (id === undefined || slug === undefined) return undefined;
  if (clase === 'category_item') return { kind: 'category', name, href: categoryPath({ id, slug }) };
  return clase === 'store_item' ? { kind: 'store', name, href: storePath({ id, slug }) } : undefined;
}

/** What the shop wants read beside these suggestions (ST-11): no offer, so that it is never chosen. */
export function noticeAmong(suggested: readonly Suggestion[]): string | undefined {
  return suggested.find(({ clase }) => clase === 'disclaimerNotice')?.nombre;
}

/** @throws ResourceFailure when the shop cannot be asked */
export function fetchSuggestions(search: string, signal: AbortSignal): Promise<Suggestion[]> {
  return askShop<Suggestion[]>(`${paths.suggestionsResource}?${new URLSearchParams({ search })}`, { signal });
}
