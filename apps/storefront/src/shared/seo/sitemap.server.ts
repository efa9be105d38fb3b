/**
 * Makes the sitemap's files from the API's replies. It reads them in batches, so that memory grows only by the text.
 */
import { type SitemapKind, sitemapKinds } from '@tianguis/contract';
import type { ApiClient } from '@tianguis/contract/client';
import { isClosed, offeredOf } from '@tianguis/domain/offer';
import { answered, found } from '../api/failures.ts';
import type { ShopContext } from '../api/shop-context.ts';
import { creditPath } from '../links/paths.ts';
import {
  contentPaths,
  fixedPages,
  type PageEntry,
  readSitemapFile,
  rowPath,
  sitemapPaths,
  sitemapRows,
  sitemapXml,
} from './sitemap.ts';

export async function sitemapIndex(api: ApiClient, origin: string): Promise<Response> {
  const { data } = await answered(api.sitemap.index());
  const parts = sitemapKinds.flatMap((kind) =>
    data[kind].map(({ part, modified_at }) => ({ path: sitemapPaths.part(kind, part), modified: modified_at })),
  );
  const entries: PageEntry[] = [{ path: sitemapPaths.pages, modified: null }, ...parts];
  const { open, row, close } = sitemapXml.index;
  return xml([open, sitemapRows(row, origin, entries), close]);
}

/** The content of a file below `/sitemaps/`; undefined if the file does not exist. */
export async function sitemapFile(
  { api, config, publicOrigin }: Pick<ShopContext, 'api' | 'config' | 'publicOrigin'>,
  file: string,
): Promise<Response | undefined> {
  const asked = readSitemapFile(file);
  if (asked === undefined) return undefined;
  const { open, row, close } = sitemapXml.part;
  const chunks = [open];
  const entries = asked === 'pages' ? await pages(api, config) : batches(api, asked.kind, asked.part);
  for await (const batch of entries) chunks.push(sitemapRows(row, publicOrigin, batch));
  return chunks.length > 1 ? xml([...chunks, close]) : undefined;
}

async function pages(api: ApiClient, { creditModule, offer }: ShopContext['config']): Promise<PageEntry[][]> {
  const { data } = await answered(api.content.list());
  const offered = offeredOf(offer);
  const found = contentPaths(data.pages, creditPath(creditModule.product));
  const open = found.filter((path) => !isClosed(path, offered));
  return [[...fixedPages, ...open].map((path) => ({ path, modified: null }))];
}

/** Reads a part in batches; yields nothing if the part is empty or does not exist. */
async function* batches(api: ApiClient, kind: SitemapKind, part: number): AsyncGenerator<PageEntry[]> {
  for (let after: number | null | undefined; after !== null; ) {
    const reply = await found(api.sitemap.part(kind, part, { after }));
    if (!reply) return;
    yield reply.data.entries.map((entry) => ({ path: rowPath(kind, entry), modified: entry.modified_at }));
    after = reply.metadata.next;
  }
}

function xml(chunks: readonly string[]): Response {
  return new Response(new Blob([...chunks]), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
