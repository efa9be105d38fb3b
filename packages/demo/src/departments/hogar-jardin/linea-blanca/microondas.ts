import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { APPLIANCES } from './appliance-reviews.ts';

export const microondas = lineup({
  category: 'hogar-jardin/linea-blanca/microondas',
  weight: 2,
  brands: ['Corvenza', 'Hogarza', 'Norfría'],
  models: 'MW',
  reviews: reviews(
    [
      'Calienta parejo, no queda helado el centro del taco.',
      'El botón de 30 segundos es el que más uso, sencillo y directo.',
      'Cabe el plato extendido, cosa que el anterior no.',
      'Para {uso} está perfecto.',
      'Le caben dos molletes y el plato gira sin atorarse.',
    ],
    ['El pitido al terminar es muy fuerte, despierta a toda la casa.', 'Bueno, pero la puerta pide jalón con ganas.'],
    ['Dejó de girar el plato a las tres semanas.', 'Saca chispas por dentro y no es por meterle metal.'],
    APPLIANCES,
  ),
  kinds: [
    {
      name: 'Microondas compacto',
      line: 'Veinte litros bastan para calentar la comida y hacer palomitas, y deja libre media barra.',
      price: 1490,
      tail: ' 0.7 pies cúbicos',
      point: '0.7 pies cúbicos, 700 W',
      use: 'la oficina',
      specs: [
        ['Capacidad', '0.7 pies cúbicos (20 L)'],
        ['Potencia', '700 W'],
        ['Plato', '24.5 cm'],
      ],
    },
    {
      name: 'Microondas mediano',
      line: 'Le cabe un plato extendido sin que pegue en las paredes y calienta una sopa en dos minutos.',
      price: 2190,
      tail: ' 1.1 pies cúbicos',
      point: '1.1 pies cúbicos, 1,000 W',
      use: 'la familia',
      specs: [
        ['Capacidad', '1.1 pies cúbicos (31 L)'],
        ['Potencia', '1,000 W'],
        ['Plato', '31 cm'],
      ],
    },
    {
      name: 'Microondas familiar',
      line: 'Cabe un refractario grande, de esos de lasaña, con todo y tapa.',
      price: 3290,
      tail: ' 1.6 pies cúbicos',
      point: '1.6 pies cúbicos, 1,100 W',
      use: 'una casa grande',
      specs: [
        ['Capacidad', '1.6 pies cúbicos (45 L)'],
        ['Potencia', '1,100 W'],
        ['Plato', '36 cm'],
      ],
    },
    {
      name: 'Microondas con grill',
      line: 'Además de calentar, gratina: el queso de los molletes sale dorado y no aguado.',
      price: 2890,
      tail: ' 0.9 pies cúbicos',
      point: 'Con grill para gratinar',
      use: 'gratinar',
      specs: [
        ['Capacidad', '0.9 pies cúbicos (25 L)'],
        ['Potencia', '900 W, grill de 1,000 W'],
        ['Plato', '27 cm'],
      ],
    },
  ],
  makes: [
    {
      name: 'digital',
      line: 'Diez niveles de potencia y descongelado por peso; los botones se entienden sin abrir el manual.',
      point: 'Descongela por peso',
      specs: [
        ['Control', 'Botones'],
        ['Niveles', '10'],
      ],
    },
    {
      name: 'de perilla',
      line: 'Dos perillas, tiempo y potencia. A la abuela le va a encantar.',
      point: 'Dos perillas y listo',
      more: -10,
      specs: [
        ['Control', 'Perillas'],
        ['Niveles', '6'],
      ],
    },
    {
      name: 'con panel táctil',
      line: 'El panel liso no junta grasa y trae botones directos para palomitas, café, papa y sopa.',
      point: 'Botones directos para lo de diario',
      more: 10,
      specs: [
        ['Control', 'Táctil'],
        ['Niveles', '10'],
      ],
    },
    {
      name: 'inverter',
      line: 'La tecnología inverter mantiene la potencia pareja: descongela sin cocer las orillas.',
      point: 'Potencia pareja inverter',
      more: 30,
      specs: [
        ['Control', 'Botones'],
        ['Niveles', '10, inverter'],
      ],
    },
  ],
  closings: [
    'Tiene seguro para niños y luz interior. Conéctalo a un contacto propio.',
    'Para quitarle el olor a pescado, calienta un vaso con agua y limón tres minutos.',
    'Deja 10 cm libres arriba para que respire.',
  ],
  colors: ['Plata', 'Negro', 'Blanco', 'Rojo'],
  offered: 2,
  trim: ['#1d1d20'],
  specs: [
    ['Voltaje', '127 V, 60 Hz'],
    ['Norma', 'NOM-003-SCFI'],
  ],
  art: 'microwave',
  scene: 'kitchen',
  warranty: '12 meses en piezas y mano de obra',
  contents: '1 horno, plato giratorio y manual',
  origin: 'China',
});
