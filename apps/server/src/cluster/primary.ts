/** Supervises the processes of `--processes N`. The primary itself serves no requests. */
import cluster, { type Worker as Process } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { loadShopConfig } from '@tianguis/config';
import { prepareDatabase } from '../database.ts';
import { registerProcess } from '../metrics/process.ts';
import { servingFault } from '../metrics/readiness.ts';
import { logTo, serveMetrics } from '../metrics/server.ts';
import { openAcquirer } from '../payments/open-acquirer.ts';
import { fillEmptyShop } from '../processes/fill.ts';
import { greet } from '../processes/greet.ts';
import { checkAddress } from '../processes/listen.ts';
import type { Run } from '../processes/run.ts';
import { checkConnections, ofPrimary } from './connections.ts';
import { createSupervisor, type Role, type Supervisor } from './supervisor.ts';

export type PrimaryOptions = {
  processes: number;
  /** True if this command also loads the demo and runs a worker; false if it only serves pages. */
  whole: boolean;
  onLost(error: Error): void;
};

/** Milliseconds: longer than the shutdown of a process takes. */
const stopTimeout = 20_000;
const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/**
 * Opens the shop with `processes` web processes that share its port. Returns when all of them listen and the worker is
 * ready.
 * @throws Error with one sentence for an operator
 */
export async function startPrimary(run: Run, { processes, whole, onLost }: PrimaryOptions): Promise<void> {
  const { settings, shutdown, log } = run;
  const config = loadShopConfig(settings.shopConfig);
  await checkAddress(settings);
  const supervisor = createSupervisor({ fork: (role) => fork(run, role, processes), log, onLost });
  const stopSupervisor = () => shutdown.add('processes', () => supervisor.stop(stopTimeout), stopTimeout + 2_000);
  process.on('SIGUSR2', () => void supervisor.replaceAll());
  // Start the processes before the database is ready, so that they load their modules meanwhile.
  const opening = Promise.all(Array.from({ length: processes }, (_, at) => supervisor.begin(`web-${at + 1}`, 'web')));
  opening.catch(() => undefined);
  stopSupervisor();
  const database = await prepareDatabase({ ...run, settings: { ...settings, databaseConnections: ofPrimary } });
  // Add this step again, since steps run in reverse. So the processes now stop before the database does.
  stopSupervisor();
  const { databaseConnections: each, purgeHook } = settings;
  await checkConnections(database.pool, { processes, each, whole, purges: purgeHook !== undefined });
  if (whole) await fillEmptyShop({ settings, config, database, shutdown });
  const cashier = whole ? await openAcquirer(run, database) : undefined;
  supervisor.giveDatabase(database.url);
  await opening;
  await openMetricsServer(run, supervisor, { processes, fault: servingFault(database) });
  run.logStream.flush();
  await greet(database, run, cashier);
  if (whole) await supervisor.begin('worker', 'worker');
}

/**
 * Forks a process. All processes accept connections from a shared socket. If the primary distributed connections, it
 * could pass a connection to a process that was just killed, and the client would get no answer.
 */
function fork({ settings, storefront }: Run, role: Role, processes: number): Process {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: main, args: [role, '--storefront', storefront.folder] });
  const share = Math.max(1, Math.floor(settings.pictureConcurrency / processes));
  return cluster.fork({ PICTURE_CONCURRENCY: String(share) });
}

async function openMetricsServer(
  { settings, shutdown, metrics, log }: Run,
  supervisor: Supervisor,
  { processes, fault: servingFault }: { processes: number; fault(): Promise<string | undefined> },
): Promise<void> {
  const { metricsPort, metricsHost } = settings;
  if (metricsPort === undefined) return;
  registerProcess(metrics);
  metrics.gauge('web_processes', 'Web processes that are ready, and how many there should be.', () => [
    { labels: { state: 'ready' }, value: supervisor.webReady() },
    { labels: { state: 'wanted' }, value: processes },
  ]);
  const read = async () => new Map([['primary', await metrics.read()] as const, ...(await supervisor.readMetrics())]);
  const fault = async () => (supervisor.webReady() > 0 ? servingFault() : 'No web process is ready.');
  await serveMetrics({ host: metricsHost, port: metricsPort }, { read, fault, onError: logTo(log) }, shutdown);
}
