import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { herramienta } from '../reviews.ts';
import { PELO } from './pelo.ts';

export const secadorasYPlanchas = productLine({
  ...PELO,
  leaf: 'salud-belleza/cabello/secadoras-y-planchas',
  reviews: herramienta,
  weight: 4,
  makers: [M.voltiaEstilo, M.melenaria],
  art: 'hair-dryer',
  scene: 'bath',
  models: ['Ráfaga', 'Vendaval', 'Onda 3', 'Salón', 'Céfiro'],
  colors: [
    { name: 'Negro', hex: '#1d1d20' },
    { name: 'Palo de rosa', hex: '#d9a0a3' },
    { name: 'Lila', hex: '#b9a6dd' },
    { name: 'Blanco', hex: '#f6f5f1' },
  ],
  mostColors: 3,
  facts: [
    ['Voltaje', '127 V'],
    ['Cable', '2 m giratorio'],
    ['Norma', 'NOM-003-SCFI'],
    ['País de origen', 'China'],
  ],
  points: ['Cable de 2 metros', '127 V', '1 año de garantía', 'Refacciones en México'],
  warranty: '1 año contra defectos de fábrica.',
  close: [
    'No la uses cerca del agua ni con los pies mojados. Deja que se enfríe antes de guardarla.',
    'Protege el pelo con crema térmica y no pases más de dos veces por mechón.',
    'Limpia el filtro o las placas una vez al mes: alarga mucho su vida.',
  ],
  items: [
    {
      name: 'Secadora de cabello',
      the: 'la secadora',
      short: 'Secadora',
      price: 598,
      say: 'Dos velocidades y tres calores, con boquilla que se pone de un clic. El aire frío sella el peinado.',
      facts: [['Potencia', '1,875 W']],
      points: ['Aire frío'],
    },
    {
      name: 'Plancha para cabello',
      the: 'la plancha',
      short: 'Plancha',
      art: 'hair-iron',
      price: 528,
      say: 'Placas flotantes que no jalan, y se apaga sola a la hora. Empieza por la temperatura baja.',
      facts: [
        ['Potencia', '45 W'],
        ['Temperatura', '120 a 220 °C'],
      ],
      points: ['Se apaga sola'],
    },
    {
      name: 'Cepillo secador',
      the: 'el cepillo',
      short: 'Cepillo',
      art: 'hair-iron',
      price: 648,
      say: 'Seca y alacia al mismo tiempo, para quien no puede con dos manos y una secadora.',
      facts: [['Potencia', '1,000 W']],
      points: ['Seca y alacia'],
    },
    {
      name: 'Tenaza onduladora',
      the: 'la tenaza',
      short: 'Tenaza',
      art: 'hair-iron',
      price: 488,
      say: 'Barril de 25 mm para ondas abiertas. Suelta el mechón y no lo peines hasta que enfríe.',
      facts: [
        ['Potencia', '60 W'],
        ['Temperatura', '150 a 210 °C'],
      ],
      points: ['Ondas abiertas'],
    },
  ],
  traits: [
    {
      name: 'con iones',
      say: 'El generador de iones baja la estática y el esponjado.',
      words: { uso: 'el pelo lacio' },
      facts: [['Tecnología', 'Iones']],
      points: ['Menos esponjado'],
    },
    {
      name: 'de cerámica',
      say: 'Recubrimiento cerámico, que reparte el calor parejo.',
      factor: 1.1,
      words: { uso: 'todos los días' },
      facts: [['Tecnología', 'Cerámica']],
      points: ['Calor parejo'],
    },
    {
      name: 'de uso profesional',
      say: 'Aguanta el uso continuo, para estética o para quien peina a tres hijas.',
      factor: 1.5,
      words: { uso: 'la estética' },
      facts: [['Tecnología', 'Uso profesional']],
      points: ['Uso continuo'],
    },
    {
      name: 'de viaje plegable',
      say: 'Mango plegable y doble voltaje, para la maleta chica.',
      factor: 1.05,
      words: { uso: 'los viajes' },
      facts: [
        ['Voltaje', '127 / 220 V'],
        ['Plegable', 'Sí'],
      ],
      points: ['Doble voltaje'],
    },
  ],
});
