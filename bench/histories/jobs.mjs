// The jobs of the shop, which the benchmark runs beside the shop's worker, with a moved clock if a deadline has to pass.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../../tools/runtime.mjs';
import { dataDir } from '../faults/stage.mjs';

const minute = 60_000;
const day = 1_440 * minute;

export async function jobsOf({ pool, unit, provider, onError }) {
  const { doInvoiceWork, doPaymentWork, endOverdueOrders, settleSellers, workOnReturns } = await import(
    '@tianguis/api'
  );
  const { loadSellerRules } = await import('@tianguis/config');
  const { createLocalStamper } = await import('@tianguis/invoice/local');
  const { demoIssuers } = await import('../../apps/server/src/invoices/demo-issuers.ts');
  const rules = loadSellerRules(resolve(root, 'config/sellers.json'));
  const tools = {
    stamper: createLocalStamper({ now: () => new Date(), taxpayers: null, schemas: null }),
    issuers: demoIssuers(resolve(dataDir, 'invoices')),
  };
  const one = async (what, work) => {
    try {
      await work();
    } catch (error) {
      onError(error, what);
    }
  };
  const pay = (now) => doPaymentWork(unit, provider, { authorisesOnly: false, cardMinutes: 30, now, onError });

  return {
    /** All jobs, two minutes later: a payment is not asked about again at once. */
    work: inTurns(async () => {
      await one('payments', () => pay(Date.now() + 2 * minute));
      await one('returns', () => workOnReturns(unit, {}));
      await one('invoices', () => doInvoiceWork(unit, tools, { now: Date.now(), onError }));
      await one('sellers', () => settleSellers(unit, rules, { all: true }));
    }),

    /** Finds money whose event was lost: the hourly sweep, for the last minutes. */
    async sweep() {
      await pool.query(`update payment_sweeps set swept_to = now()`);
      await one('payments', () => pay(Date.now() + 61 * minute));
    },

    /** The time to pay ends. */
    async endOrders() {
      for (const later of [3, 4]) {
        await one('payments', () => pay(Date.now() + 10 * day + later * minute));
        await one('end-orders', () => endOverdueOrders(unit, { now: Date.now() + 10 * day }));
      }
    },

    /** Deadlines of returns pass. */
    endReturns: () => one('returns', () => workOnReturns(unit, { now: Date.now() + 25 * day })),

    sellers: () => one('sellers', () => settleSellers(unit, rules, { all: true })),
  };
}

/** Histories at once share a run: who calls during a run waits for the next one, which begins after the call. */
function inTurns(work) {
  let [running, next] = [undefined, undefined];
  const begin = () => {
    running = work().finally(() => (running = undefined));
    return running;
  };
  return () => {
    if (!running) return begin();
    next ??= running.then(() => {
      next = undefined;
      return begin();
    });
    return next;
  };
}

/** The rates of sellers, as the operator wrote them. */
export const sellerRates = () => JSON.parse(readFileSync(resolve(root, 'config/sellers.json'), 'utf8'));
