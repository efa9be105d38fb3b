import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { byColorAnd } from '../../shared-draft.ts';
import { sketched } from '../../shared-sketch.ts';

/** A watch strap, or a case for watches. */
export function strapOrCase(random: Random): ProductDraft {
  const brand = random.pick(['Tiempo Manso', 'Relojería Olmedo']);
  const kind = random.pick([
    {
      name: 'Correa de piel',
      strap: 'leather',
      art: 'watch-strap',
      price: 299,
      text: 'Curtida en León con taninos vegetales: oscurece bonito con los meses y no huele a plástico.',
    },
    {
      name: 'Extensible de malla',
      strap: 'metal',
      art: 'watch-strap',
      price: 249,
      text: 'Malla milanesa que se ajusta al milímetro, sin quitar eslabones.',
    },
    {
      name: 'Correa de caucho',
      strap: 'rubber',
      art: 'watch-strap',
      price: 199,
      text: 'Suave, sin olor y hecha para sudar. Se lava con agua y jabón.',
    },
    {
      name: 'Estuche para relojes',
      strap: '',
      art: 'watch-case',
      price: 549,
      text: 'Cojines blandos y ventana de cristal, para que no anden rodando en el cajón.',
    },
    {
      name: 'Estuche de viaje',
      strap: '',
      art: 'watch-case',
      price: 329,
      text: 'Rígido y con cierre: el reloj bueno llega a la boda sin un rayón.',
    },
  ]);
  const boxed = kind.strap === '';
  const model = `${random.pick(['Talabarte', 'Hebilla', 'Arriero', 'Costura', 'Mesón', 'Posada', 'Baulito'])} ${random.int(1, 20)}`;
  const palette = colors(
    ...random.pick<readonly ColorName[]>(
      kind.strap === 'metal'
        ? [
            ['Plata', 'Dorado'],
            ['Negro', 'Oro rosa'],
          ]
        : kind.strap === 'rubber'
          ? [
              ['Negro', 'Azul marino'],
              ['Verde olivo', 'Naranja'],
            ]
          : [
              ['Café', 'Negro'],
              ['Miel', 'Vino'],
              ['Camel', 'Verde botella'],
            ],
    ),
  );
  return sketched({
    brand,
    model,
    title: `${kind.name} ${brand} ${model}${boxed ? ` para ${random.pick([2, 3, 6, 10])} piezas` : ', cambio rápido sin herramienta'}`,
    text: [
      kind.text,
      boxed
        ? `El ${model} está forrado en gamuza y cabe en un cajón normal. Los cojines aceptan relojes de hombre y de mujer.`
        : `El modelo ${model} lleva pernos de cambio rápido: se pone en un minuto. Mide con una regla el ancho entre las asas de tu reloj antes de elegir.`,
    ],
    points: boxed
      ? ['Forro de gamuza', 'Cojines suaves', 'Cierre firme']
      : ['Cambio rápido', 'Hebilla de acero', 'Tres anchos'],
    specs: {
      Detalle: [
        ['Tipo', kind.name],
        ['Material', boxed ? 'Madera y gamuza' : (kind.name.split(' de ')[1] ?? 'piel')],
        ['Hebilla', boxed ? 'No aplica' : 'Acero inoxidable'],
        ['Modelo', model],
      ],
      Generales: [
        ['Largo', boxed ? '20 a 32 cm' : '115 y 75 mm'],
        ['Cuidado', kind.strap === 'leather' ? 'Evitar agua' : 'Trapo húmedo'],
        ['Origen', kind.strap === 'leather' ? 'Hecho en México' : 'Importado'],
        ['Peso', `${random.int(12, 480)} g`],
      ],
    },
    price: kind.price + random.int(0, 8) * 20,
    art: kind.art,
    ...(boxed ? {} : { params: { strap: kind.strap } }),
    subject: `${kind.name} ${model}`,
    palette,
    ...(boxed
      ? {}
      : {
          variants: byColorAnd(palette, 'Ancho', [
            ['18 mm', 0],
            ['20 mm', 0],
            ['22 mm', 0],
          ]),
        }),
    paint: ['#f6f5f1', '#c9ccd1'],
    shots: [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', 'desk'],
    ],
    warranty: '3 meses por defectos',
    words: { modelo: kind.name.toLowerCase() },
  });
}
