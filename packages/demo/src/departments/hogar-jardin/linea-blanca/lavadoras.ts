import { byGroup } from '../../shared-by-group.ts';
import { reviews } from '../../shared-sheet.ts';
import { APPLIANCES } from './appliance-reviews.ts';

const LAVAR = reviews(
  [
    'Le cupo la cobija sin forzarla.',
    'Los cuellos de las camisas salen limpios sin tallar.',
    'Centrifuga tan bien que la ropa seca en la mitad de tiempo.',
    'Apenas y se oye. La vieja parecía licuadora de taquería.',
    'La pusimos en la azotea, techada, y ahí va de maravilla.',
  ],
  ['Camina un poco al centrifugar; le puse tapete y se quedó quieta.', 'Con ropa muy sucia hay que darle dos pasadas.'],
  ['No saca las manchas y deja la ropa llena de pelusa.', 'Tira agua por abajo desde la segunda semana.'],
  APPLIANCES,
);

export const lavadoras = byGroup(
  {
    category: 'hogar-jardin/linea-blanca/lavadoras-y-secadoras',
    weight: 3,
    brands: ['Corvenza', 'Hogarza'],
    models: 'LV',
    bigFrom: 1,
    kinds: [
      {
        name: 'Lavadora automática de carga superior',
        group: 'auto',
        line: 'Se carga por arriba, sin agacharse, y puedes meter el calcetín olvidado a medio ciclo.',
        price: 7990,
        point: 'Carga superior, sin agacharte',
        params: { kind: 'top' },
        specs: [
          ['Tipo', 'Automática'],
          ['Alto × ancho × fondo', '104 × 60 × 62 cm'],
        ],
        choice: {
          name: 'Capacidad',
          values: [
            ['16 kg', -900],
            ['18 kg', 0],
            ['20 kg', 1100],
          ],
        },
      },
      {
        name: 'Lavadora de carga frontal',
        group: 'auto',
        line: 'Lava con la tercera parte del agua porque la ropa cae sobre ella misma en lugar de nadar. Cabe bajo la barra.',
        price: 12490,
        point: 'Usa mucha menos agua',
        params: { kind: 'front' },
        specs: [
          ['Tipo', 'Automática'],
          ['Alto × ancho × fondo', '85 × 60 × 63 cm'],
        ],
        choice: {
          name: 'Capacidad',
          values: [
            ['12 kg', 0],
            ['14 kg', 1300],
          ],
        },
      },
      {
        name: 'Lavadora de dos tinas',
        group: 'semi',
        line: 'De un lado lava y del otro exprime. Aguanta la lavada pesada y no le afecta si el agua llega con poca presión.',
        price: 4290,
        point: 'Funciona con poca presión de agua',
        params: { kind: 'top' },
        specs: [
          ['Tipo', 'Semiautomática'],
          ['Alto × ancho × fondo', '100 × 85 × 50 cm'],
        ],
        choice: {
          name: 'Capacidad',
          values: [
            ['13 kg', 0],
            ['16 kg', 700],
          ],
        },
      },
      {
        name: 'Lavasecadora',
        group: 'auto',
        line: 'Entra sucia y sale seca. En el departamento sin patio resuelve la semana completa.',
        price: 15990,
        point: 'Lava y seca en el mismo tambor',
        params: { kind: 'front' },
        specs: [
          ['Tipo', 'Automática'],
          ['Alto × ancho × fondo', '85 × 60 × 66 cm'],
        ],
        choice: {
          name: 'Capacidad',
          values: [
            ['12 kg lavado / 7 kg secado', 0],
            ['14 kg lavado / 8 kg secado', 2100],
          ],
        },
      },
      {
        name: 'Secadora de gas',
        note: 'Pide salida de aire caliente al exterior y toma de gas cercana. La conexión la hace un técnico, como debe ser.',
        group: 'seca',
        line: 'Seca una carga en unos 45 minutos con gas LP, aunque lleve tres días lloviendo.',
        price: 9990,
        art: 'dryer',
        point: 'Seca en unos 45 minutos',
        specs: [
          ['Tipo', 'De gas LP'],
          ['Alto × ancho × fondo', '109 × 68 × 74 cm'],
        ],
        choice: {
          name: 'Capacidad',
          values: [
            ['18 kg', 0],
            ['20 kg', 900],
          ],
        },
      },
    ],
    makes: [
      {
        name: 'con motor inverter',
        group: 'auto',
        line: 'El motor no lleva banda: vibra menos y dura más años.',
        point: 'Motor inverter silencioso',
        more: 14,
        specs: [['Motor', 'Inverter, 10 años de garantía']],
      },
      {
        name: 'con 10 ciclos',
        group: 'auto',
        line: 'Diez ciclos que van de la mezclilla a la ropa de bebé, con nivel de carga automático.',
        point: '10 ciclos',
        specs: [['Ciclos', '10']],
      },
      {
        name: 'con tambor de acero',
        line: 'El tambor de acero inoxidable no se oxida ni jala los hilos de los tejidos.',
        point: 'Tambor de acero inoxidable',
        more: 6,
        specs: [['Tambor', 'Acero inoxidable']],
      },
      {
        name: 'con filtro atrapapelusa',
        line: 'El filtro se vacía con dos dedos y la ropa negra sale negra, no gris de pelusa.',
        point: 'Filtro fácil de vaciar',
        more: 2,
        specs: [['Filtro', 'Atrapapelusa lavable']],
      },
    ],
    closings: [
      'Nivela las cuatro patas antes del primer uso; una lavadora chueca camina y suena.',
      'Deja la tapa abierta un rato después de usarla y no habrá olor a humedad.',
      'La conexión a la toma no está incluida en el precio, pero cualquier plomero la hace en media hora.',
    ],
    colors: ['Blanco', 'Plata', 'Grafito'],
    offered: 2,
    trim: ['#45484e'],
    specs: [
      ['Voltaje', '127 V, 60 Hz'],
      ['Norma', 'NOM-003-SCFI'],
      ['Panel', 'Botones e indicadores en español'],
    ],
    art: 'washer',
    scene: 'bath',
    warranty: '12 meses en piezas y mano de obra',
    contents: '1 equipo, mangueras y manual',
    groups: ['Capacidad y medidas', 'Funcionamiento'],
  },
  {
    auto: LAVAR,
    semi: LAVAR,
    seca: reviews(
      [
        'Llovió toda la semana y la ropa seca en una hora.',
        'Las toallas salen esponjadas, como de hotel.',
        'Ya no cuelgo nada en la azotea.',
        'El filtro de pelusa se limpia con la mano.',
        'Le cupo la cobija sin forzarla.',
      ],
      [
        'Seca muy bien, pero los pantalones gruesos piden otro rato.',
        'La instalación se cobra aparte, tómenlo en cuenta.',
      ],
      ['La ropa sale húmeda aunque le dé dos vueltas.', 'Empezó a rechinar a los dos meses.'],
      APPLIANCES,
    ),
  },
);
