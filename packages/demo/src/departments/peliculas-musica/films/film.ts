import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { coverPaints } from '../../shared-covers.ts';
import { byOption } from '../../shared-draft.ts';
import { sketched } from '../../shared-sketch.ts';
import type { Genre } from './genres.ts';

const directors = [
  'Amparo Quintanar',
  'Rogelio Batres',
  'Inés Urrutia',
  'Saúl Montaño',
  'Paloma Rentería',
  'Evaristo Nájera',
  'Nayeli Tovar',
  'Tadeo Mendieta',
  'Julia Escamilla',
  'Hilario Cisneros',
] as const;

/** A film, or the season of a series. */
export function film(random: Random, genre: Genre): ProductDraft {
  const name = `${random.pick(genre.heads)} ${random.pick(genre.tails)}`;
  const studio = random.pick(['Cine Permanencia', 'Butaca Roja']);
  const director = random.pick(directors);
  const year = random.int(1996, 2025);
  const plot = random
    .pick(genre.plots)
    .replace('{who}', random.pick(genre.who))
    .replace('{place}', random.pick(genre.places));
  const [shortest, longest] = genre.minutes;
  const minutes = random.int(shortest, longest);
  const restored = year < 2006 && random.chance(0.6);
  const series = genre.leaf === 'series';
  const discs = series ? random.int(2, 5) : 1;
  const edition = random.pick([
    '',
    ', edición con extras',
    ', versión extendida',
    restored ? ', restaurada en 4K' : ', con libreto',
  ]);
  return sketched({
    brand: studio,
    model: name,
    title: `${name} (${year}), de ${director}${edition}`,
    text: [
      plot.charAt(0).toUpperCase() + plot.slice(1),
      random.pick(genre.seconds),
      `${series ? `Son ${discs} discos con ${Math.round(minutes / 42)} capítulos` : `Dura ${minutes} minutos`}, en español y con subtítulos para personas sordas. ${restored ? 'La copia se restauró desde el negativo original.' : 'Trae detrás de cámaras y avances.'}`,
    ],
    points: [
      `Dirección de ${director}`,
      series ? `${discs} discos` : `${minutes} minutos`,
      'Subtítulos para personas sordas',
      restored ? 'Restaurada' : 'Detrás de cámaras',
    ],
    specs: {
      [series ? 'Serie' : 'Película']: [
        ['Título', name],
        ['Dirección', director],
        ['Año', String(year)],
        ['Género', genre.name],
        ['Duración', series ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes} min`],
      ],
      Edición: [
        ['Distribuye', studio],
        ['Discos', String(discs)],
        ['Audio', 'Español 5.1'],
        ['Subtítulos', 'Español e inglés'],
        ['Región', 'Región 4 (DVD) y A (Blu-ray)'],
        ['Clasificación', random.pick(genre.rating)],
      ],
    },
    price: (series ? 249 : 119) + discs * 30 + (edition ? 40 : 0) + (year > 2020 ? 60 : 0),
    art: 'film-case',
    params: {
      label: name,
      sub: director,
      imprint: studio,
      motif: random.pick(genre.motifs),
    },
    subject: `${series ? 'Serie' : 'Película'} ${name}`,
    paint: random.pick(coverPaints),
    variants: byOption('Formato', [
      ['DVD', 0],
      ['Blu-ray', series ? 200 : 100],
    ]),
    shots: [
      ['hero', random.pick(['studio', 'shelf'])],
      ['lifestyle', 'living'],
      ['detail', 'studio'],
    ],
    warranty: 'Cambio en 30 días por disco dañado',
    words: { titulo: name, director },
  });
}
