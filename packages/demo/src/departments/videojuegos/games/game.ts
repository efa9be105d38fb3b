import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { coverPaints } from '../../shared-covers.ts';
import { sketched } from '../../shared-sketch.ts';
import type { Genre } from './genres.ts';

/** Platforms of games. */
export const consoles = ['Tlacuani 2', 'Kuxtal X', 'Tlacuani Bolsillo', 'PC'] as const;

/** A phrase for each number of players, for use within a sentence. */
const company: Readonly<Record<string, string>> = {
  '1 jugador': 'en solitario',
  '1 a 2 jugadores': 'en solitario o entre dos',
  '1 a 4 jugadores': 'en solitario o entre cuatro en la misma sala',
  '1 a 4 en línea': 'en solitario o con hasta cuatro en línea',
  '1 a 8 en línea': 'en casa o con hasta ocho en línea',
  '1 a 12 en línea': 'en solitario o con hasta doce en línea',
  '1 a 8 en torneo': 'entre dos o en torneo de ocho',
};

/** A boxed game. */
export function game(random: Random, genre: Genre): ProductDraft {
  const name = `${random.pick(genre.heads)} ${random.pick(genre.tails)}`;
  const studio = random.pick(genre.studios);
  const platform = random.pick(consoles.slice(0, 3));
  const edition = random.weighted([
    ['', 5],
    ['Edición Especial', 2],
    ['Edición Coleccionista', 1],
    ['Edición Completa', 2],
  ] as const);
  const [shortest, longest] = genre.hours;
  const hours = random.int(shortest, longest);
  const [low, high] = genre.price;
  const rating = random.pick(genre.rating);
  const players = random.pick(genre.players);
  const extra = { '': 0, 'Edición Especial': 250, 'Edición Coleccionista': 1400, 'Edición Completa': 350 }[edition];
  const gigs = random.int(6, 95);
  return sketched({
    brand: studio,
    model: name,
    title: `Videojuego ${name}${edition ? ` ${edition}` : ''} para ${platform}, físico`,
    text: [
      random.pick(genre.openings),
      `${name} dura unas ${hours} horas y se juega ${company[players] ?? 'en solitario'}. ${random.pick(genre.seconds)}`,
      edition === 'Edición Coleccionista'
        ? 'La caja trae figura de resina, libro de arte y mapa de tela, además del juego físico.'
        : edition === 'Edición Completa'
          ? 'Incluye las expansiones publicadas y todos los trajes.'
          : edition === 'Edición Especial'
            ? 'Viene con estuche metálico y tres misiones adicionales.'
            : false,
    ],
    points: [
      `Para ${platform}`,
      players.charAt(0).toUpperCase() + players.slice(1),
      `Cerca de ${hours} horas`,
      `Clasificación ${rating}`,
      'Voces o textos en español',
    ],
    specs: {
      Juego: [
        ['Título', name],
        ['Género', genre.name],
        ['Estudio', studio],
        ['Jugadores', players],
        ['Duración', `Cerca de ${hours} h`],
      ],
      Edición: [
        ['Consola', platform],
        ['Formato', 'Físico'],
        ['Clasificación', `${rating} (Lineamientos de la Secretaría de Gobernación)`],
        ['Idioma', 'Español de Latinoamérica'],
        ['Espacio necesario', `${gigs} GB`],
        ['Región', 'Sin bloqueo'],
      ],
    },
    price: low + (high - low) * random.next() + extra,
    art: 'game-case',
    params: { label: name, sub: platform, imprint: studio, motif: random.pick(genre.motifs) },
    subject: `Videojuego ${name} para ${platform}`,
    paint: random.pick(coverPaints),
    shots: [
      ['hero', random.pick(['studio', 'shelf'])],
      ['lifestyle', 'living'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    warranty: 'Cambio en 30 días por disco o cartucho dañado',
    words: { titulo: name, consola: platform },
  });
}
