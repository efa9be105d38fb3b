/** The frame of every page: header, menus, search box, footer. */
import { useId } from 'react';
import type { FrameData } from '../../app/frame/frame-data.ts';
import { ShopBottomMenu, ShopFooter, ShopHeader, ShopSideMenu } from '../../app/frame/shop-frame.tsx';
import { MenuReplied } from '../../features/catalogue/menu/mega-menu.tsx';
import { Departments } from '../../features/catalogue/menu/mega-menu-panel.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { SuggestionList } from '../../features/search/search-suggestions.tsx';
import type { SearchOption } from '../../features/search/suggestions-data.ts';
import { AccountBox, CustomerBox } from '../../features/session/account-menu/account-box.tsx';
import { AccountLinkOf, GreetingOf, OwnLinkList } from '../../features/session/account-menu/account-links.tsx';
import type { Greeted } from '../../shared/session/browser/use-profile.ts';
import type { GalleryData } from './data.ts';
import { longWord } from './samples.ts';
import { Apart, type Modules, State } from './state.tsx';

const options: readonly SearchOption[] = [
  { kind: 'recent', name: 'audífonos rojos', href: '/resultados?query=audífonos+rojos' },
  { kind: 'word', name: 'audífonos', href: '/resultados?query=audífonos' },
  { kind: 'word', name: longWord.toLowerCase(), href: '/resultados?query=audífonos+de+diadema' },
  { kind: 'category', name: 'Audio', href: '/categoria' },
  { kind: 'store', name: 'Electrónica Morelos', href: '/tiendas' },
];

/** UI-05 to UI-07: a short name, and a name that has to wrap. */
const customers: readonly Greeted[] = [
  { nombre: 'Ana', correo: 'ana@tianguis.example' },
  { nombre: longWord, correo: `${longWord.toLowerCase()}@tianguis.example` },
];

/** A shop that offers everything (TR-01). */
const marks: FrameData['payments'] = ['visa', 'mastercard', 'amex', 'oxxo', 'spei', 'msi'];
const offered: FrameData['offered'] = {
  ...{ card: true, months: true, oxxo: true, spei: true, balance: true, credit: true },
  ...{ pickUp: true, protection: true, invoices: true, purchases: true },
};

/** Styles that show overlays open inside the gallery's page. */
const open =
  '[&_[popover]]:static [&_[popover]]:block [&_[popover]]:h-auto [&_[popover]]:max-w-full [&_[popover]]:translate-none [&_[popover]]:opacity-100';

export function frame({ frame: data, tree }: GalleryData): Modules {
  return {
    Encabezado: (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 [&_.awning]:relative [&_.awning]:top-0">
        <ShopHeader frame={data} />
        {['La Nueva & Más, Ñandú', longWord].map((name, at) => (
          <State key={name} name={name}>
            <Apart name={`nombre-${at}`}>
              <ShopHeader frame={{ ...data, name }} />
            </Apart>
          </State>
        ))}
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
    'Menús de quien entró': (
      <div className="grid gap-6 sm:grid-cols-2">
        {customers.map((profile) => (
          <State key={profile.correo} name={profile.nombre}>
            <div className="overflow-hidden rounded-lg border border-line bg-card">
              <div className="flex flex-wrap items-start justify-between gap-2 bg-lona p-4 text-on-lona">
                <GreetingOf profile={profile} />
                <div className="flex lg:[&>a]:flex">
                  <AccountLinkOf profile={profile} />
                </div>
              </div>
              <OwnLinkList />
            </div>
            <div className="mt-3 max-w-80 rounded-lg bg-raised p-5 shadow-lift">
              <CustomerBox profile={profile} />
            </div>
          </State>
        ))}
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
    Pie: <ShopFooter frame={{ ...data, payments: marks, offered }} />,
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
