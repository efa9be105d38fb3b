import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { maleta } from '../reviews/viaje-y-coleccion.ts';
import { BASE } from './base.ts';

export const maletas = productLine({
  ...BASE,
  leaf: 'otros/viaje/maletas',
  points: ['Refacciones en México', 'Se repara, no se tira', 'Forro desmontable', 'Un año de garantía'],
  weight: 4,
  reviews: maleta,
  art: 'suitcase',
  makers: [M.petaca, M.andanza],
  models: ['Andén', 'Terminal', 'Escala', 'Aduana', 'Rumbo'],
  colors: colors('Negro', 'Azul marino', 'Rojo', 'Verde salvia', 'Plata'),
  mostColors: 3,
  facts: [
    ['Ruedas', 'Cuatro, 360°'],
    ['Cierre', 'Reforzado'],
    ['Candado', 'De combinación'],
  ],
  close: [
    'Antes de documentar, tómale foto con tus etiquetas puestas.',
    'Guárdala en su bolsa: el polvo es lo que mata las ruedas.',
    'Las medidas de cabina cambian según la aerolínea: confirma la tuya antes de pagar de más.',
  ],
  items: [
    {
      name: 'Maleta de cabina',
      the: 'la maleta',
      price: 1490,
      say: 'Cabe en el compartimento de arriba y trae bolsa al frente, para sacar el libro sin abrirla toda.',
      facts: [
        ['Medidas', '55 × 40 × 20 cm'],
        ['Capacidad', '38 L'],
      ],
      points: ['Medidas de cabina'],
    },
    {
      name: 'Maleta mediana',
      the: 'la maleta',
      price: 1990,
      say: 'Para una semana, con correas que aprietan lo que uno no quiso dejar en casa.',
      facts: [
        ['Medidas', '65 × 45 × 27 cm'],
        ['Capacidad', '65 L'],
      ],
      points: ['Para una semana'],
    },
    {
      name: 'Maleta grande',
      the: 'la maleta',
      price: 2590,
      say: 'Para quince días o para traer la despensa de la otra ciudad. Con tirante lateral para subirla.',
      facts: [
        ['Medidas', '75 × 52 × 31 cm'],
        ['Capacidad', '100 L'],
      ],
      points: ['Con tirante lateral'],
    },
    {
      name: 'Maleta infantil',
      the: 'la maleta',
      price: 890,
      say: 'Chica, ligera y con asiento para cuando el aeropuerto se hace eterno.',
      facts: [
        ['Medidas', '46 × 33 × 22 cm'],
        ['Capacidad', '24 L'],
      ],
      points: ['Se pueden sentar'],
    },
  ],
  traits: [
    {
      name: 'rígida',
      say: 'Policarbonato que recibe el golpe y regresa a su forma.',
      factor: 1.15,
      facts: [['Material', 'Policarbonato']],
      points: ['Regresa a su forma'],
    },
    {
      name: 'de tela',
      say: 'Tela de alta densidad con dos bolsas afuera, para lo que se saca en el camino.',
      facts: [['Material', 'Poliéster 1680D']],
      points: ['Dos bolsas afuera'],
    },
    {
      name: 'expandible',
      say: 'El cierre expansor da cinco centímetros más, que siempre hacen falta al regreso.',
      factor: 1.1,
      facts: [
        ['Material', 'ABS'],
        ['Expansión', '5 cm'],
      ],
      points: ['Se expande al regreso'],
    },
    {
      name: 'ultraligera',
      say: 'Pesa un tercio menos que una rígida, y ese tercio lo cargas de recuerditos.',
      factor: 1.25,
      facts: [
        ['Material', 'Polipropileno'],
        ['Ahorro de peso', '30 % contra una rígida'],
      ],
      points: ['Muy ligera'],
    },
  ],
});
