/**
 * Describes the API by its schemas for validation and serialization: OpenAPI 3.1 at `/docs/json`, a viewer at `/docs`.
 */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { ShopConfig } from '@tianguis/config';
import { sharedSchemas } from '@tianguis/contract';
import type { FastifyInstance } from 'fastify';

export interface OpenApiOptions {
  config: ShopConfig;
  /** Public origin of the API, without a trailing slash. */
  publicOrigin: string;
}

export const tags = {
  categories: { name: 'categories', description: 'The category tree' },
  products: { name: 'products', description: 'Lists with filters and counts, products by ids, one product' },
  search: { name: 'search', description: 'Search for products, and suggestions while typing' },
  stores: { name: 'stores', description: 'The retailer and third-party sellers' },
  shipping: { name: 'shipping', description: 'Where products go, and when they arrive' },
  reviews: { name: 'reviews', description: 'Buyers’ reviews of a product' },
  registries: { name: 'registries', description: 'Gift registries: what customers wish for an event, and who gave it' },
  questions: { name: 'questions', description: 'Questions about products, and their answers' },
  content: { name: 'content', description: 'Home, corners and landings, composed of blocks by an operator' },
  sitemap: { name: 'sitemap', description: 'All pages for search engines, in parts' },
  accounts: { name: 'accounts', description: 'Signing in, registration, tokens, profile' },
  analytics: { name: 'analytics', description: 'What a browser allowed to be measured; nothing without its consent' },
  sharedCarts: { name: 'shared carts', description: 'Links that put products into a cart, and what came by them' },
  carts: { name: 'carts', description: 'What customers want to buy, what it costs and when it arrives' },
  orders: {
    name: 'orders',
    description: 'What customers buy: quotes, placing, and orders that wait for their payment',
  },
  wishlists: { name: 'wishlists', description: 'What customers saved, in lists with names, and sharing them' },
  addresses: { name: 'addresses', description: 'Where customers want their orders sent' },
  photographs: { name: 'photographs', description: 'Photographs that customers add to returns and reviews' },
  contact: { name: 'contact', description: 'What visitors write: the contact page, and businesses that want to sell' },
  newsletter: { name: 'newsletter', description: 'Subscription to the newsletter' },
  mails: { name: 'mails', description: 'Mails that the shop sent, in the browser' },
  health: { name: 'health', description: 'For load balancers and operators' },
} as const;

const description = `The shop's calls. Money is integer centavos of the Mexican peso, times are UTC.
Every error has the body \`ErrorReply\` with a \`code\` of a closed list; \`msg\` may be shown to a shopper.`;

/**
 * Registers the description. Register this plugin before every route, since the description contains only later routes.
 */
export async function registerOpenApi(app: FastifyInstance, { config, publicOrigin }: OpenApiOptions): Promise<void> {
  for (const schema of sharedSchemas) app.addSchema(schema);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${config.name} API`, version: '1', description, contact: { email: config.contact.email } },
      servers: [{ url: publicOrigin }],
      tags: Object.values(tags),
    },
    // Give schemas the names of the contract; the default names are like `def-0`.
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        typeof json.$id === 'string' ? json.$id : `Schema${index}`,
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: `${config.name} API` },
    // Hide the top bar, by which a visitor could load other documents.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', deepLinking: true, displayRequestDuration: true },
    staticCSP: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  });
}
