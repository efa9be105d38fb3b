/**
 * Prints random products of the demo shop with their reviews, to proofread by reading aloud.
 * `npm run read-aloud -w @tianguis/demo -- [count, 10] [department key, any] [seed of the sample]`
 */
import { formatMoney } from '@tianguis/domain';
import { departmentEntries } from './src/departments/index.ts';
import { generateShop } from './src/generator/index.ts';
import type { GeneratedProduct } from './src/generator/rows.ts';
import { Random } from './src/random.ts';

const [count = '10', key = '', choice = String(Date.now())] = process.argv.slice(2);
const MOST_REVIEWS_SHOWN = 8;

const departments = departmentEntries.filter((entry) => key === '' || entry.key === key);
// The first products of a department are the same in a small shop and in a large shop. So a small shop is enough to
// read one department.
const shop = generateShop({ seed: 'tianguis', products: key === '' ? 20_000 : 1_000, departments });
const categories = new Map(shop.categories.map(({ id, name }) => [id, name]));
const brands = new Map(shop.brands.map(({ id, name }) => [id, name]));
const stores = new Map(shop.stores.map(({ id, name, isOfficial }) => [id, isOfficial ? `${name} (oficial)` : name]));

function print({ product, variants, pictures, reviews }: GeneratedProduct): void {
  const price =
    product.salePrice < product.listPrice
      ? `${formatMoney(product.salePrice)} (antes ${formatMoney(product.listPrice)})`
      : formatMoney(product.salePrice);
  const flags = Object.entries(product.features).filter(
    ([, value]) => value === true || (typeof value === 'number' && value > 0),
  );
  console.log(
    `\n${'═'.repeat(100)}\n${product.title}\n${product.categories.map((id) => categories.get(id)).join(' › ')}`,
  );
  console.log(
    `${brands.get(product.brandId)} · ${product.model} · ${price} · ${product.months || 'sin'} MSI · ${product.stock} piezas · ${stores.get(product.storeId)}`,
  );
  console.log(
    `${product.sku} · ${product.gtin ?? 'sin código'} · ${product.soldCount} vendidos · ${product.ratingAverage} (${product.ratingCount}) · ${flags.map(([name, value]) => (value === true ? name : `${name}=${value}`)).join(', ')}`,
  );
  console.log(`\n${product.description}\n`);
  for (const point of product.highlights) console.log(`  • ${point}`);
  for (const { group, rows } of product.specifications)
    console.log(`\n  ${group}\n${rows.map(([name, value]) => `    ${name}: ${value}`).join('\n')}`);
  console.log(
    `\n  Opciones: ${variants.map(({ options, salePrice, stock }) => `${Object.values(options).join(' / ') || 'única'} ${formatMoney(salePrice)} ×${stock}`).join(' | ')}`,
  );
  console.log(
    `  Fotos: ${pictures.map(({ alt, recipe }) => `${recipe.art}:${recipe.view} «${alt}»`).join(' | ')}\n  Garantía: ${product.warranty}`,
  );
  for (const review of reviews.slice(0, MOST_REVIEWS_SHOWN)) {
    console.log(
      `\n  ${'★'.repeat(review.rating)}${'☆'.repeat(5 - review.rating)} ${review.title}  — ${review.authorName}, ${new Date(review.createdAt).toISOString().slice(0, 10)} [${review.variant}] ${review.isVerified ? '✓' : ''} +${review.helpfulCount}\n    ${review.body}`,
    );
    if (review.sellerReply) console.log(`    ↳ ${review.sellerReply}`);
  }
}

// Reservoir sampling needs one pass over the shop, and only the sample in memory.
const random = new Random(choice);
const chosen: GeneratedProduct[] = [];
let seen = 0;
for (const product of shop.products()) {
  seen++;
  if (chosen.length < Number(count)) chosen.push(product);
  else {
    const index = random.int(0, seen - 1);
    if (index < chosen.length) chosen[index] = product;
  }
}
for (const product of chosen) print(product);
