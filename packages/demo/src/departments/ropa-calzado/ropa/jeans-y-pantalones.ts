import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { prenda } from '../reviews.ts';
import { MUJER } from './base.ts';
import { TALLAS_NUMERO } from './tallas.ts';

export const jeansYPantalones = productLine({
  ...MUJER,
  leaf: 'ropa-calzado/mujer/jeans-y-pantalones',
  reviews: prenda,
  weight: 6,
  art: 'jeans',
  makers: [M.remache, M.lunaDiurna, M.brechaNorte, M.jacalia],
  sizes: TALLAS_NUMERO,
  colors: colors('Azul mezclilla', 'Negro', 'Azul deslavado', 'Índigo'),
  mostColors: 2,
  words: { talla: '9', uso: 'caminar todo el día' },
  items: [
    {
      name: 'Jeans rectos',
      the: 'los jeans',
      price: 598,
      say: 'Tiro alto y pierna recta: el corte que no pasa de moda porque nunca estuvo muy de moda. Pretina que no se abre atrás.',
      facts: [
        ['Corte', 'Recto'],
        ['Tiro', 'Alto'],
      ],
      points: ['Pretina que no se abre'],
    },
    {
      name: 'Jeans acampanados',
      the: 'los jeans',
      price: 648,
      say: 'Ajustan al muslo y abren desde la rodilla. Alargan la pierna y tapan el zapato viejo.',
      facts: [
        ['Corte', 'Acampanado'],
        ['Tiro', 'Alto'],
      ],
      points: ['Alarga la pierna'],
    },
    {
      name: 'Jeans entallados',
      the: 'los jeans',
      price: 578,
      say: 'Pegados sin cortar la respiración, con mezclilla que cede y regresa.',
      facts: [
        ['Corte', 'Entallado'],
        ['Tiro', 'Medio'],
      ],
      points: ['Cede y regresa'],
    },
    {
      name: 'Pantalón de vestir',
      the: 'el pantalón',
      art: 'pants',
      colors: colors('Negro', 'Arena', 'Gris Oxford', 'Verde olivo'),
      price: 548,
      tag: 'vestir',
      say: 'Pierna ancha con pinzas y bolsa profunda. Se ve formal y se siente pijama.',
      facts: [
        ['Corte', 'Amplio'],
        ['Tiro', 'Alto'],
      ],
      points: ['Formal y cómodo'],
      words: { uso: 'la oficina' },
    },
  ],
  traits: [
    {
      name: 'de mezclilla rígida',
      say: 'Mezclilla rígida que se amolda en tres puestas.',
      not: ['vestir'],
      facts: [['Material', 'Algodón 100 %, 12 oz']],
      points: ['Se amolda'],
    },
    {
      name: 'con elastano',
      say: 'Dos por ciento de elastano, lo justo para sentarse a gusto.',
      facts: [['Material', 'Algodón y 2 % elastano']],
      points: ['Cede lo justo'],
    },
    {
      name: 'de algodón reciclado',
      say: 'Parte del algodón viene de recortes de la propia planta.',
      factor: 1.12,
      facts: [['Material', 'Algodón, 25 % reciclado']],
      points: ['Algodón reciclado'],
    },
    {
      name: 'de gabardina',
      say: 'Gabardina firme que no se marca en la rodilla.',
      only: ['vestir'],
      factor: 1.08,
      facts: [['Material', 'Gabardina de algodón']],
      points: ['No se marca'],
    },
  ],
});
