import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { sketched } from '../../shared-sketch.ts';

/** A turntable. */
export function turntable(random: Random): ProductDraft {
  const brand = random.pick(['Tornamesa Coyote', 'Casa Vinilo']);
  const kind = random.pick([
    {
      name: 'Tornamesa de maleta',
      price: 1399,
      text: 'Se abre, se enchufa y suena. Trae bocinas integradas y se va contigo a la azotea.',
    },
    {
      name: 'Tornamesa de banda',
      price: 3499,
      text: 'Motor separado del plato para que la vibración no llegue a la aguja. La que cuida tus discos.',
    },
    {
      name: 'Tornamesa de tracción directa',
      price: 6999,
      text: 'Arranque inmediato y velocidad firme, para escuchar o para mezclar.',
    },
    {
      name: 'Tornamesa con Bluetooth',
      price: 2499,
      text: 'Manda el sonido a tus bocinas sin cables, y si un día quieres cables, también.',
    },
  ]);
  const model = `${random.pick(['Surco', 'Aguja', 'Lado B', 'Giro', 'Treinta y Tres', 'Serenata'])} ${random.int(1, 9)}0`;
  const extra = random.pick(
    kind.name.includes('maleta')
      ? ['con aguja de repuesto', 'con entrada auxiliar', 'con asa de piel', 'con Bluetooth']
      : [
          'con aguja de repuesto',
          'con tapa acrílica',
          'con preamplificador',
          'con salida USB',
          'con contrapeso ajustable',
        ],
  );
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Nogal', 'Negro'],
      ['Negro', 'Rojo'],
      ['Turquesa', 'Rosa'],
      ['Encino', 'Blanco'],
    ]),
  );
  return sketched({
    brand,
    model,
    title: `${kind.name} ${brand} ${model} ${extra}, 33 y 45 rpm`,
    text: [
      kind.text,
      `La ${model} viene ${extra}. ${kind.name.includes('maleta') ? 'Buena para empezar y para discos de uso diario.' : 'El brazo permite ajustar la presión de la aguja, que es lo que alarga la vida de los discos.'}`,
    ],
    points: [
      '33 y 45 rpm',
      extra.charAt(0).toUpperCase() + extra.slice(1),
      kind.name.includes('Bluetooth') ? 'Bluetooth 5.3' : 'Salida RCA',
      'Guía en español',
    ],
    specs: {
      Tornamesa: [
        ['Tipo', kind.name],
        ['Velocidades', kind.name.includes('maleta') ? '33, 45 y 78 rpm' : '33 y 45 rpm'],
        ['Aguja', kind.price > 2000 ? 'De imán móvil, reemplazable' : 'Cerámica, reemplazable'],
        ['Bocinas', kind.name.includes('maleta') ? 'Integradas, 2 × 3 W' : 'No'],
      ],
      Generales: [
        ['Salidas', kind.name.includes('Bluetooth') ? 'RCA y Bluetooth' : 'RCA'],
        ['Alimentación', '127 V, 60 Hz'],
        ['Peso', `${(kind.price / 900 + 1).toFixed(1)} kg`],
        ['Incluye', extra],
      ],
    },
    price: kind.price + random.int(0, 8) * 60,
    art: 'turntable',
    params: { kind: kind.name.includes('maleta') ? 'suitcase' : 'deck' },
    subject: `${kind.name} ${model}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'living'],
      ['detail', 'studio'],
    ],
    bigTicket: kind.price > 3000,
    words: { modelo: model },
  });
}
