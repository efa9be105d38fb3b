import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { prenda } from '../reviews.ts';
import { MUJER } from './base.ts';

export const blusasYPlayeras = productLine({
  ...MUJER,
  leaf: 'ropa-calzado/mujer/blusas-y-playeras',
  reviews: prenda,
  weight: 8,
  art: 'blouse',
  colors: colors('Blanco', 'Negro', 'Palo de rosa', 'Terracota', 'Azul cielo', 'Verde salvia'),
  items: [
    {
      name: 'Blusa de manga larga',
      the: 'la blusa',
      price: 398,
      say: 'Cuello con lazo que se puede dejar suelto o amarrar. Adentro de una falda o por fuera de unos jeans, va igual de bien.',
      facts: [
        ['Manga', 'Larga'],
        ['Corte', 'Recto'],
      ],
      points: ['Lazo de quitar'],
    },
    {
      name: 'Blusa campesina',
      the: 'la blusa',
      price: 348,
      params: { pattern: 'flowers' },
      say: 'Hombros con resorte, que sube o baja según el calor. Fresca y con caída para comida de domingo.',
      facts: [
        ['Manga', 'Corta abullonada'],
        ['Corte', 'Amplio'],
      ],
      points: ['Hombros con resorte'],
      words: { uso: 'la comida del domingo' },
    },
    {
      name: 'Playera básica',
      the: 'la playera',
      art: 'tshirt',
      price: 178,
      say: 'La que sostiene medio clóset: corte entallado sin apretar y cuello que no se hace pico.',
      facts: [
        ['Manga', 'Corta'],
        ['Corte', 'Entallado'],
      ],
      points: ['Cuello que no cede'],
      words: { uso: 'todos los días' },
    },
    {
      name: 'Camisa oversize',
      the: 'la camisa',
      art: 'shirt',
      price: 428,
      say: 'Hombro caído y largo extra por detrás. De camisa, de sobrecamisa o de vestido corto con short abajo.',
      facts: [
        ['Manga', 'Larga'],
        ['Corte', 'Amplio'],
      ],
      points: ['Tres maneras de usarla'],
    },
  ],
  traits: [
    {
      name: 'de algodón',
      say: 'Algodón de 160 gramos: respira y no se transparenta.',
      facts: [['Material', 'Algodón 100 %']],
      points: ['No se transparenta'],
    },
    {
      name: 'de lino',
      say: 'Mezcla de lino que se arruga bonito y mantiene fresco en Guadalajara o en Tampico.',
      factor: 1.4,
      facts: [['Material', 'Lino 55 %, algodón 45 %']],
      points: ['Muy fresca'],
    },
    {
      name: 'de viscosa',
      say: 'Viscosa con caída suave, que no necesita mucha plancha.',
      factor: 1.1,
      facts: [['Material', 'Viscosa 100 %']],
      points: ['Casi sin plancha'],
    },
    {
      name: 'a rayas',
      say: 'Rayas tejidas en el hilo, no estampadas, así que no se despintan.',
      factor: 1.06,
      params: { pattern: 'stripes' },
      facts: [
        ['Material', 'Algodón'],
        ['Estampado', 'Rayas tejidas'],
      ],
      points: ['Rayas tejidas'],
    },
  ],
});
