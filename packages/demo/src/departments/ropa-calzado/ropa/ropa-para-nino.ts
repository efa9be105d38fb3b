import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { infantil } from '../reviews.ts';
import { NINOS } from './base.ts';

export const ropaParaNino = productLine({
  ...NINOS,
  leaf: 'ropa-calzado/ninos/ropa-para-nino',
  reviews: infantil,
  weight: 4,
  art: 'tshirt',
  colors: colors('Azul', 'Verde', 'Rojo', 'Mostaza', 'Gris jaspe', 'Naranja'),
  mostColors: 2,
  models: ['Memo', 'Tadeo', 'Rana', 'Cometa', 'Canica'],
  facts: [
    ['Género', 'Niño'],
    ['Lavado', 'Agua fría'],
    ['País de origen', 'México'],
  ],
  items: [
    {
      name: 'Playera para niño',
      the: 'la playera',
      price: 148,
      params: { motif: 'emoji:t-rex' },
      say: 'Cuello que pasa por la cabeza sin pelea y largo que tapa la panza.',
      facts: [['Manga', 'Corta']],
      points: ['Cuello amplio'],
    },
    {
      name: 'Pantalón de mezclilla para niño',
      the: 'el pantalón',
      art: 'jeans',
      colors: colors('Azul mezclilla', 'Índigo', 'Negro'),
      price: 298,
      say: 'Cintura con resorte ajustable por dentro y parche en la rodilla, que es la primera en irse.',
      facts: [['Cintura', 'Ajustable']],
      points: ['Cintura ajustable'],
    },
    {
      name: 'Sudadera para niño',
      the: 'la sudadera',
      art: 'hoodie',
      price: 298,
      say: 'Capucha sin cordón por seguridad y bolsa de canguro para tesoros.',
      facts: [['Capucha', 'Sin cordón']],
      points: ['Sin cordones'],
    },
    {
      name: 'Pijama para niño',
      the: 'la pijama',
      art: 'pajamas',
      params: { pattern: 'stars' },
      price: 268,
      say: 'Dos piezas con puño en la manga, para que no amanezca destapado.',
      facts: [['Piezas', '2']],
      points: ['Con puños'],
      words: { uso: 'dormir en casa de los primos' },
    },
  ],
  traits: [
    {
      name: 'de algodón',
      say: 'Algodón que aguanta la lavadora diaria.',
      facts: [['Material', 'Algodón']],
      points: ['Aguanta lavadas'],
    },
    {
      name: 'de uso rudo',
      say: 'Costura doble donde siempre se rompe.',
      factor: 1.12,
      facts: [
        ['Material', 'Algodón y poliéster'],
        ['Costura', 'Doble'],
      ],
      points: ['Costura doble'],
    },
    {
      name: 'que brilla de noche',
      not: ['Pantalón de mezclilla para niño'],
      say: 'Trae detalles que brillan al apagar la luz, para los que aún revisan debajo de la cama.',
      factor: 1.1,
      params: { pattern: 'stars' },
      facts: [
        ['Material', 'Algodón'],
        ['Estampado', 'Fosforescente'],
      ],
      points: ['Brilla de noche'],
    },
  ],
});
