import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { ruedas } from '../reviews/ciclismo.ts';

export const patines = productLine({
  leaf: 'deportes/patines-y-scooters/patines',
  weight: 2,
  reviews: ruedas,
  art: 'skates',
  scene: 'street',
  makers: [M.ruedaChica, M.pedalina, M.duela],
  trims: ['#f6f5f1', '#1d1d20', '#f5c929'],
  models: ['Pirueta', 'Kiosco', 'Pista 77', 'Alameda', 'Disco', 'Trompo'],
  colors: colors('Negro', 'Rosa', 'Turquesa', 'Lila', 'Blanco', 'Rojo'),
  mostColors: 2,
  sizes: {
    option: 'Talla',
    values: [
      ['22-24 cm', 1],
      ['24-26 cm', 1.03],
      ['26-28 cm', 1.06],
    ],
  },
  items: [
    {
      name: 'Patines en línea',
      the: 'los patines',
      price: 1290,
      say: 'Cuatro ruedas en fila y bota firme al tobillo. Rápidos en el paseo del domingo.',
      facts: [
        ['Ruedas', '76 mm, en línea'],
        ['Freno', 'Trasero'],
      ],
      words: { uso: 'el paseo dominical' },
    },
    {
      name: 'Patines de cuatro ruedas',
      the: 'los patines',
      price: 1490,
      say: 'Estables y con onda retro: los que perdonan cuando uno empieza y lucen cuando ya se baila.',
      facts: [
        ['Ruedas', '58 mm, cuatro por patín'],
        ['Freno', 'Delantero'],
      ],
      words: { uso: 'bailar en el parque' },
    },
    {
      name: 'Patines infantiles',
      the: 'los patines',
      price: 799,
      say: 'Crecen tres tallas con un botón. Las ruedas frenan un poco solas para las primeras vueltas.',
      sizes: {
        option: 'Talla',
        values: [
          ['16-19 cm', 1],
          ['19-22 cm', 1.05],
        ],
      },
      facts: [
        ['Ruedas', '64 mm'],
        ['Freno', 'Trasero'],
      ],
      words: { uso: 'aprender' },
    },
  ],
  traits: [
    {
      name: 'ajustables',
      say: 'El botón lateral recorre la punta y quedan justos sin comprar otros cada año.',
      facts: [
        ['Ajuste', 'Tres posiciones'],
        ['Bota', 'Semirrígida'],
      ],
      points: ['Crecen 3 tallas'],
    },
    {
      name: 'con luces',
      factor: 1.1,
      say: 'Las ruedas prenden al girar, sin pilas.',
      facts: [
        ['Luces', 'En ruedas, sin pilas'],
        ['Bota', 'Semirrígida'],
      ],
      points: ['Ruedas con luz'],
    },
    {
      name: 'con bota suave',
      factor: 1.2,
      say: 'Bota suave con forro lavable: no hacen ampollas ni en la primera salida.',
      facts: [
        ['Forro', 'Desmontable'],
        ['Bota', 'Suave'],
      ],
      points: ['Forro lavable'],
    },
    {
      name: 'con protecciones',
      factor: 1.25,
      say: 'Vienen con rodilleras, coderas y muñequeras, que son la mitad del patinaje.',
      facts: [
        ['Incluye', 'Rodilleras, coderas y muñequeras'],
        ['Bota', 'Semirrígida'],
      ],
      points: ['Protecciones incluidas'],
    },
  ],
  close: [
    'Primero aprende a caer y a frenar; la velocidad llega sola.',
    'Úsalos con calcetín largo y agujetas bien apretadas.',
    'Gira las ruedas de lugar cada mes y durarán el doble.',
  ],
  facts: [
    ['Baleros', 'ABEC-7'],
    ['Peso máximo', '100 kg (infantiles, 50 kg)'],
    ['Cierre', 'Agujeta, velcro y broche'],
  ],
  points: ['Baleros ABEC-7', 'Ruedas de poliuretano', 'Cierre triple', 'Tobillo firme'],
  warranty: '3 meses contra defectos de fabricación',
});
