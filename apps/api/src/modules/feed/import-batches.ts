/** The file's products are applied, batch after batch. */
import type pg from 'pg';
import { switchOffers } from '../inventory/service.ts';
import { applyBatch } from './apply-batch.ts';
import { prepareBatches } from './batch-repository.ts';
import type { Clients, ImportListener, ImportOrder, ImportSetting } from './import-order.ts';
import * as imports from './imports-repository.ts';
import { fetchPictures } from './jobs.ts';
import { removeMissing } from './products-repository.ts';
import { recountStores } from './stores-repository.ts';
import { Watermark } from './watermark.ts';

/** Changes in one batch from which on everything is invalidated at once. */
const MANY = 500;

/** Batches are taken in turn by several connections: PostgreSQL works on one core for each. */
export async function applyAll(
  clients: Clients,
  id: number,
  order: ImportOrder,
  setting: ImportSetting,
  listener: ImportListener,
): Promise<void> {
  const [main] = clients;
  const size = setting.batch ?? 5_000;
  const record = await imports.findImport(main, id);
  const { products } = record;
  let bulk = record.bulk;
  let next = record.applied;
  const done = new Watermark(record.applied);
  const work = async (client: pg.ClientBase): Promise<void> => {
    await prepareBatches(client);
    const shop = imports.unitsOn(client, setting.outbox);
    while (next < products) {
      const from = next;
      const to = Math.min(from + size, products);
      next = to;
      bulk = await shop.withTransaction(async (unit) => {
        const quiet = bulk;
        await imports.setBulk(client, quiet);
        const { created, updated, dropped, stores, pictures } = await applyBatch(client, from + 1, to, order);
        const changes = created + updated + dropped;
        if (quiet && changes > 0) await imports.invalidateEverything(client);
        const applied = done.with(from, to);
        await imports.addProgress(client, id, { applied, created, updated, dropped, stores, bulk: changes > MANY });
        if (pictures > 0 && setting.outbox) unit.enqueue(fetchPictures, {});
        return changes > MANY;
      });
      done.add(from, to);
      listener.onProgress?.('applying', done.value, products);
    }
  };
  await everyone(
    clients.map((client) =>
      work(client).catch((error) => {
        // Nobody begins another batch.
        next = products;
        throw error;
      }),
    ),
  );
  await imports.unitsOn(main).withTransaction(async () => {
    const removed = order.replace ? await removeMissing(main) : 0;
    await recountStores(main);
    await imports.finish(main, id, removed);
  });
  await switchOffers(main);
}

/** Waits for all, also when one has failed: what others have begun is theirs to end. */
async function everyone(works: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(works);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
