import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { sketched } from '../../shared-sketch.ts';

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

/** A group of watches: its styles, and a pattern of its movements. Without a pattern, all movements are possible. */
export interface Shelf {
  styles: readonly string[];
  movements?: RegExp;
}

/** A watch of one group, for women or for men. */
export function adult(random: Random, woman: boolean, shelf: Shelf): ProductDraft {
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
