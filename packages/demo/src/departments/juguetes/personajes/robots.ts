import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { robot } from '../reviews/personajes.ts';
import { BASE } from './base.ts';

export const robots = productLine({
  ...BASE,
  leaf: 'juguetes/munecas-figuras-y-peluches/robots',
  weight: 4,
  reviews: robot,
  art: 'robot-toy',
  scene: 'desk',
  makers: [M.tornillina, M.ochoBloques, M.maroma],
  models: ['R-12', 'Tuerquín', 'Bip', 'Chatarrín', 'Circuita'],
  colors: colors('Plata', 'Azul eléctrico', 'Naranja', 'Verde limón', 'Blanco', 'Rojo'),
  mostColors: 3,
  trims: ['#1d1d20', '#f5c929', '#2bb5b8'],
  facts: [
    ['Cumple con', 'NOM-252-SSA1 y NOM-015-SCFI'],
    ['Instructivo', 'En español, con dibujos'],
    ['Refacciones', 'A la venta'],
  ],
  close: [
    'Lo que lleva tornillos, con un adulto al lado; el desarmador va dentro de la caja.',
    'En piso parejo anda mejor que en alfombra gruesa.',
    'Guarda en la bolsita lo que ande suelto: todo sirve para algo.',
  ],
  items: [
    {
      name: 'Robot bailarín',
      the: 'el robot',
      price: 520,
      say: 'Baila seis ritmos, de cumbia a electrónica, y gira sin marearse. A los abuelos también los prende.',
      facts: [
        ['Altura', '24 cm'],
        ['Edad', '3 años en adelante'],
      ],
      points: ['Seis ritmos'],
    },
    {
      name: 'Robot para programar',
      tag: 'prog',
      the: 'el robot',
      price: 890,
      say: 'Se programa con tarjetas: avanza, gira, espera, repite. La lógica se aprende en el piso, sin pantalla.',
      facts: [
        ['Altura', '18 cm'],
        ['Edad', '5 años en adelante'],
      ],
      points: ['Sin pantalla'],
    },
    {
      name: 'Robot explorador',
      the: 'el robot',
      price: 680,
      say: 'Orugas de goma, brazo con pinza y un farol. Rescata calcetines de abajo de la cama.',
      facts: [
        ['Altura', '20 cm'],
        ['Edad', '6 años en adelante'],
      ],
      points: ['Brazo con pinza'],
    },
    {
      name: 'Robot que se transforma',
      the: 'el robot',
      price: 480,
      say: 'Pasa de robot a camión en once movimientos que uno aprende a la tercera.',
      facts: [
        ['Altura', '22 cm'],
        ['Edad', '6 años en adelante'],
      ],
      points: ['Once movimientos'],
    },
    {
      name: 'Robot con energía solar para armar',
      tag: 'solar',
      the: 'el robot',
      price: 420,
      say: 'Doce máquinas distintas con las mismas piezas y un panel: camina, rema o rueda si le da el sol.',
      facts: [
        ['Modelos', '12'],
        ['Edad', '8 años en adelante'],
      ],
      points: ['Doce modelos, sin pilas'],
    },
  ],
  traits: [
    {
      name: 'con control remoto',
      not: ['solar', 'prog'],
      say: 'El control es de dos palancas y llega a quince metros.',
      factor: 1.25,
      facts: [['Control', '2.4 GHz, 15 m']],
      points: ['Control de 15 m'],
    },
    {
      name: 'con sensores',
      not: ['solar'],
      say: 'Detecta la pared, el borde de la mesa y las palmadas.',
      factor: 1.35,
      facts: [['Sensores', 'Distancia y sonido']],
      points: ['No se cae de la mesa'],
    },
    {
      name: 'de uso sencillo',
      not: ['solar', 'prog'],
      say: 'Un botón grande y ya: lo maneja el hermano menor sin pedir ayuda.',
      facts: [['Control', 'Un botón']],
      points: ['Un solo botón'],
    },
    {
      name: 'con libro de retos',
      only: ['solar', 'prog'],
      say: 'El libro trae treinta retos que van de lo fácil a lo que se discute en la cena.',
      factor: 1.15,
      facts: [['Incluye', 'Libro de 30 retos']],
      points: ['Libro de retos'],
    },
    {
      name: 'de piezas grandes',
      only: ['solar'],
      say: 'Piezas grandes numeradas, que se separan sin pinzas.',
      facts: [['Piezas', 'Numeradas']],
      points: ['Piezas numeradas'],
    },
    {
      name: 'con voz en español',
      not: ['solar'],
      say: 'Habla en español de aquí, con doscientas frases y ningún regaño.',
      factor: 1.3,
      facts: [['Voz', '200 frases en español']],
      points: ['200 frases'],
    },
  ],
});
