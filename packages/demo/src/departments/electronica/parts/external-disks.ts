import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { byOption } from '../../shared-draft.ts';
import { sketched } from '../../shared-sketch.ts';

/** An external disk. */
export function externalDisk(random: Random): ProductDraft {
  const brand = random.pick(['Baúl', 'Cenote']);
  const solid = random.chance(0.5);
  const trait = random.pick(
    solid
      ? ['de aluminio', 'de uso rudo', 'con huella digital', 'para consola']
      : ['de escritorio', 'de bolsillo', 'con respaldo automático', 'para cámaras de seguridad'],
  );
  const series = random.pick(['Arcón', 'Petaca', 'Ropero', 'Bodega', 'Troje', 'Cofre']);
  const number = random.int(1, 9) * 5;
  const speed = solid ? random.pick([550, 1050, 2000]) : random.pick([120, 140]);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([['Negro'], ['Negro', 'Azul'], ['Grafito', 'Rojo'], ['Plata', 'Azul cielo']]),
  );
  return sketched({
    brand,
    model: `${series} ${number}`,
    title: `${solid ? 'SSD externo' : 'Disco duro externo'} ${brand} ${series} ${number} ${trait}, hasta ${speed} MB/s`,
    text: [
      solid
        ? `Sin piezas que se muevan, el ${series} aguanta la mochila y el golpe tonto. Copia una película en segundos y pesa como una barra de chocolate.`
        : `Mucho espacio por poco dinero: fotos de diez años, respaldos del negocio, películas de la familia. El ${series} ${number} guarda todo eso calladito.`,
      trait === 'con huella digital'
        ? 'Se abre con tu huella: si se pierde, los archivos no se van con él.'
        : trait.includes('respaldo')
          ? 'El programa incluido copia lo nuevo cada noche sin que te acuerdes.'
          : trait.includes('consola')
            ? 'Guarda juegos y los mueve de una consola a otra sin volver a bajarlos.'
            : trait.includes('cámaras')
              ? 'Hecho para grabar las veinticuatro horas, toda la semana.'
              : 'Funciona al conectarlo en las computadoras de siempre y en la pantalla de la sala.',
      'Consejo de quien ya perdió fotos: ten siempre dos copias.',
    ],
    points: [
      `Hasta ${speed} MB/s`,
      trait.charAt(0).toUpperCase() + trait.slice(1),
      'USB 3.2 y USB-C',
      solid ? 'Sin partes móviles' : 'Gran capacidad',
    ],
    specs: {
      Almacenamiento: [
        ['Tipo', solid ? 'Estado sólido' : 'Disco giratorio'],
        ['Velocidad', `${speed} MB/s`],
        ['Interfaz', 'USB 3.2'],
        ['Cifrado', trait.includes('huella') ? 'AES de 256 bits' : 'Por software'],
      ],
      Generales: [
        ['Cable', 'USB-C y adaptador USB-A'],
        ['Alimentación', trait === 'de escritorio' ? 'Adaptador incluido' : 'Por USB'],
        ['Peso', solid ? `${random.int(45, 98)} g` : `${random.int(160, 780)} g`],
        ['Resistencia', trait.includes('rudo') ? 'IP65 y caídas de 3 m' : 'Uso normal'],
      ],
    },
    price: (solid ? 999 : 1099) + number * 6 + speed * 0.15,
    art: 'ssd',
    params: { label: brand },
    palette,
    variants: palette.flatMap(({ name, hex }) =>
      byOption(
        'Capacidad',
        solid
          ? [
              ['500 GB', 0],
              ['1 TB', 600],
              ['2 TB', 1700],
            ]
          : [
              ['1 TB', 0],
              ['2 TB', 400],
              ['4 TB', 1300],
            ],
      ).map((v) => ({ ...v, options: { Color: name, ...v.options }, colorHex: hex })),
    ),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'desk'],
      ['box', 'shelf'],
    ],
    warranty: '3 años con el fabricante',
    words: { modelo: series },
  });
}
