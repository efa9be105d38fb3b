/** The way of a finished page past the body of a `Response`, through which React Router passes every answer. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { handoffScript, readAll } from './handoff.ts';
import { holdScripts } from './late-scripts.ts';
import { newMark, takeMark } from './own-scripts.server.ts';
import { ScriptMark } from './script-mark.ts';

export interface WholePage {
  body: Buffer;
  /** Texts of the inline scripts that the app wrote into it; the browser may run no others. */
  scripts: readonly string[];
}

export interface PageHead {
  url: string;
  status: number;
  headers: Headers;
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
 * Renders a page as one string, and puts the data of its loaders, which React Router would stream into it, at its end. Streaming parts
 * of itself later, which no page does, costs a tenth of the processor time of each.
 * @param around what stands around the router
 */
export async function renderWholePage(
  { url, status, headers }: PageHead,
  { serverHandoffStream, ...context }: EntryContext,
  around: (router: ReactNode) => ReactNode,
): Promise<Response> {
  const data = serverHandoffStream && (await readAll(serverHandoffStream));
  const mark = newMark();
  const { document, scripts } = takeMark(
    renderToString(
      <ScriptMark value={mark}>{around(<ServerRouter context={context} url={url} nonce={mark} />)}</ScriptMark>,
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
