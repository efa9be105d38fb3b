/** A catalogue comes in: read whole and checked into tables of its own, then applied in batches, from where it was when it is begun again. */
import { mergeIndexDelta } from '@tianguis/catalogue-index';
import type pg from 'pg';
import { applyBatch } from './apply-batch.ts';
import { prepareBatches } from './batch-repository.ts';
import { applyAll } from './import-batches.ts';
import type { Clients, ImportListener, ImportOrder, ImportResult, ImportSetting } from './import-order.ts';
import { readAndPlan } from './import-reading.ts';
import * as imports from './imports-repository.ts';
import { setSequencesAside } from './plan-repository.ts';
import { removeMissing } from './products-repository.ts';
import { heldBack } from './staging-repository.ts';

/**
 * Imports a file. The connections are its own until it is done; the first one holds its turn.
 * @throws BrokenFeed when the file cannot be used; Error of one sentence when the operator has to decide. Nothing is changed then.
 */
export async function importCatalogue(
  clients: Clients,
  order: ImportOrder,
  setting: ImportSetting,
  listener: ImportListener = {},
): Promise<ImportResult> {
  const [client] = clients;
  if (!(await imports.takeTurn(client, setting.patience ?? 10))) {
    throw new Error(
      'Another import is at work: "shop import status" shows how far it is; begin this one when it is done.',
    );
  }
  try {
    return order.dryRun
      ? await rehearse(client, order, setting, listener)
      : await perform(clients, order, setting, listener);
  } finally {
    await imports.leaveTurn(client).catch(() => undefined);
  }
}

async function perform(
  clients: Clients,
  order: ImportOrder,
  setting: ImportSetting,
  listener: ImportListener,
): Promise<ImportResult> {
  const [client] = clients;
  const options = { replace: order.replace, rules: setting.rules, origin: setting.origin };
  const before = await imports.unfinished(client);
  const same =
    before?.state === 'applying' &&
    before.hash === order.hash &&
    JSON.stringify(sorted(before.options)) === JSON.stringify(sorted(options))
      ? before
      : undefined;
  const staged = same !== undefined && (await imports.isStaged(client, same));
  const id = same?.id ?? (await imports.begin(client, order.name, order.hash, options));
  if (same && staged) {
    listener.say?.(`Going on with import ${id}: ${same.applied} of ${same.products} products are done.`);
  } else {
    if (same)
      listener.say?.(`Going on with import ${id}: PostgreSQL has lost what was read of the file, so it is read again.`);
    else if (before)
      listener.say?.(`Import ${before.id} of ${before.file} was never finished and is given up; what it did stays.`);
    try {
      await imports.transaction(client, async () => {
        await imports.setPlan(client, id, await readAndPlan(client, order, setting, listener));
      });
    } catch (error) {
      // Where the database went away there is nobody to note it; what was not begun to be applied is begun anew.
      await imports.fail(client, id, error instanceof Error ? error.message : String(error)).catch(() => undefined);
      throw error;
    }
  }
  await listener.report?.(heldBack(client));
  await applyAll(clients, id, order, setting, listener);
  await imports.emptyStaging(client);
  // So much may have changed that counts would be slow.
  await mergeIndexDelta(client);
  const { rows, faults, products, created, updated, removed, dropped } = await imports.findImport(client, id);
  return { id, resumed: same !== undefined, rows, faults, products, created, updated, removed, dropped };
}

/** All of it in one transaction that is rolled back. */
async function rehearse(
  client: pg.ClientBase,
  order: ImportOrder,
  setting: ImportSetting,
  listener: ImportListener,
): Promise<ImportResult> {
  if (await imports.unfinished(client))
    throw new Error(
      'An import was interrupted: finish it with the same command and the same file first, or begin another one.',
    );
  const work = async (): Promise<ImportResult> => {
    await setSequencesAside(client);
    const plan = await readAndPlan(client, order, setting, listener);
    await listener.report?.(heldBack(client));
    await imports.setBulk(client, true);
    await prepareBatches(client);
    const size = setting.batch ?? 5_000;
    const sum = { created: 0, updated: 0, dropped: 0 };
    for (let done = 0; done < plan.products; done += size) {
      const to = Math.min(done + size, plan.products);
      const { created, updated, dropped } = await applyBatch(client, done + 1, to, order);
      sum.created += created;
      sum.updated += updated;
      sum.dropped += dropped;
      listener.onProgress?.('applying', to, plan.products);
    }
    const removed = order.replace ? await removeMissing(client) : 0;
    return { id: 0, resumed: false, ...plan, ...sum, removed };
  };
  return imports.transaction(client, work, { rehearsal: true });
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
