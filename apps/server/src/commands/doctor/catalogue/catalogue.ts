/** Checks whether the parts of the catalogue are consistent. */
import {
  createContentOperator,
  createContentRepository,
  createDepartmentOperator,
  createDepartmentRepository,
} from '@tianguis/api';
import { oneLine } from '../../table.ts';
import { type Check, type DatabaseContext, fail, ok, warn } from '../check.ts';
import { examplesOf, expectNone } from '../expect-none.ts';
import { listingChecks } from './listings.ts';
import { offerChecks } from './offers.ts';
import { pictureChecks } from './pictures.ts';
import { ratingChecks } from './ratings.ts';
import { searchChecks } from './search.ts';

export const catalogueChecks: readonly Check<DatabaseContext>[] = [
  {
    name: 'Products',
    async run({ database, settings }) {
      const { rows } = await database.pool.query<{ active: number; demo: boolean }>(
        `select (select count(*) from products where is_active) as active, exists (select from facts where name = 'demo') as demo`,
      );
      const [{ active, demo } = { active: 0, demo: false }] = rows;
      const says = `${active.toLocaleString('en')} on sale.`;
      if (demo && settings.publicOrigin.startsWith('https:'))
        return warn(
          `${says} They are the demo's, and so are its customers, whose passwords are public.`,
          'Start with DEMO_PRODUCTS=0 and an empty database before real customers come.',
        );
      return active === 0
        ? warn('None is on sale.', 'Import a catalogue: npm run shop -- import catalogue FILE')
        : ok(says);
    },
  },
  expectNone(
    'Variants',
    'select id from products p where is_active and not exists (select from product_variants v where v.product_id = p.id)',
    'Every product on sale has one.',
    (count, some) =>
      fail(
        `Products without any: ${examplesOf(count, some)}; they cannot be bought.`,
        'npm run shop -- products deactivate …, or import them again.',
      ),
  ),
  expectNone(
    'Product pictures',
    'select id from products p where is_active and not exists (select from product_pictures i where i.product_id = p.id)',
    'Every product on sale has one.',
    (count, some) =>
      warn(`Products without any: ${examplesOf(count, some)}.`, 'Name pictures in the feed (image_link).'),
  ),
  ...offerChecks,
  ...ratingChecks,
  expectNone(
    'Categories',
    `select c.id from categories c left join categories p on p.id = c.parent_id
      where c.path <> coalesce(p.path, '{}') || c.id or c.level <> cardinality(c.path)`,
    'Every path leads to its department.',
    (count, some) =>
      fail(
        `Categories whose path is not that of their parent: ${examplesOf(count, some)}.`,
        'Restore a backup, or import the catalogue again.',
      ),
  ),
  expectNone(
    'Products in categories',
    `select p.id from products p join categories c on c.id = p.category_id
      where (p.level1_id, p.level2_id, p.level3_id) is distinct from (c.path[1], c.path[2], c.path[3])`,
    'Every product has the path of its category.',
    (count, some) =>
      fail(`Products whose path is not that of their category: ${examplesOf(count, some)}.`, 'Import them again.'),
  ),
  {
    name: 'Departments',
    async run({ database }) {
      const departments = await createDepartmentOperator(createDepartmentRepository(database.db)).list();
      const waiting = departments.filter(({ published }) => !published);
      if (waiting.length === 0) return ok(`${departments.length} published, none waits.`);
      const names = waiting.map(({ name, products }) => `${oneLine(name)} (${products.active} on sale)`).join(', ');
      return warn(
        `Waiting, in no menu: ${names}.`,
        `Publish them: npm run shop -- categories publish ${waiting.map(({ id }) => id).join(' ')}; or map their product_type in categories.json, and import again.`,
      );
    },
  },
  ...listingChecks,
  ...searchChecks,
  ...pictureChecks,
  {
    name: 'Published pages',
    async run({ database }) {
      const stored = await createContentOperator(createContentRepository(database.db), []).list();
      const wrong = stored.flatMap(({ fault }) =>
        fault ? [fail(`${fault}.`.replace('..', '.'), 'Publish it again, or "content reset PAGE".')] : [],
      );
      return wrong.length > 0 ? wrong : ok(`${stored.length} published, all valid.`);
    },
  },
  {
    name: 'Jobs',
    async run({ database }) {
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
        ? warn(`${dead.toLocaleString('en')} failed for good.`, 'See why: npm run shop -- jobs list')
        : ok('None waits for long, none has failed for good.');
    },
  },
  {
    name: 'Invalidations',
    async run({ database }) {
      const { rows } = await database.pool.query<{ count: number }>(
        `select count(*) as count from invalidations where at < now() - interval '1 day'`,
      );
      const count = rows[0]?.count ?? 0;
      return count > 10_000
        ? warn(`${count.toLocaleString('en')} are older than a day.`, 'Start a worker, which deletes them.')
        : ok('Old ones are deleted.');
    },
  },
];
