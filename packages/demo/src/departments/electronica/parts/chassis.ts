import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { sketched } from '../../shared-sketch.ts';

/** A computer's case. */
export function chassis(random: Random): ProductDraft {
  const brand = random.pick(['Foco Rojo', 'Tekuani']);
  const size = random.pick(['ATX', 'micro ATX', 'mini ITX']);
  const side = random.pick([
    'con cristal templado',
    'con frente de malla',
    'panorámico',
    'insonorizado',
    'con madera de nogal',
  ]);
  const fans = random.pick(size === 'mini ITX' ? [1, 2] : [3, 4, 6]);
  const series = random.pick(['Templo', 'Basamento', 'Cueva', 'Torreón', 'Baluarte', 'Vitrina']);
  const number = random.int(1, 9) * 10;
  const lit = side !== 'insonorizado';
  return sketched({
    brand,
    model: `${series} ${number}`,
    title: `Gabinete ${size} ${brand} ${series} ${number} ${side}, ${fans} ventiladores${lit ? ' RGB' : ''}`,
    text: [
      side === 'insonorizado'
        ? `Paredes con espuma y puerta al frente: con el ${series} la computadora deja de sonar a licuadora.`
        : side.includes('malla')
          ? 'El frente de malla deja entrar aire de verdad, que en verano se agradece en los cuadros por segundo.'
          : side.includes('nogal')
            ? 'Una franja de nogal real al frente; combina con la sala, no con la nave espacial.'
            : `El ${series} ${number} luce los componentes sin esconder el desorden... por eso trae ganchos y tapas para acomodar los cables.`,
      `Acepta tarjetas madre ${size} y gráficas de hasta ${size === 'mini ITX' ? 320 : 390} mm. Los filtros de polvo salen sin herramienta y se lavan.`,
    ],
    points: [
      `Formato ${size}`,
      `${fans} ventiladores incluidos`,
      side.charAt(0).toUpperCase() + side.slice(1),
      'Filtros lavables',
    ],
    specs: {
      Espacio: [
        ['Formato', size],
        ['Gráfica máxima', size === 'mini ITX' ? '320 mm' : '390 mm'],
        ['Disipador máximo', size === 'mini ITX' ? '140 mm' : '170 mm'],
        ['Radiador', size === 'mini ITX' ? '240 mm' : '360 mm'],
      ],
      Generales: [
        ['Ventiladores', `${fans} de 120 mm`],
        ['Puertos', 'USB-C, 2 USB-A y audio'],
        ['Peso', `${size === 'mini ITX' ? 4.2 : random.int(6, 9)} kg`],
        ['Material', 'Acero y vidrio'],
        ['Fuente', 'No incluida'],
      ],
    },
    price: 749 + fans * 130 + number * 5 + (side.includes('nogal') ? 500 : 0),
    art: 'tower',
    params: { rgb: lit ? 1 : 0 },
    paint: random.pick([
      ['#1d1d20', '#e4007c', '#2bb5b8'],
      ['#f6f5f1', '#6fd1d6', '#cdb4e3'],
      ['#1d1d20', '#9ccb3b', '#f5c929'],
      ['#45484e', '#ee7a25', '#c8242f'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', 'desk'],
    ],
    words: { modelo: series },
  });
}
