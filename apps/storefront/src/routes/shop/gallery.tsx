import { type ReactNode, useId } from 'react';
import { toCard } from '../../commerce/card-data.ts';
import { answered } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { EmptyListing, modules } from '../gallery/modules.tsx';
import type { Route } from './+types/gallery';

/** RT-26: every module in every state, in both themes. Not for shoppers, and not for search engines. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, now } = context.get(shopContext);
  const reply = await answered(api.products.list({ page_size: 8 }));
  return { pictures: reply.data.products.map((product) => toCard(product).picture), now: now() };
}

export const meta: Route.MetaFunction = () => [
  { title: 'Módulos | Tianguis' },
  { name: 'description', content: 'Todos los módulos de la tienda en todos sus estados.' },
  { name: 'robots', content: 'noindex' },
];

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page py-6 [&_*]:[content-visibility:visible]">
      <h1 className="text-2xl font-bold">Módulos</h1>
      <p className="mt-1 text-ink-soft">Cada uno en claro y en oscuro, con lo común y con lo que rompe.</p>
      {Object.entries(modules(loaderData)).map(([name, module]) => (
        <Themes key={name} name={name}>
          {module}
        </Themes>
      ))}
      <section aria-label="Listado" className="mt-10">
        <EmptyListing />
      </section>
    </div>
  );
}

function Themes({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-3 text-lg font-bold">
        {name}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-theme={theme} className="min-w-0 overflow-hidden rounded-lg bg-paper p-4 text-ink">
            {children}
          </div>
        ))}
      </div>
    </section>
  );
}
