/** Jobs of orders. */
import {
  doInvoiceWork,
  doPaymentWork,
  endOverdueOrders,
  invoiceWork,
  paymentWork,
  prunePaymentEvents,
  settleSellers,
  workOnReturns,
  writeOrderMails,
} from '@tianguis/api';
import { loadSellerRules, loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import { usualTimesToPay } from '@tianguis/domain/order';
import { openInvoiceTools } from '../invoices/tools.ts';
import { openProvider } from '../payments/provider.ts';
import { besideConfig } from '../settings/settings.ts';
import type { Job } from './job.ts';

/** Ends orders that nobody paid in time, so that their pieces can be sold again (CO-05). */
export const endOrders: Job = {
  name: 'end-orders',
  options: { schedule: '* * * * *' },
  async handle(_data, { database, log, signal }) {
    const ended = await endOverdueOrders(createUnitOfWork(database.db), { signal });
    log.debug({ job: 'end-orders', rows: ended }, 'orders ended');
  },
};

/**
 * Does all open work with the provider of payments (PA-06): events, attempts without an answer, payments to close, and
 * refunds. An event enqueues the job, so that the order changes at once.
 */
export const workOnPayments: Job = {
  ...paymentWork,
  options: { schedule: '* * * * *', key: () => 'payments', timeLimit: 600 },
  async handle(_data, { database, settings, log, signal, outbox }) {
    const provider = await openProvider(settings, database);
    if (provider === undefined) return;
    const onError = (err: unknown, what: string) => log.warn({ err, job: paymentWork.name, what }, 'a payment failed');
    const shop = createUnitOfWork(database.db, outbox);
    const { authorisesOnly = false, timesToPay } = loadShopConfig(settings.shopConfig);
    const { cardMinutes } = { ...usualTimesToPay, ...timesToPay };
    const done = await doPaymentWork(shop, provider, { authorisesOnly, cardMinutes, signal, onError });
    await prunePaymentEvents(shop);
    log.debug({ job: paymentWork.name, ...done }, 'payments worked on');
  },
};

/** Does what the deadlines of returns say, and ends returns whose refunds were paid (AF-02). */
export const returnsJob: Job = {
  name: 'returns',
  options: { schedule: '*/5 * * * *', key: () => 'returns' },
  async handle(_data, { database, log, signal, outbox }) {
    const changed = await workOnReturns(createUnitOfWork(database.db, outbox), { signal });
    log.debug({ job: 'returns', rows: changed }, 'returns changed');
  },
};

/**
 * Makes and stamps invoices and credit notes (AF-03). A request enqueues the job, so that its invoice is made at once.
 * The log contains neither customers nor orders.
 */
export const issueInvoices: Job = {
  ...invoiceWork,
  options: { schedule: '* * * * *', key: () => 'invoices', timeLimit: 600 },
  async handle(_data, { database, settings, log, signal, outbox }) {
    const onError = (err: unknown, what: string) => log.warn({ err, job: invoiceWork.name, what }, 'an invoice failed');
    const tools = await openInvoiceTools(settings, database);
    const done = await doInvoiceWork(createUnitOfWork(database.db, outbox), tools, { signal, onError });
    log.debug({ job: invoiceWork.name, ...done }, 'invoices worked on');
  },
};

/**
 * Writes the mails that steps of orders have noted (OD-02, OD-06). The log contains neither recipients nor orders. A
 * step needs no queue to be noted, so a payment never fails because of its mail.
 */
export const mailOrders: Job = {
  name: 'mail-orders',
  options: { schedule: '* * * * *', retries: 2, key: () => 'all' },
  async handle(_data, { database, settings, log, outbox, signal }) {
    const letterShop = { name: loadShopConfig(settings.shopConfig).name, origin: settings.publicOrigin };
    const mails = await writeOrderMails(createUnitOfWork(database.db, outbox), letterShop, { signal });
    if (mails > 0) log.info({ mails }, 'mails about orders are written');
  },
};

/** Writes what delivered lines earn their sellers, and what refunds take back (AF-06). */
export const settleSellersJob: Job = {
  name: 'settle-sellers',
  options: { schedule: '*/10 * * * *', key: () => 'all' },
  async handle(_data, { database, settings, log, signal }) {
    const rules = loadSellerRules(besideConfig(settings, 'sellers.json'));
    const done = await settleSellers(createUnitOfWork(database.db), rules, { signal });
    log.debug({ job: 'settle-sellers', ...done }, 'lines of sellers settled');
  },
};
