import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { mamas } from '../reviews/crianza.ts';
import { BASE } from './base.ts';

export const maternidad = productLine({
  ...BASE,
  makers: [M.maternea, M.nueveSoles],
  leaf: 'mama-bebe/ropa-y-mama/maternidad',
  reviews: mamas,
  weight: 4,
  art: 'pants',
  models: ['Marzo', 'Semilla', 'Calma', 'Vaivén', 'Nueve'],
  colors: colors('Negro', 'Palo de rosa', 'Verde olivo', 'Azul marino', 'Gris jaspe'),
  mostColors: 3,
  sizes: {
    option: 'Talla',
    values: [
      ['CH', 1],
      ['M', 1],
      ['G', 1],
      ['XG', 1.05],
    ],
  },
  facts: [
    ['Ajuste', 'Cede con el embarazo'],
    ['Lavado', 'Agua fría'],
    ['Secado', 'A la sombra'],
    ['País de origen', 'México'],
  ],
  points: ['Costuras planas', 'Telas que no pican', 'Hecho en México', 'Cambio de talla gratis por 30 días'],
  close: [
    'Lava la prenda con agua fría antes del primer uso.',
    'Si es regalo, va con papel y sin precio en la nota.',
    'Sécala a la sombra para que conserve el color.',
  ],
  warranty: '30 días para cambio, con etiqueta y sin uso.',
  items: [
    {
      name: 'Pantalón de maternidad',
      the: 'el pantalón',
      short: 'Pantalón',
      price: 548,
      say: 'Panel que sube hasta las costillas o se dobla abajo, según el mes y el humor. La cadera no se aprieta.',
      facts: [['Uso', 'Embarazo y posparto']],
      points: ['Panel ajustable'],
    },
    {
      name: 'Blusa de lactancia',
      the: 'la blusa',
      short: 'Lactancia',
      art: 'blouse',
      price: 398,
      say: 'Doble capa que se abre sin destaparse. Se ve como blusa normal, que es el punto.',
      facts: [['Uso', 'Lactancia']],
      points: ['Apertura discreta'],
    },
    {
      name: 'Vestido de maternidad',
      the: 'el vestido',
      short: 'Vestido',
      art: 'dress',
      price: 648,
      say: 'Cruzado al frente, sirve en el embarazo, para amamantar y después.',
      facts: [['Uso', 'Embarazo y lactancia']],
      points: ['Tres etapas'],
    },
    {
      name: 'Brasier de lactancia',
      the: 'el brasier',
      short: 'Brasier',
      art: 'bra',
      price: 328,
      say: 'Sin varilla y con broche de una mano. Pídelo holgado: en los primeros días cambia todo.',
      facts: [['Varilla', 'Sin varilla']],
      points: ['Broche de una mano'],
    },
    {
      name: 'Faja posparto',
      the: 'la faja',
      short: 'Posparto',
      art: 'belt',
      price: 428,
      say: 'Soporte suave en la espalda y el abdomen. Úsala solo si tu médico te la indicó, y por ratos.',
      facts: [['Uso', 'Posparto']],
      points: ['Soporte suave'],
    },
  ],
  traits: [
    {
      name: 'de algodón',
      say: 'Algodón con elastano, que cede sin deformarse.',
      facts: [['Material', 'Algodón y elastano']],
      points: ['Cede bien'],
    },
    {
      name: 'de bambú',
      say: 'Viscosa de bambú, fresca al tacto para días de calor.',
      factor: 1.15,
      facts: [['Material', 'Viscosa de bambú']],
      points: ['Fresca'],
    },
    {
      name: 'sin costuras',
      say: 'Tejido sin costuras, para piel que está sensible.',
      factor: 1.1,
      facts: [
        ['Material', 'Poliamida y elastano'],
        ['Costuras', 'Sin costuras'],
      ],
      points: ['Sin costuras'],
    },
  ],
});
