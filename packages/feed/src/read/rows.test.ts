import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type FeedRow, readFeed } from './../index.ts';
import { XmlReader } from './xml.ts';

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
    await expect(read(content, pieces)).rejects.toThrow(sentence);
    await expect(read(content, pieces)).rejects.toMatchObject({ name: 'BrokenFeed' });
  });

  test('an entity expansion bomb is refused before it is buffered', async () => {
    const bomb = `<!DOCTYPE rss [${'<!ENTITY a "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa">'.repeat(200_000)}`;
    const before = process.memoryUsage().heapUsed;
    await expect(read(bomb, 65_536)).rejects.toThrow('document type');
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(60_000_000);
  });
});

test('issue 4.1 text outside of items is not buffered', async () => {
  const reader = new XmlReader();
  reader.push('<rss><channel>');
  const piece = 'x'.repeat(65_536);
  for (const [begin, end] of [
    ['<title>', '</title>'],
    ['<title><![CDATA[', ']]></title>'],
    ['<item><g:description>', '</g:description></item>'],
    ['<item><g:description><![CDATA[', ']]></g:description></item>'],
    ['<item><g:shipping><g:price>', '</g:price></g:shipping></item>'],
  ] as const) {
    reader.push(begin);
    for (let i = 0; i < 40; i++) reader.push(piece);
    expect(reader.bufferedLength).toBeLessThan(300_000);
    reader.push(end);
  }
  reader.push('<item><g:id>1</g:id><g:shipping>');
  for (let i = 0; i < 50_000; i++) reader.push(`<g:p${i}>x</g:p${i}>`);
  expect(reader.bufferedLength).toBeLessThan(1_000);
  const rows = reader.push('<g:price>0 MXN</g:price></g:shipping></item>');
  expect(rows.map(({ cells }) => cells)).toEqual([{ id: '1', shipping: ':::0 MXN' }]);
  for (let i = 0; i < 1_000; i++) reader.push(`<item><n${i}${'n'.repeat(1_000)}/></item>`);
  expect([...reader.unknown].join('').length).toBeLessThan(40_000);
  expect(reader.push('</channel></rss>')).toEqual([]);
});

test('issue 4.1 invalid bytes of Windows-1252 are detected in their row', async () => {
  const { rows } = await read(Buffer.from('id\ttitle\n1\tOlla\n2\tPi\xF1ata\n', 'latin1'));
  expect(rows.map(({ cells }) => cells.title)).toEqual(['Olla', 'Pi\uFFFData']);
});

test('issue 4.1 grouped and repeated elements give the same cells as a table', async () => {
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

test('issue 4.1 only the XML item that is too long or repeats an element is held back', async () => {
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

test("issue 4.1 elements of Google's namespace take precedence over those of RSS and Atom", async () => {
  const { rows } = await read(
    `<feed xmlns:g="g"><entry><id>tag:x,1</id><g:id>A1</g:id><g:title>Olla</g:title><title>Blog</title>
    <link rel="self" href="https://a.example/feed"/><link rel="alternate" href="https://a.example/1"/>
    <g:product_type>Casa &gt; Cocina</g:product_type><g:product_type>Ofertas</g:product_type></entry></feed>`,
  );
  expect(rows).toEqual([
    {
      line: 1,
      cells: { id: 'A1', title: 'Olla', link: 'https://a.example/1', product_type: 'Casa > Cocina' },
    },
  ]);
});

test('issue 4.1 a held-back item has its id, at any position in the item', async () => {
  const { rows } = await read(
    `<rss><item><price>1</price><price>2</price><g:id>A1</g:id><g:item_group_id>A</g:item_group_id></item>
    <item><description>${'x'.repeat(300_000)}</description><id>A2</id></item></rss>`,
    65_536,
  );
  expect(rows.map(({ cells: { id, item_group_id }, fault }) => [id, item_group_id, fault])).toEqual([
    ['A1', 'A', 'price stands twice'],
    ['A2', undefined, 'description is longer than 65536 characters'],
  ]);
});

describe('issue 4.1 a file that ends without a line break', () => {
  test.each([
    ['id\ttitle\tprice', 'P2\tOlla\t1499.00 MXN'],
    ['id\tprice\ttitle', 'P2\t1499.00 MXN\tOlla'],
    ['id\ttitle\tquantity', 'P2\tOlla\t"14"'],
    ['id\tprice\tquantity\tbox', 'P2\t1499.00 MXN\t14\tazul'],
  ])('%j is complete with %j', async (head, last) => {
    const { rows } = await read(`${head}\n${last}`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).not.toHaveProperty('fault');
  });

  test.each([
    ['id\tavailability\tprice', 'P2\tin_stock\t14', 'price', 'P2'],
    ['id\tavailability\tprice', 'P2\tin_stock\t', 'price', 'P2'],
    ['id\tavailability\tprice', 'P2\tin_st', 'availability', 'P2'],
    ['id\tprice\tquantity', 'P2\t1499.00 MXN\t1', 'quantity', 'P2'],
    ['id\tprice\tsale_price', 'P2\t1499.00 MXN\t', 'sale_price', 'P2'],
    ['price\tid', '1499.00 MXN\tP2', 'id', undefined],
    ['id\tprice', 'P2', 'id', undefined],
  ])('with %j and %j is held back in its last row', async (head, last, column, id) => {
    const { rows } = await read(`${head}\n${last}`);
    expect(rows[0]?.fault).toContain(`without a line break, so it may be cut off in ${column}`);
    expect(rows[0]?.cells.id).toBe(id);
  });

  test('a missing cell is not an empty cell', async () => {
    const { rows } = await read('id\ttitle\tdescription\n1\tOlla\n');
    expect(rows.map(({ cells }) => cells)).toEqual([{ id: '1', title: 'Olla' }]);
  });
});

test('issue 4.1 the header may name the sequence of sub-attributes', async () => {
  const { rows } = await read(
    'id\tproduct_detail(attribute_name:section_name:attribute_value)\n1\tPeso:Medidas:2 kg\n',
  );
  expect(rows[0]?.cells.product_detail).toBe('Medidas:Peso:2 kg');
});

test('issue 4.1 rows that do not fit the columns and repeated headers are held back', async () => {
  const { rows } = await read('id,title,price\n1,a,b,c\nid,title,price\n2\n3,x\n4,y,5\n', 1_000);
  expect(rows.map(({ fault }) => fault?.slice(0, 30))).toEqual([
    'the row has 4 cells for 3 colu',
    'the names of the columns stand',
    'the row has 1 cell for 3 colum',
    undefined,
    undefined,
  ]);
});
