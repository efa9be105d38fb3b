import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { calzado } from '../reviews.ts';
import { BASE } from './base.ts';
import { NUMERO_INFANTIL } from './tallas.ts';

export const calzadoInfantil = productLine({
  ...BASE,
  leaf: 'ropa-calzado/ninos/calzado-infantil',
  reviews: calzado,
  weight: 4,
  art: 'sneaker',
  scene: 'garden',
  makers: [M.pispireta, M.canchaLibre, M.hormaVieja],
  models: ['Brinco', 'Trompo', 'Recreo', 'Rana', 'Chapulín'],
  sizes: NUMERO_INFANTIL,
  colors: colors('Azul', 'Rosa', 'Negro', 'Blanco', 'Rojo', 'Morado'),
  words: { talla: '18', uso: 'la escuela' },
  items: [
    {
      name: 'Tenis infantiles',
      the: 'los tenis',
      price: 498,
      tag: 'tenis',
      say: 'Cinta en lugar de agujeta, para que se los pongan solos, y punta reforzada para frenar la bici con el pie.',
      facts: [['Cierre', 'Cinta']],
      points: ['Se los ponen solos'],
      words: { uso: 'el recreo' },
    },
    {
      name: 'Zapatos escolares',
      the: 'los zapatos',
      art: 'loafers',
      colors: colors('Negro'),
      price: 548,
      tag: 'escuela',
      say: 'Piel que se bolea, suela que no marca el piso y contrafuerte firme. Sobreviven al ciclo escolar, o casi.',
      facts: [['Cierre', 'Agujeta o hebilla']],
      points: ['Aguantan el ciclo'],
    },
    {
      name: 'Sandalias infantiles',
      the: 'las sandalias',
      art: 'sandal',
      price: 298,
      tag: 'sandalia',
      say: 'Dedos cubiertos y talón sujeto, para correr sin perder una en el camino.',
      facts: [['Cierre', 'Cinta']],
      points: ['Dedos cubiertos'],
      words: { uso: 'las vacaciones' },
    },
    {
      name: 'Botas de lluvia infantiles',
      the: 'las botas',
      art: 'boot',
      params: { kind: 'work' },
      price: 328,
      tag: 'lluvia',
      say: 'Asas a los lados para jalarlas solos y suela con dibujo para charcos en serio.',
      facts: [
        ['Cierre', 'Sin cierre'],
        ['Material', 'PVC'],
      ],
      points: ['Con asas'],
      words: { uso: 'los charcos' },
    },
  ],
  traits: [
    {
      name: 'de uso diario',
      say: 'La versión de batalla, lavable con trapo y jabón.',
      facts: [['Limpieza', 'Trapo húmedo']],
      points: ['Lavables'],
    },
    {
      name: 'con luz en la suela',
      say: 'La suela prende al pisar; la pila dura lo que el zapato.',
      factor: 1.15,
      only: ['tenis'],
      facts: [['Luz', 'En la suela']],
      points: ['Prenden al pisar'],
    },
    {
      name: 'con plantilla acolchada',
      say: 'Plantilla acolchada que se saca para secar.',
      factor: 1.1,
      facts: [['Plantilla', 'Removible']],
      points: ['Horma para pie mexicano'],
    },
    {
      name: 'de horma ancha',
      say: 'Horma ancha, para pie gordito o empeine alto.',
      factor: 1.05,
      facts: [['Horma', 'Ancha']],
      points: ['Horma ancha'],
    },
  ],
});
