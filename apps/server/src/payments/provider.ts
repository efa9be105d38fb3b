/**
 * The provider of payments that the settings name (PA-08). The demo acquirer accepts invented cards, so only a shop with
 * the demo's catalogue and without HTTPS may use it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isUnavailable, type OpenDatabase } from '@tianguis/database';
import type { PaymentProvider } from '@tianguis/payments';
import { demoProvider } from '@tianguis/payments/demo';
import { demoIsLoaded } from '../database.ts';
import type { Settings } from '../settings/settings.ts';

/** The parts of the acquirer's secrets that the shop needs. */
interface Secrets {
  key: string;
  webhookSecret: string;
}

/** The file in which the acquirer stores its secrets. */
export const secretsFile = ({ dataDir }: Settings): string => join(dataDir, 'acquirer', 'secrets.json');

/** Where the shop reaches the demo acquirer. Browsers reach the acquirer at another host, so that its site is another. */
export const acquirerOrigin = ({ acquirerPort }: Settings): string => `http://127.0.0.1:${acquirerPort}`;

/**
 * Opens the provider. The demo uses the demo acquirer if the settings name no provider.
 * @returns undefined if the shop has no provider
 * @throws Error with one sentence for an operator
 */
export async function openProvider(settings: Settings, database: OpenDatabase): Promise<PaymentProvider | undefined> {
  if (settings.paymentProvider === 'none') return undefined;
  if (settings.paymentProvider === 'mercado-pago' && settings.mercadoPago) {
    // Only shops that use the adapter load its SDK.
    const { mercadoPagoProvider } = await import('@tianguis/payments/mercado-pago');
    return mercadoPagoProvider(settings.mercadoPago);
  }
  const isDemo = await isDemoShop(settings, database);
  const isSecure = settings.publicOrigin.startsWith('https:');
  if (settings.paymentProvider === undefined && (!isDemo || isSecure)) return undefined;
  if (isSecure)
    throw new Error('PAYMENT_PROVIDER=demo accepts invented cards, so a shop with an https origin cannot use it.');
  if (!isDemo)
    throw new Error(
      'PAYMENT_PROVIDER=demo accepts invented cards, so only a shop with the demo’s catalogue can use it.',
    );
  const { key, webhookSecret } = readSecrets(settings);
  return demoProvider({ origin: acquirerOrigin(settings), key, webhookSecret });
}

/** A process that starts while the database is unavailable knows the demo by the acquirer, which has started before. */
async function isDemoShop(settings: Settings, database: OpenDatabase): Promise<boolean> {
  try {
    return await demoIsLoaded(database);
  } catch (error) {
    if (!(error instanceof Error) || !isUnavailable(error)) throw error;
    return existsSync(secretsFile(settings));
  }
}

/** Before the acquirer has started for the first time there are no secrets, and no answers. */
function readSecrets(settings: Settings): Secrets {
  const file = secretsFile(settings);
  if (!existsSync(file)) return { key: '', webhookSecret: 'whsec_' };
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
}
