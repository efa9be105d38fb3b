import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { pinata } from '../reviews/tradicion-y-fiesta.ts';
import { BASE } from './base.ts';

export const pinatasDePicosYFiguras = productLine({
  ...BASE,
  leaf: 'juguetes/pinatas/pinatas-de-picos-y-figuras',
  points: ['Hecho en México', 'Pago justo por pieza', 'Cuerda incluida', 'Llega armada'],
  weight: 5,
  reviews: pinata,
  art: 'pinata',
  scene: 'party',
  makers: [M.sietePicos, M.comadrita],
  models: ['Posada', 'Santos', 'Ponche', 'Candela', 'Pastorela', 'Merienda'],
  trims: ['#f5c929', '#2bb5b8', '#9ccb3b', '#f28c28', '#de2a8a', '#6a3d9a'],
  facts: [
    ['Elaboración', 'A mano'],
    ['Material', 'Papel periódico, engrudo y papel crepé'],
    ['Cuerda', '3 m, incluida'],
    ['País de origen', 'México'],
  ],
  close: [
    'Pídela con tres días de anticipación. Llega parada, en su caja y con la cuerda ya amarrada.',
    'El hueco para el relleno va tapado con papel: lo abres, la llenas y lo cierras con cinta.',
    'Dale, dale, dale: y que el de la cuerda tenga piedad de los chiquitos.',
  ],
  items: [
    {
      name: 'Piñata de siete picos',
      the: 'la piñata',
      price: 420,
      hex: '#e4007c',
      say: 'La de las posadas: un pico por pecado capital, flecos de papel picado en la punta y colores que no piden permiso.',
      points: ['Siete picos'],
    },
    {
      name: 'Piñata de estrella chica',
      the: 'la piñata',
      price: 260,
      hex: '#2bb5b8',
      say: 'Cinco picos, tamaño de sala, para rifar el primer palo sin romper la lámpara.',
      points: ['Tamaño de sala'],
    },
    {
      name: 'Piñata de burrito',
      the: 'la piñata',
      art: 'emoji:piata',
      price: 380,
      hex: '#f28c28',
      say: 'Rayado de todos los colores, con orejas paradas y cuatro patas firmes.',
      points: ['Figura de burrito'],
    },
    {
      name: 'Piñata de dinosaurio',
      the: 'la piñata',
      art: 'dinosaur',
      price: 460,
      hex: '#5b8c3e',
      say: 'Con picos en el lomo y cola para esconder más dulces. El del cumpleaños la defiende a muerte.',
      points: ['Cola con relleno'],
    },
    {
      name: 'Piñata de unicornio',
      the: 'la piñata',
      art: 'emoji:unicorn',
      price: 480,
      hex: '#cdb4e3',
      say: 'Crin rizada a mano, cuerno dorado y cara de no saber lo que le espera.',
      points: ['Crin rizada a mano'],
    },
    {
      name: 'Piñata de sol',
      the: 'la piñata',
      art: 'emoji:sun-with-face',
      price: 390,
      hex: '#f5c929',
      say: 'Rayos de papel rizado y cachetes rojos. Da pena pegarle, pero se les pasa rápido.',
      points: ['Rayos de papel rizado'],
    },
    {
      name: 'Piñata de cohete',
      the: 'la piñata',
      art: 'emoji:rocket',
      price: 440,
      hex: '#c8242f',
      say: 'Tres aletas, ventanilla y llamas de papel que se mueven con el aire.',
      points: ['Llamas que se mueven'],
    },
  ],
  traits: [
    {
      name: 'de 50 cm',
      say: 'Mide 50 cm y le cabe kilo y medio de relleno.',
      factor: 0.8,
      facts: [
        ['Altura', '50 cm'],
        ['Relleno', 'Hasta 1.5 kg'],
      ],
      points: ['Kilo y medio de relleno'],
    },
    {
      name: 'de 70 cm',
      say: 'Mide 70 cm y le caben dos kilos y medio: para veinte invitados.',
      facts: [
        ['Altura', '70 cm'],
        ['Relleno', 'Hasta 2.5 kg'],
      ],
      points: ['Para veinte invitados'],
    },
    {
      name: 'de 90 cm con olla de barro',
      say: 'Mide 90 cm y lleva olla de barro adentro, como las de antes: barre los tepalcates antes de soltar a los niños.',
      factor: 1.7,
      facts: [
        ['Altura', '90 cm'],
        ['Relleno', 'Hasta 4 kg'],
        ['Interior', 'Olla de barro'],
      ],
      points: ['Con olla de barro'],
    },
    {
      name: 'de 60 cm con listones',
      say: 'Mide 60 cm y se abre jalando listones, sin palos: para los de tres años.',
      factor: 1.1,
      facts: [
        ['Altura', '60 cm'],
        ['Relleno', 'Hasta 2 kg'],
        ['Apertura', 'Con listones'],
      ],
      points: ['Sin palos'],
    },
  ],
});
