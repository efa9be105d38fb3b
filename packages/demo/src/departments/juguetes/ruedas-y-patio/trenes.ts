import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { rueda } from '../reviews/ruedas-y-patio.ts';
import { BASE } from './base.ts';

export const trenes = productLine({
  ...BASE,
  leaf: 'juguetes/vehiculos-y-montables/trenes',
  weight: 3,
  reviews: rueda,
  art: 'train',
  makers: [M.matatena, M.ruedaRueda, M.tiaCanica],
  models: ['Barranca', 'Vía Angosta', 'Estación Norte', 'Silbato', 'Furgón'],
  trims: ['#f5c929', '#c8242f', '#1d2b4f'],
  facts: [
    ['Cumple con', 'NOM-252-SSA1'],
    ['Edad', '3 años en adelante'],
    ['Vía', 'Ancho de 3.5 cm, conecta con otras vías de madera'],
  ],
  close: [
    'Empieza con el óvalo y agrega vías: la mesa de la cocina es del tamaño perfecto.',
    'Los imanes van adentro de la madera, no se pueden sacar.',
    'Cada vagón lleva carga distinta, para jugar a repartir.',
  ],
  items: [
    {
      name: 'Tren de carga',
      the: 'el tren',
      price: 480,
      hex: '#1f4d3a',
      say: 'Máquina, góndola de carbón, tanque y cabús, unidos con imán. El cabús lleva a alguien saludando.',
      facts: [['Vagones', '4']],
      points: ['Cabús al final'],
    },
    {
      name: 'Tren de pasajeros',
      the: 'el tren',
      price: 460,
      hex: '#c8242f',
      say: 'Locomotora y tres coches de techo desmontable, con asientos y gente que va a la playa.',
      facts: [['Vagones', '3']],
      points: ['Techos que se quitan'],
    },
    {
      name: 'Tren de montaña con túnel',
      the: 'el tren',
      price: 690,
      hex: '#56748f',
      say: 'Sube por puente y sale por el túnel del otro lado, como en la sierra de Chihuahua.',
      facts: [
        ['Vagones', '3'],
        ['Incluye', 'Túnel y puente'],
      ],
      points: ['Túnel y puente'],
    },
    {
      name: 'Tren de animales',
      the: 'el tren',
      price: 390,
      hex: '#9ccb3b',
      say: 'Cada vagón lleva a un animal que se baja en su parada: la jirafa va sin techo.',
      facts: [
        ['Vagones', '4'],
        ['Animales', '5'],
      ],
      points: ['Cinco animales'],
    },
    {
      name: 'Tranvía de ciudad',
      the: 'el tranvía',
      price: 420,
      hex: '#f5c929',
      say: 'Dos coches articulados y una parada con banca. Da la vuelta donde otros se salen.',
      facts: [['Vagones', '2']],
      points: ['Coches articulados'],
    },
  ],
  traits: [
    {
      name: 'con vía de 30 piezas',
      say: 'Treinta vías de haya: rectas, curvas y un cruce.',
      factor: 1.4,
      facts: [
        ['Vías', '30 piezas'],
        ['Material', 'Madera de haya'],
      ],
      points: ['Treinta vías'],
    },
    {
      name: 'con vía en ocho',
      say: 'Vía en ocho con cruce al centro, para que haya accidentes controlados.',
      factor: 1.25,
      facts: [
        ['Vías', '18 piezas'],
        ['Material', 'Madera de haya'],
      ],
      points: ['Circuito en ocho'],
    },
    {
      name: 'a pilas',
      say: 'La máquina es a pilas y jala todo por sí sola, con luz al frente.',
      factor: 1.5,
      facts: [
        ['Vías', '20 piezas'],
        ['Pilas', '1 AA, no incluida'],
      ],
      points: ['Anda sola'],
    },
    {
      name: 'sin vías',
      say: 'Solo el tren, para sumarlo a las vías que ya tienen en casa.',
      factor: 0.75,
      facts: [
        ['Vías', 'No incluidas'],
        ['Material', 'Madera de haya'],
      ],
      points: ['Suma al que ya tienes'],
    },
  ],
});
