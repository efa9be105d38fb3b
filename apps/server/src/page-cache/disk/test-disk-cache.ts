/**
 * For tests: processes with a page cache in memory and on disk, with real files and the real table of invalidations.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '@tianguis/database';
import { vi } from 'vitest';
import { createEntity } from '../../http/entity.ts';
import { type CachedPage, cachePage } from '../cached-page.ts';
import { openPageCache, type PageCaching } from '../open-page-cache.ts';
import type { RenderedPage } from '../second-level-cache.ts';

export type Node = {
  cache: PageCaching['cache'];
  /** Requests a URL. @returns the outcome and the text of the page */
  ask(address: string, text?: string): Promise<string>;
  /** Warnings of the disk cache. */
  warnings: unknown[];
  end(): Promise<void>;
};

/** Waits until the expectation passes. The timeout is long, so that only a test that hangs reaches it. */
export const eventually = (expectation: () => unknown) => vi.waitFor(expectation, { timeout: 60_000 });

export async function renderPage(address: string, text: string, until: number): Promise<RenderedPage<CachedPage>> {
  const entity = createEntity(200, { 'content-type': 'text/html' }, Buffer.from(text.padEnd(2_000)), {
    cacheable: true,
  });
  const page = await cachePage(entity, { until, onGrow() {} });
  return { page, tags: [`page:${address}`], until, cacheable: true, failed: false, bytes: page.bytes };
}

/** A folder of pages, and the processes of one test that use the folder. */
export function createTestNodes(database: OpenDatabase) {
  const root = mkdtempSync(join(tmpdir(), 'pages-'));
  const nodes: Node[] = [];
  const files = () =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((name) => join(root, name))
      .filter((path) => statSync(path).isFile());

  /**
   * Starts a process. Returns when the process reads and writes pages on disk, or when the disk has failed and the feed
   * has begun.
   */
  async function openNode({ version = 'v1', folder = root, until = Date.now() + 3_600_000 } = {}): Promise<Node> {
    const warnings: unknown[] = [];
    const log = { debug() {}, info() {}, error() {}, warn: (fields: object) => void warnings.push(fields) };
    const disk = { folder, maxBytes: 50 * 2 ** 20, version: async () => version };
    const caching = openPageCache({ database, maxBytes: 10_000_000, log, apiIsElsewhere: false, disk });
    const feed = caching.follow();
    const { cache } = caching;
    const ask = async (address: string, text = 'rendered again') => {
      const { page, outcome } = await cache.get(address, () => renderPage(address, text, until));
      return `${outcome}: ${(await page.entity.body()).toString().trim()}`;
    };
    const end = async () => {
      await feed.stop();
      await caching.stop();
    };
    const node = { cache, ask, warnings, end };
    nodes.push(node);
    await caching.ready;
    return node;
  }

  return {
    folder: root,
    files,
    openNode,
    async remove() {
      for (const { end } of nodes) await end();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
