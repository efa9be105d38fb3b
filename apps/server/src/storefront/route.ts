import type { IncomingMessage, ServerResponse } from 'node:http';
import { Failure, withPermit } from '@tianguis/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuildFiles } from '../build-files/build-files.ts';
import { acceptsHtml } from '../errors/accepts-html.ts';
import type { ErrorPages } from '../errors/error-pages.ts';
import { type Entity, encode, sendEntity, withCookiesOf } from '../http/entity.ts';
import type { Limits } from '../limits/limits.ts';
import { createRequestScope, type RequestScope, withoutVisitor } from '../requests/request-scope.ts';
import type { KnownRoute } from './addresses/routes.ts';
import { cacheStatus } from './fast-path.ts';
import { isForeignForm } from './foreign-origin.ts';
import { hasTooManyFields } from './form-fields.ts';
import { createFormFiles, isMultipart } from './form-files.ts';
import type { CachedPages } from './pages/cached-pages.ts';
import type { Page } from './pages/page.ts';
import { toWebRequest } from './request.ts';

/** The most bytes of a form. The storefront's forms are small, and larger bodies are refused before they are read. */
const bodyLimit = 256 * 1024;

export type StorefrontOptions = {
  /** Renders a page for a request. */
  page(request: Request, dependencies: undefined, scope: RequestScope): Promise<Page>;
  /** Pages that are the same for all visitors. */
  publicPages: Pick<CachedPages, 'addressOf' | 'has' | 'recall' | 'get' | 'cdnControl'>;
  /** Limits the cost of rendering; undefined means no limit. */
  limits?: Pick<Limits, 'enter'>;
  files: ReadonlyMap<string, Entity>;
  /** Files of the storefront's other builds. */
  buildFiles?: Pick<BuildFiles, 'find'>;
  publicOrigin: string;
  /** Error pages for clients that ask for HTML. */
  errorPages: Pick<ErrorPages, 'of'>;
  routeOf(path: string): KnownRoute;
  /** The visitor's IP address; undefined if it is not known. */
  visitorOf?(request: IncomingMessage): string | undefined;
};

/** Serves all URLs outside of the API and of pictures: built files first, then pages. */
export function registerStorefront(
  app: FastifyInstance,
  { page, publicPages, limits, files, buildFiles, publicOrigin, errorPages, routeOf, visitorOf }: StorefrontOptions,
): void {
  async function publicPage(
    address: string,
    { raw }: FastifyRequest,
    reply: FastifyReply,
    scope?: RequestScope,
  ): Promise<Entity> {
    const { page: found, outcome } = await publicPages.get(address, visitorOf?.(raw), scope);
    const cdn = publicPages.cdnControl(found, outcome);
    if (cdn !== undefined) reply.header('cdn-cache-control', cdn);
    reply.header('cache-status', cacheStatus[outcome]);
    return found.entity;
  }

  async function render(
    webRequest: Request,
    address: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
    scope: RequestScope,
  ): Promise<Entity> {
    if (address === undefined) return page(webRequest, undefined, scope);
    const publicScope = withoutVisitor(scope);
    const entity = await publicPage(address, request, reply, publicScope);
    if (!isRedirection(entity) || address === request.url) return entity;
    // A redirect must also pass on parameters that the page does not depend on (`utm_source`). So it is rendered again
    // for the whole URL.
    for (const name of ['cdn-cache-control', 'cache-status']) reply.removeHeader(name);
    return page(webRequest, undefined, publicScope);
  }

  /** Sends the entity. If a person opens a URL of data and the request fails, the person gets an error page. */
  const answer = async (request: FastifyRequest, reply: FastifyReply, entity: Entity) => {
    const isForScripts = entity.status >= 400 && !isHtml(entity);
    const forPeople = isForScripts && acceptsHtml(request.headers.accept);
    return sendEntity(request, reply, forPeople ? withCookiesOf(entity, await errorPages.of(entity.status)) : entity);
  };

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Leave the body of a form unparsed, since React Router parses it.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    const readForm = createFormFiles(bodyLimit);
    const responses = new WeakMap<IncomingMessage, ServerResponse>();
    scope.addContentTypeParser(isMultipart, ({ url, raw }: FastifyRequest, payload: IncomingMessage) =>
      readForm(payload, {
        takesFiles: routeOf(pathOf(url)).takesFiles === true,
        ...{ visitor: visitorOf?.(raw) ?? '', response: responses.get(raw) },
      }),
    );
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      // Refuse a form that no route accepts, before its body is read.
      async onRequest({ method, url, raw }, reply) {
        responses.set(raw, reply.raw);
        if (!isRead(method)) refuseUnlessForm(method, files.has(pathOf(url)) ? file : routeOf(pathOf(url)));
      },
      async handler(request, reply) {
        const path = pathOf(request.url);
        const reads = isRead(request.method);
        const file = reads ? files.get(path) : undefined;
        if (file) return sendEntity(request, reply, file);
        if (path.startsWith('/assets/')) {
          // The tab has a page of an earlier build, or a newer build is being deployed.
          const other = reads ? await buildFiles?.find(path) : undefined;
          if (other) return sendEntity(request, reply, other);
          throw new Failure('FILE_NOT_FOUND');
        }
        const address = reads ? publicPages.addressOf(request.url) : undefined;
        // A cached page costs almost nothing, so it needs no permit.
        if (address !== undefined && (publicPages.has(address) || (await publicPages.recall(address))))
          return answer(request, reply, await publicPage(address, request, reply));
        if (address === undefined && reads && !path.endsWith('.data') && routeOf(path).isUnknown)
          throw new Failure('ROUTE_NOT_FOUND');
        if (Buffer.isBuffer(request.body) && hasTooManyFields(request.body, request.headers['content-type']))
          throw new Failure('INVALID_REQUEST', 'The form has too many fields.');
        const scope = createRequestScope(request, reply);
        const webRequest = convert(request, publicOrigin, address === undefined ? scope : withoutVisitor(scope));
        if (isForeignForm(webRequest)) throw new Failure('FOREIGN_ORIGIN');
        const permit = await limits?.enter(request, reply);
        if (reply.sent) return reply;
        const work = async () => {
          const entity = await render(webRequest, address, request, reply, scope);
          // Compress with the permit. Send without a permit, since sending takes as long as the client needs.
          await encode(request, entity);
          return entity;
        };
        let entity: Entity;
        try {
          entity = await (permit ? withPermit(permit, work) : work());
        } finally {
          permit?.end();
        }
        return answer(request, reply, entity);
      },
    });
  });
}

/** A built file, which accepts no forms. */
const file: KnownRoute = { isUnknown: false, takesForms: false };

/**
 * Refuses forms that the route does not accept. React Router treats every unsafe method as a form, but our forms use
 * POST only.
 */
function refuseUnlessForm(method: string, { isUnknown, takesForms }: KnownRoute): void {
  if (isUnknown) throw new Failure('ROUTE_NOT_FOUND');
  if (method === 'POST' && takesForms) return;
  throw new Failure('METHOD_NOT_ALLOWED', undefined, { allow: ['GET', 'HEAD', ...(takesForms ? ['POST'] : [])] });
}

function convert(request: FastifyRequest, publicOrigin: string, scope: RequestScope): Request {
  try {
    return toWebRequest(request, publicOrigin, scope);
  } catch {
    throw new Failure('INVALID_REQUEST', 'The address or a header cannot be read.');
  }
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isHtml({ headers }: Page): boolean {
  return /^text\/html\b/.test(String(headers['content-type']));
}

function isRedirection({ status }: Page): boolean {
  return status >= 300 && status < 400;
}
