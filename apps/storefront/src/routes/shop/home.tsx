import { ProductCard } from '../../commerce/product-card.tsx';
import { ProductShelf } from '../../commerce/product-shelf.tsx';
import { homeCopy as copy } from '../../features/home/copy.ts';
import { homeData } from '../../features/home/data.server.ts';
import { DepartmentTiles } from '../../features/home/department-tiles.tsx';
import { Hero } from '../../features/home/hero.tsx';
import { shopContext } from '../../shared/api/shop-context.ts';
import { paths } from '../../shared/links/paths.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import type { Route } from './+types/home';

/** RT-01 Home. A simple one: the blocks that an operator orders come with the visitor's rooms. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, config, publicOrigin } = context.get(shopContext);
  return {
    ...(await homeData(api)),
    hiddenDiscount: config.hiddenDiscount,
    meta: { siteName: config.name, description: config.tagline, origin: publicOrigin },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ ...loaderData.meta, title: `${loaderData.meta.siteName}: el mercado de México`, canonical: '/' })
    : [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { departments, goods, offers, popular, hiddenDiscount } = loaderData;
  return (
    <div data-home className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-3 lg:pt-8">
      <Hero goods={goods} />
      <DepartmentTiles departments={departments} />
      <ProductShelf
        title={copy.offers}
        products={offers}
        hiddenDiscount={hiddenDiscount}
        more={{ label: copy.seeAll, href: paths.offers }}
      />
      <section aria-labelledby="populares" className="below-400">
        <h2 id="populares" className="mb-3 text-xl font-bold">
          {copy.popular}
        </h2>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-5 xl:grid-cols-6">
          {popular.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} hiddenDiscount={hiddenDiscount} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
