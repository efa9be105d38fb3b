/** Pictures are named by their content and made in a few widths, so that they can be cached for ever. */

/** Widths in pixels in which every picture is to be had. Pictures are square. */
export const pictureWidths = [160, 240, 320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Path of a picture: `pictureUrl('ab12', 320)` → `/imagenes/ab12-320.webp`. */
export function pictureUrl(key: string, width: PictureWidth): string {
  return `/imagenes/${key}-${width}.webp`;
}

/** `srcset` of the widths between `from` and `to`, for any address that {@link pictureUrl} gave; empty for other addresses. */
export function pictureSrcset(url: string, from: PictureWidth = 160, to: PictureWidth = 1280): string {
  const match = /^(.*)-\d+\.webp$/.exec(url);
  if (!match) return '';
  return pictureWidths
    .filter((width) => width >= from && width <= to)
    .map((width) => `${match[1]}-${width}.webp ${width}w`)
    .join(', ');
}
