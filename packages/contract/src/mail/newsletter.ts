/** Subscription to the newsletter (AP-19, spec §3 and §7), with the form of the specification. */
import { mailAddressLength } from '@tianguis/domain';
import Type, { type Static } from 'typebox';

export const subscriptionForm = Type.Object(
  {
    correo: Type.String({ minLength: 1, maxLength: mailAddressLength, description: 'Mail address' }),
    genero: Type.Integer({ minimum: 1, maximum: 2, description: '1 men, 2 women' }),
  },
  { additionalProperties: false },
);
export type SubscriptionForm = Static<typeof subscriptionForm>;

export const subscriptionReply = Type.Object({
  data: Type.Object({
    status: Type.Unsafe<'success' | 'error'>({
      type: 'string',
      enum: ['success', 'error'],
      description: '`error`: this is no mail address. Any other address is a success, whether it is known or not',
    }),
  }),
});
export type SubscriptionReply = Static<typeof subscriptionReply>;

/** The form of the mailed links that confirm or end a subscription. */
export const newsletterLinkForm = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);
export type NewsletterLinkForm = Static<typeof newsletterLinkForm>;
