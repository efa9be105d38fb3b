import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { complemento } from '../reviews.ts';
import { BASE } from './base.ts';

export const lentesDeSol = productLine({
  ...BASE,
  leaf: 'ropa-calzado/bolsas-y-accesorios/lentes-de-sol',
  reviews: complemento,
  weight: 3,
  art: 'sunglasses',
  makers: [M.penasco, M.micaClara],
  models: ['Reflejo', 'Bahía', 'Duna', 'Cenote', 'Terraza'],
  colors: colors('Negro', 'Café', 'Miel', 'Azul marino', 'Transparente'),
  facts: [
    ['Protección', 'UV400'],
    ['Incluye', 'Estuche y paño'],
    ['País de origen', 'México'],
  ],
  words: { uso: 'manejar' },
  close: [
    'Límpialos con el paño y agua, no con la playera.',
    'No los dejes en el tablero: el calor despega los filtros.',
    'El color de la mica no protege; el filtro UV400 sí.',
  ],
  points: ['Filtro UV400', 'Estuche y paño incluidos', 'Micas de repuesto', 'Seis meses de garantía'],
  items: [
    {
      name: 'Lentes de sol cuadrados',
      the: 'los lentes',
      price: 398,
      say: 'Armazón grande que cubre y no resbala con el sudor. Patas con alma de metal.',
      facts: [['Ancho', '14.5 cm']],
      points: ['Cubre bien'],
    },
    {
      name: 'Lentes de sol redondos',
      the: 'los lentes',
      price: 378,
      say: 'Redondos y livianos, con puente que no marca la nariz.',
      facts: [['Ancho', '13.8 cm']],
      points: ['No marcan'],
    },
    {
      name: 'Lentes de sol tipo gato',
      the: 'los lentes',
      price: 398,
      say: 'Esquinas hacia arriba, para los días en que una quiere llegar tarde y bien.',
      facts: [['Ancho', '14.2 cm']],
      points: ['Con actitud'],
      words: { uso: 'la playa' },
    },
    {
      name: 'Lentes de sol deportivos',
      the: 'los lentes',
      price: 448,
      say: 'Curvos y con goma en patas y puente, para correr y pedalear sin subirlos a cada rato.',
      facts: [['Ancho', '13.5 cm']],
      points: ['No se resbalan'],
      words: { uso: 'la bici' },
    },
  ],
  traits: [
    {
      name: 'polarizados',
      say: 'Polarizados: quitan el reflejo del pavimento y del agua.',
      factor: 1.4,
      facts: [['Mica', 'Polarizada']],
      points: ['Sin reflejos'],
    },
    {
      name: 'con mica degradada',
      say: 'Mica más oscura arriba y clara abajo, para ver el celular sin quitártelos.',
      factor: 1.08,
      facts: [['Mica', 'Degradada']],
      points: ['Ves el celular'],
    },
    {
      name: 'de armazón ligero',
      say: 'Armazón de acetato delgado que casi no pesa.',
      facts: [
        ['Armazón', 'Acetato'],
        ['Mica', 'Gris'],
      ],
      points: ['Casi no pesan'],
    },
  ],
});
