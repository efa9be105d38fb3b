/** Shared carts: the products of a link, expired links, products that a link added, and a customer's own links. */
import type { SharedLineData } from '../../features/shared-cart/data.ts';
import { EntryPage } from '../../features/shared-cart/entry-page.tsx';
import { SharedNote } from '../../features/shared-cart/note.tsx';
import { OwnLinksPage } from '../../features/shared-cart/own-links-page.tsx';
import { Unavailable } from '../../features/shared-cart/unavailable.tsx';
import { failed } from '../../shared/forms/form-results.ts';
import { productPath } from '../../shared/links/paths.ts';
import type { GalleryData } from './data.ts';
import { longWord } from './samples.ts';
import { Apart, type Modules, State } from './state.tsx';

export function sharedCarts({ real }: Pick<GalleryData, 'real'>): Modules {
  const lines = real.slice(0, 3).map(
    (card, at): SharedLineData => ({
      ...{ key: String(at), title: card.title, href: productPath(card), picture: card.picture, alt: card.alt },
      ...{ options: ['', 'Azul talavera · M', longWord][at] ?? '', pieces: [1, 12, 0][at] ?? 1, amount: 123_450 },
    }),
  );
  const entry = { link: 'nada', lines, pieces: 13, goods: 246_900, missing: 2, isOwn: false, sample: true };
  const note = {
    ...{ use: '1', kind: 'referidos' as const, by: 'Ana', isUndone: false },
    added: [longWord, 'Taza de peltre', 'Olla', 'Silla', 'Mesa', 'Lámpara'].map((title, at) => ({
      ...{ key: String(at), title, pieces: at + 1 },
    })),
    notices: [`“${longWord}” está agotado por ahora.`],
  };
  const link = {
    ...{ id: 'aaaaaaaaaaaaaaaaaaaaaa', url: `https://tianguis.example/referidos/${'a'.repeat(300)}` },
    ...{ products: 3, made: '3 de noviembre', until: '3 de diciembre' },
  };
  return {
    'Carrito compartido': (
      <div className="grid gap-6">
        <EntryPage {...entry} kind="referidos" by="Ana" ways={undefined} />
        <State name="Sin sesión, de un aliado">
          <EntryPage {...entry} kind="external_cart" by={undefined} ways={{ login: '/login', register: '/registro' }} />
        </State>
      </div>
    ),
    'Carrito no disponible': (
      <div className="grid sm:grid-cols-2">
        <Unavailable kind="afiliados" canRetry={false} heading="h2" />
        <Unavailable kind="livestream" canRetry again="/testModules" heading="h2" />
      </div>
    ),
    'Lo que llegó por un enlace': (
      <div className="grid gap-4">
        <SharedNote {...note} />
        <Apart name="deshecho">
          <SharedNote {...note} isUndone />
        </Apart>
      </div>
    ),
    'Compartir mi carrito': (
      <div className="grid gap-6">
        <OwnLinksPage links={[link, { ...link, id: 'b' }]} sample />
        <OwnLinksPage links={[]} result={failed({}, 'Tu carrito no tiene nada que se pueda comprar ahora.')} sample />
      </div>
    ),
  };
}
