import type { Color, PictureRecipe, ProductDraft } from '../types.ts';

export type Pictures = ProductDraft['pictures'];
type Picture = Pictures[number];
export type Params = PictureRecipe['params'];
/** View and scene of a picture. */
export type Shot = readonly [view: PictureRecipe['view'], scene: string];

function altText(subject: string, view: PictureRecipe['view']): string {
  switch (view) {
    case 'hero':
      return subject;
    case 'detail':
      return `${subject}, detalle`;
    case 'lifestyle':
      return `${subject} en uso`;
    case 'scale':
      return `${subject}, para apreciar su tamaño`;
    case 'box':
      return `${subject} con su empaque`;
    case 'flat':
      return `${subject}, desde arriba`;
  }
}

/** A drawing, with the name of its subject for alternative texts. */
export interface Drawing {
  subject: string;
  art: string;
  params?: Params;
}

/** Pictures of a product without a choice of colours, one for each shot. */
export function gallery(drawing: Drawing, palette: readonly string[], shots: readonly Shot[]): Picture[] {
  return shots.map(([view, scene]) => ({
    color: null,
    alt: altText(drawing.subject, view),
    recipe: { art: drawing.art, colors: palette, params: drawing.params ?? {}, view, scene },
  }));
}

/**
 * Pictures of a product with colours: the first shot in every colour, the other shots in the first colour. `accents`
 * are further colours of the drawing.
 */
export function colorGallery(
  drawing: Drawing,
  palette: readonly Color[],
  shots: readonly Shot[],
  accents: readonly string[] = [],
): Picture[] {
  return palette.flatMap((shade, index) =>
    (index === 0 ? shots : shots.slice(0, 1)).map(([view, scene]) => ({
      color: shade.name,
      alt: `${altText(drawing.subject, view)}, color ${shade.name.toLowerCase()}`,
      recipe: { art: drawing.art, colors: [shade.hex, ...accents], params: drawing.params ?? {}, view, scene },
    })),
  );
}
