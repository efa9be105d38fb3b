import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { sketched } from '../../shared-sketch.ts';

/** A child's watch. */
export function kids(random: Random): ProductDraft {
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
