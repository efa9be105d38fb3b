import type { Archetype } from '../../../types.ts';
import { colors } from '../../colors.ts';
import { around, draft, reviews } from '../../shared-sheet.ts';
import { FURNITURE } from './furniture-reviews.ts';
import { BRANDS, TOWNS } from './names.ts';

export const sillas: Archetype = {
  category: 'hogar-jardin/muebles/sillas-y-bancos',
  weight: 2,
  reviews: reviews(
    [
      'Ocho horas sentado y me paro sin dolor de cintura. Con eso digo todo.',
      'Las puse en {uso} y todo mundo pregunta dónde las compré.',
      'El asiento es ancho, no de esos donde se te quedan las piernas dormidas.',
      'Aguantan: en mi casa somos de huesos pesados y van perfecto.',
      'El tejido está parejito, se ve el trabajo.',
    ],
    [
      'Cómoda, pero raya el piso. Cómprenle fieltros de una vez.',
      'El asiento está un poquito duro, con un cojín queda.',
    ],
    ['Se le aflojó el respaldo a las dos semanas.', 'Es más chaparra de lo que dice, no llega a mi barra.'],
    FURNITURE,
  ),
  make(r) {
    const [kind, art, height, line, use, base] = r.pick([
      [
        'Silla ejecutiva ergonómica',
        'chair',
        '45 a 55 cm',
        'El soporte lumbar se sube y se baja, y el respaldo de malla deja pasar el aire en tardes largas',
        'la oficina',
        3290,
      ],
      [
        'Par de sillas de comedor',
        'chair',
        '46 cm',
        'El respaldo abraza sin apretar y el asiento acolchonado alarga la sobremesa',
        'el comedor',
        1890,
      ],
      [
        'Silla equipal',
        'chair',
        '44 cm',
        'Armada a mano en Jalisco con tiras de palo de rosa y asiento de piel, como se hacen desde hace siglos',
        'el corredor',
        2190,
      ],
      [
        'Mecedora de bejuco',
        'armchair',
        '42 cm',
        'El arco está calculado para mecerse sin esfuerzo; caben tú, el café y el atardecer',
        'la terraza',
        3490,
      ],
      [
        'Silla tejida Acapulco',
        'armchair',
        '38 cm',
        'El cordón de PVC no guarda el calor y se seca en un rato, y el aro de acero aguanta la intemperie',
        'el patio',
        1590,
      ],
      [
        'Banco alto para barra',
        'stool',
        '75 cm',
        'El descansapiés queda justo donde lo buscas y la base no se ladea',
        'la barra de la cocina',
        1190,
      ],
      [
        'Banco giratorio con pistón',
        'stool',
        '58 a 78 cm',
        'Sube y baja con palanca, gira completo y se guarda bajo la barra',
        'la barra',
        1490,
      ],
      [
        'Banco de madera tallada',
        'stool',
        '45 cm',
        'Tallado a gubia de un solo tronco, sirve de asiento, de buró o de pedestal',
        'la entrada',
        890,
      ],
    ] as const);
    const brand = r.pick(BRANDS);
    const model = r.pick(TOWNS);
    const load = r.pick([110, 120, 130, 150]);
    return draft({
      brand,
      model,
      noun: kind,
      pesos: around(r, base, 12),
      title: `${kind} ${brand} ${model} para ${use}`,
      text: [
        `${line}.`,
        `Soporta ${load} kg y el asiento queda a ${height} del suelo${/barra|comedor/u.test(use) ? ': mide tu mesa o tu barra y deja unos 28 cm libres para las piernas' : /oficina/u.test(use) ? ': ajústalo hasta que los pies apoyen completos' : ', cómodo para sentarse y para pararse'}.`,
        /tejida|bejuco|equipal|tallada/iu.test(kind)
          ? 'Por ser trabajo hecho a mano, el tono y la forma cambian un poco de una pieza a otra. Ahí está su gracia.'
          : 'Las patas llevan regatones de hule: ni rayan el piso ni rechinan al arrastrar.',
      ],
      points: [
        `Soporta ${load} kg`,
        `Altura del asiento: ${height}`,
        `Pensada para ${use}`.replace(
          'Pensada',
          kind.startsWith('Banco') ? 'Pensado' : kind.startsWith('Par') ? 'Pensadas' : 'Pensada',
        ),
        /tejida|bejuco|equipal|tallada/iu.test(kind) ? 'Hecho a mano' : 'Limpieza con paño húmedo',
      ],
      specs: {
        Medidas: [
          ['Altura del asiento', height],
          ['Ancho', `${r.int(42, 66)} cm`],
          ['Fondo', `${r.int(42, 68)} cm`],
          ['Peso máximo', `${load} kg`],
        ],
        Uso: [
          ['Espacio sugerido', use],
          ['Piezas', kind.startsWith('Par') ? '2' : '1'],
        ],
      },
      warranty: '6 meses contra defectos de fabricación',
      contents: kind.startsWith('Par') ? '2 sillas y tornillería' : '1 pieza y tornillería',
      colors: r.sample(
        kind === 'Silla equipal'
          ? colors('Camel', 'Tabaco', 'Negro')
          : kind === 'Mecedora de bejuco' || kind === 'Banco de madera tallada'
            ? colors('Miel', 'Nogal', 'Parota', 'Chocolate')
            : kind === 'Silla tejida Acapulco'
              ? colors('Turquesa', 'Rosa mexicano', 'Amarillo', 'Negro', 'Verde olivo')
              : colors('Negro', 'Camel', 'Blanco', 'Terracota', 'Gris', 'Azul marino'),
        3,
      ),
      trim: ['#6d4a30'],
      art,
      scene: art === 'chair' ? 'desk' : 'living',
      words: { uso: use },
    });
  },
};
