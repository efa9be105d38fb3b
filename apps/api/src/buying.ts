/** Registers what customers do from the checkout on: checkout, payments, orders, cancellations and refunds. */
import type { ShopConfig } from '@tianguis/config';
import type { UnitOfWork } from '@tianguis/database';
import { usualTimesToPay } from '@tianguis/domain/order';
import type { PaymentProvider } from '@tianguis/payments';
import type { FastifyInstance } from 'fastify';
import { type BalanceCallers, createBalances } from './modules/balance/balance.ts';
import { balanceRoutes } from './modules/balance/routes.ts';
import { cancellationRoutes } from './modules/cancellations/routes.ts';
import { createCancellations } from './modules/cancellations/service.ts';
import { createDocuments } from './modules/checkout/document.ts';
import { checkoutRoutes } from './modules/checkout/routes.ts';
import {
  type CheckoutCallers,
  type CheckoutOptions,
  createCheckout,
  offeredText,
  plannedPurchase,
  waysOf,
} from './modules/checkout/service.ts';
import { createCredits } from './modules/credit/credit.ts';
import { creditRoutes } from './modules/credit/routes.ts';
import type { PlanPurchase } from './modules/exchanges/service.ts';
import { invoiceRoutes } from './modules/invoices/routes.ts';
import { createInvoices } from './modules/invoices/service.ts';
import { createMailService } from './modules/mail/service.ts';
import { createMessages } from './modules/messages/messages.ts';
import { messageRoutes } from './modules/messages/routes.ts';
import { shownOrderRoutes } from './modules/orders/shown/routes.ts';
import { createShownOrders } from './modules/orders/shown/service.ts';
import { createEventInbox } from './modules/payments/inbox.ts';
import { paymentRoutes } from './modules/payments/routes.ts';
import { createPayments } from './modules/payments/service.ts';
import { createRefundAccounts } from './modules/refunds/account.ts';
import { refundRoutes } from './modules/refunds/routes.ts';
import { paidBackBy } from './modules/refunds/service.ts';
import { createReturns } from './modules/returns/returns.ts';
import { returnRoutes } from './modules/returns/routes.ts';
import type { RateLimit } from './plugins/rate-limits.ts';

export interface BuyingOptions
  extends Pick<CheckoutOptions, 'addresses' | 'cardsOf' | 'shipping' | 'freeShipping' | 'most' | 'taxes' | 'clock'> {
  shop: UnitOfWork;
  config: ShopConfig;
  /** Public origin of the shop, without a trailing slash. */
  publicOrigin: string;
  callers: { whoVisits: CheckoutCallers['whoCalls']; whoConfirmed: BalanceCallers['whoConfirmed'] };
  /** The present version of the contract of the store credit. */
  creditContract(): Promise<string>;
  provider: PaymentProvider | undefined;
  /** The present version of each legal text. */
  acceptedTexts(): Promise<Record<string, string>>;
  /** Counts tries to pay by card (PA-09). */
  tries: RateLimit;
}

export async function registerBuying(app: FastifyInstance, options: BuyingOptions): Promise<void> {
  const { shop, config, callers, provider, acceptedTexts, creditContract, tries, clock, publicOrigin, ...parts } =
    options;
  const { whoVisits: whoCalls, whoConfirmed } = callers;
  const ways = waysOf(config.offer);
  const buying = { callers: { whoCalls, whoConfirmed }, ways, clock };
  const timesToPay = { ...usualTimesToPay, ...config.timesToPay };
  const payments = createPayments(shop, {
    ...{ ...buying, provider, timesToPay, months: config.offer.months, tries },
    ...{ authorisesOnly: config.authorisesOnly ?? false, bankReturn: `${publicOrigin}/comprar/regreso` },
  });
  const { label, terms } = config.creditModule;
  const credit = config.offer.credit && terms ? { label, terms } : undefined;
  const checkoutOptions = {
    ...{ ...buying, ...parts, payments, timesToPay, credit },
    texts: async () => ({ ...(await acceptedTexts()), ...offeredText(config.offer) }),
  };
  await app.register(checkoutRoutes, {
    checkout: createCheckout(shop, checkoutOptions),
    documents: createDocuments(shop, { ...checkoutOptions, months: config.offer.months }),
  });
  await app.register(paymentRoutes, { payments, inbox: createEventInbox(shop, provider) });
  const paidBack = paidBackBy(provider);
  await app.register(cancellationRoutes, {
    cancellations: createCancellations(shop, {
      ...{ callers: { whoCalls }, closeOpen: payments.closeOpen, paidBack, clock },
    }),
  });
  // The money of a return becomes balance before it pays the exchange.
  const plan: PlanPurchase | undefined = config.offer.balance
    ? (customer, address, product) => plannedPurchase(shop, { customer, address, product }, checkoutOptions)
    : undefined;
  await app.register(returnRoutes, { returns: createReturns(shop, { callers: { whoCalls }, paidBack, plan, clock }) });
  await app.register(messageRoutes, { messages: createMessages(shop, { callers: { whoCalls }, clock }) });
  await app.register(refundRoutes, {
    accounts: createRefundAccounts(shop, { callers: { whoCalls, whoConfirmed }, paidBack, clock }),
  });
  await app.register(balanceRoutes, {
    balances: createBalances(shop, {
      ...{ callers: { whoCalls, whoConfirmed }, publicOrigin, clock },
      mail: createMailService({ name: config.name, origin: publicOrigin }),
    }),
  });
  await app.register(creditRoutes, {
    credits: createCredits(shop, {
      ...{
        callers: { whoCalls },
        module: config.creditModule,
        terms,
        isOffered: credit !== undefined,
        publicOrigin,
        clock,
      },
      ...{ contract: creditContract, mail: createMailService({ name: config.name, origin: publicOrigin }) },
    }),
  });
  await app.register(invoiceRoutes, {
    invoices: createInvoices(shop, {
      ...{
        callers: { whoCalls },
        isOffered: config.offer.invoices ?? false,
        isSample: provider?.name === 'demo',
        clock,
      },
    }),
  });
  await app.register(shownOrderRoutes, {
    orders: createShownOrders(shop, {
      ...{ callers: { whoCalls }, most: parts.most, clock, isOpen: ways.size > 0, paidBack },
    }),
  });
}
