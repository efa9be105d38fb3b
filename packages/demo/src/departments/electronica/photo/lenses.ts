import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { sketched } from '../../shared-sketch.ts';

/** A lens. */
export function lens(random: Random): ProductDraft {
  const brand = random.pick(['Obturo', 'Orvenor']);
  const [range, aperture, use, price] = random.pick([
    ['16 mm', 'f/1.8', 'paisaje y arquitectura', 7499],
    ['23 mm', 'f/2', 'calle y viaje', 6299],
    ['35 mm', 'f/1.4', 'retrato ambiental', 8999],
    ['50 mm', 'f/1.8', 'retrato y comida', 2999],
    ['56 mm', 'f/1.4', 'retrato', 8499],
    ['85 mm', 'f/1.8', 'retrato y bodas', 9999],
    ['90 mm macro', 'f/2.8', 'insectos, joyería y detalles', 11499],
    ['10-20 mm', 'f/4', 'interiores y paisaje', 9499],
    ['18-135 mm', 'f/3.5-5.6', 'todo uso', 8299],
    ['24-70 mm', 'f/2.8', 'eventos', 21999],
    ['55-200 mm', 'f/4.5-5.6', 'deporte escolar', 5999],
    ['70-200 mm', 'f/2.8', 'bodas y deporte', 29999],
    ['100-400 mm', 'f/5-6.3', 'aves y fauna', 24999],
  ] as const);
  const mount = random.pick(['montura OX', 'montura ORV', 'montura universal T']);
  const series = random.pick(['Nítido', 'Claro', 'Fino', 'Maestro']);
  const gen = random.pick(['', ' II', ' III']);
  return sketched({
    brand,
    model: `${series} ${range}${gen}`,
    title: `Lente ${brand} ${series} ${range} ${aperture}${gen} para ${mount}`,
    text: [
      `Un lente para ${use}. A ${aperture} ${
        aperture === 'f/1.4' || aperture === 'f/1.8' || aperture === 'f/2'
          ? 'desenfoca el fondo con suavidad y aguanta la luz de una cena'
          : aperture === 'f/2.8'
            ? range.includes('-')
              ? 'conserva la misma luz en todo el recorrido'
              : 'separa al sujeto del fondo con una transición suave'
            : 'se mantiene ligero para cargarlo todo el día'
      }.`,
      `Enfoca rápido y callado, sin que el motor se cuele en el video. El barril del ${series} lleva sellos contra polvo y el parasol viene en la caja.`,
      `Confirma que tu cámara use ${mount}.`,
    ],
    points: [`${range} ${aperture}`, `Para ${use}`, 'Motor silencioso', 'Parasol incluido'],
    specs: {
      Óptica: [
        ['Distancia focal', range],
        ['Apertura máxima', aperture],
        ['Elementos', `${random.int(8, 18)} en ${random.int(6, 13)} grupos`],
        ['Distancia mínima', range.includes('macro') ? '0.29 m' : `0.${random.int(3, 9)} m`],
      ],
      Generales: [
        ['Montura', mount],
        ['Filtro', `${random.pick([52, 58, 62, 67, 77])} mm`],
        ['Enfoque', 'Automático y manual'],
        ['Sellado', gen ? 'Polvo y salpicaduras' : 'Polvo'],
        ['Peso', `${random.int(180, 1200)} g`],
      ],
    },
    price: price + (gen ? gen.length * 350 : 0) + random.int(0, 4) * 100,
    art: 'lens',
    paint: random.pick([
      ['#1d1d20', '#c8242f'],
      ['#1d1d20', '#d0a548'],
      ['#c9ccd1', '#1d1d20'],
      ['#36383c', '#2bb5b8'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', 'desk'],
      ['box', 'shelf'],
    ],
    bigTicket: true,
    words: { uso: use, modelo: series },
  });
}
