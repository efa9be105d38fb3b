import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { byOption } from '../../shared-draft.ts';
import { sketched } from '../../shared-sketch.ts';

/** A smart bulb, light strip or lamp. */
export function smartBulb(random: Random): ProductDraft {
  const brand = random.pick(['Casa Despierta', 'Foco Rojo']);
  const kind = random.pick([
    {
      key: 'Foco inteligente de colores',
      price: 159,
      base: 'E26',
      text: 'Dieciséis millones de colores para la fiesta y un blanco cálido para la cena.',
    },
    {
      key: 'Foco inteligente blanco',
      price: 109,
      base: 'E26',
      text: 'De luz de trabajo a luz de descanso sin levantarse de la cama.',
    },
    {
      key: 'Tira LED inteligente',
      price: 299,
      base: 'Adhesiva',
      text: 'Detrás de la pantalla, bajo la barra de la cocina o alrededor de la cama. Se corta a la medida.',
    },
    {
      key: 'Spot inteligente empotrable',
      price: 219,
      base: 'GU10',
      text: 'Para el plafón: cada uno se regula por separado.',
    },
    {
      key: 'Lámpara inteligente de buró',
      price: 449,
      base: 'Integrada',
      text: 'Amanece poco a poco y se apaga cuando te duermes con el libro en la cara.',
    },
  ]);
  const watts = random.pick([7, 9, 10, 12]);
  const model = `${random.pick(['Luciérnaga', 'Ocaso', 'Candil', 'Cocuyo', 'Lunada', 'Veladora'])} ${random.int(1, 20)}`;
  const bulb = kind.base === 'E26' || kind.base === 'GU10';
  return sketched({
    brand,
    model,
    title: `${kind.key} ${brand} ${model} de ${watts} W, Wi-Fi, ${kind.base === 'E26' ? 'rosca E26' : kind.base.toLowerCase() === 'gu10' ? 'base GU10' : 'control por voz'}`,
    text: [
      kind.text,
      `La serie ${model.split(' ')[0]} se conecta al Wi-Fi de 2.4 GHz sin central ni cajita extra, obedece a los asistentes de voz y recuerda la última luz si se va la corriente.`,
      `Con ${watts} W ilumina como un foco de ${watts * 8} de los de antes.`,
    ],
    points: [`${watts} W (unos ${watts * 90} lúmenes)`, 'Sin central', 'Horarios y escenas', 'Control por voz'],
    specs: {
      Luz: [
        ['Potencia', `${watts} W`],
        ['Flujo', `${watts * 90} lúmenes`],
        ['Temperatura', '2700 a 6500 K'],
        ['Colores', kind.key.includes('blanco') ? 'Solo blancos' : '16 millones'],
      ],
      Generales: [
        ['Base', kind.base],
        ['Conexión', 'Wi-Fi de 2.4 GHz'],
        ['Tensión', '100-130 V, 60 Hz'],
        ['Vida útil', '25,000 h'],
        ['Cumple con', 'NOM-030-ENER y NOM-208-SCFI'],
      ],
    },
    price: kind.price + watts * 6 + random.int(0, 4) * 10,
    art: kind.base === 'Integrada' ? 'lamp' : 'smart-bulb',
    ...(kind.base === 'Integrada' ? { params: { kind: 'table' } } : {}),
    paint: random.pick([
      ['#f6f5f1', '#e4007c'],
      ['#f6f5f1', '#6a3d9a'],
      ['#f6f5f1', '#f5c929'],
      ['#f6f5f1', '#2bb5b8'],
      ['#f6f5f1', '#ee7a25'],
    ]),
    ...(bulb
      ? {
          variants: byOption('Presentación', [
            ['1 pieza', 0],
            ['2 piezas', Math.round(kind.price * 0.8)],
            ['4 piezas', Math.round(kind.price * 2.3)],
          ]),
        }
      : {}),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', random.pick(['living', 'bedroom'])],
      ['box', 'shelf'],
    ],
    words: { modelo: model.split(' ')[0] ?? model },
  });
}
