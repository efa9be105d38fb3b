/** Push notifications on a customer's device by Web Push (issue 41, decision 56). */
import Type, { type Static } from 'typebox';

const strict = { additionalProperties: false };

/** Kinds of push notifications: news of orders, cheaper saved products, saved products that are back in stock. */
export const pushKinds = ['pedidos', 'precios', 'existencias'] as const;
export type PushKind = (typeof pushKinds)[number];

const endpoint = Type.String({
  minLength: 12,
  maxLength: 1000,
  pattern: '^https?://',
  description: "The URL of the browser's push service",
});

export const pushSubscriptionForm = Type.Object(
  {
    endpoint,
    p256dh: Type.String({ pattern: '^[\\w-]{87}$', description: "The browser's public key (P-256), base64url" }),
    auth: Type.String({ pattern: '^[\\w-]{22}$', description: "The browser's secret, base64url" }),
    tipos: Type.Optional(
      Type.Array(Type.Enum([...pushKinds]), {
        uniqueItems: true,
        description: 'Kinds that the device gets. Left out: as before, or every kind on a new device',
      }),
    ),
  },
  strict,
);
export type PushSubscriptionForm = Static<typeof pushSubscriptionForm>;

export const pushSubscriptionEnd = Type.Object({ endpoint }, strict);
export type PushSubscriptionEnd = Static<typeof pushSubscriptionEnd>;

export const pushKeyReply = Type.Object({
  data: Type.Object({
    llave: Type.String({ description: 'The key that the shop signs push notifications with (RFC 8292), base64url' }),
  }),
});
export type PushKeyReply = Static<typeof pushKeyReply>;

export const pushSubscriptionReply = Type.Object({
  data: Type.Object({ tipos: Type.Array(Type.Enum([...pushKinds])) }),
});
export type PushSubscriptionReply = Static<typeof pushSubscriptionReply>;
