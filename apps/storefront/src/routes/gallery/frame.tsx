/** The frame of every page: header, menus, search box, footer. */
import { useId } from 'react';
import { ShopBottomMenu, ShopFooter, ShopHeader, ShopSideMenu } from '../../app/frame/shop-frame.tsx';
import { MenuReplied } from '../../features/catalogue/menu/mega-menu.tsx';
import { Departments } from '../../features/catalogue/menu/mega-menu-panel.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { SuggestionList } from '../../features/search/search-suggestions.tsx';
import type { SearchOption } from '../../features/search/suggestions-data.ts';
import { AccountBox } from '../../features/session/account-box.tsx';
import type { GalleryData } from './data.ts';
import { longWord } from './samples.ts';
import { type Modules, State } from './state.tsx';

const options: readonly SearchOption[] = [
  { kind: 'recent', name: 'audífonos rojos', href: '/resultados?query=audífonos+rojos' },
  { kind: 'word', name: 'audífonos', href: '/resultados?query=audífonos' },
  { kind: 'word', name: longWord.toLowerCase(), href: '/resultados?query=audífonos+de+diadema' },
  { kind: 'category', name: 'Audio', href: '/categoria' },
  { kind: 'store', name: 'Electrónica Morelos', href: '/tiendas' },
];

/** Overlays, opened within the gallery's page. */
const open =
  '[&_[popover]]:static [&_[popover]]:block [&_[popover]]:h-auto [&_[popover]]:max-w-full [&_[popover]]:translate-none [&_[popover]]:opacity-100';

export function frame({ frame: data, tree }: GalleryData): Modules {
  return {
    Encabezado: (
      <div className="[&_.awning]:relative [&_.awning]:top-0">
        <ShopHeader frame={data} />
      </div>
    ),
    'Menú lateral': (
      <div className={open}>
        <ShopSideMenu frame={data} />
      </div>
    ),
    'Caja de cuenta': (
      <div className={open}>
        <AccountBox />
      </div>
    ),
    'Menú inferior': (
      <div className="[&>nav]:static [&>nav]:block">
        <ShopBottomMenu />
      </div>
    ),
    'Menú de categorías': (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-6 sm:grid-cols-2">
          <State name="Cargando">
            <MenuReplied content={undefined} retry={() => undefined} />
          </State>
          <State name="Con error">
            <MenuReplied content="failed" retry={() => undefined} />
          </State>
        </div>
        <State name="Lleno">
          <div className="overflow-x-auto rounded-lg bg-raised">
            <div className="min-w-240">
              <MenuReplied content={{ tree: [...tree], Departments }} retry={() => undefined} />
            </div>
          </div>
        </State>
      </div>
    ),
    Buscador: (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="rounded-md bg-lona p-3">
          <SearchForm />
        </div>
        <SearchForm tone="paper" text="audífonos" />
        <State name="Sugerencias, una elegida">
          <Suggestions />
        </State>
        <State name="Sugerencias con un aviso">
          <Suggestions notice="Por ley, solo vendemos bebidas alcohólicas a mayores de 18 años." />
        </State>
        <State name="Un aviso sin sugerencias">
          <Suggestions notice="No pudimos traer sugerencias. Presiona Enter para buscar." shown={[]} />
        </State>
      </div>
    ),
    Pie: <ShopFooter frame={data} />,
    'Pie sin lo que la configuración calla': (
      <ShopFooter
        frame={{
          ...data,
          apps: [],
          social: [],
          payments: [],
          certifications: [],
          contact: { ...data.contact, whatsapp: '' },
        }}
      />
    ),
  };
}

function Suggestions({ notice, shown = options }: { notice?: string; shown?: readonly SearchOption[] }) {
  return <SuggestionList id={useId()} notice={notice} options={shown} active={1} choose={() => undefined} />;
}
