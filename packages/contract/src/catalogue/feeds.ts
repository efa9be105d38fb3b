/** The product feed for Google, Meta and others (FE-01). */
import Type, { type Static } from 'typebox';

export const productFeedFormats = ['xml', 'tsv'] as const;

export const productFeedParams = Type.Object({
  format: Type.Unsafe<(typeof productFeedFormats)[number]>({
    ...{ type: 'string', enum: [...productFeedFormats] },
    description: 'RSS 2.0 of Google Merchant, or a table with tabs',
  }),
});

export const feedChangesQuery = Type.Object(
  {
    since: Type.String({
      ...{ minLength: 1, maxLength: 2_000 },
      description: 'The position of an earlier reply, from its header `Link`',
    }),
  },
  { additionalProperties: false },
);
export type FeedChangesQuery = Static<typeof feedChangesQuery>;
