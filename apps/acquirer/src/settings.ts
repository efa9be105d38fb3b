/** The settings of the acquirer, from the environment. */
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Faults, readFaults } from './faults/faults.ts';

export interface Settings {
  host: string;
  /** 0 lets the system choose a free port. */
  port: number;
  /** The folder of the acquirer: its database and its secrets. */
  folder: string;
  webhookUrl: string;
  faults: Faults;
}

export const rootFolder = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/**
 * Reads the settings.
 * @throws Error with one sentence for an operator
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const shopPort = readPort('PORT', environment.PORT, 3000);
  const port = readPort('ACQUIRER_PORT', environment.ACQUIRER_PORT, shopPort + 1);
  return {
    host: environment.HOST || '0.0.0.0',
    port,
    folder: join(resolve(rootFolder, environment.DATA_DIR || 'data'), 'acquirer'),
    webhookUrl: readUrl(environment.ACQUIRER_WEBHOOK_URL || `http://127.0.0.1:${shopPort}/app/v1/pagos/demo/avisos`),
    faults: parseFaults(environment.ACQUIRER_FAULTS),
  };
}

function readPort(name: string, text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new Error(`${name} is "${text}", and must be a whole number from 0 to 65535.`);
  return port;
}

function readUrl(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return text;
  throw new Error(`ACQUIRER_WEBHOOK_URL is "${text}", and must be an address such as http://127.0.0.1:3000/path.`);
}

function parseFaults(text: string | undefined): Faults {
  try {
    return readFaults(JSON.parse(text || '{}'));
  } catch (error) {
    throw new Error(`ACQUIRER_FAULTS cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
