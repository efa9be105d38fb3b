import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { mesa } from '../reviews/mesa.ts';
import { BASE } from './base.ts';

export const loteriasYJuegosDeFeria = productLine({
  ...BASE,
  leaf: 'juguetes/tradicionales-mexicanos/loterias-y-juegos-de-feria',
  points: ['Hecho en México', 'Ilustraciones originales', 'Piezas de repuesto', 'Para toda la familia'],
  weight: 3,
  reviews: mesa,
  art: 'board-game',
  scene: 'party',
  makers: [M.mesaDeNueve, M.matatena, M.comadrita],
  facts: [
    ['Idioma', 'Español'],
    ['Material', 'Cartón y papel'],
    ['País de origen', 'México'],
  ],
  close: [
    'Se juega con frijolitos, que es la manera correcta.',
    'Si se pierde una pieza, escríbenos y te la mandamos sola.',
    'El que pierde recoge la mesa y sirve el café: regla de la casa.',
  ],
  items: [
    {
      name: 'Lotería de oficios',
      the: 'la lotería',
      price: 180,
      motif: 'emoji:bread',
      hex: '#e4007c',
      say: 'El organillero, la costurera, el bolero y la afiladora, en 54 cartas pintadas una por una.',
      facts: [
        ['Cartas', '54'],
        ['Tablas', '10'],
      ],
      points: ['Diez tablas'],
    },
    {
      name: 'Lotería de animales de México',
      the: 'la lotería',
      price: 190,
      motif: 'emoji:owl',
      hex: '#12805c',
      say: 'El ajolote, la vaquita, el quetzal y el cacomixtle, con su nombre y su copla.',
      facts: [
        ['Cartas', '54'],
        ['Tablas', '8'],
      ],
      points: ['Con coplas escritas'],
    },
    {
      name: 'Lotería de antojitos',
      the: 'la lotería',
      price: 180,
      motif: 'emoji:hot-pepper',
      hex: '#ee7a25',
      say: 'Del esquite al tamal de rajas. Terminan la partida con hambre, así que jueguen después de comer.',
      facts: [
        ['Cartas', '54'],
        ['Tablas', '10'],
      ],
      points: ['Para jugar con frijoles'],
    },
    {
      name: 'Serpientes y escaleras de la feria',
      the: 'el juego',
      price: 220,
      motif: 'emoji:ferris-wheel',
      hex: '#2c62b8',
      say: 'Se sube por la rueda y se baja por la montaña rusa. Perdedor cuenta un chiste.',
      facts: [
        ['Jugadores', '2 a 6'],
        ['Tablero', '50 × 50 cm'],
      ],
      points: ['Tablero de 50 cm'],
    },
    {
      name: 'Juego de la oca en el mercado',
      the: 'el juego',
      price: 230,
      motif: 'emoji:chicken',
      hex: '#f5c929',
      say: 'De puesto en puesto: si caes en la carnicería pierdes turno; si caes en las flores, cantas.',
      facts: [
        ['Jugadores', '2 a 6'],
        ['Tablero', '45 × 45 cm'],
      ],
      points: ['De puesto en puesto'],
    },
  ],
  traits: [
    {
      name: 'edición de bolsillo',
      say: 'La de bolsillo va a todos lados y se juega en la mesa del camión.',
      factor: 0.7,
      facts: [['Edición', 'De bolsillo']],
      points: ['De bolsillo'],
    },
    {
      name: 'edición de mesa',
      say: 'Impresión grande en cartón grueso, que se lee desde el otro extremo de la mesa.',
      facts: [['Edición', 'De mesa']],
      points: ['Impresión grande'],
    },
    {
      name: 'edición en caja de madera',
      say: 'La caja corrediza es de pino, con tapa serigrafiada, y se queda en la sala.',
      factor: 1.9,
      facts: [['Caja', 'Pino']],
      points: ['Caja de madera'],
    },
    {
      name: 'edición de feria',
      say: 'Impresa en papel de colores y con tinta fuerte, como en la feria del pueblo.',
      factor: 1.15,
      facts: [['Papel', 'De color']],
      points: ['Papel de color'],
    },
  ],
});
