import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { BAG } from './bolsas.ts';

export const alimentoParaAves = productLine({
  ...BAG,
  leaf: 'mascotas/aves/alimento-para-aves',
  weight: 2,
  makers: [M.plumaje, M.donFirulo],
  models: ['Canto', 'Alba', 'Percha', 'Trino', 'Jacaranda'],
  sizes: {
    option: 'Presentación',
    values: [
      ['500 g', 1],
      ['1 kg', 1.8],
      ['3 kg', 4.9],
    ],
    most: 3,
  },
  words: { animal: 'pajarito' },
  items: [
    {
      name: 'Alpiste mezclado para canario',
      the: 'el alpiste',
      short: 'Canario',
      motif: 'emoji:bird',
      price: 45,
      say: 'Alpiste limpio con nabo, linaza y avena, en la proporción que pide un canario que canta.',
      facts: [
        ['Para', 'Canarios'],
        ['Ingrediente principal', 'Alpiste'],
      ],
    },
    {
      name: 'Semillas para periquito australiano',
      the: 'las semillas',
      short: 'Periquito',
      motif: 'emoji:parrot',
      price: 49,
      say: 'Mijos de tres colores y alpiste, sin semilla vana que solo llena el plato.',
      facts: [
        ['Para', 'Periquitos'],
        ['Ingrediente principal', 'Mijo'],
      ],
    },
    {
      name: 'Mezcla para cotorro y perico',
      the: 'la mezcla',
      short: 'Cotorro',
      motif: 'emoji:parrot',
      price: 79,
      say: 'Girasol medido, maíz, cártamo y trocitos de fruta para picos fuertes.',
      facts: [
        ['Para', 'Cotorros y pericos'],
        ['Ingrediente principal', 'Girasol y cártamo'],
      ],
    },
    {
      name: 'Alimento para ninfa',
      the: 'el alimento',
      short: 'Ninfa',
      motif: 'emoji:feather',
      price: 65,
      say: 'Poco girasol y mucha variedad, porque las ninfas escogen lo que engorda.',
      facts: [
        ['Para', 'Ninfas y agapornis'],
        ['Ingrediente principal', 'Mijo y alpiste'],
      ],
    },
    {
      name: 'Maíz quebrado y granos para gallina',
      the: 'el alimento',
      short: 'Gallinas',
      motif: 'emoji:chicken',
      price: 32,
      say: 'Para gallinas de patio: grano entero, concha molida y verdura seca.',
      sizes: {
        option: 'Presentación',
        values: [
          ['3 kg', 3],
          ['10 kg', 8.6],
          ['20 kg', 16],
        ],
      },
      facts: [
        ['Para', 'Gallinas de traspatio'],
        ['Ingrediente principal', 'Maíz quebrado'],
      ],
    },
  ],
  traits: [
    {
      name: 'con vitaminas',
      hex: '#5b8c3e',
      say: 'Lleva vitaminas A, D y E adheridas al grano.',
      facts: [['Adicionado con', 'Vitaminas A, D y E']],
      points: ['Con vitaminas'],
    },
    {
      name: 'con calcio',
      factor: 1.08,
      hex: '#6fa9dc',
      say: 'El calcio fortalece pico, huesos y cascarón.',
      facts: [['Adicionado con', 'Calcio']],
      points: ['Con calcio'],
    },
    {
      name: 'con fruta',
      factor: 1.18,
      hex: '#ee7a25',
      say: 'Papaya, manzana y pasas sin azúcar, para que haya algo que buscar.',
      facts: [['Adicionado con', 'Fruta seca']],
      points: ['Fruta sin azúcar'],
    },
    {
      name: 'para muda de pluma',
      factor: 1.15,
      hex: '#6a3d9a',
      say: 'Con aminoácidos para la temporada en que se ven todos despeinados.',
      facts: [['Adicionado con', 'Aminoácidos']],
      points: ['Ayuda en la muda'],
    },
  ],
  close: [
    'Sopla las cascarillas del plato cada día: parece lleno y no lo está.',
    'Complementa con hojas verdes; nunca aguacate ni chocolate.',
    'Guárdalo en frasco cerrado para que no le entren palomillas.',
  ],
  facts: [
    ['Limpieza', 'Grano cribado'],
    ['Humedad', '12% máximo'],
    ['Conservación', 'Lugar fresco y seco'],
  ],
  points: ['Grano cribado', 'Casi sin polvo', 'Hecho en México', 'Bolsa con cierre'],
});
