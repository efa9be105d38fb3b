import type { ShopConfig } from '@tianguis/config';
import { createClient, type Transport } from '@tianguis/contract/client';
import { renderToString } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { handoffScript, readAll } from './app/handoff.ts';
import { holdScripts } from './app/late-scripts.ts';
import { newMark, takeMark } from './app/own-scripts.server.ts';
import { ScriptMark } from './app/script-mark.ts';
import { shopContext } from './shared/api/shop-context.ts';
import { AnyAddress, failureContext, isForAnyAddress } from './shared/errors/any-address.ts';
import { createRequestScope, type ListenerScope } from './shared/request/create-scope.server.ts';
import { requestContext } from './shared/request/request-scope.ts';

export { personalParameters, publicPages } from './app/public-pages.ts';

/** What the server hands to every request of the storefront. */
export interface Services {
  /** Answers a call of the API, in this process or over the network. */
  api: Transport;
  config: ShopConfig;
  publicOrigin: string;
  now(): number;
}

/**
 * The load context of one request, made here so that server and storefront agree on its keys. With `failure`, a status,
 * the reply is the page of that failure, whatever the address. `scope` is whom the page is made for.
 */
export function createLoadContext(services: Services, failure?: number, scope?: ListenerScope): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(failureContext, failure);
  context.set(requestContext, createRequestScope(scope, services.publicOrigin.startsWith('https:')));
  context.set(shopContext, {
    api: createClient({
      transport: services.api,
      scope: { requestId: scope?.id, address: scope?.address, signal: scope?.personal?.signal },
    }),
    config: services.config,
    publicOrigin: services.publicOrigin,
    now: services.now,
  });
  return context;
}

interface WholePage {
  body: Buffer;
  /** Texts of the inline scripts that the app wrote into it; the browser may run no others. */
  scripts: readonly string[];
}

const wholePages = new WeakMap<Response, WholePage>();

/**
 * The page that was rendered for this answer, which has no body itself: on its way through a stream a page would be copied twice.
 * Undefined for every other answer.
 */
export function pageOf(response: Response): WholePage | undefined {
  return wholePages.get(response);
}

/**
 * Pages are rendered whole, for people and for machines alike, so that they can be stored with their hash. What no page does, streaming
 * parts of itself later, costs a tenth of the processor time of each: so the document is one string, and the data of its loaders,
 * which React Router would stream into it, are put at its end.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { serverHandoffStream, ...context } = routerContext;
  const data = serverHandoffStream && (await readAll(serverHandoffStream));
  const mark = newMark();
  const { document, scripts } = takeMark(
    renderToString(
      <ScriptMark value={mark}>
        <AnyAddress value={isForAnyAddress(loadContext.get(failureContext))}>
          <ServerRouter context={context} url={request.url} nonce={mark} />
        </AnyAddress>
      </ScriptMark>,
    ),
    mark,
  );
  // As React Router does: a page without `Scripts` never reads its data.
  const isRead = data !== undefined && context.renderMeta?.didRenderScripts === true;
  headers.set('content-type', 'text/html; charset=utf-8');
  const response = new Response(null, { status, headers });
  // `renderToString` writes no document type.
  const held = holdScripts(Buffer.from(`<!DOCTYPE html>${document}`), isRead ? handoffScript(data) : undefined);
  wholePages.set(response, { body: held.page, scripts: [...scripts, ...held.scripts] });
  return response;
}
