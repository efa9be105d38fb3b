/**
 * The secrets that shop and acquirer share: a file that the first start of the acquirer creates, and that the shop
 * reads.
 */
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Secrets {
  /** The shop's key for calls of the API. */
  key: string;
  /** Signs webhooks, in the format of Standard Webhooks: `whsec_` and Base64. */
  webhookSecret: string;
  /** The secret part of the URL of the cashier's page. */
  cashier: string;
}

/**
 * Reads `secrets.json` of a folder. Creates folder and file if they are missing.
 * @throws Error with one sentence if the file is not readable, or is incomplete
 */
export function readSecrets(folder: string): Secrets {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'secrets.json');
  return read(file) ?? create(file);
}

function create(file: string): Secrets {
  const secrets: Secrets = {
    key: `demo_${randomBytes(32).toString('base64url')}`,
    webhookSecret: `whsec_${randomBytes(32).toString('base64')}`,
    cashier: randomBytes(18).toString('base64url'),
  };
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(unfinished, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
    // A link never replaces a file. So of two processes that start at the same time, one creates the secrets.
    linkSync(unfinished, file);
    return secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return read(file) ?? create(file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function read(file: string): Secrets | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const found = parse(text);
  if (!found) throw new Error(`${file} is not a file of secrets: delete the file, and start acquirer and shop again.`);
  return found;
}

function parse(text: string): Secrets | undefined {
  try {
    const { key, webhookSecret, cashier } = JSON.parse(text) as Partial<Record<keyof Secrets, unknown>>;
    const isLong = (value: unknown): value is string => typeof value === 'string' && value.length >= 20;
    return isLong(key) && isLong(webhookSecret) && webhookSecret.startsWith('whsec_') && isLong(cashier)
      ? { key, webhookSecret, cashier }
      : undefined;
  } catch {
    return undefined;
  }
}
