import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, feedChangesQuery, productFeedParams } from '@tianguis/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { clientGone } from '../../../client-gone.ts';
import { tags } from '../../../plugins/openapi.ts';
import type { RateLimit } from '../../../plugins/rate-limits.ts';
import { visitorOf } from '../../../visitor.ts';
import { errorReplies, failing } from '../../error-replies.ts';
import type { PublishedFeed, PublishedFeeds } from './published-feed.ts';

export interface PublishedFeedRouteOptions {
  feeds: PublishedFeeds;
  perVisitor: RateLimit;
  /** Public origin of the shop, without a trailing slash. */
  publicOrigin: string;
  /** Milliseconds for which a client may read nothing. */
  stallLimit?: number;
}

const types = { xml: 'application/xml; charset=utf-8', tsv: 'text/tab-separated-values; charset=utf-8' } as const;

const link =
  'The header `Link` has the address of the changes since this reply, with `rel="next"`. Items have the attributes of ' +
  'the Google Merchant product data specification.';

export const publishedFeedRoutes: FastifyPluginAsyncTypebox<PublishedFeedRouteOptions> = async (
  app,
  { feeds, perVisitor, publicOrigin, stallLimit = 60_000 },
) => {
  /** Sends a feed as fast as the client reads it. A client that stalls is disconnected, since it holds a snapshot. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    format: keyof typeof types,
    open: () => Promise<PublishedFeed>,
  ): Promise<FastifyReply> {
    await perVisitor.consume(visitorOf(request.ip));
    const feed = await open();
    const changes = apiPaths.feedChanges.replace(':format', format);
    reply.headers({
      'content-type': types[format],
      'cache-control': 'no-store',
      link: `<${publicOrigin}${changes}?since=${feed.position}>; rel="next"`,
    });
    if (request.method === 'HEAD') {
      feed.close();
      return reply.send('');
    }
    const stream = Readable.from(
      watched(feed, () => stream.destroy(new Error('The reader of a feed has stalled.')), stallLimit),
      { objectMode: false },
    );
    clientGone(reply.raw).addEventListener('abort', feed.close);
    return reply.send(stream);
  }

  const response = { 200: Type.Unsafe<FastifyReply>({}), ...errorReplies };

  app.get(
    apiPaths.productFeed,
    {
      schema: {
        ...{ operationId: 'productFeed', summary: 'All products on sale, for Google, Meta and others (FE-01)' },
        description: `One snapshot of the shop, by id. ${link}`,
        ...{ tags: [tags.products.name], params: productFeedParams, response },
      },
    },
    (request, reply) => send(request, reply, request.params.format, () => feeds.whole(request.params.format)),
  );

  app.get(
    apiPaths.feedChanges,
    {
      schema: {
        ...{ operationId: 'feedChanges', summary: 'The products that changed since an earlier feed (FE-01)' },
        description: `Products that are not on sale any more have \`active\` false. ${link}`,
        ...{ tags: [tags.products.name], params: productFeedParams, querystring: feedChangesQuery },
        response: { ...response, 410: failing('The changes are not known, so fetch all: FEED_CHANGES_UNKNOWN') },
      },
    },
    (request, reply) =>
      send(request, reply, request.params.format, () => feeds.changes(request.params.format, request.query.since)),
  );
};

/** The text of a feed. Calls `onStalled` if the reader does not ask for the next piece within the limit. */
async function* watched(
  { text, close }: PublishedFeed,
  onStalled: () => void,
  stallLimit: number,
): AsyncGenerator<string> {
  try {
    for await (const piece of text) {
      const timer = setTimeout(() => {
        close();
        onStalled();
      }, stallLimit);
      try {
        if (piece !== '') yield piece;
      } finally {
        clearTimeout(timer);
      }
    }
  } finally {
    close();
  }
}
