import type { Archetype } from '../../../types.ts';
import { colors } from '../../colors.ts';
import { around, draft, reviews } from '../../shared-sheet.ts';
import { FURNITURE } from './furniture-reviews.ts';
import { BRANDS, TOWNS } from './names.ts';

export const escritorios: Archetype = {
  category: 'hogar-jardin/muebles/escritorios',
  weight: 2,
  reviews: reviews(
    [
      'Llevo medio año trabajando en casa con este escritorio y la espalda me lo agradece.',
      'Caben dos monitores y todavía el café.',
      'Para {uso} es justo lo que necesitaba.',
      'El pasacables parece detalle menor hasta que lo tienes.',
      'Lo compré para mi hija que entró a la prepa y ya hace la tarea ahí sin protestar.',
    ],
    [
      'Bien, pero se mueve tantito si escribes fuerte. Pegado a la pared no se nota.',
      'El cajón es más chico de lo que se ve, no entra una carpeta tamaño oficio.',
    ],
    ['La cubierta se despostilló en la orilla al mes.', 'Las patas no quedan a nivel, baila todo el tiempo.'],
    FURNITURE,
  ),
  make(r) {
    const [kind, size, line, use, base] = r.pick([
      [
        'Escritorio sencillo',
        '100 × 50 cm',
        'Una cubierta despejada y cuatro patas firmes: lo que hace falta para sentarse a trabajar y nada más',
        'la escuela',
        1490,
      ],
      [
        'Escritorio en L',
        '150 × 120 cm',
        'De un lado la computadora y del otro los papeles; giras la silla y cambias de tarea',
        'la oficina en casa',
        3790,
      ],
      [
        'Escritorio de altura ajustable',
        '120 × 60 cm',
        'El motor lo sube de 72 a 118 cm en doce segundos, y guarda tres alturas para que cada quien ponga la suya',
        'trabajar de pie a ratos',
        5990,
      ],
      [
        'Escritorio con librero',
        '120 × 50 cm',
        'Los entrepaños de encima dejan los libros a la mano y la cubierta libre',
        'estudiar',
        2990,
      ],
      [
        'Escritorio gamer',
        '140 × 65 cm',
        'La superficie de fibra sirve de tapete para el mouse y a los lados hay gancho para audífonos y portavaso',
        'jugar en línea',
        3490,
      ],
      [
        'Escritorio abatible de pared',
        '80 × 45 cm',
        'Cerrado ocupa 15 cm; abierto cabe la laptop, el cuaderno y la taza',
        'un cuarto chiquito',
        1890,
      ],
      [
        'Secreter',
        '90 × 45 cm',
        'La tapa baja para escribir y sube para esconder el tiradero, como los de las abuelas',
        'llevar las cuentas de la casa',
        3290,
      ],
    ] as const);
    const brand = r.pick(BRANDS);
    const model = r.pick(TOWNS);
    const leg = r.pick(['acero con pintura electrostática', 'madera de pino', 'acero y madera'] as const);
    return draft({
      brand,
      model,
      noun: kind,
      pesos: around(r, base),
      title: `${kind} ${brand} ${model} ${size} para ${use}`,
      text: [
        `${line}. La cubierta mide ${size}.`,
        `Las patas de ${leg} llevan niveladores, porque casi ningún piso está parejo. Hay un pasacables con tapa para que los cargadores no cuelguen.`,
        kind === 'Escritorio de altura ajustable'
          ? 'Se conecta a 127 V y soporta 70 kg sobre la cubierta; si topa con algo al bajar, se detiene solo.'
          : kind === 'Escritorio abatible de pared'
            ? 'Incluye taquetes para muro de tabique y de tablarroca. Soporta 20 kg abierto.'
            : 'Se arma en unos 40 minutos con la llave que viene en la caja.',
      ],
      points: [`Cubierta de ${size}`, `Patas de ${leg}`, 'Pasacables integrado', `Ideal para ${use}`],
      specs: {
        Medidas: [
          ['Cubierta', size],
          ['Alto', kind === 'Escritorio de altura ajustable' ? '72 a 118 cm' : '75 cm'],
          ['Carga máxima', kind === 'Escritorio abatible de pared' ? '20 kg' : '70 kg'],
        ],
        Materiales: [
          ['Tablero', 'MDF con melamina de 18 mm'],
          ['Patas', leg],
          ['Armado', 'Requiere armado'],
        ],
      },
      warranty: '12 meses contra defectos de fabricación',
      contents: '1 escritorio, herrajes y guía de armado',
      colors: r.sample(colors('Nogal', 'Encino', 'Blanco', 'Negro', 'Miel'), 2),
      trim: ['#2a2a2d'],
      art: 'desk',
      scene: 'desk',
      heroScene: 'desk',
      words: { uso: use },
    });
  },
};
