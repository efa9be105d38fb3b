/** The API described by the schemas that check and write it: OpenAPI 3.1 at `/docs/json`, its browser at `/docs`. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { ShopConfig } from '@tianguis/config';
import { sharedSchemas } from '@tianguis/contract';
import type { FastifyInstance } from 'fastify';

export interface OpenApiOptions {
  config: ShopConfig;
  /** Origin under which callers reach the API, without a slash at its end. */
  publicOrigin: string;
}

export const tags = {
  categories: { name: 'categories', description: 'The category tree' },
  products: { name: 'products', description: 'Lists with filters and counts, products by ids, one product' },
  search: { name: 'search', description: 'Products by words, and what is offered while they are typed' },
  stores: { name: 'stores', description: 'The retailer and third-party sellers' },
  reviews: { name: 'reviews', description: 'What buyers say of a product' },
  content: { name: 'content', description: 'Home, corners and landings, made of blocks by an operator' },
  sitemap: { name: 'sitemap', description: 'Everything that search engines may find, in parts' },
  newsletter: { name: 'newsletter', description: 'Signing up for it' },
  health: { name: 'health', description: 'For load balancers and operators' },
} as const;

const description = `The shop's calls. Money is integer centavos of the Mexican peso, times are UTC.
Every error has the body \`ErrorReply\` with a \`code\` of a closed list; \`msg\` may be shown to a shopper.`;

/** Keep before every route: it describes only those that come after it. */
export async function registerOpenApi(app: FastifyInstance, { config, publicOrigin }: OpenApiOptions): Promise<void> {
  for (const schema of sharedSchemas) app.addSchema(schema);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${config.name} API`, version: '1', description, contact: { email: config.contact.email } },
      servers: [{ url: publicOrigin }],
      tags: Object.values(tags),
    },
    // Named as in the contract, not `def-0`.
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        typeof json.$id === 'string' ? json.$id : `Schema${index}`,
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: `${config.name} API` },
    // Without the bar on top, which loads other documents.
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
