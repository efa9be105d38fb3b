import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { montable } from '../reviews/ruedas-y-patio.ts';
import { BASE } from './base.ts';

export const montablesElectricos = productLine({
  ...BASE,
  leaf: 'juguetes/vehiculos-y-montables/montables-electricos',
  weight: 3,
  reviews: montable,
  art: 'emoji:sport-utility-vehicle',
  scene: 'garden',
  bigTicket: true,
  makers: [M.ruedaRueda, M.maroma],
  models: ['Serrana', 'Brisa', 'Comandanta', 'Cafetal', 'Barlovento'],
  colors: colors('Rojo', 'Negro', 'Blanco', 'Rosa mexicano', 'Azul rey'),
  mostColors: 3,
  facts: [
    ['Cargador', '127 V, incluido'],
    ['Tiempo de carga', '8 a 10 horas'],
    ['Cumple con', 'NOM-001-SCFI y NOM-252-SSA1'],
    ['Cinturón', 'De dos puntos'],
  ],
  close: [
    'La primera carga, de diez horas; las demás, toda la noche. Si no se va a usar, guarda la batería cargada.',
    'El control de papás manda sobre el pedal: si tú frenas, frena.',
    'Llega en caja de unos 100 × 60 cm. Pide ayuda para subirlo.',
  ],
  items: [
    {
      name: 'Camioneta eléctrica montable',
      the: 'la camioneta',
      price: 4990,
      say: 'Dos puertas que abren, faros y música por USB. Sube la rampa de la cochera sin quejarse.',
      facts: [
        ['Edad', '3 a 7 años'],
        ['Peso máximo', '35 kg'],
      ],
      points: ['Puertas que abren'],
    },
    {
      name: 'Moto eléctrica montable',
      the: 'la moto',
      art: 'emoji:motorcycle',
      price: 2790,
      say: 'Con rueditas de apoyo que se quitan cuando agarra confianza. Acelera con el pie, no con la mano.',
      facts: [
        ['Edad', '3 a 6 años'],
        ['Peso máximo', '25 kg'],
      ],
      points: ['Rueditas desmontables'],
    },
    {
      name: 'Tractor eléctrico montable',
      the: 'el tractor',
      art: 'emoji:tractor',
      price: 4290,
      say: 'Remolque que se engancha y volante con claxon. Ideal para mudar juguetes de un lado del patio al otro.',
      facts: [
        ['Edad', '3 a 7 años'],
        ['Peso máximo', '30 kg'],
      ],
      points: ['Remolque incluido'],
    },
    {
      name: 'Cuatrimoto eléctrica montable',
      the: 'la cuatrimoto',
      art: 'emoji:motor-scooter',
      price: 3490,
      say: 'Cuatro llantas anchas, muy estable en pasto. Adelante y reversa con un solo botón.',
      facts: [
        ['Edad', '3 a 6 años'],
        ['Peso máximo', '30 kg'],
      ],
      points: ['Estable en pasto'],
    },
  ],
  traits: [
    {
      name: 'de 6 V',
      say: 'Seis voltios: a paso de adulto, para quien empieza.',
      factor: 0.75,
      facts: [
        ['Batería', '6 V, 4.5 Ah'],
        ['Velocidad', '3 km/h'],
      ],
      points: ['A paso de adulto'],
    },
    {
      name: 'de 12 V con control para papás',
      say: 'Doce voltios y control a distancia con botón de alto total.',
      facts: [
        ['Batería', '12 V, 7 Ah'],
        ['Velocidad', '3 a 5 km/h'],
        ['Control', '2.4 GHz'],
      ],
      points: ['Botón de alto total'],
    },
    {
      name: 'de 12 V con llantas de goma',
      say: 'Doce voltios, llantas de goma EVA y suspensión: se oye poco y brinca menos.',
      factor: 1.2,
      facts: [
        ['Batería', '12 V, 10 Ah'],
        ['Velocidad', '3 a 6 km/h'],
        ['Llantas', 'Goma EVA'],
      ],
      points: ['Suspensión y goma EVA'],
    },
  ],
});
