/** Registers the calls of forms for visitors: the contact page (RT-17), and businesses that want to sell (RT-25). */
import type { ShopConfig } from '@tianguis/config';
import type { UnitOfWork } from '@tianguis/database';
import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../../plugins/rate-limits.ts';
import { type ContactOptions, createContact } from './contact.ts';
import { sealKey } from './repository.ts';
import { contactRoutes } from './routes.ts';
import { createSeals } from './seals.ts';
import { createFormLimits, type FormLimits } from './visitor-forms.ts';

export interface RegisterContactOptions {
  config: ShopConfig;
  publicOrigin: string;
  rateLimits: RateLimits;
  callers: ContactOptions['callers'];
  perHour: { ofVisitor: number; inAll: number } | undefined;
  clock: (() => number) | undefined;
}

/** What every form for visitors needs. */
export type VisitorFormParts = Omit<ContactOptions, 'callers'>;

/** @returns what the forms of other modules share with the contact page */
export async function registerContact(
  app: FastifyInstance,
  shop: UnitOfWork,
  { config, publicOrigin, rateLimits, callers, perHour, clock = Date.now }: RegisterContactOptions,
): Promise<VisitorFormParts> {
  const limits: FormLimits = createFormLimits(rateLimits, perHour);
  const parts: VisitorFormParts = {
    ...{ seals: createSeals(() => sealKey(shop), clock), limits, clock },
    letters: { name: config.name, origin: publicOrigin },
    shopAddress: config.contact.email || undefined,
  };
  await app.register(contactRoutes, { contact: createContact(shop, { ...parts, callers }) });
  return parts;
}
