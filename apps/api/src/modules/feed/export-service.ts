/** The catalogue goes out as the file that would bring it in. */
import { attributes, type FeedFormat, productCells, writerOf } from '@tianguis/feed';
import type pg from 'pg';
import { countExported, exportPage, withSnapshot } from './export-repository.ts';

export interface ExportOrder {
  format: FeedFormat;
  /** Also what is not on sale; a column `active` says which. */
  all: boolean;
  origin: string;
  shopName: string;
  now: Date;
}

const PAGE = 500;

/**
 * Writes the catalogue piece by piece in the order of the products' numbers; the same catalogue always gives the same bytes.
 * @param write waits until the piece is taken
 * @returns how many items were written
 */
export async function exportCatalogue(
  client: pg.ClientBase,
  order: ExportOrder,
  write: (text: string) => Promise<void>,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<number> {
  const writer = writerOf(order.format, order.all ? attributes : attributes.filter((name) => name !== 'active'));
  return withSnapshot(client, async () => {
    const total = await countExported(client, order.all);
    let items = 0;
    let done = 0;
    await write(writer.head({ name: order.shopName, origin: order.origin }));
    for (let after = 0; ; ) {
      const page = await exportPage(client, after, PAGE, order.all);
      const cells = page.flatMap((product) => productCells(product, order));
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
