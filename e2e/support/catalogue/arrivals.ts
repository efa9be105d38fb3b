/** Dates on which products arrive: those of the API, and those of a page. */
import type { Page } from '@playwright/test';
import type { Zoning } from '@tianguis/contract';
import { arrivalInShort, arrivalInWords } from '@tianguis/domain/arrival-words';
import { toDay } from '@tianguis/domain/shipping';
import type { HttpClient } from '../shop/http.ts';

export const code = '06600';

/** The reply of the API about products and a postal code in Mexico City. */
export async function zoning(request: HttpClient, ids: readonly number[], sku = ''): Promise<Zoning> {
  const query = new URLSearchParams({ products: ids.slice(0, 100).join(','), ...(sku && { sku }) });
  return ((await (await request.get(`/shipping/v1/zoning/${code}?${query}`)).json()) as { data: Zoning }).data;
}

/** The texts of the promised dates by product, short and long. */
export async function promised(request: HttpClient, ids: readonly number[], sku?: string) {
  const { promises, today } = await zoning(request, ids, sku);
  return new Map(
    promises.flatMap(({ product, from, to }) => {
      if (from === null || to === null) return [];
      const days = [toDay(from), toDay(to), toDay(today)] as const;
      return [[product, { short: arrivalInShort(...days), long: arrivalInWords(...days) }]];
    }),
  );
}

/** Product, SKU and text of each arrival line of a page. */
export const linesOf = (page: Page) =>
  page.locator('p[data-arrival]').evaluateAll((lines) =>
    (lines as HTMLElement[]).map((line) => ({
      id: Number(line.dataset.arrival),
      sku: line.dataset.sku,
      isLong: line.dataset.long !== undefined,
      text: line.textContent,
    })),
  );
