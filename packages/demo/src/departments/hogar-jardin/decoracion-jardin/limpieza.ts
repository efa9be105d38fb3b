import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { base } from './base.ts';
import { DECOR } from './decor-reviews.ts';

export const limpieza = lineup({
  ...base,
  category: 'hogar-jardin/jardin-orden-y-limpieza/limpieza-y-botes',
  weight: 2,
  brands: ['Brillarina', 'Ordenalia'],
  art: 'trash-can',
  scene: 'kitchen',
  contents: '1 pieza y repuestos según modelo',
  reviews: reviews(
    [
      'Exprime bien y no deja charcos.',
      'El pedal cierra despacito, sin azotar.',
      'Ya no me agacho para trapear y mi cintura feliz.',
      'Perfecto para {uso}.',
      'El repuesto se consigue y se cambia en un minuto.',
    ],
    ['El mango se afloja, hay que darle su vuelta de vez en cuando.', 'Bueno, aunque el balde es chico para mi casa.'],
    ['Se rompió el pedal al segundo mes.', 'La microfibra se despeluchó en la lavadora.'],
    DECOR,
  ),
  kinds: [
    {
      name: 'Bote de basura con pedal',
      line: 'La tapa baja sola y sin ruido, y el bote interior sale para lavarlo.',
      price: 549,
      point: 'Cierre suave',
      use: 'la cocina',
      specs: [
        ['Capacidad', 'Según medida'],
        ['Apertura', 'Pedal'],
      ],
      choice: {
        name: 'Capacidad',
        values: [
          ['5 L', -220],
          ['12 L', -90],
          ['30 L', 0],
          ['50 L', 290],
        ],
      },
    },
    {
      name: 'Bote para separar basura',
      line: 'Dos compartimentos: orgánica e inorgánica sin dos botes estorbando.',
      price: 790,
      point: 'Dos compartimentos',
      use: 'separar',
      specs: [
        ['Capacidad', '2 × 20 L'],
        ['Apertura', 'Pedal'],
      ],
    },
    {
      name: 'Trapeador con cubeta exprimidora',
      makes: [
        {
          name: 'con microfibra extra',
          line: 'Trae dos mopas de repuesto: una en uso, otra en la lavadora.',
          point: 'Dos repuestos',
          specs: [
            ['Material', 'Polipropileno'],
            ['Uso recomendado', 'Loseta y madera'],
          ],
          more: 8,
          palette: ['#8b8f96', '#2bb5b8'],
        },
        {
          name: 'con centrífuga de acero',
          line: 'La canastilla de acero aguanta años de pisotones.',
          point: 'Centrífuga de acero',
          specs: [
            ['Material', 'Polipropileno y acero'],
            ['Uso recomendado', 'Loseta y madera'],
          ],
          more: 25,
          palette: ['#f6f5f1', '#ee7a25'],
        },
        {
          name: 'con ruedas',
          line: 'La cubeta rueda contigo y desagua por abajo, sin levantarla.',
          point: 'Cubeta con ruedas',
          specs: [
            ['Material', 'Polipropileno'],
            ['Uso recomendado', 'Casas grandes'],
          ],
          more: 18,
          palette: ['#2c62b8', '#f6f5f1'],
        },
      ],
      art: 'basket',
      line: 'Pisas el pedal, gira y sale apenas húmedo: el piso seca en lo que pones la cafetera.',
      price: 449,
      point: 'Cubeta con centrífuga',
      use: 'la loseta',
      specs: [
        ['Cubeta', '10 L'],
        ['Mango', '125 cm'],
      ],
    },
    {
      name: 'Tendedero plegable',
      note: 'Separa las prendas dos dedos y seca adentro aun con lluvia; con un ventilador cerca, en media tarde.',
      makes: [
        {
          name: 'de acero',
          line: 'El acero pintado no mancha la ropa mojada.',
          point: 'Acero con pintura en polvo',
          specs: [
            ['Material', 'Acero'],
            ['Uso recomendado', 'Interior y exterior'],
          ],
          palette: ['#c9ccd1', '#2c62b8'],
        },
        {
          name: 'de aluminio',
          line: 'De aluminio, lo mueves con una mano tras el rayo de sol.',
          point: 'Ligero',
          specs: [
            ['Material', 'Aluminio'],
            ['Uso recomendado', 'Interior y exterior'],
          ],
          more: 25,
          palette: ['#c3c6cb', '#c8242f'],
        },
        {
          name: 'con alas',
          line: 'Las alas se abren para las sábanas y se cierran para el diario.',
          point: 'Alas abatibles',
          specs: [
            ['Material', 'Acero'],
            ['Uso recomendado', 'Interior'],
          ],
          more: 12,
          palette: ['#f6f5f1', '#9ccb3b'],
        },
      ],
      art: 'ladder',
      line: 'Dieciocho metros de tendido que se doblan hasta caber detrás de la puerta.',
      price: 489,
      point: '18 m de tendido',
      use: 'el departamento',
      specs: [
        ['Tendido', '18 m'],
        ['Carga', '20 kg'],
      ],
    },
    {
      name: 'Escalera de tijera',
      note: 'Ábrela hasta que trabe el seguro y nunca te pares en el último peldaño.',
      makes: [
        {
          name: 'de aluminio',
          line: 'El aluminio pesa poco y no se oxida si duerme en el patio.',
          point: 'Ligera',
          specs: [
            ['Material', 'Aluminio'],
            ['Uso recomendado', 'Doméstico'],
          ],
          more: 10,
          palette: ['#c3c6cb', '#c8242f'],
        },
        {
          name: 'de acero',
          line: 'El acero pesa más y se siente más firme arriba.',
          point: 'Acero reforzado',
          specs: [
            ['Material', 'Acero'],
            ['Uso recomendado', 'Doméstico'],
          ],
          palette: ['#45484e', '#f5c929'],
        },
        {
          name: 'de fibra de vidrio',
          line: 'La fibra de vidrio no conduce la corriente: la buena para focos y cables.',
          point: 'No conduce electricidad',
          specs: [
            ['Material', 'Fibra de vidrio'],
            ['Uso recomendado', 'Trabajo eléctrico'],
          ],
          more: 55,
          palette: ['#ee7a25', '#1d1d20'],
        },
      ],
      art: 'ladder',
      line: 'Peldaños anchos con hule, para cambiar el foco sin hacer equilibrio.',
      price: 1190,
      point: 'Peldaños antiderrapantes',
      use: 'la casa',
      scene: 'garage',
      specs: [
        ['Peldaños', 'Según medida'],
        ['Carga', '120 kg'],
      ],
      choice: {
        name: 'Peldaños',
        values: [
          ['3 peldaños', -380],
          ['5 peldaños', 0],
          ['7 peldaños', 480],
        ],
      },
    },
  ],
  makes: [
    {
      name: 'de acero inoxidable',
      line: 'El acero no guarda huellas ni se oxida con el agua de la trapeada.',
      point: 'Acero inoxidable',
      more: 30,
      specs: [
        ['Material', 'Acero inoxidable'],
        ['Uso recomendado', 'Uso doméstico'],
      ],
      palette: ['#c9ccd1', '#1d1d20'],
    },
    {
      name: 'de aluminio',
      line: 'Ligero para moverlo con una mano.',
      point: 'Ligero',
      more: 15,
      specs: [
        ['Material', 'Aluminio'],
        ['Uso recomendado', 'Uso doméstico'],
      ],
      palette: ['#c3c6cb', '#c8242f'],
    },
    {
      name: 'de plástico resistente',
      line: 'Plástico grueso con refuerzo en las orillas; se lava a manguerazo.',
      point: 'Se lava con manguera',
      specs: [
        ['Material', 'Polipropileno'],
        ['Uso recomendado', 'Uso doméstico'],
      ],
      palette: ['#8b8f96', '#2bb5b8'],
    },
    {
      name: 'con bordes de color',
      line: 'Un detalle de color para que la limpieza no sea tan gris.',
      point: 'Detalles de color',
      more: 5,
      specs: [
        ['Material', 'Acero y polipropileno'],
        ['Uso recomendado', 'Uso doméstico'],
      ],
      palette: ['#f6f5f1', '#ee7a25'],
    },
  ],
  closings: [
    'Los repuestos se venden por separado en esta misma tienda.',
    'Guárdalo colgado y con las cerdas hacia arriba: dura más y no huele.',
  ],
  last: 'scale',
});
