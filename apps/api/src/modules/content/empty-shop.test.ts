/** Tests the pages of the shop's own documents, without any product. */
import { expect, test } from 'vitest';
import { contentFolder, withApi } from '../../test-api.ts';
import { readContentFolder } from './content-files.ts';

const { get } = await withApi({}, { contentFolder });

test.each(readContentFolder(contentFolder).map(({ kind, key }) => `${kind}/${key}`))(
  'RT-01 RT-15 %s is there in an empty shop, with what needs no products',
  async (path) => {
    const { status, body } = await get(`/content/v1/pages/${path}`);
    expect(status).toBe(200);
    for (const block of body.data.page.blocks) {
      expect(['hero', 'editorial', 'text']).toContain(block.type);
      if (block.type === 'hero') for (const { products } of block.slides) expect(products).toEqual([]);
    }
    expect(body.data.page.blocks.length).toBeGreaterThan(0);
  },
);
