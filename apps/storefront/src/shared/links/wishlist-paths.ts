/** Addresses of wishlists, apart from `paths`, which every page of the shop loads. */
import { paths } from './paths.ts';

export const wishlistPaths = {
  /** For scripts: a heart that was pressed. */
  heartAnswer: '/acciones/favoritos/respuesta',
  /** For scripts: what is saved, by id. */
  saved: '/resources/favoritos',
  /** For scripts: a form of the customer's lists. */
  answer: '/mi-cuenta/listadeseos/respuesta',
  shared: '/lista-compartida',
  mailsOff: '/avisos/favoritos',
} as const;

/** The page of a list; without one, the page of the default list. */
export const wishlistPath = (list?: string): string => (list === undefined ? paths.wishlist : paths.wishlist + list);

/** What somebody shares: the secret is in the query, where logs leave it out. */
export const sharedListPath = (secret: string): string =>
  `${wishlistPaths.shared}?${new URLSearchParams({ clave: secret })}`;

/** Of the pages that a heart without scripts leads back to: what became of it. */
export const heartNotes = { saved: 'guardado-en-favoritos', full: 'lista-llena', gone: 'ya-no-se-vende' } as const;
