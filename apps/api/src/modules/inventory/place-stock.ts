/** Imports stock by place from Google's local inventory data (issue 17, item 7). */
import type { Readable } from 'node:stream';
import type { UnitOfWork } from '@tianguis/database';
import { BrokenFeed, type PlaceStock, readFeed, readPlaceStock } from '@tianguis/feed';
import * as repository from './place-stock-repository.ts';

export interface InventoryResult {
  rows: number;
  heldBack: number;
  /** Number of rows whose variant the shop does not have. */
  unknown: number;
  changed: number;
  removed: number;
  /** A sentence with the reason why `replace` deleted nothing. */
  refusal: string | undefined;
}

export interface InventoryOptions {
  /** Deletes stock that the file lacks, in the places of the file. */
  replace: boolean;
  /** Deletes even more than half of the known stock of a place. */
  force?: boolean;
  onFault(line: number, reason: string): void;
  /** Rows per transaction; default 5,000. */
  batch?: number;
}

/** @throws BrokenFeed if the whole file is unusable; batches before the fault stay imported */
export async function importInventory(
  shop: UnitOfWork,
  file: Readable,
  { replace, force = false, onFault, batch = 5_000 }: InventoryOptions,
): Promise<InventoryResult> {
  const places = new Map((await repository.stockPlaces(shop)).map((place) => [place.code, place]));
  const result: InventoryResult = { rows: 0, heldBack: 0, unknown: 0, changed: 0, removed: 0, refusal: undefined };
  const seen = new Map<number, NumberSet>();
  const holdBack = (line: number, reason: string) => {
    result.heldBack++;
    onFault(line, reason);
  };

  async function write(stocks: readonly (PlaceStock & { placeId: number })[]): Promise<void> {
    const ids = await repository.variantIds(shop, [...new Set(stocks.map(({ sku }) => sku))]);
    // If several rows have the same variant and place, the last row counts.
    const rows = new Map<string, repository.StockRow>();
    for (const { sku, placeId, stock } of stocks) {
      const variant = ids.get(sku);
      if (variant === undefined) {
        result.unknown++;
        continue;
      }
      rows.set(`${variant} ${placeId}`, { variant, place: placeId, stock });
      seen.get(placeId)?.add(variant);
    }
    result.changed += await shop.withTransaction((unit) => repository.setPlaceStocks(unit, [...rows.values()]));
  }

  const feed = await readFeed(file);
  if (feed.format !== 'XML' && !feed.attributes.has('store_code'))
    throw new BrokenFeed('The first row must name the columns id, store_code, and quantity or availability.');
  let waiting: (PlaceStock & { placeId: number })[] = [];
  for await (const rows of feed.rows) {
    for (const row of rows) {
      result.rows++;
      const read = readPlaceStock(row);
      if ('reason' in read) {
        holdBack(read.line, read.reason);
        continue;
      }
      const place = places.get(read.place);
      if (!place?.isOurs) {
        holdBack(read.line, `store_code "${read.place}" is ${place ? 'a place of sellers' : 'no place of this shop'}`);
        continue;
      }
      if (!seen.has(place.id)) seen.set(place.id, new NumberSet());
      waiting.push({ ...read, placeId: place.id });
      if (waiting.length < batch) continue;
      await write(waiting);
      waiting = [];
    }
  }
  await write(waiting);
  if (!replace) return result;
  if (result.heldBack > 0)
    return { ...result, refusal: 'Nothing was forgotten, because a row that is held back may name it.' };
  const codes = new Map([...places.values()].map(({ id, code }) => [id, code]));
  for (const [place, named] of force ? [] : seen) {
    const counts = { known: 0, gone: 0 };
    for await (const { known, gone } of othersOf(shop, place, named, batch)) {
      counts.known += known;
      counts.gone += gone.length;
    }
    if (counts.gone * 2 > counts.known) {
      const share = `${counts.gone} of the ${counts.known} variants of "${codes.get(place)}"`;
      return {
        ...result,
        refusal: `Nothing was forgotten: ${share} are not in the file; if it is whole, add --force.`,
      };
    }
  }
  for (const [place, named] of seen) {
    for await (const { gone } of othersOf(shop, place, named, batch)) {
      const rows = gone.map((variant) => ({ variant, place, stock: null }));
      if (gone.length > 0)
        result.removed += await shop.withTransaction((unit) => repository.setPlaceStocks(unit, rows));
    }
  }
  return result;
}

/** Yields for each batch the number of known variants of a place, and those known variants that the file lacks. */
async function* othersOf(shop: UnitOfWork, place: number, named: NumberSet, batch: number) {
  for (let after = 0; ; ) {
    const known = await repository.knownVariants(shop, place, after, batch);
    const last = known.at(-1);
    if (last === undefined) return;
    after = last;
    yield { known: known.length, gone: known.filter((variant) => !named.has(variant)) };
  }
}

/** A set of ids as bits: a million ids take 125 kB. */
class NumberSet {
  #bits = new Uint32Array(1_024);

  add(id: number): void {
    const word = id >>> 5;
    if (word >= this.#bits.length) {
      const grown = new Uint32Array(Math.max(word + 1, this.#bits.length * 2));
      grown.set(this.#bits);
      this.#bits = grown;
    }
    this.#bits[word] = (this.#bits[word] ?? 0) | (1 << (id & 31));
  }

  has(id: number): boolean {
    return ((this.#bits[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
  }
}
