/** What is in the shop: whether its parts agree with each other. */
import { createContentOffice, createContentRepository } from '@tianguis/api';
import { type Check, type Finding, fail, type OnDatabase, ok, warn } from './check.ts';

/** Reads whole tables: with a million products some seconds. */
const limit = 20_000;

/** Counts what is wrong and shows some of it. `sql` gives ids. */
function none(
  name: string,
  sql: string,
  fine: string,
  wrong: (count: number, some: string) => Finding,
): Check<OnDatabase> {
  return {
    name,
    limit,
    async look({ database }) {
      const { rows } = await database.pool.query<{ count: number; some: (number | string)[] | null }>(
        `select count(*) as count, (array_agg(id order by id))[1:3] as some from (${sql}) wrong`,
      );
      const [{ count, some } = { count: 0, some: null }] = rows;
      return count === 0 ? ok(fine) : wrong(count, (some ?? []).join(', '));
    },
  };
}

const of = (count: number, some: string) => `${count.toLocaleString('en')} (for example ${some})`;

export const catalogueChecks: readonly Check<OnDatabase>[] = [
  {
    name: 'Products',
    async look({ database, settings }) {
      const { rows } = await database.pool.query<{ active: number; demo: boolean }>(
        `select (select count(*) from products where is_active) as active, exists (select from facts where name = 'demo') as demo`,
      );
      const [{ active, demo } = { active: 0, demo: false }] = rows;
      const says = `${active.toLocaleString('en')} on sale.`;
      if (demo && settings.publicOrigin.startsWith('https:'))
        return warn(
          `${says} They are the demo's, and so are its customers, whose passwords everybody may know.`,
          'Begin with DEMO_PRODUCTS=0 and an empty database before real customers come.',
        );
      return active === 0
        ? warn('None is on sale.', 'Import a catalogue: npm run shop -- import catalogue FILE')
        : ok(says);
    },
  },
  none(
    'Variants',
    'select id from products p where is_active and not exists (select from product_variants v where v.product_id = p.id)',
    'Every product on sale has one.',
    (count, some) =>
      fail(
        `Products without any: ${of(count, some)}; they cannot be bought.`,
        'npm run shop -- products deactivate …, or import them anew.',
      ),
  ),
  none(
    'Product pictures',
    'select id from products p where is_active and not exists (select from product_pictures i where i.product_id = p.id)',
    'Every product on sale has one.',
    (count, some) => warn(`Products without any: ${of(count, some)}.`, 'Name pictures in the feed (image_link).'),
  ),
  none(
    'Stock and prices',
    `select p.id from products p cross join lateral (
       select least(sum(v.stock), 2000000000) as stock, (array_agg(v.list_price order by v.position))[1] as list_price,
              (array_agg(v.sale_price order by v.position))[1] as sale_price from product_variants v where v.product_id = p.id) v
      where v.stock is not null and (p.stock <> v.stock or p.list_price <> v.list_price or p.sale_price <> v.sale_price)`,
    'Products show those of their variants.',
    (count, some) =>
      fail(
        `Products that do not show those of their variants: ${of(count, some)}.`,
        'npm run shop -- products stock … and reprice … write both.',
      ),
  ),
  none(
    'Ratings',
    `select p.id from products p left join (select product_id, count(*) as count, round(avg(rating), 2) as average from reviews where not is_hidden group by product_id) r
        on r.product_id = p.id where p.rating_count <> coalesce(r.count, 0) or p.rating_average <> coalesce(r.average, 0)`,
    'Stars are those of the reviews.',
    (count, some) =>
      warn(
        `Products whose stars are not those of their reviews: ${of(count, some)}.`,
        'Hide a review and show it again: both are counted anew.',
      ),
  ),
  none(
    'Categories',
    `select c.id from categories c left join categories p on p.id = c.parent_id
      where c.path <> coalesce(p.path, '{}') || c.id or c.level <> cardinality(c.path)`,
    'Every path leads to its department.',
    (count, some) =>
      fail(
        `Categories whose path is not that of their parent: ${of(count, some)}.`,
        'Restore a backup, or import the catalogue anew.',
      ),
  ),
  none(
    'Products in categories',
    `select p.id from products p join categories c on c.id = p.category_id
      where (p.level1_id, p.level2_id, p.level3_id) is distinct from (c.path[1], c.path[2], c.path[3])`,
    'Every product stands where its category does.',
    (count, some) =>
      fail(`Products that stand elsewhere than their category: ${of(count, some)}.`, 'Import them anew.'),
  ),
  none(
    'Listings',
    `(select p.id from products p where is_active and not exists (select from listing l where l.product_id = p.id))
     union all (select l.product_id from listing l where not exists (select from products p where p.id = l.product_id and is_active))`,
    'Listings have just what is on sale.',
    (count, some) =>
      fail(
        `Products missing from listings, or left in them: ${of(count, some)}.`,
        'npm run shop -- products deactivate … and activate … write them anew.',
      ),
  ),
  none(
    'Pictures of feeds',
    `select key as id from pictures where fetch_fault is not null and fetch_state = 'failed'`,
    'None has failed.',
    (count, some) =>
      warn(
        `Pictures that could not be fetched: ${of(count, some)}.`,
        'See the addresses in the feed and the allow list.',
      ),
  ),
  {
    name: 'Published pages',
    async look({ database }) {
      const stored = await createContentOffice(createContentRepository(database.db), []).list();
      const wrong = stored.flatMap(({ fault }) =>
        fault ? [fail(`${fault}.`.replace('..', '.'), 'Publish it anew, or "content reset PAGE".')] : [],
      );
      return wrong.length > 0 ? wrong : ok(`${stored.length} published, all valid.`);
    },
  },
  {
    name: 'Jobs',
    async look({ database }) {
      const { rows: there } = await database.pool.query<{ there: boolean }>(
        `select to_regclass('pgboss.job') is not null as there`,
      );
      if (!there[0]?.there) return ok('No worker has run yet.');
      const { rows } = await database.pool.query<{ dead: number; late: number }>(
        `select count(*) filter (where name = 'dead-letters') as dead,
                count(*) filter (where name <> 'dead-letters' and start_after < now() - interval '1 hour') as late
           from pgboss.job where state in ('created', 'retry')`,
      );
      const { dead = 0, late = 0 } = rows[0] ?? {};
      if (late > 0)
        return fail(
          `${late.toLocaleString('en')} have waited for more than an hour.`,
          'Start a worker (npm start runs one), or more of them.',
        );
      return dead > 0
        ? warn(`${dead.toLocaleString('en')} failed for good.`, 'See the log for the reason: npm run shop -- jobs')
        : ok('None waits for long, none has failed for good.');
    },
  },
  {
    name: 'Invalidations',
    async look({ database }) {
      const { rows } = await database.pool.query<{ count: number }>(
        `select count(*) as count from invalidations where at < now() - interval '1 day'`,
      );
      const count = rows[0]?.count ?? 0;
      return count > 10_000
        ? warn(`${count.toLocaleString('en')} are older than a day.`, 'Start a worker, which takes them away.')
        : ok('Old ones are taken away.');
    },
  },
];
