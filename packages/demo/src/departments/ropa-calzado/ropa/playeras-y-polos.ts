import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { prenda } from '../reviews.ts';
import { HOMBRE } from './base.ts';

export const playerasYPolos = productLine({
  ...HOMBRE,
  leaf: 'ropa-calzado/hombre/playeras-y-polos',
  reviews: prenda,
  weight: 7,
  art: 'tshirt',
  colors: colors('Blanco', 'Negro', 'Azul marino', 'Verde militar', 'Gris jaspe', 'Vino'),
  mostColors: 2,
  items: [
    {
      name: 'Playera básica',
      the: 'la playera',
      price: 198,
      say: 'Corte recto, cuello redondo con doble costura y largo que no se sale al agacharte.',
      facts: [
        ['Cuello', 'Redondo'],
        ['Corte', 'Recto'],
      ],
      points: ['Buen largo'],
    },
    {
      name: 'Playera tipo polo',
      the: 'la polo',
      art: 'polo',
      price: 348,
      say: 'Cuello que se queda parado y botones que no se caen al mes. De comida familiar o de viernes en la oficina.',
      facts: [
        ['Cuello', 'Polo'],
        ['Corte', 'Regular'],
      ],
      points: ['Cuello firme'],
      words: { uso: 'los viernes de oficina' },
    },
    {
      name: 'Playera de manga larga',
      the: 'la playera',
      price: 268,
      say: 'Para el frío que no amerita chamarra, o debajo de ella. Puño que no se afloja.',
      facts: [
        ['Cuello', 'Redondo'],
        ['Corte', 'Regular'],
      ],
      points: ['Puño firme'],
    },
    {
      name: 'Playera estampada',
      the: 'la playera',
      price: 248,
      params: { motif: 'emoji:cactus' },
      say: 'El dibujo es de una ilustradora de Oaxaca, impreso con tinta al agua que no se cuartea.',
      facts: [
        ['Cuello', 'Redondo'],
        ['Corte', 'Regular'],
      ],
      points: ['Tinta al agua'],
      words: { uso: 'el fin de semana' },
    },
  ],
  traits: [
    {
      name: 'de algodón peinado',
      say: 'Algodón peinado de 180 gramos: grueso sin dar calor.',
      facts: [['Material', 'Algodón 180 g']],
      points: ['Grueso y fresco'],
    },
    {
      name: 'de algodón pima',
      say: 'Algodón pima, más suave y con menos bolita.',
      factor: 1.35,
      facts: [['Material', 'Algodón pima']],
      points: ['Casi sin bolita'],
    },
    {
      name: 'de secado rápido',
      say: 'Tela deportiva para quien suda de verdad.',
      factor: 1.1,
      facts: [['Material', 'Poliéster']],
      points: ['Seca rápido'],
    },
  ],
});
