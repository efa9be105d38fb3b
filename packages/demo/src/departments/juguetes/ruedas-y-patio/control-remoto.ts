import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { aDistancia } from '../reviews/ruedas-y-patio.ts';
import { BASE } from './base.ts';

export const controlRemoto = productLine({
  ...BASE,
  leaf: 'juguetes/vehiculos-y-montables/control-remoto',
  weight: 5,
  reviews: aDistancia,
  art: 'toy-car',
  scene: 'street',
  makers: [M.ruedaRueda, M.tornillina, M.maroma],
  models: ['Terracería', 'Ráfaga', 'Brecha', 'Derrape', 'Turbión'],
  colors: colors('Negro', 'Rojo', 'Azul eléctrico', 'Naranja', 'Verde limón'),
  mostColors: 3,
  facts: [
    ['Frecuencia', '2.4 GHz'],
    ['Edad', '8 años en adelante'],
    ['Cumple con', 'NOM-208-SCFI y NOM-252-SSA1'],
  ],
  close: [
    'Dos baterías y se acaba la discusión de quién sigue; la segunda se vende aparte.',
    'Deja enfriar el motor diez minutos entre carga y carga.',
    'Trae llave, tornillos y dos piñones de repuesto.',
  ],
  items: [
    {
      name: 'Carro a control remoto',
      tag: 'tierra',
      the: 'el carro',
      price: 690,
      say: 'Tracción trasera y dirección proporcional: derrapa si se lo pides y endereza si lo sabes.',
      facts: [
        ['Escala', '1:16'],
        ['Velocidad', '20 km/h'],
      ],
      points: ['Derrapa a propósito'],
    },
    {
      name: 'Camioneta trepadora a control remoto',
      tag: 'tierra',
      the: 'la camioneta',
      art: 'emoji:pickup-truck',
      price: 990,
      say: 'Cuatro por cuatro, llantas de goma con dibujo y torque para subir piedras, no para correr.',
      facts: [
        ['Escala', '1:12'],
        ['Velocidad', '8 km/h'],
      ],
      points: ['Sube piedras'],
    },
    {
      name: 'Lancha a control remoto',
      tag: 'agua',
      the: 'la lancha',
      art: 'emoji:speedboat',
      price: 890,
      scene: 'beach',
      say: 'Casco sellado y propela protegida. Si se voltea, se endereza con dos toques del control.',
      facts: [
        ['Largo', '36 cm'],
        ['Velocidad', '18 km/h'],
      ],
      points: ['Se endereza sola'],
    },
    {
      name: 'Helicóptero a control remoto',
      tag: 'aire',
      the: 'el helicóptero',
      art: 'emoji:helicopter',
      price: 780,
      scene: 'garden',
      say: 'Se queda quieto en el aire mientras aprendes. Aspas blandas que no lastiman dedos ni jarrones.',
      facts: [
        ['Largo', '24 cm'],
        ['Vuelo', '9 minutos'],
      ],
      points: ['Vuelo estacionario'],
    },
    {
      name: 'Excavadora a control remoto',
      tag: 'tierra',
      the: 'la excavadora',
      art: 'emoji:tractor',
      price: 1090,
      say: 'Brazo, cucharón y giro por separado, con seis palancas. Levanta medio kilo de arena.',
      facts: [
        ['Escala', '1:20'],
        ['Canales', '6'],
      ],
      points: ['Seis palancas'],
    },
  ],
  traits: [
    {
      name: 'de batería recargable',
      say: 'La batería carga por USB en hora y media y rinde veinte minutos de juego.',
      facts: [
        ['Batería', '7.4 V, 900 mAh'],
        ['Alcance', '40 m'],
      ],
      points: ['Carga por USB'],
    },
    {
      name: 'con dos baterías',
      say: 'Dos baterías en la caja: mientras una corre, la otra carga.',
      factor: 1.2,
      facts: [
        ['Batería', '2 de 7.4 V'],
        ['Alcance', '50 m'],
      ],
      points: ['Dos baterías'],
    },
    {
      name: 'con luces',
      say: 'Luces para seguir jugando cuando ya llamaron a cenar.',
      factor: 1.12,
      facts: [
        ['Batería', '7.4 V, 900 mAh'],
        ['Luces', 'LED'],
      ],
      points: ['Luces LED'],
    },
    {
      name: 'para principiantes',
      say: 'Con limitador de velocidad en el control, para que el primer choque sea a paso de tortuga.',
      factor: 0.85,
      facts: [
        ['Batería', '3.7 V, 500 mAh'],
        ['Alcance', '25 m'],
      ],
      points: ['Velocidad limitada'],
    },
  ],
});
