import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { base } from './base.ts';
import { TABLEWARE } from './tableware-reviews.ts';

export const cuchillos = lineup({
  ...base,
  category: 'hogar-jardin/cocina-y-mesa/cuchillos-y-utensilios',
  weight: 2,
  brands: ['Hervela', 'Comal de Tere'],
  art: 'knife-set',
  contents: 'Piezas en estuche',
  reviews: reviews(
    [
      'Corta limpio, sin aplastar ni desgarrar.',
      'El filo aguantó meses sin chaira.',
      'El mango no se resbala con la mano mojada.',
      'Lo uso para {uso} y corta como mantequilla.',
      'Cuidado, vienen filosísimos de fábrica.',
    ],
    ['Buen filo, pero el mango se mancha con el achiote.', 'Hay que secarlo luego luego o se marca.'],
    ['Se oxidó la hoja a la primera lavada.', 'El mango se despegó al mes.'],
    TABLEWARE,
  ),
  kinds: [
    {
      name: 'Juego de cuchillos de 6 piezas',
      line: 'Chef, pan, filetear, multiusos, mondador y su base de madera.',
      price: 849,
      point: '6 piezas con base',
      use: 'todo',
      specs: [
        ['Piezas', '6'],
        ['Hojas', '9 a 20 cm'],
      ],
    },
    {
      name: 'Juego de cuchillos de 14 piezas',
      line: 'La colección completa, con seis cuchillos para carne asada, tijeras y chaira.',
      price: 1590,
      point: '14 piezas con chaira',
      use: 'la carne asada',
      specs: [
        ['Piezas', '14'],
        ['Hojas', '9 a 20 cm'],
      ],
    },
    {
      name: 'Cuchillo de chef',
      line: 'Uno bueno vale por seis regulares. Veinte centímetros, bien balanceado entre hoja y mango.',
      price: 429,
      point: 'Hoja de 20 cm',
      use: 'picar',
      specs: [
        ['Piezas', '1'],
        ['Hojas', '20 cm'],
      ],
    },
    {
      name: 'Hacha de cocina',
      line: 'Para el hueso del puchero y el pollo entero. Pesa lo necesario para que el golpe lo haga ella.',
      price: 389,
      point: 'Hoja gruesa para hueso',
      use: 'cortar hueso',
      specs: [
        ['Piezas', '1'],
        ['Hojas', '17 cm'],
      ],
    },
    {
      name: 'Cuchillos para carne',
      line: 'Seis iguales con sierra fina, para que nadie pelee con su bistec.',
      price: 349,
      point: '6 piezas con sierra',
      use: 'los cortes',
      specs: [
        ['Piezas', '6'],
        ['Hojas', '12 cm'],
      ],
    },
  ],
  makes: [
    {
      name: 'con mango de madera',
      line: 'El mango de madera de granadillo va con tres remaches y calienta en la mano.',
      point: 'Mango de madera con remaches',
      more: 20,
      specs: [
        ['Mango', 'Granadillo'],
        ['Acero', 'Inoxidable 420'],
      ],
      palette: ['#6d4a30', '#c9ccd1'],
    },
    {
      name: 'de acero forjado',
      line: 'Hoja y mango salen de la misma pieza de acero: no hay unión donde se junte mugre.',
      point: 'Una sola pieza forjada',
      more: 45,
      specs: [
        ['Mango', 'Acero'],
        ['Acero', 'Alto carbono'],
      ],
      palette: ['#c9ccd1', '#1d1d20'],
    },
    {
      name: 'con mango antiderrapante',
      line: 'El mango de hule texturizado no se va ni con la mano llena de masa.',
      point: 'Mango que no resbala',
      specs: [
        ['Mango', 'Polipropileno y hule'],
        ['Acero', 'Inoxidable 420'],
      ],
      palette: ['#1d1d20', '#c8242f'],
    },
    {
      name: 'con hoja martillada',
      line: 'El martillado de la hoja no es adorno: la papa se despega en lugar de quedarse pegada.',
      point: 'Hoja martillada que no se pega',
      more: 35,
      specs: [
        ['Mango', 'Madera laminada'],
        ['Acero', 'Alto carbono'],
      ],
      palette: ['#45484e', '#8c5f38'],
    },
  ],
  closings: [
    'A mano y con esponja: el lavavajillas se lleva el filo.',
    'Pásale la chaira cada semana y la piedra dos veces al año.',
  ],
  last: 'flat',
});
