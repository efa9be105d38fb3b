import { IdScope } from '@tianguis/ui';
import { type ReactNode, useId } from 'react';
import { data } from 'react-router';
import { frameData, moreGroups } from '../../app/frame/frame-data.ts';
import { toCard } from '../../commerce/product-card/card-data.ts';
import { departmentTree } from '../../features/catalogue/data.server.ts';
import { productPage } from '../../features/product/data.server.ts';
import { readProductQuery } from '../../features/product/product-query.ts';
import { answered } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { accountFactors } from '../gallery/account-factors.tsx';
import { accountPages } from '../gallery/account-pages.tsx';
import { accounts } from '../gallery/accounts.tsx';
import { addresses } from '../gallery/addresses.tsx';
import { analytics } from '../gallery/analytics.tsx';
import { basics } from '../gallery/basics.tsx';
import { carts } from '../gallery/carts.tsx';
import { checkouts } from '../gallery/checkouts.tsx';
import { content } from '../gallery/content.tsx';
import { credits } from '../gallery/credits.tsx';
import type { GalleryData } from '../gallery/data.ts';
import { dialogs } from '../gallery/dialogs.tsx';
import { forms } from '../gallery/forms.tsx';
import { frame } from '../gallery/frame.tsx';
import { goods } from '../gallery/goods.tsx';
import { orderHelp } from '../gallery/order-help.tsx';
import { orderMessages } from '../gallery/order-messages.tsx';
import { orderReturns } from '../gallery/order-returns.tsx';
import { orders } from '../gallery/orders.tsx';
import { pageParts } from '../gallery/page-parts.tsx';
import { photographs } from '../gallery/photographs.tsx';
import { productParts } from '../gallery/product.tsx';
import { registries } from '../gallery/registries.tsx';
import { ownReviews } from '../gallery/reviews.tsx';
import { sharedCarts } from '../gallery/shared-carts.tsx';
import type { Modules } from '../gallery/state.tsx';
import { visitors } from '../gallery/visitors.tsx';
import { wishlists } from '../gallery/wishlists.tsx';
import type { Route } from './+types/gallery';

const themes = { light: 'claro', dark: 'oscuro' } as const;

/** RT-26: every module in every state and in both themes. It is not for shoppers or search engines. */
export async function loader({ context }: Route.LoaderArgs): Promise<GalleryData> {
  const { api, config, now, publicOrigin } = context.get(shopContext);
  const { products } = (await answered(api.products.list({ page_size: 8 }))).data;
  const [first] = products;
  if (!first) throw data(null, { status: 404 });
  const tree = await departmentTree(api);
  return {
    real: products.map(toCard),
    page: await productPage(api, first.id, readProductQuery(new URLSearchParams())),
    store: { id: first.store.id, slug: first.store.slug },
    tree: tree.filter((department) => department.products > 0).slice(0, 6),
    frame: frameData(config),
    groups: moreGroups(config),
    now: now(),
    siteName: config.name,
    origin: publicOrigin,
  };
}

export const meta: Route.MetaFunction = () => [
  { title: 'Módulos de la tienda' },
  { name: 'description', content: 'Todos los módulos de la tienda en todos sus estados, en claro y en oscuro.' },
  { name: 'robots', content: 'noindex' },
];

export default function Gallery({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const modules: Modules = {
    ...basics(),
    ...forms(),
    ...frame(loaderData),
    ...dialogs(),
    ...goods(loaderData),
    ...productParts(loaderData),
    ...pageParts(loaderData),
    ...accounts(),
    ...accountPages(loaderData),
    ...accountFactors(loaderData),
    ...carts(loaderData),
    ...checkouts(loaderData),
    ...sharedCarts(loaderData),
    ...analytics(),
    ...wishlists(loaderData),
    ...registries(loaderData),
    ...visitors(),
    ...orders(loaderData),
    ...orderHelp(loaderData),
    ...credits(),
    ...orderReturns(loaderData),
    ...orderMessages(loaderData),
    ...photographs(),
    ...ownReviews(loaderData),
    ...addresses(),
    ...content(loaderData),
  };
  return (
    <div className="page py-6 [&_*]:[content-visibility:visible]">
      <h1 className="text-2xl font-bold">Módulos</h1>
      <p className="mt-1 text-ink-soft">Cada uno en claro y en oscuro, con lo común y con lo que rompe.</p>
      {Object.entries(modules).map(([name, module]) => (
        <Module key={name} name={name}>
          {module}
        </Module>
      ))}
    </div>
  );
}

/** A module in both themes. The ids of the second differ. */
function Module({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10" data-module={name}>
      <h2 id={id} className="mb-3 text-lg font-bold">
        {name}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {Object.entries(themes).map(([theme, scope]) => (
          <IdScope key={theme} name={`${id}${scope}`}>
            <Panel theme={theme}>{children}</Panel>
          </IdScope>
        ))}
      </div>
    </section>
  );
}

function Panel({ theme, children }: { theme: string; children: ReactNode }) {
  return (
    <div data-theme={theme} className="relative min-w-0 overflow-hidden rounded-lg bg-paper p-[var(--gutter)] text-ink">
      {children}
    </div>
  );
}
