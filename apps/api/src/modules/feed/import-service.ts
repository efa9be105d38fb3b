/**
 * Imports a catalogue: reads and checks the whole file into staging tables, then applies it in batches. After an
 * interruption, the same command resumes at the first batch that was not applied.
 */
import { mergeIndexDelta } from '@tianguis/catalogue-index';
import type pg from 'pg';
import { applyBatch } from './applying/apply-batch.ts';
import { prepareBatches } from './applying/batch-repository.ts';
import { applyAll } from './applying/import-batches.ts';
import { removeMissing } from './applying/products-repository.ts';
import { lockImports, unlockImports } from './import-lock-repository.ts';
import type { Clients, ImportListener, ImportOptions, ImportResult, ImportSettings } from './import-options.ts';
import * as imports from './imports-repository.ts';
import { readAndPlan, report } from './reading/import-reading.ts';
import { isolateSequences } from './reading/product-ids-repository.ts';
import { waitingDepartments } from './reading/references-repository.ts';

/**
 * Imports a file. Only the import may use the connections until it ends; the first connection has the lock of imports.
 * @throws BrokenFeed if the file is unusable; Error with one sentence if the operator has to decide. In both cases
 * nothing has changed.
 */
export async function importCatalogue(
  clients: Clients,
  options: ImportOptions,
  settings: ImportSettings,
  listener: ImportListener = {},
): Promise<ImportResult> {
  const [client] = clients;
  if (!(await lockImports(client, settings.lockTimeoutSeconds ?? 10))) {
    throw new Error(
      'Another import is at work: "shop import status" shows how far it is; begin this one when it is done.',
    );
  }
  try {
    return options.dryRun
      ? await rehearse(client, options, settings, listener)
      : await perform(clients, options, settings, listener);
  } finally {
    await unlockImports(client).catch(() => undefined);
  }
}

async function perform(
  clients: Clients,
  options: ImportOptions,
  settings: ImportSettings,
  listener: ImportListener,
): Promise<ImportResult> {
  const [client] = clients;
  const parameters = {
    ...{ replace: options.replace, rules: settings.rules, origin: settings.origin },
    ...(options.createCategories && { createCategories: true }),
  };
  const before = await imports.unfinished(client);
  const same =
    before?.state === 'applying' &&
    before.hash === options.hash &&
    JSON.stringify(sorted(before.options)) === JSON.stringify(sorted(parameters))
      ? before
      : undefined;
  const staged = same !== undefined && (await imports.isStaged(client, same));
  const id = same?.id ?? (await imports.begin(client, options.name, options.hash, parameters));
  if (same && staged) {
    listener.say?.(`Going on with import ${id}: ${same.applied} of ${same.products} products are done.`);
  } else {
    if (same)
      listener.say?.(`Going on with import ${id}: PostgreSQL has lost what was read of the file, so it is read again.`);
    else if (before)
      listener.say?.(`Import ${before.id} of ${before.file} was never finished and is given up; what it did stays.`);
    try {
      await imports.transaction(client, async () => {
        await imports.setPlan(client, id, await readAndPlan(client, options, settings, listener));
      });
    } catch (error) {
      // During an outage the failure cannot be stored. The next import then abandons this one and starts again.
      await imports.fail(client, id, error instanceof Error ? error.message : String(error)).catch(() => undefined);
      throw error;
    }
  }
  await report(client, listener);
  await applyAll(clients, id, options, settings, listener);
  await imports.emptyStaging(client);
  // Merge the delta now, since a large delta would make counts slow.
  await mergeIndexDelta(client);
  const { rows, faults, products, created, updated, removed, dropped } = await imports.findImport(client, id);
  const counts = { rows, faults, products, created, updated, removed, dropped };
  return { id, resumed: same !== undefined, ...counts, waiting: await waitingDepartments(client) };
}

/** Runs the whole import in one transaction, and rolls the transaction back. */
async function rehearse(
  client: pg.ClientBase,
  options: ImportOptions,
  settings: ImportSettings,
  listener: ImportListener,
): Promise<ImportResult> {
  if (await imports.unfinished(client))
    throw new Error(
      'An import was interrupted: finish it with the same command and the same file first, or begin another one.',
    );
  const work = async (): Promise<ImportResult> => {
    await isolateSequences(client);
    const plan = await readAndPlan(client, options, settings, listener);
    await report(client, listener);
    await imports.setBulk(client, true);
    await prepareBatches(client);
    const size = settings.batch ?? 5_000;
    const sum = { created: 0, updated: 0, dropped: 0 };
    for (let done = 0; done < plan.products; done += size) {
      const to = Math.min(done + size, plan.products);
      const { created, updated, dropped } = await applyBatch(client, done + 1, to, options);
      sum.created += created;
      sum.updated += updated;
      sum.dropped += dropped;
      listener.onProgress?.('applying', to, plan.products);
    }
    const removed = options.replace ? await removeMissing(client) : 0;
    return { id: 0, resumed: false, ...plan, ...sum, removed, waiting: await waitingDepartments(client) };
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
