import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  type CategorySubtreeReply,
  type CategoryTreeReply,
  categoryParams,
  categorySubtreeReply,
  categoryTreeReply,
  categoryTreeVersionReply,
} from '@tianguis/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { listingTag, tagReply } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { errorRepliesWithNotFound, serverErrorReplies } from '../error-replies.ts';
import type { CategoryService } from './service.ts';

interface SerializedReply {
  body: Buffer;
  etag: string;
}

/**
 * A browser should ask for the tree once per session (AP-22). So the browser caches the tree for five minutes, and then
 * revalidates the cached tree.
 */
const cacheControl = 'public, max-age=300, stale-while-revalidate=86400';

export const categoryRoutes: FastifyPluginAsyncTypebox<{ categories: CategoryService }> = async (
  app,
  { categories },
) => {
  // The tree is serialized once after each read. The text is garbage collected together with its tree.
  const serialized = new WeakMap<object, SerializedReply>();

  const send = (
    key: object,
    request: FastifyRequest,
    reply: FastifyReply,
    value: CategoryTreeReply | CategorySubtreeReply,
    tag: string,
  ) => {
    let entry = serialized.get(key);
    if (entry === undefined) {
      const text = reply.serialize(value);
      const body = typeof text === 'string' ? Buffer.from(text) : Buffer.from(text as Uint8Array);
      entry = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
      serialized.set(key, entry);
    }
    tagReply(reply, [tag]);
    reply.header('cache-control', cacheControl).header('etag', entry.etag);
    if (hasTag(request.headers['if-none-match'], entry.etag)) return reply.code(304).send();
    return reply.header('content-type', 'application/json; charset=utf-8').send(entry.body);
  };

  for (const [url, operationId, summary] of [
    [apiPaths.categoryTree, 'getCategoryTree', 'The whole category tree'],
    [apiPaths.legacyCategories, 'getCategorias', 'The whole category tree, at its older path'],
  ] as const) {
    app.get(
      url,
      {
        schema: {
          operationId,
          summary,
          description:
            'Departments with two levels below them, sorted as shown, each with its count of active products.',
          tags: [tags.categories.name],
          response: { 200: categoryTreeReply, ...serverErrorReplies },
        },
      },
      async (request, reply) => {
        const tree = await categories.tree();
        const { departments: data, version } = tree;
        return send(tree, request, reply, { data, metadata: { version } }, 'counts');
      },
    );
  }

  app.get(
    apiPaths.categoryTreeVersion,
    {
      schema: {
        operationId: 'getCategoryTreeVersion',
        summary: 'The version of the category tree',
        description:
          'For URLs of the tree that may be cached forever. It changes with the names, positions and pictures of ' +
          'categories, but not with counts of products.',
        tags: [tags.categories.name],
        response: { 200: categoryTreeVersionReply, ...serverErrorReplies },
      },
    },
    // The reply has no tag. If it had one, each page with the version would be invalidated when categories change: that
    // is every page.
    async () => ({ data: { version: (await categories.tree()).version } }),
  );

  app.get(
    apiPaths.categorySubtree,
    {
      schema: {
        operationId: 'getCategorySubtree',
        summary: 'One category with its descendants',
        description: 'With its breadcrumb from the department down to itself.',
        tags: [tags.categories.name],
        params: categoryParams,
        response: { 200: categorySubtreeReply, ...errorRepliesWithNotFound('CATEGORY_NOT_FOUND') },
      },
    },
    async (request, reply) => {
      const { node, breadcrumb } = await categories.get(request.params.id);
      return send(node, request, reply, { data: node, metadata: { breadcrumb } }, listingTag({ category: node.id }));
    },
  );
};

function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}
