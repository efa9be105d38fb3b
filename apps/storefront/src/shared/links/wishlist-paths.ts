/** URLs of wishlists, in a separate file from `paths`, which every page of the shop loads. */
import { paths } from './paths.ts';

export const wishlistPaths = {
  /** For scripts: answers a pressed heart. */
  heartAnswer: '/acciones/favoritos/respuesta',
  /** For scripts: ids of the saved products. */
  saved: '/resources/favoritos',
  /** For scripts: answers a form of the customer's lists. */
  answer: '/mi-cuenta/listadeseos/respuesta',
  shared: '/lista-compartida',
  mailsOff: '/avisos/favoritos',
} as const;

/** The page of a list. Without an id, the page of the default list. */
export const wishlistPath = (list?: string): string => (list === undefined ? paths.wishlist : paths.wishlist + list);

/** The URL of a shared list. The secret is in the query, since logs leave the query out. */
export const sharedListPath = (secret: string): string =>
  `${wishlistPaths.shared}?${new URLSearchParams({ clave: secret })}`;

/** Hashes of notes with the result of a heart, on the page to which it returns without scripts. */
export const heartNotes = { saved: 'guardado-en-favoritos', full: 'lista-llena', gone: 'ya-no-se-vende' } as const;
