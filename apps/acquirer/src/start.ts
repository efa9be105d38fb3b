/** Starts and ends an acquirer. */
import type { AddressInfo } from 'node:net';
import { Agenda } from './agenda/agenda.ts';
import { createApp } from './app.ts';
import type { Bank } from './bank.ts';
import { type Clock, systemClock } from './clock.ts';
import { FaultGenerator } from './faults/faults.ts';
import { readSecrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { Database } from './store/database.ts';
import { createSender } from './webhooks/sender.ts';

/**
 * Opens the database, does what became due meanwhile, and listens.
 * @throws Error with a sentence if folder or port cannot be used
 */
export async function startAcquirer(settings: Settings, clock: Clock = systemClock) {
  const secrets = readSecrets(settings.folder);
  const db = new Database(settings.folder);
  const bank: Bank = { db, clock, secrets, faults: new FaultGenerator(settings.faults) };
  const agenda = new Agenda(bank, createSender(bank, settings.webhookUrl));
  const app = createApp(bank);

  async function end(): Promise<void> {
    await app.close();
    await agenda.close();
    db.close();
  }
  let ended: Promise<void> | undefined;
  function close(): Promise<void> {
    ended ??= end();
    return ended;
  }

  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${settings.port} is in use: end the program that uses it, or set ACQUIRER_PORT.`);
  }
  db.onCommit(() => agenda.plan());
  agenda.plan();
  const { port } = app.server.address() as AddressInfo;
  return { app, bank, agenda, port, close };
}

export type Acquirer = Awaited<ReturnType<typeof startAcquirer>>;
