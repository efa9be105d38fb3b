// Throughput and memory of catalogue imports of several sizes:
//   node bench/import.mjs [rows …]
// Runs the operator's command with its own PostgreSQL in a temporary folder, which has the shop's settings for
// durability.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/runtime.mjs';
import { node } from './shop/own-node.mjs';
import { record } from './shop/record.mjs';

const sizes = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
const { startEmbedded } = await import('@tianguis/database/embedded');
const { openDatabase, migrate } = await import('@tianguis/database');
const { shopSchema } = await import('@tianguis/schema');
const words =
  'acero algodón artesanal azul blanco casa cocina compacto digital familiar jardín ligero madera moderno nuevo plegable portátil resistente'.split(
    ' ',
  );

const columns = [
  ...[
    'id',
    'title',
    'description',
    'link',
    'image_link',
    'additional_image_link',
    'availability',
    'price',
    'sale_price',
    'brand',
    'mpn',
  ],
  ...[
    'condition',
    'product_type',
    'color',
    'product_highlight',
    'product_detail',
    'shipping',
    'installment',
    'external_seller_id',
    'quantity',
  ],
];

/** A typical row: about a kilobyte, with three pictures. A quarter of the rows has an offer. */
function row(i) {
  const word = (n) => words[(i * 7 + n * 13) % words.length];
  const price = 5_000 + ((i * 7_919) % 900_000);
  const sentence = `Producto ${word(1)} y ${word(2)} para toda la familia, hecho con materiales de calidad y pensado para durar. `;
  return [
    ...[
      `SKU-${i}`,
      `Producto ${word(1)} ${word(2)} ${i}`,
      `"${sentence.repeat(3)}\n\nIncluye garantía de un año, ""${word(3)}""."`,
    ],
    ...[
      `https://tienda.example/p/${i}`,
      `https://img.example/${i}-1.jpg`,
      `https://img.example/${i}-2.jpg,https://img.example/${i}-3.jpg`,
    ],
    ...[
      'in_stock',
      `${(price / 100).toFixed(2)} MXN`,
      i % 4 === 0 ? `${((price * 0.8) / 100).toFixed(2)} MXN` : '',
      `Marca ${i % 900}`,
      `M-${i}`,
    ],
    ...['new', `Departamento ${i % 18} > Categoría ${i % 180} > Subcategoría ${i % 900}`, word(4)],
    ...[
      `"""${word(5)}, ${word(6)}"",Fácil de limpiar"`,
      `General:Material:${word(1)},General:Peso:${i % 40} kg`,
      i % 2 ? 'MX:::0.00 MXN' : '',
    ],
    ...['', i % 5 === 0 ? '' : `vendedor-${i % 300}`, String(i % 50)],
  ].join('\t');
}

async function write(file, rows) {
  const stream = createWriteStream(file);
  stream.write(`${columns.join('\t')}\n`);
  for (let i = 0; i < rows; i += 1_000) {
    const text = Array.from({ length: Math.min(1_000, rows - i) }, (_, n) => `${row(i + n)}\n`).join('');
    if (!stream.write(text)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'close');
}

const memory = `data:text/javascript,${encodeURIComponent("process.on('exit', () => process.stderr.write('peak ' + process.resourceUsage().maxRSS + '\\n'))")}`;

async function bringIn(url, file) {
  const begin = performance.now();
  const child = spawn(node, ['tools/shop.mjs', 'import', 'catalogue', file], {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: `--import ${memory}`,
      DATABASE_URL: url,
      DATA_DIR: folder,
      PUBLIC_ORIGIN: 'https://shop.example',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (out += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(out);
  return {
    seconds: (performance.now() - begin) / 1000,
    megabytes: Math.max(...[...out.matchAll(/^peak (\d+)/gm)].map(([, kilobytes]) => Number(kilobytes))) / 1024,
    out,
  };
}

const embedded = await startEmbedded({ dataDir: folder, log: () => undefined });
try {
  console.log(`${cpus().length} × ${cpus()[0]?.model}, PostgreSQL with its usual safety, every index on\n`);
  console.log(
    '| Rows | File, MB | First import, s | Products/s | Again, nothing changed, s | Prices alone, s | Peak memory of the command, MB |',
  );
  console.log(
    '| ---- | -------- | --------------- | ---------- | ------------------------- | --------------- | ------------------------------ |',
  );
  for (const rows of sizes.length > 0 ? sizes : [10_000, 100_000]) {
    const file = join(folder, 'feed.tsv');
    await write(file, rows);
    const { pool, close } = openDatabase({ url: embedded.url, max: 1 });
    await pool.query('drop schema public cascade; create schema public');
    await migrate(pool, shopSchema);
    const first = await bringIn(embedded.url, file);
    const again = await bringIn(embedded.url, file);
    if (!again.out.includes(`0 new, 0 changed, ${rows} as they were`)) throw new Error(again.out);
    const prices = join(folder, 'prices.tsv');
    const stream = createWriteStream(prices);
    stream.write('id\tprice\tavailability\n');
    for (let i = 0; i < rows; i++) stream.write(`SKU-${i}\t${60 + (i % 500)}.00 MXN\tin_stock\n`);
    stream.end();
    await once(stream, 'close');
    const repriced = await bringIn(embedded.url, prices);
    const { rows: counted } = await pool.query('select count(*)::int as count from products');
    await close();
    if (counted[0].count !== rows) throw new Error(`${counted[0].count} products, not ${rows}`);
    const peak = Math.max(first.megabytes, again.megabytes, repriced.megabytes);
    const cells = [
      rows,
      (statSync(file).size / 1e6).toFixed(0),
      first.seconds.toFixed(1),
      Math.round(rows / first.seconds),
    ];
    console.log(
      `| ${[...cells, again.seconds.toFixed(1), repriced.seconds.toFixed(1), peak.toFixed(0)].join(' | ')} |`,
    );
    record('import', {
      measured: `${Math.round(rows / first.seconds)} (${peak.toFixed(0)} MB)`,
      met: rows / first.seconds >= 5_000,
      method: `${rows} rows of ${(statSync(file).size / rows).toFixed(0)} bytes with three pictures, TSV, into an empty shop, the command's start included`,
    });
  }
} finally {
  await embedded.stop();
  rmSync(folder, { recursive: true });
}
