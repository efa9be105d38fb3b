import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft } from '../../types.ts';
import { type ColorName, colors } from '../colors.ts';
import { byColorAnd } from '../shared-draft.ts';
import { sketched } from '../shared-sketch.ts';
import { kidsWatchReviews, strapReviews, watchReviews } from './reviews.ts';

type Strap = 'leather' | 'metal' | 'rubber';

const strapNames: Readonly<Record<Strap, string>> = { leather: 'piel', metal: 'acero', rubber: 'caucho' };

interface Style {
  key: string;
  series: readonly string[];
  straps: readonly Strap[];
  movement: readonly string[];
  price: number;
  text: readonly string[];
}

const styles: readonly Style[] = [
  {
    key: 'clásico',
    series: ['Portales', 'Madero', 'Notario', 'Sobremesa'],
    straps: ['leather', 'metal'],
    movement: ['de cuarzo', 'automático'],
    price: 1299,
    text: [
      'Carátula limpia, manecillas delgadas y números que se leen de un vistazo. Va con traje y con mezclilla.',
      'Un reloj discreto, de los que se heredan. No presume: acompaña.',
    ],
  },
  {
    key: 'cronógrafo',
    series: ['Autódromo', 'Tercera Curva', 'Cronista'],
    straps: ['metal', 'leather'],
    movement: ['de cuarzo', 'de cuarzo solar'],
    price: 2199,
    text: [
      'Tres subcarátulas que sí funcionan: mide vueltas, tiempos de cocción o la junta que iba a durar diez minutos.',
      'Botones firmes, bisel con taquímetro y la presencia justa en la muñeca.',
    ],
  },
  {
    key: 'de buceo',
    series: ['Cozumel', 'Arrecife', 'Boca del Río'],
    straps: ['rubber', 'metal'],
    movement: ['automático', 'de cuarzo'],
    price: 2799,
    text: [
      'Bisel que gira en un solo sentido, luminiscencia fuerte y corona atornillada. Aguanta el mar de verdad, no solo las fotos.',
      'Para quien vive mojado: alberca, regadera, playa y lluvia de junio.',
    ],
  },
  {
    key: 'digital',
    series: ['Bitácora', 'Alarma', 'Cancha'],
    straps: ['rubber'],
    movement: ['digital'],
    price: 449,
    text: [
      'Cronómetro, alarma, luz y pila para cinco años. El que se pone y se olvida.',
      'Números grandes y carcasa que aguanta golpes. Llega a la obra, al gimnasio y al fin de semana.',
    ],
  },
];

/** What a shelf of watches holds: the styles, and the movements when not all. */
interface Shelf {
  styles: readonly string[];
  movements?: RegExp;
}

const everyday: Shelf = { styles: ['clásico', 'cronógrafo'], movements: /cuarzo/u };
const automatic: Shelf = { styles: ['clásico'], movements: /automático/u };
const diving: Shelf = { styles: ['de buceo'] };
const digital: Shelf = { styles: ['digital'] };

function adult(random: Random, woman: boolean, shelf: Shelf): ProductDraft {
  const style = random.pick(styles.filter(({ key }) => shelf.styles.includes(key)));
  const strap = random.pick(style.straps);
  const movement = random.pick(style.movement.filter((name) => shelf.movements?.test(name) ?? true));
  const brand = random.pick(['Tiempo Manso', 'Minutero Sur', 'Relojería Olmedo', 'Trópico Reloj']);
  const size = woman ? random.pick([28, 30, 32, 34]) : random.pick([38, 40, 42, 44]);
  const meters = style.key === 'de buceo' ? 200 : style.key === 'digital' ? 100 : random.pick([30, 50]);
  const model = `${random.pick(style.series)} ${size}${random.pick(['', ' Noche', ' Fecha', ' II', ' Aniversario'])}`;
  const palette = colors(
    ...(strap === 'leather'
      ? random.pick<readonly ColorName[]>([
          ['Café', 'Negro'],
          ['Camel', 'Azul marino'],
          ['Vino', 'Café oscuro'],
          woman ? ['Palo de rosa', 'Beige'] : ['Negro', 'Verde botella'],
        ])
      : strap === 'metal'
        ? random.pick<readonly ColorName[]>([
            ['Plata', 'Dorado'],
            ['Plata', 'Negro'],
            woman ? ['Oro rosa', 'Plata'] : ['Azul acero', 'Plata'],
          ])
        : random.pick<readonly ColorName[]>([
            ['Negro', 'Azul marino'],
            ['Negro', 'Naranja'],
            ['Verde militar', 'Negro'],
            woman ? ['Blanco', 'Rosa'] : ['Grafito', 'Rojo'],
          ])),
  );
  return sketched({
    brand,
    model,
    title: `Reloj ${style.key} para ${woman ? 'mujer' : 'hombre'} ${brand} ${model}, ${movement === 'digital' ? 'con alarma y luz' : movement}, correa de ${strapNames[strap]}`,
    text: [
      random.pick(style.text),
      movement === 'automático'
        ? `El ${model} se carga con el movimiento de la muñeca y guarda unas 40 horas. Si lo dejas quieto el fin de semana, dale cuerda el lunes.`
        : movement === 'de cuarzo solar'
          ? `El ${model} se alimenta de luz, hasta la de la oficina, y no usa pila de repuesto.`
          : movement === 'digital'
            ? `El ${model} trae luz nocturna, dos horarios y cuenta regresiva.`
            : `El ${model} es de cuarzo: exacto, con pila que dura cerca de tres años y se cambia en cualquier relojería.`,
      `La caja mide ${size} mm, ${size >= 42 ? 'para muñecas anchas' : size <= 30 ? 'pequeña y elegante' : 'una medida que le queda a casi todas las muñecas'}. Resiste ${meters} m, es decir, ${meters >= 200 ? 'buceo recreativo' : meters >= 100 ? 'natación' : meters >= 50 ? 'lluvia y alberca tranquila' : 'salpicaduras, no regadera'}.`,
    ],
    points: [
      `Caja de ${size} mm`,
      `Movimiento ${movement}`,
      `Correa de ${strapNames[strap]}`,
      `Resiste ${meters} m`,
      'Estuche de regalo',
    ],
    specs: {
      Reloj: [
        ['Movimiento', movement],
        ['Caja', `${size} mm, ${style.key === 'digital' ? 'resina' : 'acero inoxidable 316L'}`],
        ['Cristal', movement === 'automático' ? 'Zafiro' : style.key === 'digital' ? 'Acrílico' : 'Mineral'],
        ['Carátula', style.key],
      ],
      Generales: [
        ['Correa', strapNames[strap]],
        ['Ancho de correa', `${woman ? 14 : style.key === 'clásico' ? 20 : 22} mm`],
        ['Resistencia al agua', `${meters} m`],
        ['Peso', `${strap === 'metal' ? random.int(98, 165) : random.int(38, 82)} g`],
        ['Incluye', 'Estuche y póliza'],
      ],
    },
    price:
      style.price * (movement === 'automático' ? 1.9 : 1) * (strap === 'metal' ? 1.15 : 1) + random.int(0, 10) * 60,
    art: 'watch',
    params: { strap, kind: style.key },
    subject: `Reloj ${brand} ${model}`,
    palette,
    paint: ['#f6f5f1', '#d0a548'],
    shots: [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', 'desk'],
      ['box', 'shelf'],
    ],
    warranty: '24 meses en la maquinaria',
    bigTicket: style.price * (movement === 'automático' ? 1.9 : 1) > 3000,
    words: {
      modelo: model,
      persona: woman
        ? random.pick(['mi mamá', 'mi esposa', 'mi hermana'])
        : random.pick(['mi papá', 'mi esposo', 'mi hermano']),
    },
  });
}

function kids(random: Random): ProductDraft {
  const brand = random.pick(['Trópico Reloj', 'Minutero Sur']);
  const [theme, motif] = random.pick([
    ['Ajolote', 'ajolotes'],
    ['Cohete', 'cohetes y planetas'],
    ['Dinosaurio', 'dinosaurios'],
    ['Mariposa', 'mariposas monarca'],
    ['Luchador', 'máscaras de lucha'],
    ['Unicornio', 'unicornios'],
    ['Gol', 'balones'],
    ['Sirena', 'sirenas y conchitas'],
    ['Tortuga', 'tortugas marinas'],
    ['Colibrí', 'colibríes'],
  ] as const);
  const kind = random.pick([
    'para aprender la hora',
    'digital con luz',
    'resistente al agua',
    'con cronómetro y alarma',
  ]);
  const number = random.int(1, 5);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Azul cielo', 'Rosa'],
      ['Verde limón', 'Naranja'],
      ['Morado', 'Turquesa'],
      ['Rojo', 'Amarillo'],
    ]),
  );
  return sketched({
    brand,
    model: `${theme} ${number}`,
    title: `Reloj infantil ${brand} ${theme} ${number} ${kind}, correa de silicón`,
    text: [
      kind.includes('aprender')
        ? 'Las manecillas dicen cuál es la hora y cuál los minutos, y el borde trae los números de cinco en cinco. En una semana ya te corrigen a ti.'
        : kind.includes('luz')
          ? 'Números grandes, botón de luz y alarma suave para la escuela.'
          : kind.includes('agua')
            ? 'Alberca, manguera y lavada de manos: no hay que quitárselo. Resiste 50 metros.'
            : 'Cronómetro para las carreras del recreo y alarma para la tarea.',
      random.pick([
        `La correa de silicón con ${motif} se ajusta de los 4 a los 10 años y se lava con jabón.`,
        `El dibujo de ${motif} va grabado, no pegado, así que no se despega en el recreo.`,
        `Viene en cajita con ${motif} por fuera, lista para el cumpleaños. La pila ya está puesta.`,
      ]),
    ],
    points: [kind.charAt(0).toUpperCase() + kind.slice(1), 'Correa ajustable', 'Sin níquel', `Diseño de ${motif}`],
    specs: {
      Reloj: [
        ['Tipo', kind.includes('aprender') ? 'Análogo' : 'Digital'],
        ['Caja', '32 mm'],
        ['Resistencia al agua', kind.includes('agua') ? '50 m' : '30 m'],
        ['Pila', 'Incluida, 2 años'],
      ],
      Generales: [
        ['Correa', 'Silicón, 11 a 17 cm'],
        ['Edad', '4 a 10 años'],
        ['Diseño', motif],
        ['Peso', `${random.int(22, 34)} g`],
      ],
    },
    price: 199 + number * 20 + (kind.includes('agua') ? 60 : 0),
    art: 'watch',
    params: { strap: 'rubber', kind: kind.includes('aprender') ? 'clásico' : 'digital' },
    subject: `Reloj infantil ${theme}`,
    palette,
    paint: ['#f6f5f1', '#f5c929'],
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'nursery'],
      ['detail', 'studio'],
    ],
    warranty: '6 meses en la maquinaria',
    words: { modelo: theme, persona: random.pick(['mi hija', 'mi hijo', 'mi nieto', 'mi sobrina']) },
  });
}

function strapOrCase(random: Random): ProductDraft {
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

const at = (leaf: string) => `joyeria/relojes/${leaf}`;

export const watches: readonly Archetype[] = [
  {
    category: at('relojes-para-hombre'),
    weight: 6,
    reviews: watchReviews,
    make: (random) => adult(random, false, everyday),
  },
  {
    category: at('relojes-para-mujer'),
    weight: 6,
    reviews: watchReviews,
    make: (random) => adult(random, true, everyday),
  },
  {
    category: at('relojes-automaticos'),
    weight: 3,
    reviews: watchReviews,
    make: (random) => adult(random, random.chance(0.35), automatic),
  },
  {
    category: at('relojes-de-buceo'),
    weight: 2,
    reviews: watchReviews,
    make: (random) => adult(random, random.chance(0.25), diving),
  },
  {
    category: at('relojes-digitales'),
    weight: 3,
    reviews: watchReviews,
    make: (random) => adult(random, random.chance(0.4), digital),
  },
  { category: at('relojes-infantiles'), weight: 2, reviews: kidsWatchReviews, make: kids },
  { category: at('correas-y-estuches'), weight: 2, reviews: strapReviews, make: strapOrCase },
];
