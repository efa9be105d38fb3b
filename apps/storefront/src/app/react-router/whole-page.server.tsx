/**
 * Passes finished pages to the server beside the `Response`, since React Router would stream the body of a `Response`.
 */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { handoffScript, readAll } from './handoff.ts';
import { deferScripts } from './late-scripts.ts';
import { newMark, takeMark } from './own-scripts.server.ts';
import { ScriptMark } from './script-mark.ts';
import { withPublicManifest } from './trim-manifest.ts';

export interface WholePage {
  body: Buffer;
  /** Texts of the app's inline scripts. The content security policy allows no others. */
  scripts: readonly string[];
}

export interface PageHead {
  /** Whether the page needs only the shorter manifest, which contains the soft pages. */
  isSoft: boolean;
  /** Whether the page registers the service worker. */
  hasWorker: boolean;
  url: string;
  status: number;
  headers: Headers;
}

const wholePages = new WeakMap<Response, WholePage>();

/**
 * The page that was rendered for this response; undefined for all other responses. Such a response has no body, since
 * streaming a page would copy it twice.
 */
export function pageOf(response: Response): WholePage | undefined {
  return wholePages.get(response);
}

/**
 * Renders a page as one string and appends the loaders' data, which React Router would stream. Streaming costs a tenth
 * of a page's processor time, and no page has parts that arrive later.
 * @param around wraps the router in the app's providers
 */
export async function renderWholePage(
  { isSoft, hasWorker, url, status, headers }: PageHead,
  { serverHandoffStream, ...context }: EntryContext,
  around: (router: ReactNode) => ReactNode,
): Promise<Response> {
  const data = serverHandoffStream && (await readAll(serverHandoffStream));
  const mark = newMark();
  const rendered = renderToString(
    <ScriptMark value={mark}>{around(<ServerRouter context={context} url={url} nonce={mark} />)}</ScriptMark>,
  );
  const { document, scripts } = takeMark(isSoft ? withPublicManifest(rendered) : rendered, mark);
  // As in React Router, a page without `Scripts` has no data, since nothing would read them.
  const isRead = data !== undefined && context.renderMeta?.didRenderScripts === true;
  headers.set('content-type', 'text/html; charset=utf-8');
  const response = new Response(null, { status, headers });
  // Adds the doctype, which `renderToString` does not write.
  const whole = Buffer.from(`<!DOCTYPE html>${document}`);
  const deferred = deferScripts(whole, isRead ? handoffScript(data) : undefined, hasWorker);
  wholePages.set(response, { body: deferred.page, scripts: [...scripts, ...deferred.scripts] });
  return response;
}
