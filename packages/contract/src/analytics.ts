/**
 * First-party analytics (AP-21), off without consent. A browser with consent sends its events in batches. Nothing waits
 * for the batches, so some may be lost. An event contains product ids; the stored product data (ST-10) come from the
 * catalogue.
 */
import { skuShape } from '@tianguis/domain/cart';
import Type, { type Static } from 'typebox';
import { nullable } from './shapes.ts';

const strict = { additionalProperties: false };
const productId = Type.Integer({ minimum: 1, maximum: 2147483647 });

/** Maximum number of events in one batch. */
export const eventsPerBatch = 20;

const productEvent = Type.Object(
  {
    evento: Type.Enum(['vista', 'agregar', 'quitar'], { description: 'Seen; put into the cart; taken out of it' }),
    id: productId,
    variante: Type.Optional(Type.String({ pattern: skuShape.source, description: 'SKU of the variant' })),
    cantidad: Type.Optional(Type.Integer({ minimum: 1, maximum: 999, description: 'Default 1' })),
  },
  strict,
);
const cartEvent = Type.Object(
  {
    evento: Type.Literal('carrito'),
    productos: Type.Array(productId, { maxItems: 200, description: 'All of the cart. None clears it (SS-08)' }),
  },
  strict,
);
const errorEvent = Type.Object(
  {
    evento: Type.Literal('error'),
    pagina: Type.String({ maxLength: 300, description: 'Path of the page; its query is not stored' }),
    mensaje: Type.String({ maxLength: 500 }),
  },
  strict,
);
export const eventBatch = Type.Object(
  { eventos: Type.Array(Type.Union([productEvent, cartEvent, errorEvent]), { minItems: 1, maxItems: eventsPerBatch }) },
  strict,
);
export type EventBatch = Static<typeof eventBatch>;
export type ShopEvent = EventBatch['eventos'][number];

/** The values of a product in an event (ST-10). Money is in centavos. */
export const analyticsProduct = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  sale_price: Type.Integer(),
  price: Type.Integer({ description: 'The list price' }),
  store: Type.String(),
  brand: Type.String(),
  categories: Type.Array(Type.String(), { description: 'From the department down' }),
  sku: Type.String(),
  variante: Type.String({ description: '"Negro · M"; empty without choices' }),
  quantity: Type.Integer(),
  producto_estrellas: Type.Number(),
  producto_fulfillment: Type.Boolean(),
  producto_digital: Type.Boolean(),
});
export type AnalyticsProduct = Static<typeof analyticsProduct>;

export const ownEventsReply = Type.Object({
  status: Type.String(),
  data: Type.Object({
    total: Type.Integer({ description: 'Events of this browser' }),
    carrito: Type.Integer({ description: 'Products that are noted as in the cart' }),
    eventos: Type.Array(
      Type.Object({
        evento: Type.String(),
        fecha: Type.String({ description: 'UTC, ISO 8601' }),
        producto: nullable(analyticsProduct),
        pagina: nullable(Type.String()),
        mensaje: nullable(Type.String()),
      }),
      { description: 'The latest 100' },
    ),
  }),
});
export type OwnEventsReply = Static<typeof ownEventsReply>;
