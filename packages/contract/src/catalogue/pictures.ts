/**
 * The name of a picture is computed from its content, so that pictures can be cached forever. Each picture exists in a
 * few widths.
 */

/** Available widths in pixels. Pictures are square. */
export const pictureWidths = [160, 240, 320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/**
 * Uses of pictures, with their widths. The storefront builds `srcset` from this list. The server delivers a picture
 * only in widths that the uses of its kind need.
 */
export const pictureUses = {
  /** A product in a list. */
  card: [240, 320, 480, 640],
  /** The products in a hero. */
  hero: [160, 240, 320, 480],
  /** The background of an editorial tile. */
  tile: [160, 240, 320],
  /** The product that a shopper wanted to save or buy, shown while the shopper signs in. */
  wanted: [160, 240, 320],
  /** The product in the notice that it is no longer sold. */
  notice: [160],
  /** The pictures on a product's page, and the enlarged pictures. */
  gallery: [320, 480, 640, 960, 1280],
  /** The thumbnails below the gallery. */
  thumb: [160, 320],
  department: [160, 240],
  /** A store's logo. */
  logo: [160, 240, 320],
  /** Pictures for other sites: social networks, search engines, product feeds. */
  share: [1280],
} as const satisfies Record<string, readonly PictureWidth[]>;
export type PictureUse = keyof typeof pictureUses;

/** The uses of each kind of picture. */
export const pictureKinds = {
  product: ['card', 'hero', 'tile', 'wanted', 'notice', 'gallery', 'thumb', 'share'],
  department: ['department', 'tile', 'share'],
  store: ['logo', 'share'],
} as const satisfies Record<string, readonly PictureUse[]>;
export type PictureKind = keyof typeof pictureKinds;

/** Whether a picture of one of these kinds is used in this width. Without kinds: whether any kind uses this width. */
export function isUsedWidth(width: PictureWidth, kinds: readonly PictureKind[]): boolean {
  const candidates: readonly PictureKind[] = kinds.length > 0 ? kinds : (Object.keys(pictureKinds) as PictureKind[]);
  return candidates.some((kind) =>
    pictureKinds[kind].some((use) => (pictureUses[use] as readonly PictureWidth[]).includes(width)),
  );
}

/** Path of a picture: `pictureUrl('ab12', 320)` → `/imagenes/ab12-320.webp`. */
export function pictureUrl(key: string, width: PictureWidth): string {
  return `/imagenes/${key}-${width}.webp`;
}

/** The same picture in another width, for a URL of {@link pictureUrl}. Other URLs are returned unchanged. */
export function pictureIn(url: string, width: PictureWidth): string {
  return url.replace(/-\d+\.webp$/, `-${width}.webp`);
}

/** The `srcset` for one use of a picture, for a URL of {@link pictureUrl}; empty for other URLs. */
export function pictureSrcset(url: string, use: PictureUse): string {
  if (!/-\d+\.webp$/.test(url)) return '';
  return pictureUses[use].map((width) => `${pictureIn(url, width)} ${width}w`).join(', ');
}
