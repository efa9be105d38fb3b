import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type FeedRow, readFeed } from './../index.ts';

async function read(
  content: string | Buffer,
  pieces = 7,
): Promise<{ format: string; rows: FeedRow[]; unknown: string[] }> {
  const bytes = Buffer.from(content);
  const chunks = Array.from({ length: Math.ceil(bytes.length / pieces) }, (_, i) =>
    bytes.subarray(i * pieces, (i + 1) * pieces),
  );
  const feed = await readFeed(Readable.from(chunks, { objectMode: true }));
  const rows: FeedRow[] = [];
  for await (const some of feed.rows) rows.push(...some);
  return { format: feed.format, rows, unknown: [...feed.unknown] };
}

const utf16be = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
const item = { id: '1', title: 'Piñata' };

describe('issue 4.1 a file is known by its content', () => {
  test.each<[string, string | Buffer, string]>([
    ['tabs', 'id\ttitle\n1\tPiñata\n', 'TSV'],
    ['commas', 'id,title\r\n1,"Piñata"\r\n', 'CSV'],
    ['semicolons', 'id;title\n1;Piñata', 'CSV'],
    ['a mark of UTF-8', '\uFEFFid\ttitle\n1\tPiñata\n', 'TSV'],
    ['UTF-16, little end first', Buffer.from('\uFEFFid\ttitle\n1\tPiñata\n', 'utf16le'), 'TSV'],
    ['UTF-16, big end first', utf16be('id\ttitle\n1\tPiñata\n'), 'TSV'],
    ['gzip', gzipSync('id\ttitle\n1\tPiñata\n'), 'TSV'],
    ['empty lines first', '\n\nid\ttitle\n1\tPiñata', 'TSV'],
    ['names in other writings', 'ID,Title \n1,Piñata', 'CSV'],
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
      'a document type after the first word',
      '<?xml version="1.0"?><!DOCTYPE rss SYSTEM "http://127.0.0.1/x"><rss/>',
      'document type',
    ],
    ['an unknown entity', '<rss><item><id>&boom;</id></item></rss>', 'cannot be read at line 1'],
    ['a cut-off quote', 'id,title\n1,"x\n2,y', 'on line 2 is never closed'],
    ['depth without end', `<rss>${'<a>'.repeat(100)}`, 'nested more than 40 deep'],
  ])('%s is refused in one sentence', async (_what, content, sentence) => {
    await expect(read(content)).rejects.toThrow(sentence);
    await expect(read(content)).rejects.toMatchObject({ name: 'BrokenFeed' });
  });

  test('a bomb of entities is refused before it is gathered', async () => {
    const bomb = `<!DOCTYPE rss [${'<!ENTITY a "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa">'.repeat(200_000)}`;
    const before = process.memoryUsage().heapUsed;
    await expect(read(bomb, 65_536)).rejects.toThrow('document type');
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(60_000_000);
  });
});

test('issue 4.1 Windows-1252 is told, by the line', async () => {
  const { rows } = await read(Buffer.from('id\ttitle\n1\tOlla\n2\tPi\xF1ata\n', 'latin1'));
  expect(rows.map(({ cells }) => cells.title)).toEqual(['Olla', 'Pi\uFFFData']);
});

test('issue 4.1 composed and repeated elements are what a table holds', async () => {
  const { rows, unknown } = await read(`<rss xmlns:g="g"><item>
    <g:id>1</g:id><g:additional_image_link>https://a.example/1,2.jpg</g:additional_image_link><g:additional_image_link>https://a.example/3.jpg</g:additional_image_link>
    <g:shipping><g:country>MX</g:country><g:price>0 MXN</g:price></g:shipping>
    <g:product_detail><g:section_name>A:B</g:section_name><g:attribute_name>Peso</g:attribute_name><g:attribute_value>2 kg</g:attribute_value></g:product_detail>
    <g:product_detail><g:attribute_name>Alto</g:attribute_name><g:attribute_value>3 cm</g:attribute_value></g:product_detail>
    <g:tax_category>x</g:tax_category></item></rss>`);
  expect(rows[0]?.cells).toEqual({
    id: '1',
    additional_image_link: '"https://a.example/1,2.jpg",https://a.example/3.jpg',
    shipping: 'MX:::0 MXN',
    product_detail: 'A\\:B:Peso:2 kg,:Alto:3 cm',
  });
  expect(unknown).toEqual(['g:tax_category']);
});

test('issue 4.1 an item of XML that is too long, or says a thing twice, is held back alone', async () => {
  const { rows } = await read(
    `<rss><item><id>1</id><description>${'x'.repeat(10_000_000)}</description></item><item><id>2</id><price>1</price><price>2</price></item><item><id>3</id></item></rss>`,
    65_536,
  );
  expect(rows.map(({ fault }) => fault)).toEqual([
    'description is longer than 65536 characters',
    'price stands twice',
    undefined,
  ]);
});

test('issue 4.1 the header may say the order of parts', async () => {
  const { rows } = await read(
    'id\tproduct_detail(attribute_name:section_name:attribute_value)\n1\tPeso:Medidas:2 kg\n',
  );
  expect(rows[0]?.cells.product_detail).toBe('Medidas:Peso:2 kg');
});

test('issue 4.1 rows that do not fit the columns, and names that stand there once more, are held back', async () => {
  const { rows } = await read('id,title,price\n1,a,b,c\nid,title,price\n2\n3,x\n4,y,5\n', 1_000);
  expect(rows.map(({ fault }) => fault?.slice(0, 30))).toEqual([
    'the row has 4 cells for 3 colu',
    'the names of the columns stand',
    'the row has 1 cell for 3 colum',
    undefined,
    undefined,
  ]);
});
