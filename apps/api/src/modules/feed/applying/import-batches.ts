/** Applies all products of the file in batches. */
import type pg from 'pg';
import { switchOffers } from '../../inventory/service.ts';
import type { Clients, ImportListener, ImportOptions, ImportSettings } from '../import-options.ts';
import * as imports from '../imports-repository.ts';
import { fetchPictures } from '../jobs.ts';
import { applyBatch } from './apply-batch.ts';
import { prepareBatches } from './batch-repository.ts';
import { removeMissing } from './products-repository.ts';
import { recountStores } from './stores-repository.ts';
import { Watermark } from './watermark.ts';

/**
 * After a batch with more changes than this number, the next batches run in bulk mode, which invalidates everything.
 */
const BULK_CHANGES = 500;

/** Applies all batches. Several connections take batches in turn, since PostgreSQL uses one core per connection. */
export async function applyAll(
  clients: Clients,
  id: number,
  options: ImportOptions,
  settings: ImportSettings,
  listener: ImportListener,
): Promise<void> {
  const [main] = clients;
  const size = settings.batch ?? 5_000;
  const record = await imports.findImport(main, id);
  const { products } = record;
  let bulk = record.bulk;
  let next = record.applied;
  const done = new Watermark(record.applied);
  const work = async (client: pg.ClientBase): Promise<void> => {
    await prepareBatches(client);
    const shop = imports.unitsOn(client, settings.outbox);
    while (next < products) {
      const from = next;
      const to = Math.min(from + size, products);
      next = to;
      bulk = await shop.withTransaction(async (unit) => {
        const isBulk = bulk;
        await imports.setBulk(client, isBulk);
        const { created, updated, dropped, stores, pictures } = await applyBatch(client, from + 1, to, options);
        const changes = created + updated + dropped;
        if (isBulk && changes > 0) await imports.invalidateEverything(client);
        const applied = done.with(from, to);
        await imports.addProgress(client, id, {
          applied,
          created,
          updated,
          dropped,
          stores,
          bulk: changes > BULK_CHANGES,
        });
        if (pictures > 0 && settings.outbox) unit.enqueue(fetchPictures, {});
        return changes > BULK_CHANGES;
      });
      done.add(from, to);
      listener.onProgress?.('applying', done.value, products);
    }
  };
  await settleAll(
    clients.map((client) =>
      work(client).catch((error) => {
        // Make the other connections start no further batch.
        next = products;
        throw error;
      }),
    ),
  );
  await imports.unitsOn(main).withTransaction(async () => {
    const removed = options.replace ? await removeMissing(main) : 0;
    await recountStores(main);
    await imports.finish(main, id, removed);
  });
  await switchOffers(main);
}

/** Waits for all connections. If one connection fails, the other connections still complete their batches. */
async function settleAll(works: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(works);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
