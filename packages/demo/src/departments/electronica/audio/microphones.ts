import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { sketched } from '../../shared-sketch.ts';

/** A microphone for a desk, a stage or a lapel. */
export function microphone(random: Random): ProductDraft {
  const brand = random.pick(['Zarape Audio', 'Caseta Sonora', 'Mirlo']);
  const kind = random.pick([
    {
      key: 'USB de condensador',
      price: 899,
      series: ['Cabina', 'Anécdota'],
      text: 'Se conecta a la computadora y graba. Tiene perilla de ganancia, silencio al tacto y salida para monitorear sin retraso.',
    },
    {
      key: 'dinámico vocal',
      price: 649,
      series: ['Bolero', 'Ranchera'],
      text: 'De mano, resistente y sin miedo a los gritos. El que pides para cantar en vivo y que sobrevive a la tornafiesta.',
    },
    {
      key: 'inalámbrico de solapa',
      price: 799,
      series: ['Broche', 'Reportero'],
      text: 'Dos transmisores del tamaño de un dulce que se prenden a la ropa y se conectan al celular. Para entrevistas, clases y videos de producto.',
    },
    {
      key: 'inalámbrico doble de mano',
      price: 1499,
      series: ['Dueto', 'Palenque'],
      text: 'Dos micrófonos y un receptor con 50 metros de alcance. Karaoke en casa, misa, kermés: todo cabe.',
    },
  ]);
  const series = random.pick(kind.series);
  const number = random.int(1, 19) * 5;
  const pattern = kind.key.startsWith('inalámbrico de') ? 'Omnidireccional' : 'Cardioide';
  return sketched({
    brand,
    model: `${series} ${number}`,
    title: `Micrófono ${kind.key} ${brand} ${series} ${number}${random.pick([' con estuche', ' con base', ' negro', ' con filtro antipop'])}`,
    text: [
      kind.text,
      pattern === 'Cardioide'
        ? `El ${series} ${number} escucha de frente y olvida lo de atrás: ni el ventilador ni el perro del vecino salen en la grabación (bueno, el perro un poco).`
        : `Trae reducción de ruido y paravientos de peluche para grabar en la calle. La carga del estuche da para el día completo.`,
    ],
    points: [
      `Patrón ${pattern.toLowerCase()}`,
      kind.key.includes('USB')
        ? 'Conecta y graba'
        : kind.key.startsWith('inalámbrico')
          ? 'Sin cables'
          : 'Cuerpo de metal',
      'Incluye accesorios',
    ],
    specs: {
      Sonido: [
        ['Tipo', kind.key],
        ['Patrón', pattern],
        ['Respuesta', kind.key.includes('USB') ? '20 Hz a 20 kHz, 24 bits y 96 kHz' : '50 Hz a 16 kHz'],
        ['Presión máxima', kind.key.includes('dinámico') ? '140 dB' : '120 dB'],
      ],
      Generales: [
        [
          'Conexión',
          kind.key.includes('USB') ? 'USB-C' : kind.key.includes('solapa') ? 'USB-C y 3.5 mm' : 'XLR y 6.3 mm',
        ],
        [
          'Alimentación',
          kind.key.includes('inalámbrico') ? 'Batería recargable' : kind.key.includes('USB') ? 'USB' : 'No requiere',
        ],
        ['Cuerpo', 'Metal'],
        ['Peso', `${random.int(24, 420)} g`],
      ],
    },
    price: kind.price + number * 9,
    art: 'microphone',
    paint: random.pick([
      ['#1d1d20', '#c9ccd1'],
      ['#45484e', '#d0a548'],
      ['#c9ccd1', '#1d1d20'],
      ['#f6f5f1', '#e4007c'],
      ['#7a1f36', '#d0a548'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', kind.key.includes('USB') ? 'desk' : 'party'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    words: { modelo: series },
  });
}
