import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { PARTS } from './part-reviews.ts';

export const baterias = lineup({
  category: 'ferreteria-autos/refacciones-y-llantas/baterias-para-auto',
  weight: 3,
  brands: ['Arranque Fijo', 'Chispal', 'Doce Voltios Sur'],
  models: 'BT',
  reviews: reviews(
    [
      'Arranca a la primera hasta en la madrugada de enero.',
      'Medí el voltaje al recibirla: 12.7, cargada al cien.',
      'Los bornes venían con tapón y agarradera, fácil de cargar.',
      'La puse en {uso} y adiós a pedir pasada.',
      'Fecha de fabricación de hace un mes, fresca.',
      'Entró justa en la charola, sin adaptar nada.',
    ],
    [
      'Buena, pero la agarradera se siente débil.',
      'Quedó justa en la charola, hay que acomodarla.',
      'Arranca bien; hubo que limpiar las terminales del coche.',
    ],
    [
      'Amaneció muerta a los tres meses.',
      'Llegó descargada, en 11 voltios.',
      'Los postes venían al revés de los de mi coche.',
    ],
    PARTS,
  ),
  kinds: [
    {
      name: 'Batería para auto grupo 22',
      line: 'La del compacto de todos los días: buena corriente en frío y caja corta.',
      price: 1890,
      point: '380 A de arranque en frío',
      use: 'el compacto',
      specs: [
        ['Grupo', '22'],
        ['Arranque en frío', '380 A'],
        ['Capacidad', '45 Ah'],
      ],
    },
    {
      name: 'Batería para auto grupo 42',
      line: 'Caja alta con más placas, para sedanes con clima y muchos accesorios.',
      price: 2190,
      point: '500 A de arranque en frío',
      use: 'el sedán',
      specs: [
        ['Grupo', '42'],
        ['Arranque en frío', '500 A'],
        ['Capacidad', '55 Ah'],
      ],
    },
    {
      name: 'Batería para auto grupo 47',
      line: 'La medida de medio parque vehicular, con borne bajo y sujeción por la base.',
      price: 2490,
      point: '580 A de arranque en frío',
      use: 'mi coche',
      specs: [
        ['Grupo', '47'],
        ['Arranque en frío', '580 A'],
        ['Capacidad', '60 Ah'],
      ],
    },
    {
      name: 'Batería para camioneta grupo 65',
      line: 'Para motor de seis u ocho cilindros, con ochocientos amperes listos a las cinco de la mañana.',
      price: 3290,
      point: '800 A de arranque en frío',
      use: 'la camioneta',
      specs: [
        ['Grupo', '65'],
        ['Arranque en frío', '800 A'],
        ['Capacidad', '75 Ah'],
      ],
    },
  ],
  makes: [
    {
      name: 'libre de mantenimiento',
      line: 'Sellada de fábrica: nada de abrir tapones ni rellenar con agua.',
      point: 'No se le agrega agua',
      specs: [['Tecnología', 'Plomo-calcio']],
    },
    {
      name: 'para clima caliente',
      line: 'Rejilla gruesa que resiste Hermosillo en julio, que es lo que mata a una batería.',
      more: 12,
      point: 'Aguanta el calor del norte',
      specs: [['Tecnología', 'Plomo-calcio reforzada']],
    },
    {
      name: 'AGM para arranque y paro',
      line: 'Si tu motor se apaga en los altos, necesita AGM; una convencional no le dura ni un año.',
      more: 70,
      point: 'Para sistema de arranque y paro',
      specs: [['Tecnología', 'AGM']],
    },
  ],
  closings: [
    'Revisa de qué lado está el positivo antes de pedirla: es el dato que más se equivoca.',
    'Lleva la usada a un centro de acopio o a tu taller: lleva plomo y ácido, no va a la basura.',
    'Conecta primero el positivo y al final el negativo; al quitarla, al revés.',
  ],
  points: ['Cargada y probada', 'Fabricación reciente'],
  specs: [['Voltaje', '12 V']],
  groups: ['Medida', 'Tecnología'],
  palettes: [
    ['#1d1d20', '#c8242f', '#f6f5f1'],
    ['#f6f5f1', '#2c62b8', '#c8242f'],
    ['#36383c', '#f5c929', '#c9ccd1'],
    ['#2e8b57', '#1d1d20', '#f6f5f1'],
  ],
  params: { label: '{marca}' },
  art: 'car-battery',
  scene: 'garage',
  warranty: '24 meses, 12 de ellos con cambio directo',
  contents: '1 batería con tapas en los bornes',
  last: 'scale',
});
