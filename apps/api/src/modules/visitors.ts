/** Registers calls for visitors without an account: newsletter, contact page, sellers, mails in the browser. */
import type { ShopConfig } from '@tianguis/config';
import type { UnitOfWork } from '@tianguis/database';
import type { SellerRules } from '@tianguis/domain/order';
import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../plugins/rate-limits.ts';
import type { CategoryService } from './categories/service.ts';
import { type RegisterContactOptions, registerContact } from './contact/register.ts';
import { createLeads } from './leads/leads.ts';
import { leadRoutes } from './leads/routes.ts';
import { mailRepository } from './mail/repository.ts';
import { mailRoutes } from './mail/routes.ts';
import { createMailReader } from './mail/service.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { createNewsletterService } from './newsletter/service.ts';

/** Calls per hour, of one visitor and of all visitors together. If a value is 0 or absent, there is no limit. */
export interface HourlyLimits {
  ofVisitor: number;
  inAll: number;
}

export interface VisitorOptions {
  shop: UnitOfWork;
  config: ShopConfig;
  publicOrigin: string;
  rateLimits: RateLimits;
  callers: RegisterContactOptions['callers'];
  categories: CategoryService;
  sellerRules: SellerRules | undefined;
  newsletterPerHour?: HourlyLimits;
  formsPerHour?: HourlyLimits;
  clock: (() => number) | undefined;
}

export async function registerVisitors(
  app: FastifyInstance,
  { shop, categories, sellerRules, newsletterPerHour, formsPerHour, ...parts }: VisitorOptions,
): Promise<void> {
  const { config, publicOrigin, rateLimits, clock } = parts;
  const newsletter = createNewsletterService(shop, {
    ofVisitor: rateLimits.perHour('newsletter', newsletterPerHour?.ofVisitor ?? 0),
    inAll: rateLimits.perHour('newsletter-in-all', newsletterPerHour?.inAll ?? 0),
    ...{ letters: { name: config.name, origin: publicOrigin }, clock },
  });
  await app.register(newsletterRoutes, { newsletter });
  await app.register(mailRoutes, { mails: createMailReader(mailRepository(shop.db)) });
  const forms = await registerContact(app, shop, { ...parts, perHour: formsPerHour });
  await app.register(leadRoutes, { leads: createLeads(shop, { ...forms, categories, rules: sellerRules }) });
}
