import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  type Block,
  contentListReply,
  contentParams,
  contentQuery,
  contentReply,
  type Product,
} from '@tianguis/contract';
import { cardTags, expireReply, tagReply } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { errorReplies, errorRepliesWithNotFound } from '../error-replies.ts';
import type { ContentService } from './service.ts';

export const contentRoutes: FastifyPluginAsyncTypebox<{ content: ContentService }> = async (app, { content }) => {
  app.get(
    apiPaths.contentPages,
    {
      schema: {
        operationId: 'listContent',
        summary: 'Pages composed of blocks',
        description: 'Home, corners and landings, without their blocks: for menus and sitemaps.',
        tags: [tags.content.name],
        response: { 200: contentListReply, ...errorReplies },
      },
    },
    async (_request, reply) => {
      const list = await content.list();
      tagReply(reply, ['content']);
      expireReply(reply, momentOf(list));
      return list;
    },
  );

  app.get(
    apiPaths.contentPage,
    {
      schema: {
        operationId: 'getContent',
        summary: 'One page with the current content of its blocks',
        description: 'Blocks are shown by their dates, to the second. `preview` is the token of a signed link.',
        tags: [tags.content.name],
        params: contentParams,
        querystring: contentQuery,
        response: { 200: contentReply, ...errorRepliesWithNotFound('CONTENT_NOT_FOUND') },
      },
    },
    async ({ params, query }, reply) => {
      const answer = await content.page(params.kind, params.key, query);
      const { data } = answer;
      // Tag the reply with everything that blocks depend on: products of the whole shop, and the numbers of products of
      // stores.
      tagReply(reply, ['content', 'catalogue', 'counts', 'stores', ...cardTags(data.page.blocks.flatMap(productsOf))]);
      expireReply(reply, momentOf(answer));
      return answer;
    },
  );
};

const momentOf = ({ metadata }: { metadata: { changes_at: string | null } }): Date | null =>
  metadata.changes_at === null ? null : new Date(metadata.changes_at);

function productsOf(block: Block): Product[] {
  if (block.type === 'hero') return block.slides.flatMap(({ products }) => products);
  return 'products' in block ? block.products : [];
}
