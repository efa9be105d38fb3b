/**
 * The suggestions of the search box: the device's own searches first, then words, categories and official stores
 * (UI-08, UI-09, RT-32).
 */
import type { Suggestion } from '@tianguis/contract';
import { readSearches } from '@tianguis/domain';
import { askShop } from '../../shared/api/resource.ts';
import { readItem, storedItems } from '../../shared/device/stored-item.ts';
import { categoryPath, paths, resultsPath, storePath } from '../../shared/links/paths.ts';

export interface SearchOption {
  kind: 'recent' | 'word' | 'category' | 'store';
  name: string;
  href: string;
}

/** Limits of UI-09. */
const [mostWords, mostOptions] = [8, 12];
/** Number of own searches in the empty box, and beside suggestions. */
const [mostRecentAlone, mostRecent] = [8, 3];

/** Own searches that start with the typed text, whatever its letter case. */
export function recentOptions(typed: string): SearchOption[] {
  const prefix = typed.trim().toLocaleLowerCase('es-MX');
  return readSearches(readItem(storedItems.searches))
    .filter((text) => text.toLocaleLowerCase('es-MX').startsWith(prefix))
    .slice(0, prefix === '' ? mostRecentAlone : mostRecent)
    .map((name) => ({ kind: 'recent', name, href: resultsPath(name) }));
}

/**
 * Own searches and the API's suggestions, grouped by kind and without duplicates. There are at most eight words and
 * twelve suggestions; categories and stores take precedence over words.
 */
export function joinOptions(recent: readonly SearchOption[], suggested: readonly Suggestion[]): SearchOption[] {
  const others = suggested.flatMap((one) => toOption(one) ?? []);
  const own = new Set(recent.map(({ name }) => name.toLocaleLowerCase('es-MX')));
  const words = others.filter(({ kind, name }) => kind === 'word' && !own.has(name.toLocaleLowerCase('es-MX')));
  const pages = (['category', 'store'] as const).flatMap((wanted) => others.filter(({ kind }) => kind === wanted));
  const room = Math.max(0, Math.min(mostWords, mostOptions - recent.length - pages.length));
  return [...recent, ...words.slice(0, room), ...pages].slice(0, mostOptions);
}

function toOption({ clase, nombre: name, id, slug }: Suggestion): SearchOption | undefined {
  if (clase === 'word_item') return { kind: 'word', name, href: resultsPath(name) };
  if (id === undefined || slug === undefined) return undefined;
  if (clase === 'category_item') return { kind: 'category', name, href: categoryPath({ id, slug }) };
  return clase === 'store_item' ? { kind: 'store', name, href: storePath({ id, slug }) } : undefined;
}

/** The API's notice among these suggestions (ST-11). Shoppers cannot choose it, since it is no suggestion. */
export function noticeAmong(suggested: readonly Suggestion[]): string | undefined {
  return suggested.find(({ clase }) => clase === 'disclaimerNotice')?.nombre;
}

/** @throws ResourceFailure if the request fails */
export function fetchSuggestions(search: string, signal: AbortSignal): Promise<Suggestion[]> {
  return askShop<Suggestion[]>(`${paths.suggestionsResource}?${new URLSearchParams({ search })}`, { signal });
}
