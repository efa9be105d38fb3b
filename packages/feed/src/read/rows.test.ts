import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { read } from './test-read.ts';

const utf16be = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
const item = { id: '1', title: 'Piñata' };
const many = (count: number, length: number) =>
  Array.from({ length: count }, (_, i) => `a${i}="${'x'.repeat(length)}"`).join(' ');

describe('issue 4.1 the format is detected by content', () => {
  test.each<[string, string | Buffer, string]>([
    ['tabs', 'id\ttitle\n1\tPiñata\n', 'TSV'],
    ['commas', 'id,title\r\n1,"Piñata"\r\n', 'CSV'],
    ['semicolons', 'id;title\n1;Piñata', 'CSV'],
    ['a byte order mark of UTF-8', '\uFEFFid\ttitle\n1\tPiñata\n', 'TSV'],
    ['UTF-16LE', Buffer.from('\uFEFFid\ttitle\n1\tPiñata\n', 'utf16le'), 'TSV'],
    ['UTF-16BE', utf16be('id\ttitle\n1\tPiñata\n'), 'TSV'],
    ['gzip', gzipSync('id\ttitle\n1\tPiñata\n'), 'TSV'],
    ['empty lines first', '\n\nid\ttitle\n1\tPiñata', 'TSV'],
    ['column names in other spellings', 'ID,Title \n1,Piñata', 'CSV'],
    ['RSS', '<rss xmlns:g="g"><channel><item><g:id>1</g:id><title>Piñata</title></item></channel></rss>', 'XML'],
    [
      'Atom',
      '<?xml version="1.0"?><feed xmlns:g="g"><entry><g:id>1</g:id><g:title><![CDATA[Piñata]]></g:title></entry></feed>',
      'XML',
    ],
  ])('with %s', async (_what, content, format) => {
    const found = await read(content);
    expect(found.format).toBe(format);
    expect(found.rows.map(({ cells }) => cells)).toEqual([item]);
  });

  test.each<[string, string | Buffer, string]>([
    ['nothing', '', 'The file is empty.'],
    ['spaces', ' \n \n', 'The file is empty.'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'it is a PNG picture'],
    ['a spreadsheet', Buffer.from('504b030414000600', 'hex'), 'save it as CSV or TSV first'],
    ['JSON', '[{"id": 1}]', 'it is JSON'],
    ['bytes', Buffer.from([1, 2, 0, 3, 0, 9]), 'bytes that no text has'],
    ['no column id', 'sku\tname\n1\tx', '"id" among them; it begins with "sku, name"'],
    ['a column twice', 'id\tprice\tPrice\n', 'The column price stands twice'],
    ['gzip that is cut off', gzipSync('id\ttitle\n'.repeat(9_000)).subarray(0, 60), 'damaged or cut off'],
    [
      'XML that is cut off',
      '<rss><channel><item><g:id>1</g:id></item><item><g:id>2',
      'The XML file cannot be read at line 1',
    ],
    ['XML of another kind', '<html><body></body></html>', 'no <item> and no <entry>'],
    ['a document type', '<!DOCTYPE rss [<!ENTITY a "aaaa">]><rss><item><id>&a;</id></item></rss>', 'document type'],
    [
      'a document type after the XML declaration',
      '<?xml version="1.0"?><!DOCTYPE rss SYSTEM "http://127.0.0.1/x"><rss/>',
      'document type',
    ],
    ['an unknown entity', '<rss><item><id>&boom;</id></item></rss>', 'cannot be read at line 1'],
    ['an entity that every object has', '<rss><item><id>&valueOf;</id></item></rss>', 'cannot be read at line 1'],
    [
      'an attribute that every object has',
      '<rss hasOwnProperty="x" b="y"><item><id>1</id></item></rss>',
      'hasOwnProperty',
    ],
    ['too many attributes', `<rss ${many(101, 1)}>`, 'more than 100 attributes'],
    ['long attributes', `<rss ${many(9, 50_000)}>`, 'longer than 262144 characters'],
    ['one long attribute', `<rss ${many(1, 500_000)}>`, 'attribValue'],
    ['a long name', `<rss ${'a'.repeat(500_000)}`, 'attribName'],
    ['a long comment', `<rss><!--${'a'.repeat(500_000)}`, 'comment'],
    ['a long instruction', `<?xml ${'a'.repeat(500_000)}`, 'procInstBody'],
    ['a long declaration', `<rss><!${'a'.repeat(500_000)}`, 'declares entities or elements'],
    ['a long entity', `<rss><item>&${'a'.repeat(500_000)}`, 'entity'],
    ['a cut-off quote', 'id,title\n1,"x\n2,y', 'on line 2 is never closed'],
    ['depth without end', `<rss>${'<a>'.repeat(100)}`, 'nested more than 40 deep'],
  ])('%s is refused in one sentence', async (_what, content, sentence) => {
    const pieces = content.length > 100_000 ? 16_384 : 7;
    const message = expect.stringContaining(sentence);
    await expect(read(content, pieces)).rejects.toMatchObject({ name: 'BrokenFeed', message });
  });

  test('an entity expansion bomb is refused before it is buffered', async () => {
    const bomb = `<!DOCTYPE rss [${'<!ENTITY a "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa">'.repeat(200_000)}`;
    const before = process.memoryUsage().heapUsed;
    await expect(read(bomb, 65_536)).rejects.toThrow('document type');
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(60_000_000);
  });
});
