import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { prenda } from '../reviews.ts';
import { MUJER } from './base.ts';

export const ropaInteriorYPijamas = productLine({
  ...MUJER,
  leaf: 'ropa-calzado/mujer/ropa-interior-y-pijamas',
  reviews: prenda,
  weight: 4,
  makers: [M.jacalia, M.lunaDiurna],
  art: 'underwear',
  scene: 'bedroom',
  colors: colors('Negro', 'Palo de rosa', 'Marfil', 'Vino', 'Lila'),
  words: { talla: 'mediana', uso: 'dormir' },
  warranty: 'Por higiene se cambia solo con etiqueta y empaque, dentro de los 30 días.',
  items: [
    {
      name: 'Brasier sin varilla',
      the: 'el brasier',
      art: 'bra',
      price: 298,
      say: 'Sujeta con banda ancha y no con alambre. Espalda de cuatro broches y tirante que no se cae.',
      facts: [['Varilla', 'Sin varilla']],
      points: ['Banda ancha'],
      words: { uso: 'todo el día' },
    },
    {
      name: 'Paquete de tres pantaletas',
      the: 'las pantaletas',
      price: 218,
      say: 'Cintura que no enrolla y orilla plana que no se marca debajo del pantalón.',
      facts: [['Piezas', '3']],
      points: ['No se enrolla'],
      words: { uso: 'todos los días' },
    },
    {
      name: 'Pijama de dos piezas',
      the: 'la pijama',
      art: 'pajamas',
      price: 428,
      say: 'Camisa abotonada y pantalón con jareta. Presentable para abrirle al repartidor.',
      facts: [['Piezas', '2']],
      points: ['Presentable'],
    },
    {
      name: 'Bata para dormir',
      the: 'la bata',
      art: 'pajamas',
      price: 348,
      say: 'Manga tres cuartos y largo a la rodilla, para dormir fresca o lidiar con la mañana.',
      facts: [['Piezas', '1']],
      points: ['Fresca'],
    },
  ],
  traits: [
    {
      name: 'de algodón',
      say: 'Algodón peinado, el más amable para la piel.',
      facts: [['Material', 'Algodón']],
      points: ['Algodón peinado'],
    },
    {
      name: 'de modal',
      say: 'Modal suave que se siente frío al tacto.',
      factor: 1.2,
      facts: [['Material', 'Modal y elastano']],
      points: ['Muy suave'],
    },
    {
      name: 'de satín',
      say: 'Satín con caída, para noches de gala en la sala.',
      factor: 1.15,
      facts: [['Material', 'Satín de poliéster']],
      points: ['Con caída'],
    },
    {
      name: 'con encaje',
      say: 'Encaje suave en la orilla, que no pica.',
      factor: 1.12,
      facts: [['Material', 'Algodón y encaje']],
      points: ['Encaje que no pica'],
    },
  ],
});
