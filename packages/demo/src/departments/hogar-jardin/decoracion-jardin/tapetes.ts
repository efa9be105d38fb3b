import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { base } from './base.ts';
import { DECOR } from './decor-reviews.ts';

export const tapetes = lineup({
  ...base,
  category: 'hogar-jardin/decoracion-e-iluminacion/tapetes',
  weight: 2,
  brands: ['Casa Xilitla', 'Luzenda'],
  art: 'rug',
  scene: 'living',
  contents: '1 tapete enrollado',
  reviews: reviews(
    [
      'Los niños juegan ahí todo el día y se sacude fácil.',
      'El dibujo es mucho más fino que en la foto.',
      'No se corre ni con el perro derrapando.',
      'Quedó soñado en {uso}.',
      'Se desenrolló y al otro día ya estaba plano.',
    ],
    ['Suelta pelusa las primeras semanas.', 'Un poco delgado, le puse bajoalfombra y listo.'],
    ['Las orillas se levantan y nos tropezamos.', 'Despintó con el primer derrame de agua.'],
    DECOR,
  ),
  kinds: [
    {
      name: 'Tapete para sala',
      line: 'Reúne los sillones y quita el eco del piso de loseta.',
      price: 1290,
      point: 'Delimita la sala',
      use: 'la sala',
      specs: [
        ['Uso', 'Sala'],
        ['Forma', 'Rectangular'],
      ],
      choice: {
        name: 'Medida',
        values: [
          ['120 × 170 cm', -350],
          ['160 × 230 cm', 0],
          ['200 × 290 cm', 890],
        ],
      },
    },
    {
      name: 'Tapete de pasillo',
      line: 'Angosto y largo, para que el pasillo deje de parecer pasillo.',
      price: 690,
      point: 'Medida angosta',
      use: 'el pasillo',
      specs: [
        ['Uso', 'Pasillo'],
        ['Forma', 'Rectangular'],
      ],
      choice: {
        name: 'Medida',
        values: [
          ['60 × 180 cm', 0],
          ['70 × 250 cm', 240],
        ],
      },
    },
    {
      name: 'Tapete de recámara',
      line: 'Lo primero que pisas en la mañana. Que sea suave.',
      price: 490,
      point: 'Pie de cama',
      use: 'la recámara',
      scene: 'bedroom',
      specs: [
        ['Uso', 'Recámara'],
        ['Forma', 'Rectangular'],
      ],
      choice: {
        name: 'Medida',
        values: [
          ['60 × 110 cm', 0],
          ['80 × 150 cm', 190],
        ],
      },
    },
    {
      name: 'Tapete redondo',
      line: 'Redondo para el rincón de lectura o debajo de la mesa de centro.',
      price: 890,
      point: 'Forma redonda',
      use: 'el rincón de lectura',
      specs: [
        ['Uso', 'Sala o recámara'],
        ['Forma', 'Redonda'],
      ],
      choice: {
        name: 'Diámetro',
        values: [
          ['120 cm', 0],
          ['160 cm', 420],
        ],
      },
    },
  ],
  makes: [
    {
      name: 'de lana con greca',
      line: 'Tejido en telar con grecas zapotecas, en la tradición de Teotitlán. La lana repele el polvo por naturaleza.',
      point: 'Lana tejida en telar',
      more: 70,
      specs: [
        ['Material', 'Lana'],
        ['Altura', '6 mm'],
      ],
      params: { pattern: 'zigzag' },
    },
    {
      name: 'de yute',
      line: 'El yute es fresco, áspero al ojo y sorprendentemente amable con los pies.',
      point: 'Fibra natural de yute',
      more: 10,
      specs: [
        ['Material', 'Yute'],
        ['Altura', '8 mm'],
      ],
      params: { pattern: 'plain' },
    },
    {
      name: 'de pelo largo',
      line: 'Cuatro centímetros de pelo donde se hunden los pies.',
      point: 'Pelo de 4 cm',
      more: 20,
      specs: [
        ['Material', 'Polipropileno'],
        ['Altura', '40 mm'],
      ],
      params: { pattern: 'gradient' },
    },
    {
      name: 'a rayas',
      line: 'Rayas anchas que alargan el cuarto.',
      point: 'Diseño a rayas',
      specs: [
        ['Material', 'Algodón'],
        ['Altura', '5 mm'],
      ],
      params: { pattern: 'stripes' },
    },
    {
      name: 'lavable con flores',
      line: 'Cabe en la lavadora de casa y seca en una tarde.',
      point: 'Lavable en lavadora',
      more: 15,
      specs: [
        ['Material', 'Poliéster'],
        ['Altura', '4 mm'],
      ],
      params: { pattern: 'flowers' },
    },
  ],
  closings: [
    'Gíralo media vuelta cada seis meses para que el sol lo desgaste parejo.',
    'Pide una medida que deje 20 cm de piso libre alrededor.',
  ],
  colors: ['Terracota', 'Gris', 'Crema', 'Azul marino', 'Mostaza', 'Vino', 'Verde olivo', 'Rosa mexicano'],
  trim: ['#f1e8d2', '#36383c'],
  specs: [
    ['Base', 'Antiderrapante'],
    ['Limpieza', 'Aspirar; manchas con paño húmedo'],
  ],
});
