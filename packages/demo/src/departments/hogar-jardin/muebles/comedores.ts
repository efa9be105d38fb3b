import type { Archetype } from '../../../types.ts';
import { colors } from '../../colors.ts';
import { around, draft, reviews } from '../../shared-sheet.ts';
import { FURNITURE } from './furniture-reviews.ts';
import { BRANDS, TOWNS } from './names.ts';

export const comedores: Archetype = {
  category: 'hogar-jardin/muebles/comedores',
  weight: 2,
  reviews: reviews(
    [
      'Lo estrenamos en Navidad con toda la familia y aguantó la pachanga.',
      'La cubierta ya vio ollas calientes y vasos sin portavasos, y sigue igual.',
      'No se tambalea nada, y eso que mi piso está chueco: trae niveladores.',
      'Las sillas sí son cómodas para la sobremesa larga.',
      'La madera se ve de verdad, con su veta. Mi mamá quedó encantada.',
    ],
    [
      'Caben {uso} personas si no son muy anchas de hombros, si no van a ir codo con codo.',
      'La mesa de diez; las sillas hay que reapretarlas al mes.',
    ],
    [
      'Una silla llegó con la pata rajada y la otra rechina. Esperaba más.',
      'La cubierta se marcó con un plato caliente a la primera semana.',
    ],
    FURNITURE,
  ),
  make(r) {
    const [people, shape, size, base] = r.pick([
      [2, 'round', '80 cm de diámetro', 3990],
      [4, 'round', '110 cm de diámetro', 6490],
      [4, 'rect', '120 × 75 cm', 5990],
      [6, 'rect', '160 × 90 cm', 9990],
      [6, 'round', '140 cm de diámetro', 11490],
      [8, 'rect', '200 × 100 cm', 15990],
    ] as const);
    const [top, line, extra] = r.pick([
      ['madera de parota', 'Cada cubierta de parota trae una veta distinta: la tuya no se va a repetir', 4200],
      [
        'MDF con chapa de encino',
        'La chapa de encino se ve y se siente como madera maciza, sin su peso ni su precio',
        800,
      ],
      ['vidrio templado', 'El vidrio templado de 10 mm agranda el espacio a la vista y se limpia de una pasada', 1500],
      ['mármol sintético', 'El mármol sintético no se mancha con el vino ni con el achiote', 2500],
      ['pino macizo', 'El pino macizo se puede lijar y volver a barnizar cuantas veces haga falta', 0],
    ] as const);
    const [chair, why] = r.pick(
      (
        [
          [
            'sillas tapizadas',
            'Las sillas van tapizadas y con respaldo curvo, porque lo mejor de la comida es la sobremesa',
          ],
          ['sillas de bejuco', 'Las sillas llevan respaldo de bejuco tejido a mano, fresco y ligero'],
          ['bancas', 'En vez de sillas trae bancas: se meten bajo la mesa y dejan el paso libre'],
          ['sillas apilables', 'Las sillas se apilan de cuatro en cuatro y se guardan en un rincón'],
        ] as const
      ).filter(([seat]) => (shape === 'rect' || seat !== 'bancas') && (people > 2 || seat !== 'sillas apilables')),
    );
    const shades =
      (
        {
          'madera de parota': ['Parota', 'Nogal'],
          'vidrio templado': ['Nogal', 'Negro', 'Blanco'],
          'mármol sintético': ['Blanco', 'Negro', 'Gris'],
        } as const
      )[top as string] ?? (['Nogal', 'Encino', 'Miel', 'Blanco'] as const);
    const brand = r.pick(BRANDS);
    const model = r.pick(TOWNS);
    const word = shape === 'round' ? 'redondo' : 'rectangular';
    const color = r.sample(colors(...shades), 2);
    return draft({
      brand,
      model,
      noun: `Comedor ${word} para ${people}`,
      pesos: around(r, base + extra),
      title: `Comedor ${word} ${brand} ${model} de ${top} para ${people} personas`,
      text: [
        people === 2
          ? `Un antecomedor para dos que cabe en la cocina: ${size} y nada de estorbo. Alcanza para el desayuno, la computadora y el café de la tarde.`
          : `Aquí se sientan ${people} con su plato, su vaso y las tortillas en medio. La mesa mide ${size} y ${shape === 'round' ? 'al ser redonda todos se ven y nadie pelea la esquina' : 'va igual de bien contra la pared que al centro del comedor'}.`,
        `${line}. ${why}.`,
        top === 'vidrio templado'
          ? 'Llega con ventosas protectoras; se instala entre dos personas.'
          : 'Usa portacazuelas con lo recién salido de la lumbre y limpia con un trapo apenas húmedo.',
      ],
      points: [
        `Para ${people} personas, ${size}`,
        `Cubierta de ${top}`,
        `Incluye ${chair}`,
        'Regatones niveladores para pisos disparejos',
      ],
      specs: {
        Medidas: [
          ['Mesa', size],
          ['Alto', '76 cm'],
          ['Lugares', `${people}`],
        ],
        Materiales: [
          ['Cubierta', top],
          ['Asientos', chair],
          ['Armado', 'Requiere armado, 60 minutos entre dos personas'],
        ],
      },
      warranty: '12 meses contra defectos de fabricación',
      contents: `1 mesa, ${chair} para ${people} y tornillería`,
      colors: color,
      trim: ['#3a2a20'],
      art: 'table',
      params: { shape },
      scene: 'living',
      heroScene: 'living',
      words: { uso: `${people}` },
      bigTicket: true,
    });
  },
};
