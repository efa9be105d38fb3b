import { Writable } from 'node:stream';
import type { ShopConfig } from '@tianguis/config';
import { createClient } from '@tianguis/contract/client';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { holdScripts } from './app/late-scripts.ts';
import { shopContext } from './shared/api/shop-context.ts';

export { personalParameters, publicPages } from './app/public-pages.ts';

/** What the server hands to every request of the storefront. */
export interface Services {
  /** Answers a call of the API, in this process or over the network. */
  api(request: Request): Promise<Response>;
  config: ShopConfig;
  publicOrigin: string;
  now(): number;
}

/** The load context of one request, made here so that server and storefront agree on its keys. */
export function createLoadContext(services: Services): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(shopContext, {
    api: createClient({ fetch: services.api, baseUrl: services.publicOrigin }),
    config: services.config,
    publicOrigin: services.publicOrigin,
    now: services.now,
  });
  return context;
}

/** Public pages are rendered whole, for people and for machines alike, so that they can be stored with their hash. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady() {
        const chunks: Buffer[] = [];
        const whole = new Writable({
          write(chunk: Buffer, _encoding, done) {
            chunks.push(chunk);
            done();
          },
          final(done) {
            headers.set('content-type', 'text/html; charset=utf-8');
            resolve(new Response(holdScripts(Buffer.concat(chunks)), { status, headers }));
            done();
          },
        });
        pipe(whole);
      },
      onShellError: reject,
      onError(error) {
        console.error(error);
      },
    });
  });
}
