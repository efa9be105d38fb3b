/** Pictures are named by their content and made in a few widths, so that they can be cached for ever. */

/** Widths in pixels in which pictures are to be had. Pictures are square. */
export const pictureWidths = [160, 240, 320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/**
 * Where pictures stand, and the widths that are asked for there: the storefront writes its `srcset` from this list, and the server draws no
 * other width of a picture than those of the uses that its kind has.
 */
export const pictureUses = {
  /** A product in a list. */
  card: [240, 320, 480, 640],
  /** The goods of a hero. */
  hero: [160, 240, 320, 480],
  /** The ground of an editorial tile. */
  tile: [160, 240, 320],
  /** A product that somebody wanted to put into the cart or to keep. */
  wanted: [160, 240, 320],
  /** The notice that a product is no longer sold. */
  notice: [160],
  /** The pictures of a product's page, and the same in large. */
  gallery: [320, 480, 640, 960, 1280],
  /** The small ones below them. */
  thumb: [160, 320],
  department: [160, 240],
  /** A store's logo. */
  face: [160, 240, 320],
  /** For whoever shows the page elsewhere: social networks, search engines, product feeds. */
  share: [1280],
} as const satisfies Record<string, readonly PictureWidth[]>;
export type PictureUse = keyof typeof pictureUses;

/** What a picture shows, by what refers to it. */
export const pictureKinds = {
  product: ['card', 'hero', 'tile', 'wanted', 'notice', 'gallery', 'thumb', 'share'],
  department: ['department', 'tile', 'share'],
  store: ['face', 'share'],
} as const satisfies Record<string, readonly PictureUse[]>;
export type PictureKind = keyof typeof pictureKinds;

/** Whether a page asks for a picture of one of these kinds in this width; of a picture that nothing refers to, whether any does. */
export function isAskedFor(width: PictureWidth, kinds: readonly PictureKind[]): boolean {
  const of: readonly PictureKind[] = kinds.length > 0 ? kinds : (Object.keys(pictureKinds) as PictureKind[]);
  return of.some((kind) =>
    pictureKinds[kind].some((use) => (pictureUses[use] as readonly PictureWidth[]).includes(width)),
  );
}

/** Path of a picture: `pictureUrl('ab12', 320)` → `/imagenes/ab12-320.webp`. */
export function pictureUrl(key: string, width: PictureWidth): string {
  return `/imagenes/${key}-${width}.webp`;
}

/** The same picture in another width, for any address that {@link pictureUrl} gave; other addresses stay as they are. */
export function pictureIn(url: string, width: PictureWidth): string {
  return url.replace(/-\d+\.webp$/, `-${width}.webp`);
}

/** `srcset` for one use of a picture, for any address that {@link pictureUrl} gave; empty for other addresses. */
export function pictureSrcset(url: string, use: PictureUse): string {
  if (!/-\d+\.webp$/.test(url)) return '';
  return pictureUses[use].map((width) => `${pictureIn(url, width)} ${width}w`).join(', ');
}
