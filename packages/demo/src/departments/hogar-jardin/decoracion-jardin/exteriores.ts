import { lineup, type Make } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { base } from './base.ts';
import { DECOR } from './decor-reviews.ts';

/** Materials of hammocks of all sizes. */
const HAMMOCK_MAKES: readonly Make[] = [
  {
    name: 'de algodón',
    line: 'El hilo de algodón es el más suave con la piel y en la sombra dura años.',
    point: 'Hilo de algodón suave',
    specs: [
      ['Material', 'Algodón'],
      ['Intemperie', 'Bajo techo'],
    ],
  },
  {
    name: 'de nailon',
    line: 'El hilo de nailon seca en una hora y no le importa dormir afuera.',
    point: 'Seca en una hora',
    specs: [
      ['Material', 'Nailon'],
      ['Intemperie', 'Sí'],
    ],
    more: 15,
  },
  {
    name: 'de manta con fleco',
    line: 'La manta cruda lleva fleco de ganchillo en las orillas, hecho a mano.',
    point: 'Fleco tejido a mano',
    specs: [
      ['Material', 'Manta de algodón'],
      ['Intemperie', 'Bajo techo'],
    ],
    more: 35,
  },
];

export const exteriores = lineup({
  ...base,
  category: 'hogar-jardin/jardin-orden-y-limpieza/asadores-y-muebles-de-exterior',
  weight: 2,
  brands: ['Jardín de Tula'],
  art: 'grill',
  scene: 'garden',
  heroScene: 'garden',
  contents: '1 pieza, herrajes e instructivo',
  reviews: reviews(
    [
      'Ya van seis carnes asadas y todo mundo quiere repetir en mi casa.',
      'Reparte bien el calor, no hay que andar moviendo los bisteces.',
      'Aguantó la temporada de lluvias sin oxidarse.',
      'Para {uso} es justo lo que quería.',
      'Se arma en media hora con cerveza en mano.',
    ],
    ['Le falta una charola de lado para poner las cosas.', 'Las ruedas son chiquitas para el pasto.'],
    ['Se oxidó de las esquinas en dos meses.', 'La tela se rompió con una ventolera normal.'],
    DECOR,
  ),
  kinds: [
    {
      name: 'Asador de carbón',
      line: 'Parrilla amplia, tapa y ceniceros que se vacían sin desarmar nada. Para carne asada de a diez.',
      price: 1490,
      point: 'Parrilla de 55 cm',
      use: 'la carne asada',
      group: 'fierro',
      specs: [
        ['Parrilla', '55 cm'],
        ['Combustible', 'Carbón'],
      ],
    },
    {
      name: 'Asador de gas de 3 quemadores',
      line: 'Se enciende de botón y en diez minutos ya hay calor: la carne asada de entre semana.',
      price: 4990,
      point: '3 quemadores con encendido',
      use: 'cocinar afuera',
      group: 'fierro',
      specs: [
        ['Parrilla', '60 × 42 cm'],
        ['Combustible', 'Gas LP'],
      ],
    },
    {
      name: 'Hamaca matrimonial',
      makes: HAMMOCK_MAKES,
      art: 'hammock',
      line: 'Hecha en Yucatán: cabe una pareja atravesada, que es como se duerme en hamaca.',
      price: 890,
      point: 'Soporta 200 kg',
      use: 'la siesta',
      group: 'tela',
      specs: [
        ['Ancho', '160 cm'],
        ['Peso máximo', '200 kg'],
      ],
    },
    {
      name: 'Hamaca silla colgante',
      makes: HAMMOCK_MAKES,
      art: 'hammock',
      line: 'Se cuelga de un solo punto y arrulla. Llévale libro.',
      price: 749,
      point: 'Un solo punto de anclaje',
      use: 'leer',
      group: 'tela',
      specs: [
        ['Ancho', '100 cm'],
        ['Peso máximo', '120 kg'],
      ],
    },
    {
      name: 'Sombrilla de jardín',
      art: 'umbrella-garden',
      line: 'Tres metros de sombra con manivela y ventila para que el aire no la voltee.',
      price: 1290,
      point: '3 m de diámetro, con manivela',
      use: 'la alberca',
      group: 'tela',
      specs: [
        ['Diámetro', '3 m'],
        ['Mástil', 'Aluminio de 38 mm'],
      ],
    },
    {
      name: 'Juego de jardín de 4 piezas',
      art: 'armchair',
      line: 'Dos sillones, love seat y mesa de centro. Los cojines se quitan cuando amenaza lluvia.',
      price: 5990,
      point: '4 piezas con cojines',
      use: 'la terraza',
      group: 'tela',
      specs: [
        ['Piezas', '4'],
        ['Peso máximo', '120 kg por asiento'],
      ],
    },
  ],
  makes: [
    {
      name: 'de acero esmaltado',
      group: 'fierro',
      line: 'El esmalte al horno aguanta calor y sereno.',
      point: 'Esmalte horneado',
      specs: [
        ['Material', 'Acero esmaltado'],
        ['Intemperie', 'Con funda'],
      ],
    },
    {
      name: 'de acero inoxidable',
      group: 'fierro',
      line: 'El acero inoxidable se limpia con cepillo y no se pica en la costa.',
      point: 'Acero inoxidable',
      more: 35,
      specs: [
        ['Material', 'Acero inoxidable'],
        ['Intemperie', 'Sí'],
      ],
    },
    {
      name: 'a rayas',
      group: 'tela',
      line: 'Rayas de colores que aguantan el sol sin deslavarse.',
      point: 'Colores firmes al sol',
      specs: [
        ['Material', 'Poliéster teñido en masa'],
        ['Intemperie', 'Sí'],
      ],
    },
    {
      name: 'con protección UV',
      group: 'tela',
      line: 'La fibra tratada no se quema con el sol ni se pudre con la lluvia.',
      point: 'Fibra con protección UV',
      more: 20,
      specs: [
        ['Material', 'Poliéster con protección UV'],
        ['Intemperie', 'Sí'],
      ],
    },
  ],
  closings: [
    'Bajo techo y en seco durante las lluvias, dura el triple.',
    'Revisa que el anclaje o la base estén firmes antes de cada uso.',
  ],
  colors: ['Negro', 'Rojo', 'Turquesa', 'Beige', 'Verde bosque', 'Naranja', 'Gris'],
  trim: ['#8b8f96'],
  offered: 2,
});
