/** Lists of saved products, and shared lists. */

import { MailedLink } from '../../features/mailed-links/mailed-link.tsx';
import { listCopy } from '../../features/wishlist/list/list-copy.ts';
import type { WishList, WishState } from '../../features/wishlist/list/list-data.ts';
import { ListForm } from '../../features/wishlist/list/list-form.tsx';
import { SortLinks } from '../../features/wishlist/list/list-links.tsx';
import { ListPage, UndoForm } from '../../features/wishlist/list/list-page.tsx';
import { CreateListCard, ListMailsCard, ManageListCard } from '../../features/wishlist/list/list-settings.tsx';
import { WishCard } from '../../features/wishlist/list/wish-card.tsx';
import { PriceNote, StateNote } from '../../features/wishlist/list/wish-notes.tsx';
import { ShareCard } from '../../features/wishlist/sharing/share-card.tsx';
import { ClosedList, SharedList } from '../../features/wishlist/sharing/shared-list.tsx';
import { invalid } from '../../shared/forms/form-results.ts';
import { PageLinks } from '../../shared/links/page-links.tsx';
import { wishlistPath } from '../../shared/links/wishlist-paths.ts';
import type { GalleryData } from './data.ts';
import { cards, longWord } from './samples.ts';
import { Apart, type Modules, State } from './state.tsx';

const hiddenDiscount = 5;
const href = () => wishlistPath();

export function wishlists({ real, now, origin }: Pick<GalleryData, 'real' | 'now' | 'origin'>): Modules {
  const moment = new Date(now).toISOString();
  const plain: WishList = {
    ...{ id: '1', nombre: 'Favoritos', predeterminada: true, productos: 4, bajaron: 1, compartida: null },
  };
  const named: WishList = { ...plain, id: '2', nombre: longWord, predeterminada: false, productos: 0, bajaron: 0 };
  const shared: WishList = { ...named, compartida: { desde: moment, mostrarNombre: true } };
  const wish = (name: string, change: number, state: WishState = 'buyable') => {
    const card = cards(real)[name] ?? Object.values(cards(real))[0];
    if (!card) throw new Error('samples has cards');
    return { card, savedPrice: card.price + change, savedAt: moment, state };
  };
  const wishes = [
    wish('Lo común', 30_000),
    wish('Con todo', -12_550),
    wish('Agotado', 0, 'soldOut'),
    wish('Palabras largas', 100, 'gone'),
  ];
  const page = { sort: 'reciente', page: 1, pages: 3, hiddenDiscount, link: undefined, notice: undefined } as const;
  // The page of a sample link would not exist, so the link leads to the settings.
  const link = `${origin}/ajustes`;
  const taken = invalid({ nombre: 'Regalos' }, { nombre: 'Ya tienes una lista con ese nombre.' });
  return {
    'Mis favoritos': (
      <div className="grid gap-4">
        <ListPage {...page} lists={[plain, named, shared]} list={plain} wishes={wishes} isMailed={false} heading="h3" />
      </div>
    ),
    'Lista de favoritos vacía': (
      <div className="grid gap-4">
        <State name="La que todos tienen">
          <ListPage {...page} pages={1} lists={[plain]} list={plain} wishes={[]} isMailed heading="h3" />
        </State>
      </div>
    ),
    'Producto guardado': (
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {wishes.map((one) => (
          <li key={one.state + one.savedPrice}>
            <WishCard wish={one} list={plain} others={[named]} hiddenDiscount={hiddenDiscount} />
          </li>
        ))}
      </ul>
    ),
    'Precio y existencia de lo guardado': (
      <div className="grid gap-2 text-xs">
        {wishes.map((one) => (
          <div key={one.state + one.savedPrice}>
            <PriceNote wish={one} />
            <StateNote wish={one} />
          </div>
        ))}
      </div>
    ),
    'Compartir una lista': (
      <div className="grid gap-4 lg:grid-cols-2">
        <State name="Sin enlace">
          <ShareCard list={plain} link={undefined} />
        </State>
        <State name="Con enlace">
          <ShareCard list={shared} link={link} />
        </State>
        <State name="Abierto en otro navegador">
          <Apart name="sin-enlace">
            <ShareCard list={shared} link={undefined} />
          </Apart>
        </State>
      </div>
    ),
    'Ajustes de una lista': (
      <div className="grid gap-4 lg:grid-cols-2">
        <CreateListCard />
        <State name="Nombre repetido">
          <CreateListCard result={taken} sample />
        </State>
        <ManageListCard list={plain} />
        <ManageListCard list={named} result={taken} sample />
        <ListMailsCard list={plain} isMailed />
        <ListMailsCard list={plain} isMailed={false} />
      </div>
    ),
    'Partes de una lista': (
      <div className="grid gap-4">
        <SortLinks sort="baja" href={href} />
        <PageLinks page={2} pages={3} href={href} />
        <UndoForm fields={{ accion: 'recuperar' }} />
        <ListForm what="avisar">
          <button type="submit" className="min-h-11">
            {longWord}
          </button>
        </ListForm>
      </div>
    ),
    'Lista compartida': (
      <div className="grid gap-4">
        <State name="Con nombre">
          <SharedList
            {...{
              name: longWord,
              by: 'Guadalupe',
              wishes,
              total: 4,
              sort: 'precio',
              page: 1,
              pages: 1,
              hiddenDiscount,
            }}
            href={href}
            heading="h2"
          />
        </State>
        <State name="Vacía">
          <SharedList
            {...{
              name: 'Favoritos',
              by: null,
              wishes: [],
              total: 0,
              sort: 'reciente',
              page: 1,
              pages: 1,
              hiddenDiscount,
            }}
            href={href}
            heading="h2"
          />
        </State>
        <State name="Cerrada">
          <ClosedList heading="h2" />
        </State>
      </div>
    ),
    'Apagar avisos de favoritos': (
      <div className="grid gap-4 lg:grid-cols-3">
        {(['ask', 'done', 'dead'] as const).map((state) => (
          <MailedLink
            key={state}
            words={listCopy.off}
            state={state}
            more={{ label: listCopy.off.all, href: '/mi-cuenta/avisos' }}
            heading="h2"
          />
        ))}
      </div>
    ),
  };
}
