/**
 * Stamping service and certificates of the shop (AF-03). The demo stamps by the local service, so its invoices have no
 * fiscal value. Other shops give each request to the seller, and an operator uploads the invoice.
 */
import { join } from 'node:path';
import type { InvoiceTools } from '@tianguis/api';
import type { OpenDatabase } from '@tianguis/database';
import { openProvider } from '../payments/provider.ts';
import type { Settings } from '../settings/settings.ts';
import { issuersIn } from './issuers.ts';

/** @throws Error with one sentence for an operator */
export async function openInvoiceTools(settings: Settings, database: OpenDatabase): Promise<InvoiceTools> {
  const isDemo = (await openProvider(settings, database))?.name === 'demo';
  if (!isDemo) {
    const folder = settings.invoiceFolder;
    return { stamper: undefined, issuers: folder === undefined ? { find: async () => undefined } : issuersIn(folder) };
  }
  // The local service loads WebAssembly, and only the demo needs it.
  const { createLocalStamper } = await import('@tianguis/invoice/local');
  const { demoIssuers } = await import('./demo-issuers.ts');
  return {
    stamper: createLocalStamper({ now: () => new Date(), taxpayers: null, schemas: null }),
    issuers: demoIssuers(settings.invoiceFolder ?? join(settings.dataDir, 'invoices')),
  };
}
