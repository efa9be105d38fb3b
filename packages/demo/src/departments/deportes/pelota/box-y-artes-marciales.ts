import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { box } from '../reviews/pelota.ts';

export const boxYArtesMarciales = productLine({
  leaf: 'deportes/box-pesca-y-golf/box-y-artes-marciales',
  weight: 3,
  reviews: box,
  art: 'boxing-gloves',
  scene: 'gym',
  makers: [M.docerounds, M.fierroViejo, M.tonelaje],
  trims: ['#f6f5f1', '#d0a548', '#1d1d20'],
  models: ['Jab', 'Asalto', 'Campana', 'Esquina Roja', 'Gancho', 'Cinturón', 'Round 12'],
  colors: colors('Rojo', 'Negro', 'Azul rey', 'Blanco', 'Rosa mexicano', 'Dorado'),
  mostColors: 2,
  sizes: {
    option: 'Peso',
    values: [
      ['10 oz', 1],
      ['12 oz', 1.04],
      ['14 oz', 1.08],
      ['16 oz', 1.12],
    ],
    most: 4,
  },
  items: [
    {
      name: 'Guantes de box para entrenamiento',
      the: 'los guantes',
      price: 690,
      say: 'Para costal, manoplas y condición. La espuma de tres capas recibe el golpe y no se hace bola.',
      facts: [
        ['Uso', 'Costal y manoplas'],
        ['Relleno', 'Espuma de 3 capas'],
      ],
      words: { uso: 'el costal' },
    },
    {
      name: 'Guantes de box para sparring',
      the: 'los guantes',
      price: 1190,
      say: 'Más acolchados al frente, para que el compañero vuelva el jueves.',
      sizes: {
        option: 'Peso',
        values: [
          ['14 oz', 1],
          ['16 oz', 1.05],
        ],
      },
      facts: [
        ['Uso', 'Sparring'],
        ['Relleno', 'Espuma y látex'],
      ],
      words: { uso: 'el sparring' },
    },
    {
      name: 'Guantes de box infantiles',
      the: 'los guantes',
      price: 390,
      say: 'Pulgar cosido y muñeca firme, para las clases de la tarde.',
      sizes: {
        option: 'Peso',
        values: [
          ['4 oz', 1],
          ['6 oz', 1.05],
          ['8 oz', 1.1],
        ],
      },
      facts: [
        ['Uso', 'Clase infantil'],
        ['Relleno', 'Espuma suave'],
      ],
      words: { uso: 'la clase de los niños' },
    },
    {
      name: 'Guantes para kickboxing',
      the: 'los guantes',
      price: 790,
      say: 'Palma abierta y muñeca flexible: sirven para golpear y también para agarrar la pierna.',
      facts: [
        ['Uso', 'Kickboxing y muay thai'],
        ['Relleno', 'Espuma inyectada'],
      ],
      words: { uso: 'el kickboxing' },
    },
  ],
  traits: [
    {
      name: 'de piel',
      factor: 2,
      say: 'Piel de res que se ablanda con el uso y dura años si la secas bien.',
      facts: [
        ['Material', 'Piel de res'],
        ['Cierre', 'Velcro ancho'],
      ],
      points: ['Piel de res'],
    },
    {
      name: 'de piel sintética',
      say: 'La piel sintética se limpia con trapo húmedo y no se agrieta.',
      facts: [
        ['Material', 'Poliuretano'],
        ['Cierre', 'Velcro'],
      ],
      points: ['Se limpian fácil'],
    },
    {
      name: 'con cierre de agujeta',
      factor: 1.25,
      say: 'La agujeta aprieta parejo, como se usa en la pelea. Alguien te tiene que ayudar.',
      facts: [
        ['Material', 'Poliuretano'],
        ['Cierre', 'Agujeta'],
      ],
      points: ['Ajuste de pelea'],
    },
    {
      name: 'con vendas incluidas',
      factor: 1.15,
      say: 'Vienen con un par de vendas de 4 metros: llegas al gimnasio con todo.',
      facts: [
        ['Material', 'Poliuretano'],
        ['Cierre', 'Velcro'],
        ['Incluye', 'Vendas de 4 m'],
      ],
      points: ['Vendas incluidas'],
    },
  ],
  close: [
    'Venda siempre antes de ponértelos. La mano tiene 27 huesos y todos se quejan.',
    'Al terminar, ábrelos y déjalos a la sombra con periódico adentro.',
    'Hasta 60 kilos, 12 onzas; de 60 a 80, 14; de ahí para arriba, 16.',
  ],
  facts: [
    ['Pulgar', 'Unido, evita torceduras'],
    ['Palma', 'Con ventilación'],
  ],
  points: ['Pulgar protegido', 'Palma que respira', 'Muñeca firme', 'Costura doble'],
  warranty: '3 meses contra defectos de fabricación',
});
