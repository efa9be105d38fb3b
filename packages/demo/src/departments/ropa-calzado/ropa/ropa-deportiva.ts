import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { prenda } from '../reviews.ts';
import { MUJER } from './base.ts';

export const ropaDeportiva = productLine({
  ...MUJER,
  leaf: 'ropa-calzado/mujer/ropa-deportiva',
  reviews: prenda,
  weight: 4,
  art: 'leotard',
  scene: 'gym',
  makers: [M.canchaLibre, M.penasco, M.lunaDiurna],
  colors: colors('Negro', 'Azul marino', 'Fucsia', 'Verde salvia', 'Morado'),
  words: { talla: 'mediana', uso: 'el gimnasio' },
  items: [
    {
      name: 'Leggings de tiro alto',
      the: 'los leggings',
      art: 'joggers',
      price: 398,
      say: 'Pasan la prueba de la sentadilla: no se transparentan ni se bajan. Bolsa lateral para el celular.',
      facts: [
        ['Tiro', 'Alto'],
        ['Bolsas', 'Laterales'],
      ],
      points: ['No se transparentan'],
    },
    {
      name: 'Top deportivo',
      the: 'el top',
      art: 'bra',
      price: 298,
      say: 'Soporte medio, copas que se sacan para lavar y banda que no se sube.',
      facts: [
        ['Soporte', 'Medio'],
        ['Copas', 'Removibles'],
      ],
      points: ['Soporte medio'],
    },
    {
      name: 'Playera para correr',
      the: 'la playera',
      art: 'tshirt',
      price: 248,
      say: 'Costuras planas y espalda con ventilación, para no rozarte en el kilómetro ocho.',
      facts: [
        ['Manga', 'Corta'],
        ['Costuras', 'Planas'],
      ],
      points: ['Costuras planas'],
      words: { uso: 'correr' },
    },
    {
      name: 'Chamarra rompevientos',
      the: 'la chamarra',
      art: 'jacket',
      price: 598,
      say: 'Pesa menos que un suéter y corta el aire de la mañana. Reflejantes adelante y atrás.',
      facts: [
        ['Cierre', 'Completo'],
        ['Reflejantes', 'Sí'],
      ],
      points: ['Con reflejantes'],
      words: { uso: 'correr temprano' },
    },
  ],
  traits: [
    {
      name: 'de secado rápido',
      say: 'La tela saca el sudor y seca colgada en un par de horas.',
      facts: [['Material', 'Poliéster y elastano']],
      points: ['Seca rápido'],
    },
    {
      name: 'sin costuras',
      not: ['Playera para correr', 'Chamarra rompevientos'],
      say: 'Tejido circular sin costuras, que se siente como segunda piel.',
      factor: 1.15,
      facts: [['Material', 'Poliamida y elastano']],
      points: ['Sin costuras'],
    },
    {
      name: 'de tela reciclada',
      say: 'Hilo hecho de botellas recicladas, con el mismo ajuste.',
      factor: 1.1,
      facts: [['Material', 'Poliéster reciclado']],
      points: ['Tela reciclada'],
    },
  ],
});
