import { buttonClass } from '@tianguis/ui';
import { type ReactNode, useId } from 'react';
import { data } from 'react-router';
import { toCard } from '../../commerce/card-data.ts';
import { productPage } from '../../features/product/data.server.ts';
import { answered } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { basics } from '../gallery/basics.tsx';
import { content } from '../gallery/content.tsx';
import { goods } from '../gallery/goods.tsx';
import { EmptyListing, ProductParts } from '../gallery/once.tsx';
import type { Modules } from '../gallery/state.tsx';
import type { Route } from './+types/gallery';

const themes = ['light', 'dark'] as const;

/** RT-26: every module in every state, in both themes. Not for shoppers, and not for search engines. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, config, now } = context.get(shopContext);
  const { products } = (await answered(api.products.list({ page_size: 8 }))).data;
  const [first] = products;
  if (!first) throw data(null, { status: 404 });
  return {
    pictures: products.map((product) => toCard(product).picture),
    page: await productPage(api, first.id, { variant: null, stars: undefined, reviewOrder: 'helpful', reviewPage: 1 }),
    now: now(),
    siteName: config.name,
    once: themes[new URL(request.url).searchParams.get('tema') === 'oscuro' ? 1 : 0] ?? 'light',
  };
}

export const meta: Route.MetaFunction = () => [
  { title: 'Módulos de la tienda' },
  { name: 'description', content: 'Todos los módulos de la tienda en todos sus estados, en claro y en oscuro.' },
  { name: 'robots', content: 'noindex' },
];

export default function Gallery({ loaderData }: Route.ComponentProps) {
  const { page, once, siteName } = loaderData;
  const modules = (theme: string): Modules => ({ ...basics(theme), ...goods(loaderData), ...content(loaderData) });
  const byTheme = themes.map((theme) => [theme, modules(theme)] as const);
  return (
    <div className="page py-6 [&_*]:[content-visibility:visible]">
      <h1 className="text-2xl font-bold">Módulos</h1>
      <p className="mt-1 text-ink-soft">Cada uno en claro y en oscuro, con lo común y con lo que rompe.</p>
      <p className="mt-4 flex flex-wrap gap-2">
        <a href="#modalPostalCode" className={buttonClass('outline')}>
          Diálogo del código postal
        </a>
        <a href="#modalWishlist" className={buttonClass('outline')}>
          Diálogo de favoritos
        </a>
        <a href={once === 'dark' ? '?tema=claro' : '?tema=oscuro'} className={buttonClass('outline')}>
          {once === 'dark' ? 'Lo que va una vez, en claro' : 'Lo que va una vez, en oscuro'}
        </a>
      </p>
      {Object.keys(byTheme[0]?.[1] ?? {}).map((name) => (
        <Module key={name} name={name}>
          {byTheme.map(([theme, all]) => (
            <Panel key={theme} theme={theme}>
              {all[name]}
            </Panel>
          ))}
        </Module>
      ))}
      <Module name="Partes de un producto">
        <Panel theme={once}>
          <ProductParts page={page} siteName={siteName} />
        </Panel>
      </Module>
      <Module name="Listado vacío">
        <Panel theme={once}>
          <EmptyListing />
        </Panel>
      </Module>
    </div>
  );
}

function Module({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10" data-module={name}>
      <h2 id={id} className="mb-3 text-lg font-bold">
        {name}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </section>
  );
}

function Panel({ theme, children }: { theme: string; children: ReactNode }) {
  return (
    <div data-theme={theme} className="min-w-0 overflow-hidden rounded-lg bg-paper p-[var(--gutter)] text-ink">
      {children}
    </div>
  );
}
