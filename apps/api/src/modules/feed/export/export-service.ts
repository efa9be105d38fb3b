/** Exports the catalogue as a file that can be imported. */
import { attributes, type FeedFormat, productCells, writerOf } from '@tianguis/feed';
import type pg from 'pg';
import { countExported, exportPage, withSnapshot } from './export-repository.ts';

export interface ExportOptions {
  format: FeedFormat;
  /** Includes products that are off sale. The column `active` then contains which products are on sale. */
  all: boolean;
  origin: string;
  shopName: string;
  now: Date;
}

const PAGE = 500;

/**
 * Writes the catalogue in pieces, sorted by product id. The same catalogue always results in the same bytes.
 * @param write resolves after the piece was written
 * @returns the number of items
 */
export async function exportCatalogue(
  client: pg.ClientBase,
  options: ExportOptions,
  write: (text: string) => Promise<void>,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<number> {
  const writer = writerOf(options.format, options.all ? attributes : attributes.filter((name) => name !== 'active'));
  return withSnapshot(client, async () => {
    const total = await countExported(client, options.all);
    let items = 0;
    let done = 0;
    await write(writer.head({ name: options.shopName, origin: options.origin }));
    for (let after = 0; ; ) {
      const page = await exportPage(client, after, PAGE, options.all);
      const cells = page.flatMap((product) => productCells(product, options));
      await write(cells.map((item) => writer.item(item)).join(''));
      items += cells.length;
      done += page.length;
      onProgress(done, total);
      const last = page.at(-1);
      if (!last) break;
      after = last.id;
    }
    await write(writer.tail());
    return items;
  });
}
