import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { BIKE } from './bike.ts';

export const bicicletasInfantiles = productLine({
  ...BIKE,
  leaf: 'deportes/ciclismo/bicicletas-infantiles',
  weight: 2,
  params: { kind: 'kids' },
  makers: [M.pedalina, M.rodamonte, M.ruedaChica],
  models: ['Chapulín', 'Cometa', 'Catarina', 'Rayito', 'Ajolote', 'Colibrí'],
  colors: colors('Rojo', 'Turquesa', 'Rosa mexicano', 'Verde limón', 'Azul rey', 'Morado', 'Amarillo'),
  mostColors: 4,
  items: [
    {
      name: 'Bicicleta infantil con rueditas',
      the: 'la bici',
      price: 2190,
      say: 'Las rueditas se quitan el día que ya no hagan falta, que llega antes de lo que uno cree.',
      sizes: {
        option: 'Rodada',
        values: [
          ['12', 1],
          ['14', 1.05],
          ['16', 1.12],
        ],
        most: 3,
      },
      facts: [
        ['Edad', '12: 3 a 4 años; 14: 4 a 5; 16: 5 a 7'],
        ['Velocidades', '1'],
      ],
      words: { uso: 'aprender' },
    },
    {
      name: 'Bicicleta de equilibrio',
      the: 'la bici',
      tag: 'sinpedal',
      price: 1390,
      say: 'Sin pedales: caminan, corren y un día levantan los pies. De aquí pasan a la bici grande sin rueditas.',
      sizes: { option: 'Rodada', values: [['12', 1]] },
      facts: [
        ['Edad', '2 a 4 años'],
        ['Velocidades', 'Sin pedales'],
      ],
      words: { uso: 'agarrar equilibrio' },
    },
    {
      name: 'Bicicleta juvenil',
      the: 'la bici',
      price: 3290,
      say: 'La primera con cambios. El giro en el puño es fácil de entender y las manijas del freno quedan al alcance de manos chicas.',
      sizes: {
        option: 'Rodada',
        values: [
          ['20', 1],
          ['24', 1.12],
        ],
      },
      facts: [
        ['Edad', '20: 7 a 9 años; 24: 9 a 12'],
        ['Velocidades', '6'],
      ],
      words: { uso: 'el parque' },
    },
    {
      name: 'Bicicleta cross',
      the: 'la bici',
      price: 2990,
      say: 'Chaparrita, reforzada y con manubrio alto: para rampas, brincos y hacer enojar al vecino.',
      sizes: {
        option: 'Rodada',
        values: [
          ['16', 1],
          ['20', 1.1],
        ],
      },
      facts: [
        ['Edad', '16: 5 a 7 años; 20: 7 a 12'],
        ['Velocidades', '1'],
      ],
      words: { uso: 'las rampas' },
    },
  ],
  traits: [
    {
      name: 'con canasta y timbre',
      factor: 1.05,
      say: 'La canasta lleva al muñeco favorito y el timbre avisa a toda la cuadra.',
      facts: [['Incluye', 'Canasta y timbre']],
      points: ['Canasta y timbre'],
    },
    {
      name: 'con llantas de aire',
      say: 'Las llantas de aire agarran mejor que las de plástico y no hacen escándalo en la banqueta.',
      facts: [['Llantas', 'De aire']],
      points: ['Llantas de aire'],
    },
    {
      name: 'de aluminio ligero',
      factor: 1.25,
      say: 'De aluminio, casi dos kilos menos: la pueden levantar solos cuando se caen.',
      facts: [['Cuadro', 'Aluminio']],
      points: ['Muy ligera'],
    },
    {
      name: 'con cubrecadena',
      not: ['sinpedal'],
      say: 'La cadena va tapada por completo, así no muerde pantalones ni deditos.',
      facts: [['Cadena', 'Cubierta']],
      points: ['Cadena tapada'],
    },
  ],
  close: [
    'Parado sobre la bici, el niño debe tocar el piso con toda la planta. Más grande «para que le dure» solo asusta.',
    'Casco siempre, aunque solo sea la cochera.',
    'Ajusta el asiento cada tres meses: crecen sin avisar.',
  ],
  facts: [
    ['Peso máximo', '35 a 60 kg según la rodada'],
    ['Asiento y manubrio', 'Altura ajustable'],
    ['Armado', '20 minutos'],
  ],
});
