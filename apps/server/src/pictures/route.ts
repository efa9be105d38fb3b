import { clientGone, Failure, visitorOf } from '@tianguis/api';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../limits/fair-queue.ts';
import { placeholderHeader } from './fetching/fetch-remote.ts';
import type { Pictures } from './pictures.ts';
import { parsePictureName } from './store.ts';

/** `Retry-After` in seconds if too many pictures of a visitor wait. */
const retryAfter = 2;

/** Serves `GET /imagenes/{key}-{width}.webp`. Replies are immutable, since the key is a hash of the content. */
export function registerPictures(app: FastifyInstance, pictures: Pictures): void {
  app.get<{ Params: { file: string } }>('/imagenes/:file', async (request, reply) => {
    const name = parsePictureName(request.params.file);
    if (!name) throw missing();
    const etag = `"${name.key}-${name.width}"`;
    const asker = { visitor: visitorOf(request.ip), requestId: request.id, gone: () => clientGone(reply.raw) };
    const picture = await pictures.get(name, asker).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      throw new Failure(error.by === 'all' ? 'SERVER_BUSY' : 'TOO_MANY_REQUESTS', undefined, { retryAfter });
    });
    if (!picture) throw missing();
    // The picture will soon replace this placeholder.
    if (!picture.isFinal)
      return reply
        .headers({ 'cache-control': 'public, max-age=60', [placeholderHeader]: 'yes' })
        .type('image/webp')
        .send(picture.bytes);
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag });
    // Check this after the picture was found, so that an unknown picture never gets 304.
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/webp').send(picture.bytes);
  });
}

function missing(): Failure {
  return new Failure('FILE_NOT_FOUND', undefined, { maxAge: 60 });
}
