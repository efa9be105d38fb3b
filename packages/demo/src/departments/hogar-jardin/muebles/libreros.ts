import type { Archetype } from '../../../types.ts';
import { colors } from '../../colors.ts';
import { around, draft, reviews } from '../../shared-sheet.ts';
import { FURNITURE } from './furniture-reviews.ts';
import { BRANDS, TOWNS, WOODS } from './names.ts';

export const libreros: Archetype = {
  category: 'hogar-jardin/muebles/libreros-y-muebles-para-tv',
  weight: 2,
  reviews: reviews(
    [
      'Le puse pura enciclopedia y no se pandea ni un milímetro.',
      'Esconde el módem, la consola y el cablerío. La sala parece otra.',
      'Lo uso de separador entre la sala y el comedor y funciona por los dos lados.',
      'Quedó precioso con unas plantas y mis discos.',
      'Los entrepaños se mueven de altura, cosa que casi nadie ofrece.',
    ],
    [
      'Está bien, nada más que la parte de atrás viene destapada y se ve el muro.',
      'Aguanta libros normales, los de arte muy pesados mejor hasta abajo.',
    ],
    ['El entrepaño de en medio se venció con dos filas de libros.', 'La puerta no cierra, le falta imán.'],
    FURNITURE,
  ),
  make(r) {
    const [kind, art, size, line, base] = r.pick([
      [
        'Librero de cinco niveles',
        'bookcase',
        '80 × 30 × 180 cm',
        'Cinco niveles que se suben o bajan cada 3 cm, para que quepan lo mismo novelas que atlas',
        1990,
      ],
      [
        'Librero tipo escalera',
        'bookcase',
        '60 × 40 × 175 cm',
        'Se recarga en la pared y va de más a menos: abajo lo pesado, arriba las plantas',
        1290,
      ],
      [
        'Librero de cubos',
        'bookcase',
        '110 × 30 × 110 cm',
        'Nueve cubos donde caben libros, discos, canastas o la colección de la que presumes',
        1790,
      ],
      ['Librero esquinero', 'bookcase', '65 × 65 × 170 cm', 'Le saca provecho a esa esquina donde no cabía nada', 1690],
      [
        'Mueble para TV con cajones',
        'tv-stand',
        '160 × 40 × 50 cm',
        'Sostiene una pantalla de hasta 65 pulgadas y en los cajones se van los controles y cables',
        3490,
      ],
      [
        'Mueble para TV flotante',
        'tv-stand',
        '140 × 32 × 30 cm',
        'Va atornillado al muro y deja el piso libre para barrer o para la aspiradora robot',
        2690,
      ],
      [
        'Centro de entretenimiento',
        'tv-stand',
        '180 × 40 × 160 cm',
        'La pantalla al centro, los libros a los lados y atrás un canal por donde baja todo el cableado',
        5490,
      ],
      [
        'Credenza para TV',
        'tv-stand',
        '150 × 40 × 65 cm',
        'Las puertas de celosía dejan pasar la señal del control y el aire que necesita la consola',
        4290,
      ],
    ] as const);
    const brand = r.pick(BRANDS);
    const model = r.pick(TOWNS);
    const mat = r.pick(['pino macizo', 'MDF enchapado', 'acero y madera', 'melamina texturizada'] as const);
    return draft({
      brand,
      model,
      noun: kind,
      pesos: around(r, base * (mat === 'pino macizo' ? 1.25 : 1)),
      title: `${kind} ${brand} ${model} de ${mat}, ${size}`,
      text: [
        `${line}. Sus medidas: ${size}.`,
        mat === 'acero y madera'
          ? 'El marco de acero carga el peso y la madera pone lo cálido; ese contraste va con casi cualquier sala.'
          : mat === 'pino macizo'
            ? 'Es pino de una sola pieza, con sus nudos y su olor. Con una pasada de cera al año se conserva como nuevo.'
            : 'El acabado no pide más que un trapo seco; huye del agua encharcada y va a durar años.',
        art === 'bookcase'
          ? 'Fíjalo a la pared con la escuadra incluida antes de cargarlo.'
          : 'Checa el ancho de la base de tu pantalla, no solo las pulgadas.',
      ],
      points: [
        `Medidas: ${size}`,
        `Material: ${mat}`,
        art === 'tv-stand' ? 'Paso de cables por atrás' : 'Escuadra antivuelco incluida',
        art === 'tv-stand' ? 'Soporta pantallas de hasta 40 kg' : 'Hasta 15 kg por entrepaño',
      ],
      specs: {
        Medidas: [
          ['Frente × fondo × alto', size],
          ['Carga', art === 'tv-stand' ? '40 kg en la cubierta' : '15 kg por entrepaño'],
        ],
        Materiales: [
          ['Material', mat],
          ['Armado', 'Requiere armado'],
          ['Fijación', 'Escuadras y taquetes incluidos'],
        ],
      },
      warranty: '12 meses contra defectos de fabricación',
      contents: '1 mueble, herrajes y escuadra',
      colors: r.sample(colors(...WOODS), 2),
      trim: ['#33302d'],
      art,
      scene: 'living',
      heroScene: 'living',
    });
  },
};
