import type { Archetype } from '../../../types.ts';
import { colors } from '../../colors.ts';
import { around, draft, reviews } from '../../shared-sheet.ts';
import { FURNITURE } from './furniture-reviews.ts';
import { BRANDS, TOWNS, WOODS } from './names.ts';

export const roperos: Archetype = {
  category: 'hogar-jardin/muebles/roperos-y-comodas',
  weight: 2,
  reviews: reviews(
    [
      'Por fin caben mis vestidos largos sin doblarse.',
      'Los cajones corren suavecito y no se salen.',
      'El espejo de la puerta viene bien protegido, llegó sin una raya.',
      'Le cupo la ropa de los dos y sobró un entrepaño.',
      'Lo anclé a la pared con la escuadra que trae. Con niños en casa, se agradece.',
    ],
    [
      'Cumple, aunque el fondo es de fibracel delgado y se siente endeble hasta que lo clavas.',
      'Muchísimas piezas. Aparten el sábado completo.',
    ],
    ['Las puertas quedaron desniveladas y las bisagras no ajustan más.', 'Un entrepaño llegó inflado de humedad.'],
    FURNITURE,
  ),
  make(r) {
    const [kind, size, inside, line, base] = r.pick([
      [
        'Ropero de tres puertas',
        '120 × 52 × 185 cm',
        '2 tubos, 4 entrepaños y 2 cajones',
        'Del lado largo cuelgan abrigos y vestidos; del otro quedan los entrepaños para suéteres y mezclilla',
        5290,
      ],
      [
        'Ropero de dos puertas',
        '80 × 48 × 180 cm',
        '1 tubo, 2 entrepaños y 1 cajón',
        'Hecho para el cuarto de visitas o el primer departamento, donde cada centímetro se pelea',
        3290,
      ],
      [
        'Clóset con puertas corredizas',
        '160 × 58 × 210 cm',
        '2 tubos, 6 entrepaños y 4 cajones',
        'Las puertas corren en vez de abrirse, así que la cama puede quedar a un paso',
        9490,
      ],
      [
        'Cómoda de seis cajones',
        '120 × 42 × 80 cm',
        '6 cajones con correderas de extensión total',
        'Los cajones salen por completo y lo del fondo deja de perderse',
        3690,
      ],
      [
        'Cajonera de cinco cajones',
        '60 × 40 × 110 cm',
        '5 cajones',
        'Angosta y alta: ocupa el lugar de una silla y guarda lo de una persona',
        2490,
      ],
      [
        'Tocador con espejo',
        '100 × 42 × 140 cm',
        '4 cajones y espejo',
        'El espejo gira y los cajones de arriba tienen divisiones para maquillaje y joyería',
        3990,
      ],
      [
        'Buró de dos cajones',
        '45 × 38 × 55 cm',
        '2 cajones',
        'La altura va con la mayoría de los colchones, y por atrás hay un paso para el cable del cargador',
        1390,
      ],
    ] as const);
    const brand = r.pick(BRANDS);
    const model = r.pick(TOWNS);
    const [mat, factor] = r.pick([
      ['MDF de 15 mm', 1],
      ['pino macizo', 1.3],
      ['melamina resistente a rayones', 1.06],
    ] as const);
    const drawers = /c[óo]moda|cajon|bur/iu.test(kind);
    return draft({
      brand,
      model,
      noun: kind,
      pesos: around(r, base * factor),
      title: `${kind} ${brand} ${model} en ${mat}`,
      text: [
        `${line}. Mide ${size} (frente, fondo y alto) y por dentro lleva ${inside.toLowerCase()}.`,
        mat === 'pino macizo'
          ? 'El pino viene sellado y listo; si algún día quieres otro color, se lija y se pinta.'
          : mat === 'MDF de 15 mm'
            ? 'El MDF de 15 mm va cantado por los cuatro lados para que la humedad no entre por las orillas.'
            : 'La melamina no se raya con ganchos ni hebillas y se limpia con un trapo.',
        'Trae escuadra para fijarlo a la pared. Úsala siempre, más si hay niños que escalan cajones.',
      ],
      points: [size, inside, `Fabricado en ${mat}`, 'Escuadra antivuelco incluida'],
      specs: {
        Medidas: [
          ['Frente × fondo × alto', size],
          ['Carga por entrepaño o cajón', `${r.pick([8, 10, 12])} kg`],
        ],
        Interior: [
          ['Distribución', inside],
          ['Material', mat],
          ['Armado', drawers ? 'Requiere armado' : 'Requiere armado entre dos personas'],
        ],
      },
      warranty: '12 meses contra defectos de fabricación',
      contents: '1 mueble, herrajes, escuadra y guía de armado',
      colors: r.sample(colors(...WOODS), 3),
      trim: ['#c9ccd1'],
      art: drawers ? 'storage-box' : 'wardrobe',
      scene: 'bedroom',
      heroScene: 'bedroom',
      bigTicket: base > 3500,
    });
  },
};
