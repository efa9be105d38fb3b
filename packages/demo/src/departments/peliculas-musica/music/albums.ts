import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { coverPaints } from '../../shared-covers.ts';
import { sketched } from '../../shared-sketch.ts';
import { sounds } from './sounds.ts';

/** Colours of vinyl pressings; all other pressings are black. */
const pressings: Readonly<Record<string, string>> = {
  'vinil rosa mexicano': '#e4007c',
  'vinil transparente': '#dfe8ee',
  'vinil jaspeado': '#8a4b6e',
  'vinil ámbar': '#c8791e',
  'vinil azul humo': '#56748f',
};

/** A record, on vinyl or on compact disc. */
export function album(random: Random, vinyl: boolean): ProductDraft {
  const sound = random.pick(sounds);
  const band = random.pick(sound.bands);
  const name = random.pick(sound.albums);
  const label = random.pick(['Discos Tololoche', 'Sello Luciérnaga', 'Casa Vinilo']);
  const year = random.int(/Electrónica|Rock/u.test(sound.genre) ? 1994 : 1968, 2026);
  const double = vinyl && random.chance(0.2);
  const shade = random.pick([
    'vinil negro de 180 g',
    'vinil rosa mexicano',
    'vinil transparente',
    'vinil jaspeado',
    'vinil ámbar',
    'vinil azul humo',
  ]);
  const press = vinyl
    ? `${double ? 'doble ' : ''}${shade}`
    : random.pick(['CD digipack', 'CD remasterizado', 'CD y libreto', 'CD doble en vivo', 'CD aniversario']);
  const tracks = random.int(8, 14) + (double || press.includes('doble') ? 8 : 0);
  return sketched({
    brand: label,
    model: `${name} (${year})`,
    title: `${band} - ${name} (${year}), ${press}`,
    text: [
      random.pick(sound.text),
      `«${name}» reúne ${tracks} temas de ${band}. ${vinyl ? (shade.includes('180') ? 'El prensado de 180 gramos pesa y se queda quieto en el plato.' : 'El color no afecta el sonido: la mezcla se cortó con cuidado y se escucha limpia.') : press.includes('remaster') ? 'La remasterización respeta los matices y no lo sube todo al máximo.' : 'Trae libreto con letras y fotos de las sesiones.'}`,
      vinyl ? 'Llega en funda interior antiestática y cartón de viaje grueso, sin esquinas dobladas.' : false,
    ],
    points: [
      press.charAt(0).toUpperCase() + press.slice(1),
      `${tracks} temas`,
      sound.genre,
      vinyl ? 'Empaque reforzado' : 'Letras incluidas',
    ],
    specs: {
      Disco: [
        ['Artista', band],
        ['Título', name],
        ['Año', String(year)],
        ['Género', sound.genre],
        ['Temas', String(tracks)],
      ],
      Edición: [
        ['Sello', label],
        ['Formato', vinyl ? `LP ${double ? 'doble' : 'sencillo'} de 12 pulgadas` : 'Disco compacto'],
        ['Velocidad', vinyl ? '33⅓ rpm' : 'No aplica'],
        ['Presentación', press],
        ['Peso', vinyl ? (double ? '560 g' : '310 g') : '95 g'],
      ],
    },
    price: vinyl
      ? 549 + (double ? 300 : 0) + (shade.includes('negro') ? 0 : 80) + random.int(0, 4) * 20
      : 149 + (press.includes('doble') ? 80 : 0) + random.int(0, 4) * 10,
    art: vinyl ? 'vinyl' : 'disc-case',
    params: {
      label: name,
      sub: band,
      imprint: label,
      motif: random.pick(sound.motifs),
      ...(vinyl ? { disc: pressings[shade] ?? '#1d1d20' } : {}),
    },
    subject: `Disco ${name}, de ${band}`,
    paint: random.pick(coverPaints),
    shots: [
      ['hero', random.pick(['studio', 'shelf'])],
      ['lifestyle', 'living'],
      ['detail', 'studio'],
      ['flat', 'desk'],
    ],
    warranty: 'Cambio en 30 días por defecto de fábrica',
    words: { titulo: name, artista: band },
  });
}
