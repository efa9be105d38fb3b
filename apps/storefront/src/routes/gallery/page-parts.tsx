/** Parts of listings, of the search, of stores and of the settings. */
import { parseListing } from '@tianguis/domain';
import { DepartmentIndex } from '../../features/catalogue/department-index.tsx';
import { ActiveFilters } from '../../features/catalogue/filters/active-filters.tsx';
import { NarrowingCategories } from '../../features/catalogue/filters/narrowing-categories.tsx';
import { ListingPage } from '../../features/catalogue/listing-page.tsx';
import { OfferSteps } from '../../features/catalogue/offer-steps.tsx';
import { Pagination } from '../../features/catalogue/pagination.tsx';
import { SearchHistory } from '../../features/search/history.tsx';
import { NoResults } from '../../features/search/no-results.tsx';
import {
  CorrectedNotice,
  MissingBrandNotice,
  MissingPriceNotice,
  MissingThingNotice,
  PartlyNotice,
  SuggestedNotice,
  UnderstoodNotice,
} from '../../features/search/notices.tsx';
import { VoiceButton } from '../../features/search/voice-button.tsx';
import { MorePage } from '../../features/settings/more-page.tsx';
import { SettingsPage } from '../../features/settings/settings-page.tsx';
import { StoreHeader } from '../../features/stores/store-header.tsx';
import { StoreIndex } from '../../features/stores/store-index.tsx';
import type { GalleryData } from './data.ts';
import { cards, facets, longWord, storeCards } from './samples.ts';
import { type Modules, State } from './state.tsx';

const at = (...segments: string[]) => ({ base: '/c/ofertas', state: parseListing(segments).state });

export function pageParts({ real, tree, store, groups, siteName }: GalleryData): Modules {
  const all = Object.values(cards(real));
  const crumbs = tree.slice(0, 2).map(({ id, name }) => ({ id, name }));
  return {
    'Listado con filtros': (
      <ListingPage
        title={`Listado con ${longWord}`}
        heading="h2"
        address={at('estrellas=4', 'enviogratis=1', 'marca=zentli')}
        listing={{ products: all.slice(0, 4), total: 1204, pages: 41, facets }}
        hiddenDiscount={5}
        lead={<OfferSteps address={at()} discounts={facets.discount} />}
        categories={
          <NarrowingCategories address={at()} crumbs={crumbs} everything="Ofertas" counts={facets.category} />
        }
      />
    ),
    'Listado vacío': (
      <ListingPage
        title="Nada con estos filtros"
        heading="h2"
        address={at('estrellas=4', 'enviogratis=1')}
        listing={{ products: [], total: 0, pages: 0, facets }}
        hiddenDiscount={5}
        categories={null}
      />
    ),
    'Filtros activos': (
      <ActiveFilters
        address={at('marca=zentli')}
        filters={[
          { label: 'Zentli', href: '/c/ofertas/pagina=1' },
          { label: longWord, href: '/c/ofertas/pagina=2' },
        ]}
      />
    ),
    Páginas: (
      <div className="grid gap-4">
        {['pagina=1', 'pagina=20', 'pagina=41'].map((page) => (
          <State key={page} name={page}>
            <Pagination address={at(page)} pages={41} />
          </State>
        ))}
      </div>
    ),
    Departamentos: <DepartmentIndex tree={tree} heading="h2" />,
    'Avisos de la búsqueda': (
      <div className="grid gap-2">
        <CorrectedNotice text="refirgerador" corrected="refrigerador" />
        <SuggestedNotice suggested={longWord.toLowerCase()} />
        <MissingBrandNotice brand="Makita" />
        <MissingThingNotice thing={longWord.toLowerCase()} />
        <MissingPriceNotice prices={{ priceMin: 100_000, priceMax: 250_000 }} />
        <UnderstoodNotice text="celular más barato" ideas={[]} change={{ sort: 'price_asc' }} />
        <UnderstoodNotice text="celular barato de menos de 6000" ideas={[]} />
        <UnderstoodNotice text="regalo para mi mamá" ideas={['perfume', 'bolsa de mano', longWord.toLowerCase()]} />
        <PartlyNotice
          text="mesa de madera tallada"
          leftOut={['madera', 'tallada']}
          complete={0}
          mentioned={0}
          total={9}
        />
        <PartlyNotice text="mesa de pino" leftOut={[]} complete={3} mentioned={3} total={9} />
      </div>
    ),
    'Búsqueda sin resultados': (
      <NoResults
        heading="h2"
        text={longWord}
        suggested="audífonos"
        elsewhere={{ departments: tree.slice(0, 3), bestSellers: all.slice(0, 3) }}
        hiddenDiscount={5}
      />
    ),
    'Búsquedas recientes y voz': (
      <>
        <div className="flex flex-wrap gap-2">
          <VoiceButton />
        </div>
        <SearchHistory />
      </>
    ),
    'Encabezado de tienda': (
      <StoreHeader
        heading="h2"
        siteName={siteName}
        store={{
          ...store,
          ...{ name: `Electrónica ${longWord}`, accent: '#00704f', logo: null, kind: 'official', city: 'Cuernavaca' },
          ...{ state: 'Morelos', location: 'Cuernavaca, Morelos', since: '2021-03-04', about: `Vendemos ${longWord}.` },
          ...{ shipping: 'Enviamos en un día.', returns: '30 días.', rating: 4.6, ratings: 1284, products: 12 },
        }}
      />
    ),
    'Índice de tiendas': (
      <StoreIndex
        heading="h2"
        title="Tiendas"
        state={{ page: 1 }}
        stores={storeCards(null, store).map((card, index) => ({ ...card, id: index + 1 }))}
        total={4}
        everywhere={4}
        pages={2}
        facets={{
          letter: ['A', 'Ñ', 'Z'].map((value, index) => ({ value, label: value, count: index })),
          department: tree.slice(0, 2).map(({ id, name }) => ({ value: `${id}`, label: name, count: 2 })),
        }}
      />
    ),
    Menú: <MorePage heading="h2" groups={groups} />,
    Ajustes: <SettingsPage heading="h2" />,
  };
}
