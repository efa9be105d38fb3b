import type { Archetype } from '../../../types.ts';
import { colors } from '../../colors.ts';
import { around, draft, reviews } from '../../shared-sheet.ts';
import { FURNITURE } from './furniture-reviews.ts';
import { BRANDS, TOWNS, WOODS } from './names.ts';

export const camas: Archetype = {
  category: 'hogar-jardin/muebles/camas-y-recamaras',
  weight: 3,
  reviews: reviews(
    [
      'No rechina nada, y miren que le hemos dado guerra con los niños brincando.',
      'El hueco de abajo me salvó: ahí van las cobijas de invierno.',
      'La cabecera se ve mucho más cara de lo que costó.',
      'Mi colchón {talla} quedó justo, sin que sobre por los lados.',
      'Firme como roca. Las tablas están bien juntas y el colchón no se pandea.',
    ],
    [
      'Las tablas del centro se sienten delgadas, le puse una pata extra y listo.',
      'Es más alta de lo que imaginaba, mi mamá batalla para subirse.',
    ],
    ['A la semana se tronó una de las tablas y no soy pesado.', 'Rechina cada vez que me volteo, ya le apreté todo.'],
    FURNITURE,
  ),
  make(r) {
    const [kind, line, base, points] = r.pick([
      [
        'Base de cama con cabecera',
        'La cabecera acolchonada te deja leer recargado sin buscar tres almohadas',
        4590,
        'Cabecera acolchonada de 110 cm de alto',
      ],
      [
        'Cama con cajones',
        'Los cuatro cajones de abajo se tragan la ropa de temporada y los juegos de sábanas',
        7490,
        'Cuatro cajones con correderas metálicas',
      ],
      [
        'Cama con baúl abatible',
        'La base se levanta con pistones y deja ver un baúl del tamaño del colchón',
        8990,
        'Baúl de almacenamiento con pistones de gas',
      ],
      [
        'Base de cama estilo japonés',
        'Queda a 28 cm del suelo, con una orilla de madera que sirve de buró',
        3990,
        'Perfil bajo, a 28 cm del suelo',
      ],
      [
        'Cama de herrería',
        'La herrería soldada a mano y pintada al horno es de las que se heredan',
        3490,
        'Herrería con pintura al horno',
      ],
      [
        'Cama con dosel',
        'Los cuatro postes piden una manta ligera o, en tierra caliente, un buen mosquitero',
        8490,
        'Postes de 200 cm desmontables',
      ],
    ] as const);
    const [mat, fit] =
      kind === 'Cama de herrería'
        ? (['acero tubular', 'acero tubular calibre 18'] as const)
        : r.pick([
            ['pino macizo', 'pino macizo con tres manos de sellador'],
            ['MDF y tapiz de lino', 'MDF de 18 mm forrado en lino'],
            ['encino', 'encino secado al horno'],
            ['tzalam', 'tzalam de Quintana Roo, de los que no le gustan a la polilla'],
          ] as const);
    const brand = r.pick(BRANDS);
    const model = r.pick(TOWNS);
    return draft({
      brand,
      model,
      noun: kind,
      pesos: around(r, base),
      title: `${kind} ${brand} ${model} de ${mat}`,
      text: [
        `${line}. La ${model} se fabrica en ${fit}, con travesaños a cada 7 cm para que el colchón descanse parejo.`,
        kind === 'Cama con baúl abatible'
          ? 'Los pistones sostienen la base abierta, así guardas y sacas con las dos manos. Soporta 300 kg entre dos personas.'
          : 'Soporta 300 kg repartidos y lleva una pata central de metal: por eso no se vence ni rechina.',
        'No incluye colchón. Elige la medida del que ya tienes: individual 100 × 190, matrimonial 135 × 190, queen 150 × 190 o king size 190 × 200 cm.',
      ],
      points: [
        points,
        `Hecha en ${mat}`,
        'Soporta hasta 300 kg',
        'Pata central de refuerzo',
        'Instructivo ilustrado y llave incluida',
      ],
      specs: {
        Medidas: [
          ['Para colchón', 'Según la medida elegida'],
          ['Separación entre tablas', '7 cm'],
          ['Peso máximo', '300 kg'],
        ],
        Materiales: [
          ['Material', mat],
          ['Colchón', 'No incluido'],
          ['Armado', 'Requiere armado entre dos personas'],
        ],
      },
      warranty: '24 meses en estructura',
      contents: '1 cama, tornillería, llave e instructivo',
      colors: r.sample(
        kind === 'Cama de herrería'
          ? colors('Negro mate', 'Blanco', 'Cobre')
          : mat === 'MDF y tapiz de lino'
            ? colors('Gris', 'Beige', 'Azul marino', 'Verde salvia')
            : colors(...WOODS),
        2,
      ),
      choice: {
        name: 'Medida',
        values: [
          ['Individual', -700],
          ['Matrimonial', 0],
          ['Queen', 600],
          ['King size', 1500],
        ],
      },
      trim: ['#f3eee4', '#8fa3b5'],
      art: 'bed',
      scene: 'bedroom',
      heroScene: 'bedroom',
      words: { talla: 'matrimonial' },
      bigTicket: true,
    });
  },
};
