import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { sketched } from '../../shared-sketch.ts';

/** A charging dock, or a carrying case. */
export function dock(random: Random): ProductDraft {
  const brand = random.pick(['Botón Arriba', 'Arcadia Roma']);
  const kind = random.pick([
    {
      name: 'Base de carga doble',
      art: 'controller',
      price: 349,
      text: 'Dos controles cargando y en su lugar, no debajo del cojín.',
    },
    {
      name: 'Estuche rígido',
      art: 'storage-box',
      price: 299,
      text: 'Casco de EVA con bolsillos para cables y diez juegos. Aguanta la mochila de la escuela.',
    },
    {
      name: 'Base vertical con ventilador',
      art: 'console',
      price: 449,
      text: 'Para la consola de pie y fresca, con ranuras para los discos.',
    },
    {
      name: 'Funda de silicón',
      art: 'controller',
      price: 129,
      text: 'Agarre extra y cero rayones. Incluye gomitas para las palancas.',
    },
    {
      name: 'Soporte para audífonos y control',
      art: 'headphones',
      price: 219,
      text: 'Todo colgado y a la mano. La base pesa, así que no se cae.',
    },
  ]);
  const target = random.pick(['Tlacuani 2', 'Kuxtal X', 'Tlacuani Bolsillo', 'Kuxtal Viaje']);
  const model = `${random.pick(['Nido', 'Percha', 'Refugio', 'Garage', 'Petate', 'Repisa'])} ${random.int(1, 9)}`;
  const palette = colors(
    ...random.pick<readonly ColorName[]>([['Negro'], ['Negro', 'Blanco'], ['Rojo', 'Negro'], ['Azul', 'Morado']]),
  );
  return sketched({
    brand,
    model,
    title: `${kind.name} ${brand} ${model} para ${target}`,
    text: [
      kind.text,
      `La pieza ${model} está hecha a la medida de ${target}: puertos y ventilas quedan libres. Se limpia con un trapo seco.`,
    ],
    points: [
      `Para ${target}`,
      'A la medida',
      kind.name.includes('carga') ? 'Luz de carga completa' : 'Material resistente',
    ],
    specs: {
      Uso: [
        ['Tipo', kind.name],
        ['Compatible con', target],
        ['Modelo', model],
        ['Piezas', '1'],
      ],
      Generales: [
        [
          'Material',
          kind.name.includes('silicón') ? 'Silicón' : kind.name.includes('Estuche') ? 'EVA y nailon' : 'ABS',
        ],
        ['Alimentación', /carga|ventilador/u.test(kind.name) ? 'USB' : 'No usa'],
        ['Peso', `${random.int(60, 480)} g`],
        ['Instalación', 'Sin herramienta'],
      ],
    },
    price: kind.price + random.int(0, 8) * 15,
    art: kind.art,
    subject: `${kind.name} para ${target}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'living'],
      ['detail', 'studio'],
    ],
    words: { modelo: target },
  });
}
