import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { base } from './base.ts';
import { TABLEWARE } from './tableware-reviews.ts';

export const vajillas = lineup({
  ...base,
  category: 'hogar-jardin/cocina-y-mesa/vajillas',
  weight: 2,
  brands: ['Alfarina', 'Brasa y Barro'],
  art: 'plate-set',
  scene: 'living',
  contents: 'Vajilla en caja con separadores',
  reviews: reviews(
    [
      'Los colores son vivos y no se despintan con las lavadas.',
      'El tamaño es generoso, no de esos platitos de restaurante.',
      'Mesa puesta, foto y al chat familiar.',
      'Los bordes están parejos, sin esos filos que cortan.',
      'La saqué para {uso} y todos preguntaron.',
    ],
    ['Apilados ocupan más de lo que pensé.', 'Muy bonitos; para el microondas prefiero usar otros.'],
    ['Se despostillan con mirarlos.', 'Varios venían con manchas desde la caja.'],
    TABLEWARE,
  ),
  kinds: [
    {
      name: 'Vajilla de 12 piezas',
      line: 'Para cuatro: plato extendido, tazón y plato postre.',
      price: 790,
      point: '12 piezas para 4 personas',
      use: 'el diario',
      specs: [
        ['Piezas', '12'],
        ['Servicio', '4 personas'],
      ],
    },
    {
      name: 'Vajilla de 20 piezas',
      line: 'Para cuatro con todo y tazas: trinche, hondo, postre, taza y platito.',
      price: 1290,
      point: '20 piezas para 4 personas',
      use: 'la comida del domingo',
      specs: [
        ['Piezas', '20'],
        ['Servicio', '4 personas'],
      ],
    },
    {
      name: 'Vajilla de 30 piezas',
      line: 'Para seis y con buena cara, de las que se sacan en Navidad y luego ya no se guardan.',
      price: 1990,
      point: '30 piezas para 6 personas',
      use: 'la cena de Navidad',
      specs: [
        ['Piezas', '30'],
        ['Servicio', '6 personas'],
      ],
    },
    {
      name: 'Juego de 6 platos hondos',
      line: 'Seis hondos de a de veras, para pozole, pasta o cereal.',
      price: 549,
      point: '6 platos hondos de 700 ml',
      use: 'el pozole',
      specs: [
        ['Piezas', '6'],
        ['Servicio', '6 personas'],
      ],
    },
    {
      name: 'Juego de 4 platones',
      line: 'Cuatro platones ovalados para poner el guisado al centro y que cada quien se sirva.',
      price: 649,
      point: '4 platones ovalados',
      use: 'las reuniones',
      specs: [
        ['Piezas', '4'],
        ['Servicio', 'Para compartir'],
      ],
    },
  ],
  makes: [
    {
      name: 'de talavera',
      line: 'Dibujo de talavera poblana aplicado a mano; ninguna pieza sale idéntica a otra.',
      point: 'Decorado a mano',
      more: 45,
      specs: [
        ['Material', 'Cerámica esmaltada sin plomo'],
        ['Microondas', 'Sí'],
      ],
      params: { pattern: 'talavera' },
      palette: ['#1f46b4', '#f6f5f1'],
    },
    {
      name: 'de porcelana lisa',
      line: 'Porcelana blanca que hace lucir cualquier platillo.',
      point: 'Porcelana blanca',
      specs: [
        ['Material', 'Porcelana'],
        ['Microondas', 'Sí'],
      ],
      params: { pattern: 'plain' },
      palette: ['#f6f5f1', '#c9ccd1'],
    },
    {
      name: 'de gres con greca',
      line: 'El gres pesa, conserva el calor y lleva una greca sencilla en la orilla.',
      point: 'Gres que conserva el calor',
      more: 20,
      specs: [
        ['Material', 'Gres'],
        ['Microondas', 'Sí'],
      ],
      params: { pattern: 'zigzag' },
      palette: ['#bf5f3c', '#f0e2c4'],
    },
    {
      name: 'de melamina con flores',
      line: 'La melamina no se rompe: es para el patio, los niños y la casa de campo.',
      point: 'No se rompe',
      more: -30,
      specs: [
        ['Material', 'Melamina'],
        ['Microondas', 'No'],
      ],
      params: { pattern: 'flowers' },
      palette: ['#e4007c', '#f5c929'],
    },
    {
      name: 'de barro bruñido',
      line: 'Barro de alta temperatura, pulido con piedra hasta que brilla sin esmalte.',
      point: 'Barro bruñido sin plomo',
      more: 15,
      specs: [
        ['Material', 'Barro de alta temperatura'],
        ['Microondas', 'No'],
      ],
      params: { pattern: 'dots' },
      palette: ['#a3492f', '#46301f'],
    },
    {
      name: 'con motivos otomíes',
      line: 'Venados, pájaros y flores de Tenango en colores que alegran hasta el huevo con frijoles.',
      point: 'Motivos otomíes',
      more: 25,
      specs: [
        ['Material', 'Porcelana'],
        ['Microondas', 'Sí'],
      ],
      params: { pattern: 'otomi' },
      palette: ['#f6f5f1', '#e4007c'],
    },
  ],
  closings: [
    'Las piezas se reponen por separado; escríbenos si alguna pasa a mejor vida.',
    'Guarda con una servilleta entre plato y plato y no habrá rayones.',
  ],
  last: 'flat',
});
