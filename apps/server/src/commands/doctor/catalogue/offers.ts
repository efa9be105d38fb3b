/** Checks of prices: whether products show the prices of their variants, and whether offers begin and end on time. */
import { offerGracePeriod, productsWithStaleOfferEnds, productsWithStaleStockOrPrices } from '@tianguis/api';
import { type Check, type DatabaseContext, fail, warn } from '../check.ts';
import { examplesOf, expectNone } from '../expect-none.ts';

const repair = 'npm run shop -- products repair';

/** SQL: the variant whose price each product shows. */
const first = 'select distinct on (product_id) product_id, id from product_variants order by product_id, position';

export const offerChecks: readonly Check<DatabaseContext>[] = [
  expectNone(
    'Stock and prices',
    productsWithStaleStockOrPrices,
    'Products show those of their variants.',
    (count, some) => fail(`Products that do not show those of their variants: ${examplesOf(count, some)}.`, repair),
  ),
  expectNone('Ends of offers', productsWithStaleOfferEnds, 'Products name those of their offers.', (count, some) =>
    fail(`Products that name another end than their offer has: ${examplesOf(count, some)}.`, repair),
  ),
  expectNone(
    'Offers that are due',
    `select v.product_id as id from variant_offers o join product_variants v on v.id = o.variant_id
      where o.ends_at < now() - ${offerGracePeriod}
         or o.starts_at < now() - ${offerGracePeriod} and v.sale_price <> least(o.sale_price, v.list_price) and coalesce(o.ends_at, 'infinity') > now()`,
    'None waits to begin or to end.',
    (count, some) =>
      fail(
        `Offers that should have begun or ended, of products: ${examplesOf(count, some)}.`,
        `Start a worker (npm start runs one), which does it within a minute; or prices were changed by hand: ${repair}`,
      ),
  ),
  expectNone(
    'Offers that are over',
    `select p.id from products p join (${first}) v on v.product_id = p.id
      where p.is_active and p.offer_ends_at < now() - ${offerGracePeriod} and not exists (select from variant_offers o where o.variant_id = v.id)`,
    'No product is sold at the price of one.',
    (count, some) =>
      warn(
        `Products still sold at the price of an offer that is over: ${examplesOf(count, some)}.`,
        'npm run shop -- products reprice … sets their prices.',
      ),
  ),
];
