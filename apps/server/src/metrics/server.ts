/** The metrics server: metrics for Prometheus, and the health of this process. It never uses the public port. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Log } from '../logging/logging.ts';
import { explainAddress } from '../processes/listen.ts';
import type { Run } from '../processes/run.ts';
import { metricsContentType, type Snapshot, writeMetrics } from './metrics.ts';
import { registerProcess } from './process.ts';

export type Watched = {
  /** Metrics of each process by its name. */
  read(): Promise<ReadonlyMap<string, Snapshot>>;
  /** The reason why the process cannot serve; undefined if it can. */
  fault?(): Promise<string | undefined>;
  /** Called with the error if an answer fails. */
  onError?(error: unknown): void;
};

/** Logs the reason why metrics could not be read. */
export const logTo = (log: Log) => (err: unknown) => log.error({ err }, 'metrics could not be read');

/**
 * Serves the metrics of this process on `METRICS_PORT`, if it is set.
 * @throws Error with one sentence if the server cannot listen on this port
 */
export async function openMetrics(
  { settings, shutdown, metrics, log }: Pick<Run, 'settings' | 'shutdown' | 'metrics' | 'log'>,
  processName: string,
  fault?: Watched['fault'],
): Promise<void> {
  const { metricsPort } = settings;
  if (metricsPort === undefined) return;
  registerProcess(metrics);
  const read = async () => new Map([[processName, await metrics.read()]]);
  await serveMetrics(
    { host: settings.metricsHost, port: metricsPort },
    { read, onError: logTo(log), ...(fault && { fault }) },
    shutdown,
  );
}

/** @throws Error with one sentence if the server cannot listen on the host and port */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  watched: Watched,
  shutdown: Run['shutdown'],
): Promise<void> {
  const server = createServer((request, response) => void answer(request, response, watched));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error) =>
    reject(explainAddress(error, { port, host }, { port: 'METRICS_PORT', host: 'METRICS_HOST' })),
  );
  // `exclusive`, since the processes of a shop share the shop's port but must not share the port of the metrics.
  server.listen({ port, host, exclusive: true }, resolve);
  await promise;
  shutdown.add('metrics', () => void server.close().closeAllConnections());
}

async function answer({ url, method }: IncomingMessage, response: ServerResponse, watched: Watched): Promise<void> {
  const send = (status: number, text: string, type = 'text/plain; charset=utf-8') =>
    void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
  if (method !== 'GET' && method !== 'HEAD') return send(405, 'GET only\n');
  try {
    switch (url) {
      case '/metrics':
        return send(200, await writeMetrics(await watched.read()), metricsContentType);
      case '/healthz':
        return send(200, 'ok\n');
      case '/readyz': {
        const fault = await watched.fault?.();
        return fault === undefined ? send(200, 'ready\n') : send(503, `${fault}\n`);
      }
      default:
        return send(404, 'There is /metrics, /healthz and /readyz.\n');
    }
  } catch (error) {
    watched.onError?.(error);
    send(500, 'This cannot be read now: the log says why.\n');
  }
}
