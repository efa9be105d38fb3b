/** Jobs of the demo. They change nothing in a shop with another catalogue. */
import {
  addDemoOrders,
  addDemoQuestions,
  addDemoRegistry,
  addDemoReviews,
  addDemoThread,
  moveDemoParcels,
  moveDemoReturns,
} from '@tianguis/api';
import { loadShopConfig, loadTaxRules } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import { demoIsLoaded } from '../database.ts';
import { besideConfig } from '../settings/settings.ts';
import type { Job } from './job.ts';

/**
 * Moves the parcels and returns of the demo's orders as a carrier would, and adds examples: orders in every state,
 * reviews, a thread of messages and a gift registry to the account of one of its customers, and questions about popular
 * products.
 */
export const demoCarrier: Job = {
  name: 'demo-carrier',
  options: { schedule: '*/5 * * * *', atStart: true, retries: 1, key: () => 'all' },
  async handle(_data, { database, settings, log, signal }) {
    if (!(await demoIsLoaded(database))) return;
    const { customerWithOrders, demoCustomers } = await import('@tianguis/demo');
    const shop = createUnitOfWork(database.db);
    const taxRules = loadTaxRules(besideConfig(settings, 'tax.json'));
    const { offer, creditModule } = loadShopConfig(settings.shopConfig);
    const credit = offer.credit ? creditModule.terms : undefined;
    const orders = await addDemoOrders(shop, customerWithOrders, { taxRules, credit, signal });
    const steps = await moveDemoParcels(shop, { signal });
    const threads = await addDemoThread(shop, customerWithOrders);
    const questions = await addDemoQuestions(
      shop,
      demoCustomers.map(({ email }) => email),
    );
    const returns = await moveDemoReturns(shop, { signal });
    const gifts = await addDemoRegistry(shop, customerWithOrders, { taxRules });
    const reviews = await addDemoReviews(shop, customerWithOrders);
    log.debug({ orders, steps, returns, threads, questions, reviews, gifts }, 'the carrier of the demo has worked');
  },
};
