import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { equipo } from '../reviews/equipo.ts';
import { BASE } from './base.ts';

export const basculas = productLine({
  ...BASE,
  leaf: 'farmacia/equipo-medico/basculas',
  reviews: equipo,
  weight: 3,
  art: 'scale',
  colors: colors('Blanco', 'Negro', 'Verde salvia', 'Azul cielo'),
  mostColors: 3,
  models: ['Quilate', 'Equilibrio', 'Pesa Fácil', 'Balance', 'Cinco'],
  facts: [
    ['Unidades', 'kg y lb'],
    ['Superficie', 'Vidrio templado'],
    ['Alimentación', '2 pilas AAA'],
    ['País de origen', 'China'],
  ],
  close: [
    'Pésate a la misma hora y con poca ropa: lo que importa es la tendencia.',
    'Ponla en piso duro y parejo; sobre tapete mide mal.',
    'Si un cambio de peso te preocupa, consulta a tu médico.',
  ],
  items: [
    {
      name: 'Báscula digital',
      the: 'la báscula',
      short: 'Digital',
      price: 328,
      motif: 'emoji:balance-scale',
      say: 'Enciende al pisarla y da el peso en dos segundos con números de cuatro centímetros. Ponla en piso firme.',
      facts: [
        ['Capacidad', '180 kg'],
        ['Precisión', '100 g'],
      ],
      points: ['Enciende al pisarla'],
    },
    {
      name: 'Báscula de composición corporal',
      the: 'la báscula',
      short: 'Composición',
      price: 598,
      motif: 'emoji:bar-chart',
      say: 'Estima grasa, agua y músculo con impedancia; sirve para ver tendencias, no para un diagnóstico. No la use quien tiene marcapasos.',
      facts: [
        ['Capacidad', '180 kg'],
        ['Precisión', '50 g'],
      ],
      points: ['Muestra tendencias'],
    },
    {
      name: 'Báscula para adulto con barandal',
      the: 'la báscula',
      short: 'Barandal',
      price: 1898,
      motif: 'emoji:wheelchair-symbol',
      say: 'Con barandal para subir con calma y plataforma ancha.',
      facts: [
        ['Capacidad', '220 kg'],
        ['Precisión', '100 g'],
      ],
      points: ['Con barandal'],
    },
  ],
  traits: [
    {
      name: 'de base ancha',
      say: 'Base amplia que no se mueve aunque uno llegue apurado.',
      facts: [['Base', '32 × 32 cm']],
      points: ['Base amplia'],
    },
    {
      name: 'con pantalla iluminada',
      say: 'Pantalla con luz para usarla de madrugada sin encender el cuarto.',
      factor: 1.1,
      facts: [['Base', '30 × 30 cm']],
      points: ['Pantalla con luz'],
    },
    {
      name: 'con memoria para 8 personas',
      say: 'Reconoce hasta ocho personas y guarda la última medición.',
      factor: 1.2,
      facts: [
        ['Base', '30 × 30 cm'],
        ['Memoria', '8 personas'],
      ],
      points: ['Ocho personas'],
    },
  ],
});
