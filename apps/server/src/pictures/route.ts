import type { FastifyInstance, FastifyReply } from 'fastify';
import { standInHeader } from './fetch-remote.ts';
import type { Picture, Pictures } from './pictures.ts';
import { QueueFull } from './queue.ts';
import { parsePictureName } from './store.ts';

/** `GET /imagenes/{key}-{width}.webp`: immutable, since the key is made from the content. */
export function registerPictures(app: FastifyInstance, pictures: Pictures): void {
  app.get<{ Params: { file: string } }>('/imagenes/:file', async (request, reply) => {
    const name = parsePictureName(request.params.file);
    if (!name) return missing(reply);
    const etag = `"${name.key}-${name.width}"`;
    let picture: Picture | undefined;
    try {
      picture = await pictures.get(name);
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      return reply.code(503).headers({ 'retry-after': '2', 'cache-control': 'no-store' }).send();
    }
    if (!picture) return missing(reply);
    // Soon the picture itself stands here.
    if (!picture.isFinal)
      return reply
        .headers({ 'cache-control': 'public, max-age=60', [standInHeader]: 'yes' })
        .type('image/webp')
        .send(picture.bytes);
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag });
    // Asked only after the picture was found: nobody is told that an unknown one has not changed.
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/webp').send(picture.bytes);
  });
}

function missing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'public, max-age=60')
    .type('text/plain; charset=utf-8')
    .send('No existe esa imagen.\n');
}
