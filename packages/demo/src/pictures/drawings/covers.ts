/** Chooses the cover of a book, a record or a film. */
import type { Typeface } from '../lettering.ts';
import type { Brush } from './brush.ts';
import type { Cover, CoverWords } from './cover-parts.ts';
import { bands, diagonal, echoes, framed, giant, manual, rings, scattered } from './covers-graphic.ts';
import { airy, classic, geometric, landscape, plaque, poster, typographic } from './covers-pictorial.ts';
import type { Box } from './outlines.ts';

type Letter = readonly [face: Typeface, upper: boolean];

interface Look {
  covers: readonly Cover[];
  letters: readonly Letter[];
}

/** Cover styles by kind of publisher. A recipe selects one in `look`. */
const looks = {
  novel: {
    covers: [
      landscape,
      typographic,
      classic,
      geometric,
      plaque,
      airy,
      poster,
      bands,
      diagonal,
      echoes,
      giant,
      rings,
      framed,
    ],
    letters: [
      ['serif', false],
      ['italic', false],
      ['black', false],
      ['sans', false],
      ['sans', true],
      ['light', true],
      ['serif', true],
    ],
  },
  children: {
    covers: [landscape, airy, poster, scattered, giant, bands, plaque],
    letters: [
      ['round', false],
      ['round', true],
      ['sans', false],
      ['black', false],
    ],
  },
  manual: {
    covers: [manual, manual, bands, diagonal, geometric, typographic, rings, framed],
    letters: [
      ['sans', false],
      ['sans', true],
      ['round', false],
      ['medium', false],
    ],
  },
  home: {
    covers: [plaque, framed, airy, scattered, bands, classic, giant, manual],
    letters: [
      ['italic', false],
      ['serif', false],
      ['round', false],
      ['black', false],
      ['sans', true],
    ],
  },
  comic: {
    covers: [poster, giant, diagonal, rings, scattered, echoes],
    letters: [
      ['sans', true],
      ['round', true],
      ['black', true],
    ],
  },
  record: {
    covers: [landscape, typographic, poster, airy, rings, giant, diagonal, echoes, geometric],
    letters: [
      ['sans', true],
      ['sans', false],
      ['italic', false],
      ['black', false],
      ['light', true],
      ['round', false],
    ],
  },
  film: {
    covers: [landscape, poster, giant, diagonal, echoes, rings, typographic],
    letters: [
      ['sans', true],
      ['light', true],
      ['serif', true],
      ['black', false],
    ],
  },
  game: {
    covers: [giant, giant, poster, rings, diagonal, landscape, scattered],
    letters: [
      ['sans', true],
      ['round', true],
      ['black', true],
      ['round', false],
    ],
  },
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof looks;

const isLook = (name: string): name is LookName => Object.hasOwn(looks, name);

/**
 * The printed front of a book, a record sleeve or a film case, with the words of the recipe (`label`, `sub`, `imprint`,
 * `motif`, `look`).
 */
export function front(brush: Brush, box: Box, fallback: LookName, title: string, author = brush.word('sub')): string {
  const asked = brush.word('look');
  const look: Look = looks[isLook(asked) ? asked : fallback];
  const cover = brush.input.random.pick(look.covers);
  const [face, upper] = brush.input.random.pick(look.letters);
  const words: CoverWords = {
    title: brush.word('label', title),
    author,
    imprint: brush.word('imprint'),
    motif: brush.word('motif'),
    face,
    upper,
  };
  return cover(brush, box, words);
}
