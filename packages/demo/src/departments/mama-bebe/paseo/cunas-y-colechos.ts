import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { cuarto } from '../reviews/paseo.ts';
import { BASE } from './base.ts';

export const cunasYColechos = productLine({
  ...BASE,
  leaf: 'mama-bebe/recamara-del-bebe/cunas-y-colechos',
  reviews: cuarto,
  weight: 4,
  art: 'crib',
  bigTicket: true,
  scene: 'nursery',
  makers: [M.cunaluna, M.pasoChico, M.sonajero],
  models: ['Luna Llena', 'Rincón', 'Siesta', 'Nana', 'Crepúsculo'],
  colors: colors('Blanco', 'Encino', 'Gris claro', 'Nogal'),
  mostColors: 3,
  facts: [
    ['Separación de barrotes', '5.5 cm'],
    ['Alturas', '3'],
    ['Pintura', 'Al agua, sin plomo'],
    ['País de origen', 'México'],
  ],
  close: [
    'Boca arriba, colchón firme y la cuna vacía: sin almohadas, protectores ni peluches el primer año.',
    'Arma con calma y vuelve a apretar a las dos semanas.',
    'Cuando logre pararse, baja la base a la última altura.',
  ],
  items: [
    {
      name: 'Cuna de madera',
      the: 'la cuna',
      short: 'Cuna',
      price: 3898,
      say: 'Barandal fijo, tres alturas y cajón abajo. Después quita un lado y se vuelve cama infantil.',
      facts: [
        ['Medidas', '60 × 120 cm'],
        ['Peso máximo', '30 kg'],
      ],
      points: ['Se vuelve cama'],
    },
    {
      name: 'Cuna colecho',
      the: 'el colecho',
      short: 'Colecho',
      price: 2898,
      say: 'Se fija a tu cama y el lado se abre: a media noche no hay que pararse a nada.',
      facts: [
        ['Medidas', '50 × 90 cm'],
        ['Peso máximo', '15 kg'],
      ],
      points: ['Junto a tu cama'],
    },
    {
      name: 'Moisés con ruedas',
      the: 'el moisés',
      short: 'Moisés',
      price: 1898,
      say: 'Ligero y con ruedas que se traban, para los primeros cuatro meses en tu recámara.',
      facts: [
        ['Medidas', '45 × 80 cm'],
        ['Peso máximo', '9 kg'],
      ],
      points: ['Con ruedas'],
    },
    {
      name: 'Cuna de viaje',
      the: 'la cuna',
      short: 'De viaje',
      art: 'playpen',
      price: 2298,
      say: 'Se abre como paraguas y trae colchoneta. Sirve en casa de los abuelos y también de corral.',
      facts: [
        ['Medidas', '60 × 104 cm'],
        ['Peso máximo', '15 kg'],
      ],
      points: ['Se abre rápido'],
      tag: 'viaje',
    },
  ],
  traits: [
    {
      name: 'con colchón incluido',
      say: 'Incluye colchón firme con funda que se quita y se lava.',
      factor: 1.25,
      facts: [['Colchón', 'Incluido']],
      points: ['Con colchón'],
    },
    {
      name: 'de pino macizo',
      say: 'Pino macizo de bosques manejados, con barniz al agua.',
      factor: 1.3,
      not: ['viaje'],
      facts: [['Material', 'Pino macizo']],
      points: ['Madera maciza'],
    },
    {
      name: 'con cajón inferior',
      say: 'El cajón de abajo guarda sábanas y pañales de repuesto.',
      factor: 1.12,
      not: ['Cuna colecho', 'Moisés con ruedas', 'viaje'],
      facts: [['Material', 'MDF y pino']],
      points: ['Con cajón'],
    },
    {
      name: 'de armado sencillo',
      say: 'Con pocas piezas y llave incluida: se arma en media hora.',
      facts: [['Material', 'MDF y acero']],
      points: ['Media hora'],
    },
  ],
});
