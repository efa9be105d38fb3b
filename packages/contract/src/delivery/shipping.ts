/** Delivery to a postal code: coverage, and dates of arrival (AP-15, ER-04). Days are days in Mexico City. */
import { services, type Zone, zones } from '@tianguis/domain/shipping';
import Type, { type Static } from 'typebox';
import { nullable } from '../shapes.ts';

export const zoningParams = Type.Object({
  codigoPostal: Type.String({ pattern: '^[0-9]{5}$', description: 'Where it goes' }),
});

export const zoningQuery = Type.Object(
  {
    products: Type.Optional(
      Type.String({
        pattern: '^[0-9]{1,10}(,[0-9]{1,10}){0,99}$',
        description: 'Ids of products, comma-separated, at most 100',
      }),
    ),
    sku: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'With one product: its variant, whose stock by place counts',
      }),
    ),
  },
  { additionalProperties: false },
);
export type ZoningQuery = Static<typeof zoningQuery>;

const day = (description: string) => Type.String({ description: `YYYY-MM-DD: ${description}` });

/** When a product arrives, or why the shop promises no date. */
export const productPromise = Type.Object({
  product: Type.Integer(),
  status: Type.Unsafe<'arrives' | 'no-coverage' | 'not-delivered' | 'unknown'>({
    type: 'string',
    enum: ['arrives', 'no-coverage', 'not-delivered', 'unknown'],
    description: 'not-delivered: digital, only in shops, sold out; unknown: the shop has no rules of shipping yet',
  }),
  from: nullable(day('the first day on which it may arrive')),
  to: nullable(day('the last one, which is promised')),
  service: nullable(Type.Unsafe<(typeof services)[number]>({ type: 'string', enum: [...services] })),
  cost: nullable(
    Type.Integer({ description: 'What shipping one of it costs, in centavos; 0 is free; null: not known' }),
  ),
  by_us: Type.Boolean({ description: 'Stored and shipped by us' }),
});
export type ProductPromise = Static<typeof productPromise>;

/** A shop that has the product in stock and where the customer can collect it. */
export const pickupShop = Type.Object({
  code: Type.String(),
  name: Type.String(),
  address: Type.String(),
  codigoPostal: Type.String(),
  estado: Type.String(),
  opening_hours: Type.String(),
  zone: Type.Unsafe<Zone>({ type: 'string', enum: [...zones], description: 'How far it is from the postal code' }),
  ready: day('from when it waits there'),
});

export const pickup = Type.Object({
  status: Type.Unsafe<'shops' | 'possible' | 'none'>({
    type: 'string',
    enum: ['shops', 'possible', 'none'],
    description: 'possible: it can be picked up, but which shop has it is not known',
  }),
  shops: Type.Array(pickupShop, { description: 'Those in the state of the postal code first' }),
});
export type Pickup = Static<typeof pickup>;

export const zoning = Type.Object({
  codigoPostal: Type.String(),
  estado: Type.String(),
  coverage: Type.Boolean({ description: 'Whether our own warehouses deliver there' }),
  zone: nullable(
    Type.Unsafe<(typeof zones)[number]>({
      type: 'string',
      enum: [...zones],
      description: 'How far it is from the nearest of them',
    }),
  ),
  today: day('today'),
  valid_until: Type.String({
    description: 'ISO 8601 in UTC: when what is said may change, because a place closes for the day or the day ends',
  }),
  promises: Type.Array(productPromise, { description: 'In the sequence of the ids; unknown ones are left out' }),
  /** Null if the call is for several products, or if the shop offers no pick-up. */
  pickup: nullable(pickup),
});
export type Zoning = Static<typeof zoning>;

export const zoningReply = Type.Object({
  status: Type.String({ description: '`success`' }),
  code: Type.Integer({ description: 'The HTTP status' }),
  data: zoning,
});
export type ZoningReply = Static<typeof zoningReply>;
