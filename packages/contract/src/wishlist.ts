/**
 * Wishlists (AP-09): the products that a customer saved in named lists, and links that share a list. Money is in
 * centavos.
 */
import { lastPageNumber } from '@tianguis/domain';
import Type, { type Static } from 'typebox';
import { product } from './catalogue/products.ts';
import { nullable, pageMetadata, ref } from './shapes.ts';

const strict = { additionalProperties: false };
const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const listId = Type.String({ pattern: uuid });
const moment = (description: string) => Type.String({ description: `${description}, RFC 3339` });

/** Limits of a customer's wishlists. */
export const wishlistLimits = {
  /** Maximum number of lists of one customer. */
  lists: 20,
  /** Maximum number of products in one list. */
  products: 200,
  /** Maximum number of products in one call. */
  perCall: 100,
  /** Maximum length of a list's name in characters. */
  name: 60,
} as const;

/** Number of products on a page of a list. */
export const wishlistPageSize = 48;

const products = Type.Array(Type.Integer({ minimum: 1, maximum: 2147483647 }), {
  minItems: 1,
  maxItems: wishlistLimits.perCall,
  description: 'Ids of products',
});

/** The body of POST and DELETE (AP-09). `token` identifies the customer. */
export const wishListForm = Type.Object(
  {
    token: Type.String({
      pattern: '^[\\w.~+/=-]{1,2000}$',
      description: 'The session token, or an access token',
    }),
    products,
    lista: Type.Optional(
      Type.String({
        pattern: uuid,
        description:
          'Beyond the specification: the list. Without it, POST saves to the default list, DELETE removes from all',
      }),
    ),
  },
  strict,
);
export type WishListForm = Static<typeof wishListForm>;

const wishList = Type.Object({
  id: Type.String(),
  nombre: Type.String({ description: 'As its customer wrote it: escape it' }),
  predeterminada: Type.Boolean({ description: 'Hearts save to it' }),
  productos: Type.Integer({ description: 'How many it has' }),
  bajaron: Type.Integer({ description: 'How many of them can be bought for less than when they were saved' }),
  compartida: nullable(
    Type.Object({
      desde: moment('Since when its link is open'),
      mostrarNombre: Type.Boolean({ description: 'Whether who has the link reads the first name of the customer' }),
    }),
  ),
});
export type WishList = Static<typeof wishList>;

/** AP-09: the saved products of all lists, the newest first. Their cards are read by `filter_by[id]` (AP-13). */
export const wishListReply = Type.Object({
  data: Type.Object({
    products: Type.Array(
      Type.Object({
        id: Type.Integer(),
        saved_price: Type.Integer({ description: 'Centavos, when it was saved' }),
        saved_at: moment('When it was saved'),
        lista: Type.String({ description: 'The list that it is in' }),
      }),
    ),
  }),
});
export type WishListReply = Static<typeof wishListReply>;

/** Ids of the products that are saved after the change. */
export const savedReply = Type.Object({
  data: Type.Object({ products: Type.Array(Type.Integer()) }),
  msg: Type.String({ description: 'A sentence that may be shown to a shopper' }),
});
export type SavedReply = Static<typeof savedReply>;

export const wishListsReply = Type.Object({ data: Type.Object({ listas: Type.Array(wishList) }) });
export type WishListsReply = Static<typeof wishListsReply>;

export const wishListParams = Type.Object({ id: listId }, strict);

/**
 * `pattern` requires a visible character and forbids control characters. The expression has only one way to match
 * leading spaces, so that the time to match is linear in the length of the text.
 */
export const wishListNameForm = Type.Object(
  {
    nombre: Type.String({
      minLength: 1,
      maxLength: wishlistLimits.name,
      pattern: '^[^\\S\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
    }),
  },
  strict,
);
export type WishListNameForm = Static<typeof wishListNameForm>;

export const wishListSorts = ['reciente', 'precio', 'baja'] as const;
export type WishListSort = (typeof wishListSorts)[number];

const page = Type.Optional(Type.Integer({ minimum: 1, maximum: lastPageNumber, default: 1 }));
const orden = Type.Optional(
  Type.Enum([...wishListSorts], { default: 'reciente', description: 'Newest, cheapest, or biggest drop first' }),
);
export const wishListQuery = Type.Object({ page, orden }, strict);
export type WishListQuery = Static<typeof wishListQuery>;

export const wishListPageReply = Type.Object({
  data: Type.Object({
    lista: wishList,
    products: Type.Array(
      Type.Object({
        product: ref(product),
        saved_price: Type.Integer({ description: 'Centavos, when it was saved' }),
        saved_at: moment('When it was saved'),
      }),
    ),
  }),
  metadata: pageMetadata,
});
export type WishListPageReply = Static<typeof wishListPageReply>;

/**
 * A form without `products` restores a deleted list. A form with `products` restores these products in the list from
 * which they were removed.
 */
export const wishListRestoreForm = Type.Object({ products: Type.Optional(products) }, strict);
export type WishListRestoreForm = Static<typeof wishListRestoreForm>;

export const wishListMoveForm = Type.Object(
  { products, a: listId, copiar: Type.Optional(Type.Boolean({ description: 'They stay where they are, too' })) },
  strict,
);
export type WishListMoveForm = Static<typeof wishListMoveForm>;

/** Creates the link of a list, or changes which data the link shows. */
export const wishListShareForm = Type.Object(
  {
    mostrarNombre: Type.Boolean({ description: 'Whether who has the link reads the first name of the customer' }),
    nuevo: Type.Optional(Type.Boolean({ description: 'With a new secret: the link before is dead' })),
  },
  strict,
);
export type WishListShareForm = Static<typeof wishListShareForm>;

export const wishListShareReply = Type.Object({
  data: Type.Object({
    clave: nullable(Type.String({ description: 'The secret of the link, this once; null: it is the one before' })),
  }),
});
export type WishListShareReply = Static<typeof wishListShareReply>;

/**
 * Shared lists cannot be sorted by price drop: visitors must not learn the prices at which the customer saved products.
 */
const sharedOrden = Type.Optional(Type.Enum(['reciente', 'precio'], { default: 'reciente' }));

export const sharedWishListForm = Type.Object(
  {
    clave: Type.String({ minLength: 1, maxLength: 100, description: 'The secret of the link' }),
    page,
    orden: sharedOrden,
  },
  strict,
);
export type SharedWishListForm = Static<typeof sharedWishListForm>;

/** A shared list. The list contains no data of its customer, except the first name if the customer allows this. */
export const sharedWishListReply = Type.Object({
  data: Type.Object({
    nombre: Type.String({ description: 'Of the list, as its customer wrote it: escape it' }),
    de: nullable(Type.String({ description: 'First name of the customer' })),
    products: Type.Array(ref(product)),
  }),
  metadata: pageMetadata,
});
export type SharedWishListReply = Static<typeof sharedWishListReply>;

/** Turns off a kind of mail without signing in, by the token in such a mail. */
export const mailsOffForm = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }, strict);
export type MailsOffForm = Static<typeof mailsOffForm>;
