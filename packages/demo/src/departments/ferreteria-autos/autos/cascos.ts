import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { BRANDS } from '../brands.ts';

export const cascos = lineup({
  category: 'ferreteria-autos/motos/cascos',
  weight: 3,
  brands: BRANDS.motorcycle,
  models: ['Ruta 8', 'Curva', 'Sierra', 'Barranca', 'Centro', 'Libre'],
  reviews: reviews(
    [
      'Cerró bien desde la primera y no me aprieta las orejas.',
      'Talla {talla}: medí mi cabeza y le atiné.',
      'El interior se quita y se lava, que en verano se agradece.',
      'Los broches abren con guantes puestos.',
      'No silba arriba de los ochenta.',
      'Se ve el aviso de la norma por dentro, me lo revisaron en el retén.',
      'La mica no se empaña si dejas la rendija abierta.',
      'El {color} se ve bien hasta con la moto negra.',
      'Ligero para lo que aguanta.',
      'Vino con su bolsa de tela, buen detalle.',
    ],
    [
      'Bueno, pero el forro aprieta los primeros días.',
      'La mica trae algún reflejo de noche.',
      'Talla justa; si dudas, pide la siguiente.',
      'Pesa un poquito más que el anterior.',
      'El barboquejo quedó largo, se le da un doblez.',
    ],
    [
      'La mica llegó rayada.',
      'El broche se abrió solo, no lo uso.',
      'El forro se despegó en un mes.',
      'Pedí {talla} y me mandaron otra.',
      'La pintura se descarapeló de la parte de atrás.',
    ],
  ),
  kinds: [
    {
      name: 'Casco integral',
      line: 'Cubre la barbilla y corta el viento: es el que de verdad quieres traer en el periférico.',
      price: 1490,
      point: 'Cubre toda la cara',
      specs: [
        ['Tipo', 'Integral'],
        ['Mica', 'Transparente'],
      ],
    },
    {
      name: 'Casco abatible',
      line: 'La barra se levanta para hablar en la caseta sin quitarte el casco.',
      price: 1990,
      point: 'Barra que se levanta',
      specs: [
        ['Tipo', 'Abatible'],
        ['Mica', 'Transparente y lente solar'],
      ],
    },
    {
      name: 'Casco abierto',
      line: 'Fresco y ligero para trayectos cortos dentro de la ciudad.',
      price: 890,
      point: 'Ventilado',
      specs: [
        ['Tipo', 'Abierto'],
        ['Mica', 'Larga'],
      ],
    },
    {
      name: 'Casco para niño',
      line: 'Para el copiloto chico: ligero y con barboquejo acolchado.',
      price: 790,
      point: 'Ligero',
      choice: {
        name: 'Talla',
        values: [
          ['CH', 0],
          ['M', 0],
        ],
      },
      specs: [
        ['Tipo', 'Integral infantil'],
        ['Mica', 'Transparente'],
      ],
    },
  ],
  makes: [
    {
      name: 'mate',
      line: 'Acabado mate que disimula los raspones del maletero.',
      point: 'Acabado mate',
      specs: [
        ['Calota', 'ABS'],
        ['Acabado', 'Mate'],
      ],
      colors: ['Negro mate', 'Grafito', 'Verde militar'],
    },
    {
      name: 'brillante',
      line: 'Brillo con barniz que se limpia con un trapo húmedo, sin solventes.',
      point: 'Barniz brillante',
      specs: [
        ['Calota', 'ABS'],
        ['Acabado', 'Brillante'],
      ],
      colors: ['Negro', 'Blanco', 'Rojo', 'Azul rey'],
    },
    {
      name: 'con franjas',
      line: 'Gráficos a los lados, para que se vea desde atrás en la hora pico.',
      more: 10,
      point: 'Gráficos laterales',
      specs: [
        ['Calota', 'ABS'],
        ['Acabado', 'Con gráficos'],
      ],
      colors: ['Rojo', 'Naranja', 'Amarillo', 'Turquesa'],
    },
  ],
  closings: [
    'Mide el contorno de tu cabeza dos dedos arriba de las cejas y compáralo con la tabla.',
    'Cumple la NOM-206-SCFI; busca el holograma adentro, junto al broche.',
    'Si ya recibió un golpe, cámbialo aunque por fuera se vea bien.',
  ],
  choice: {
    name: 'Talla',
    values: [
      ['M', 0],
      ['G', 0],
      ['XG', 0],
    ],
  },
  points: ['Forro desmontable', 'Broche de liberación rápida'],
  specs: [
    ['Norma', 'NOM-206-SCFI'],
    ['Interior', 'Desmontable y lavable'],
  ],
  groups: ['Tipo', 'Acabado'],
  colors: ['Negro', 'Blanco', 'Rojo'],
  trim: ['#36383c', '#c9ccd1'],
  art: 'helmet-moto',
  scene: 'street',
  warranty: '1 año contra defectos de fábrica',
  contents: '1 casco, bolsa de tela e instructivo',
});
