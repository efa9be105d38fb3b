import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { infantil } from '../reviews.ts';
import { NINOS } from './base.ts';

export const ropaParaNina = productLine({
  ...NINOS,
  leaf: 'ropa-calzado/ninos/ropa-para-nina',
  reviews: infantil,
  weight: 4,
  art: 'dress',
  colors: colors('Rosa', 'Lila', 'Amarillo', 'Verde menta', 'Coral', 'Azul cielo'),
  mostColors: 2,
  models: ['Frida', 'Lupita', 'Camila', 'Nube', 'Catarina'],
  facts: [
    ['Género', 'Niña'],
    ['Lavado', 'Agua fría'],
    ['País de origen', 'México'],
  ],
  items: [
    {
      name: 'Vestido para niña',
      the: 'el vestido',
      price: 328,
      params: { pattern: 'flowers' },
      say: 'Falda con vuelo que gira, y short por debajo para trepar sin dramas.',
      facts: [['Incluye', 'Short']],
      points: ['Gira'],
      words: { uso: 'un cumpleaños' },
    },
    {
      name: 'Conjunto de blusa y short',
      the: 'el conjunto',
      art: 'blouse',
      price: 298,
      say: 'Dos piezas que también se usan por separado: más cambios, misma maleta.',
      facts: [['Piezas', '2']],
      points: ['Dos piezas'],
    },
    {
      name: 'Leggings para niña',
      the: 'los leggings',
      art: 'joggers',
      price: 148,
      say: 'Rodilla reforzada y pretina suave, para columpio, bici y piso.',
      facts: [['Rodilla', 'Reforzada']],
      points: ['Rodilla reforzada'],
    },
    {
      name: 'Chamarra para niña',
      the: 'la chamarra',
      art: 'jacket',
      price: 428,
      say: 'Abriga sin que los brazos queden tiesos. Etiqueta por dentro para su nombre.',
      facts: [['Capucha', 'Con orejitas']],
      points: ['Etiqueta para el nombre'],
    },
  ],
  traits: [
    {
      name: 'de algodón',
      say: 'Algodón suave, sin etiquetas que piquen.',
      facts: [['Material', 'Algodón']],
      points: ['No pica'],
    },
    {
      name: 'con estampado de ajolotes',
      say: 'Ajolotes sonrientes, dibujados en casa.',
      factor: 1.06,
      params: { pattern: 'dots' },
      facts: [
        ['Material', 'Algodón'],
        ['Estampado', 'Ajolotes'],
      ],
      points: ['Con ajolotes'],
    },
    {
      name: 'con bordado',
      say: 'Bordado de colores en el frente, con revés cubierto.',
      factor: 1.2,
      params: { pattern: 'otomi' },
      facts: [
        ['Material', 'Algodón'],
        ['Bordado', 'Sí'],
      ],
      points: ['Bordado'],
    },
  ],
});
