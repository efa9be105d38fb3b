/**
 * Links that put products into a cart (RT-16, SC-01 to SC-07, ST-08). Customers can preview, use and undo a link, and
 * create their own links. The shop stores followed affiliate links (AP-17) and presses on links of livestreams (AP-18).
 */
import { mostLinkBytes, type SharedCartKind, sharedCartKinds } from '@tianguis/domain/cart';
import Type, { type Static } from 'typebox';
import { nullable } from '../shapes.ts';
import { cartProduct } from './cart.ts';

const strict = { additionalProperties: false };
const link = Type.String({
  minLength: 1,
  maxLength: Math.ceil((mostLinkBytes * 4) / 3) + 4,
  description: 'Base64 of JSON with `products` (VA-06), of either alphabet: what the address ends with',
});
const kind = Type.Unsafe<SharedCartKind>({
  type: 'string',
  enum: [...sharedCartKinds],
  description: 'The first part of its address',
});
const moment = (description: string) => Type.String({ description: `UTC, ISO 8601: ${description}` });

export const sharedCartForm = Type.Object({ tipo: kind, enlace: link }, strict);
export type SharedCartForm = Static<typeof sharedCartForm>;

export const sharedCartParams = Type.Object(
  { uso: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', description: 'A random UUID' }) },
  strict,
);
export const cartLinkParams = Type.Object({ enlace: Type.String({ pattern: '^[\\w-]{16,22}$' }) }, strict);

const from = nullable(Type.String({ description: 'Whose it is; null: of a partner' }));

/** The lines that a link would add now. A preview changes nothing. */
export const sharedCartPreview = Type.Object({
  de: from,
  products: Type.Array(Type.Object(cartProduct.properties), {
    description: 'At today’s prices, in the link’s sequence',
  }),
  total_items: Type.Integer({ description: 'Pieces that can be bought' }),
  total_price: Type.Integer({ description: 'Centavos: of those pieces' }),
  faltan: Type.Integer({ description: 'Lines of the link that the shop cannot read, or does not sell' }),
  tienda_id: nullable(Type.Integer({ description: 'The store of a livestream, else that of the first product' })),
  es_propio: Type.Boolean({ description: 'The caller made it, by the token of the call' }),
});
export type SharedCartPreview = Static<typeof sharedCartPreview>;
export const sharedCartPreviewReply = Type.Object({ status: Type.String(), data: sharedCartPreview });
export type SharedCartPreviewReply = Static<typeof sharedCartPreviewReply>;

/** The lines that a link added to a cart. */
export const sharedCartUse = Type.Object({
  uso: Type.String({ description: 'Names it for its customer' }),
  tipo: kind,
  de: from,
  agregados: Type.Array(
    Type.Object({
      id: Type.Integer({ description: 'The product' }),
      childrenSku: Type.String(),
      titulo: Type.String(),
      piezas: Type.Integer({ description: 'That were added to what was there' }),
    }),
  ),
  avisos: Type.Array(Type.String(), { description: 'What could not be added, and why' }),
  deshecho: Type.Boolean({ description: 'It was taken back' }),
  total_items: Type.Integer({ description: 'Pieces that are in the cart now (VA-07)' }),
});
export type SharedCartUse = Static<typeof sharedCartUse>;
export const sharedCartUseReply = Type.Object({ status: Type.String(), data: sharedCartUse });
export type SharedCartUseReply = Static<typeof sharedCartUseReply>;

/** A link that a customer created from their cart. */
export const cartLink = Type.Object({
  enlace: Type.String({ description: 'Names it' }),
  url: Type.String({ description: 'The address to share' }),
  productos: Type.Integer(),
  creado: moment('made'),
  vence: moment('it works no longer'),
});
export type CartLink = Static<typeof cartLink>;
export const cartLinksReply = Type.Object({
  status: Type.String(),
  data: Type.Object({ enlaces: Type.Array(cartLink, { description: 'Those that work, the newest first' }) }),
});
export type CartLinksReply = Static<typeof cartLinksReply>;

export const affiliateTagForm = Type.Object(
  { vendor_hash_cart: link, user_email: Type.String({ maxLength: 254, description: 'Of the access token' }) },
  strict,
);
export type AffiliateTagForm = Static<typeof affiliateTagForm>;

export const liveCartForm = Type.Object(
  {
    user_id: Type.String({ maxLength: 100, description: 'Of the caller' }),
    email: Type.String({ maxLength: 254, description: 'Of the caller' }),
    tienda_id: nullable(Type.Integer({ minimum: 1, maximum: 2147483647 })),
    products: Type.Array(Type.Integer({ minimum: 1, maximum: 2147483647 }), { minItems: 1, maxItems: 100 }),
    source: Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\w-]+$' }),
  },
  strict,
);
export type LiveCartForm = Static<typeof liveCartForm>;
