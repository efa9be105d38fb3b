import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { panalera } from '../reviews/paseo.ts';
import { BASE, TONOS } from './base.ts';

export const panaleras = productLine({
  ...BASE,
  leaf: 'mama-bebe/paseo/panaleras',
  reviews: panalera,
  weight: 3,
  scene: 'street',
  art: 'backpack',
  makers: [M.andarin, M.maternea, M.rebocito],
  models: ['Todo Terreno', 'Mandado', 'Central', 'Sábado', 'Equipaje'],
  colors: TONOS,
  mostColors: 3,
  facts: [
    ['Cambiador', 'Incluido'],
    ['Forro', 'Repelente'],
    ['Lavado', 'Trapo húmedo'],
  ],
  points: ['Cambiador incluido', 'Ganchos para carriola', 'Forro lavable', 'Seis meses de garantía'],
  close: [
    'Vacíala cada noche: siempre aparece una galleta.',
    'Se limpia con trapo húmedo; no va a la lavadora.',
    'Si es regalo, va con papel y sin precio en la nota.',
  ],
  warranty: '6 meses contra defectos de fabricación.',
  items: [
    {
      name: 'Pañalera mochila',
      the: 'la pañalera',
      short: 'Mochila',
      price: 748,
      say: 'Manos libres y doce bolsillos: el de los biberones es térmico y el de la cartera queda atrás, contra la espalda.',
      facts: [
        ['Capacidad', '22 L'],
        ['Bolsillos', '12'],
      ],
      points: ['Manos libres'],
    },
    {
      name: 'Pañalera de hombro',
      the: 'la pañalera',
      short: 'De hombro',
      art: 'handbag',
      price: 648,
      say: 'Se ve como bolsa y trabaja como pañalera. Con ganchos para la carriola.',
      facts: [
        ['Capacidad', '16 L'],
        ['Bolsillos', '8'],
      ],
      points: ['Parece bolsa'],
    },
    {
      name: 'Maleta de hospital',
      the: 'la maleta',
      short: 'Hospital',
      art: 'suitcase',
      price: 998,
      say: 'Para dos días de hospital: compartimento para el bebé, para ti y para lo que ya no cupo.',
      facts: [
        ['Capacidad', '34 L'],
        ['Bolsillos', '9'],
      ],
      points: ['Dos días'],
    },
  ],
  traits: [
    {
      name: 'repelente al agua',
      say: 'Tela repelente, por si la leche decide salir.',
      facts: [['Material', 'Poliéster repelente']],
      points: ['Repele el agua'],
    },
    {
      name: 'de lona bordada',
      say: 'Lona gruesa con bordado a mano en el frente.',
      factor: 1.35,
      params: { pattern: 'otomi' },
      facts: [['Material', 'Lona de algodón']],
      points: ['Bordado a mano'],
    },
    {
      name: 'con puerto de carga',
      say: 'Con salida para batería externa, porque el celular también es pañalera.',
      factor: 1.12,
      facts: [
        ['Material', 'Poliéster'],
        ['Puerto', 'USB externo'],
      ],
      points: ['Con puerto USB'],
    },
  ],
});
