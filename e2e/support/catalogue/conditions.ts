/** Conditions of products in a listing. */
import type { HttpClient } from '../shop/http.ts';
import { list } from './catalogue.ts';

export type ConditionCounts = Readonly<Record<string, number>>;

/** Number of products of a category by the label of their condition. */
export async function conditionsOf(client: HttpClient, category: number): Promise<ConditionCounts> {
  const { metadata } = await list(client, `filter_by[category]=${category}&facets=true&page_size=1`);
  return Object.fromEntries((metadata.facets?.condition ?? []).map(({ label, count }) => [label, count]));
}

/** Number of conditions that products have. */
export const kindsOf = (counts: ConditionCounts): number => Object.values(counts).filter((count) => count > 0).length;
