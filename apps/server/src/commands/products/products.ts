/** `shop products`: shows and changes single products. */
import { createProductOperator, greatestStock, type PriceChange, type StockChange } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { type Command, reading, Usage, type Work } from '../command.ts';
import { printable, readCount, readLines, readOptions, readPrice, readUntil } from '../words.ts';
import { activeChange, priceChange, stockChange } from './product-changes-print.ts';
import { found, sheet } from './products-print.ts';

const usage = `  products show PRODUCT [--json]    all data of the product
  products find WORDS [--json]      products with these words in title, SKU, barcode or brand
  products deactivate PRODUCT…      takes them off sale; "activate" puts them on sale again
  products reprice PRODUCT PRICE [--sale PRICE] [--until DATE] [--variant SKU | --all]
  products stock PRODUCT N [--variant SKU]
  products repair                   makes products show the stock and prices of their variants
  PRODUCT is a number or a SKU; PRICE is pesos (1499 or 1,499.00). "-" instead of what follows the verb reads lines of it from
  standard input, which are done together or not at all.`;

export const productsCommand: Command = { usage, read };

type Operator = ReturnType<typeof createProductOperator>;
type Answer = (operator: Operator) => Promise<string[]>;

const shownAtMost = 20;

function read(words: readonly string[]): Work {
  const strange = words.find((word) => printable(word) !== word.slice(0, 60));
  if (strange !== undefined) throw new Error(`"${printable(strange)}" contains invisible characters.`);
  const answer = parseWords(words);
  const work: Work = async ({ database, say }) => {
    const operator = createProductOperator(createUnitOfWork(database.db));
    for (const line of await answer(operator)) say(line);
  };
  return words[0] === 'show' || words[0] === 'find' ? reading(work) : work;
}

function parseWords([verb, ...words]: readonly string[]): Answer {
  switch (verb) {
    case 'show': {
      const { words: named, options } = readOptions(words, ['--json']);
      const [product] = named;
      if (product === undefined || named.length > 1) throw new Usage('Which product?');
      return async (operator) => {
        const shown = await operator.show(product);
        return options.has('--json') ? [JSON.stringify(shown, null, 2)] : sheet(shown);
      };
    }
    case 'find': {
      const { words: named, options } = readOptions(words, ['--json']);
      const wanted = named.flatMap((word) => word.split(/\s+/)).filter((word) => word !== '');
      if (wanted.length === 0) throw new Usage('Which words?');
      return async (operator) => {
        const products = await operator.find(wanted, shownAtMost);
        return options.has('--json') ? [JSON.stringify(products, null, 2)] : found(products, shownAtMost);
      };
    }
    case 'activate':
    case 'deactivate': {
      const { words: named } = readOptions(words, []);
      const products = readLines(named, (line) => line).flat();
      if (products.length === 0) throw new Usage('Which products?');
      return async (operator) => activeChange(await operator.setActive(products, verb === 'activate'));
    }
    case 'reprice': {
      const changes = readLines(words, parsePriceChange);
      return async (operator) => priceChange(await operator.reprice(changes));
    }
    case 'stock': {
      const changes = readLines(words, parseStockChange);
      return async (operator) => stockChange(await operator.stock(changes));
    }
    case 'repair':
      if (words.length > 0) throw new Usage('That is more than this command takes.');
      return async (operator) => repaired(await operator.repair());
    default:
      throw new Usage(verb === undefined ? '' : `There is no "products ${verb}".`);
  }
}

function parsePriceChange(line: readonly string[]): PriceChange {
  const { words, options } = readOptions(line, ['--sale=', '--until=', '--variant=', '--all']);
  const [product, price, ...rest] = words;
  if (product === undefined || price === undefined || rest.length > 0)
    throw new Usage('Which product, and which price?');
  const [sale, until, variant] = ['--sale', '--until', '--variant'].map((name) => options.get(name));
  const listPrice = readPrice(price);
  const salePrice = sale === undefined ? listPrice : readPrice(sale);
  if (salePrice > listPrice) throw new Error(`The sale price ${sale} is above the list price ${price}.`);
  if (until !== undefined && salePrice === listPrice)
    throw new Usage('--until says when an offer ends: name its price with --sale.');
  if (variant !== undefined && options.has('--all')) throw new Usage('Either --variant or --all.');
  return {
    product,
    listPrice,
    salePrice,
    ...(variant !== undefined && { variant }),
    ...(options.has('--all') && { all: true }),
    ...(until !== undefined && { until: readUntil(until) }),
  };
}

function parseStockChange(line: readonly string[]): StockChange {
  const { words, options } = readOptions(line, ['--variant=']);
  const [product, stock, ...rest] = words;
  if (product === undefined || stock === undefined || rest.length > 0)
    throw new Usage('Which product, and how many pieces?');
  const variant = options.get('--variant');
  return {
    product,
    stock: readCount(stock, greatestStock, 'number of pieces'),
    ...(variant !== undefined && { variant }),
  };
}

function repaired(ids: readonly number[]): string[] {
  if (ids.length === 0) return ['Every product shows the stock and prices of its variants.'];
  const some = `${ids.slice(0, shownAtMost).join(', ')}${ids.length > shownAtMost ? ' …' : ''}`;
  return [`${ids.length.toLocaleString('en')} repaired: ${some}`];
}
