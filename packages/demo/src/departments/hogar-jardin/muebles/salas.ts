import type { Archetype } from '../../../types.ts';
import { colors } from '../../colors.ts';
import { around, draft, reviews } from '../../shared-sheet.ts';
import { FURNITURE } from './furniture-reviews.ts';
import { BRANDS, TOWNS } from './names.ts';

export const salas: Archetype = {
  category: 'hogar-jardin/muebles/salas-y-sillones',
  weight: 4,
  reviews: reviews(
    [
      'Cabemos los cuatro viendo la tele y todavía se echa el perro. Firme pero cómodo.',
      'Mi suegra se quedó a dormir en él y amaneció sin quejas, que ya es decir.',
      'La tela no agarra pelo de gato, que era lo que más me importaba.',
      'Para {uso} quedó que ni mandado a hacer.',
      'Ya le cayó salsa y con un trapo húmedo y jabón neutro salió.',
    ],
    [
      'El respaldo es un poco bajo si mides más de 1.80, por lo demás muy bien.',
      'Los cojines se aplastan tantito con los meses, hay que estarlos volteando.',
    ],
    [
      'A los cuatro meses el asiento ya estaba hundido de un lado, justo donde nos sentamos siempre.',
      'No entró por la puerta de mi departamento. Pongan la medida de la caja más visible.',
    ],
    FURNITURE,
  ),
  make(r) {
    const [kind, seats, width, base, art, use] = r.pick([
      ['Love seat', 2, 148, 5490, 'sofa', 'un departamento chico'],
      ['Sofá de tres plazas', 3, 205, 7990, 'sofa', 'la sala de diario'],
      ['Sofá de cuatro plazas', 4, 248, 11990, 'sofa', 'una familia grande'],
      ['Sofá cama', 3, 198, 8990, 'sofa', 'recibir visitas'],
      ['Sillón individual', 1, 82, 3290, 'armchair', 'leer por las noches'],
      ['Sillón reclinable', 1, 88, 6490, 'armchair', 'ver el partido'],
      ['Sala esquinera', 4, 262, 15990, 'sofa', 'llenar ese rincón de la sala'],
    ] as const);
    const [cloth, feel, care, extra] = r.pick([
      [
        'tapiz de lino',
        'El lino respira, así que no se siente caliente ni en mayo',
        'Aspirar cada semana; manchas con paño húmedo',
        900,
      ],
      [
        'terciopelo',
        'El terciopelo de pelo corto cambia de tono con la luz y se deja cepillar',
        'Cepillo suave en el sentido del pelo',
        1300,
      ],
      [
        'tela antimanchas',
        'La tela repele líquidos el tiempo suficiente para que alcances un trapo',
        'Paño húmedo con jabón neutro',
        700,
      ],
      [
        'vinipiel',
        'La vinipiel se limpia de una pasada y aguanta a niños y mascotas',
        'Paño húmedo; sin cloro ni alcohol',
        0,
      ],
      [
        'chenilla',
        'La chenilla es gruesa y acolchonada, de esas que invitan a quedarse',
        'Aspirar con boquilla de tapicería',
        400,
      ],
    ] as const);
    const [frame, wood] = r.pick([
      ['madera de pino estufada', 'pino estufado, que ya no se tuerce ni cruje con la humedad'],
      ['madera de eucalipto', 'eucalipto, una madera pesada que no se vence en las uniones'],
      ['pino con refuerzos de acero', 'pino con escuadras de acero en cada esquina'],
    ] as const);
    const brand = r.pick(BRANDS);
    const model = r.pick(TOWNS);
    const bedded = kind === 'Sofá cama';
    return draft({
      brand,
      model,
      noun: kind,
      pesos: around(r, base + extra),
      origin: 'México',
      title: `${kind} ${brand} ${model} en ${cloth}, ${width} cm de ancho`,
      text: [
        `El ${model} está pensado para ${use}: ${width} cm de ancho, ${seats === 1 ? 'un asiento amplio' : `${seats} lugares cómodos`} y un fondo que deja apoyar bien la espalda${bedded ? '. De noche el respaldo se abate con un solo movimiento y queda una cama matrimonial de 190 cm de largo' : ''}.`,
        `${feel}. Debajo hay una estructura de ${wood}, y los asientos llevan hule espuma de alta densidad sobre resortes, para que no se haga el hueco de siempre.`,
        kind === 'Sillón reclinable'
          ? 'Jala la palanca y sube el descansapiés; deja 45 cm libres detrás para que el respaldo se recline por completo.'
          : kind === 'Sala esquinera'
            ? 'La chaise puede ir a la derecha o a la izquierda: lo decides al armarla. Mide tu esquina y el ancho de tus puertas antes de pedirla.'
            : 'Llega con las patas por separado para que pase por puertas de 80 cm; se atornillan a mano en cinco minutos.',
      ],
      points: [
        `${seats} ${seats === 1 ? 'plaza' : 'plazas'}, ${width} cm de ancho`,
        `Tapizado en ${cloth.replace('tapiz de ', '')}`,
        `Estructura de ${frame}`,
        'Espuma de alta densidad que recupera su forma',
        bedded && 'Se vuelve cama matrimonial',
      ],
      specs: {
        Medidas: [
          ['Ancho', `${width} cm`],
          ['Fondo', `${r.int(82, 96)} cm`],
          ['Alto', `${r.int(80, 98)} cm`],
          ['Peso máximo', `${seats * 120} kg`],
        ],
        Materiales: [
          ['Tapiz', cloth],
          ['Estructura', frame],
          ['Relleno', 'Hule espuma de 24 kg/m³'],
          ['Cuidado', care],
        ],
      },
      warranty: '12 meses en estructura y 6 meses en tapiz',
      contents: '1 mueble, patas, tornillería y llave',
      colors: r.sample(
        colors('Gris Oxford', 'Beige', 'Azul marino', 'Verde botella', 'Mostaza', 'Terracota', 'Camel', 'Palo de rosa'),
        3,
      ),
      trim: [r.pick(['#6d4a30', '#2a2a2d', '#b8905c'])],
      art,
      params: art === 'sofa' ? { seats } : {},
      scene: 'living',
      heroScene: 'living',
      words: { uso: use },
      bigTicket: true,
    });
  },
};
