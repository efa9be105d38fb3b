import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { PARTS } from './part-reviews.ts';

export const llantas = lineup({
  category: 'ferreteria-autos/refacciones-y-llantas/llantas',
  weight: 5,
  brands: ['Kilometral', 'Terraza Sur', 'Bajío Hule'],
  models: ['Trayecto', 'Libramiento', 'Cuota 95', 'Serranía', 'Acotamiento', 'Kilómetro 40'],
  reviews: reviews(
    [
      'En el aguacero frena derechito, se siente la diferencia.',
      'Son silenciosas, ya se puede platicar en carretera.',
      'Fecha de fabricación de este mismo año, la revisé.',
      'Llevo quince mil kilómetros y el dibujo casi ni se nota gastado.',
      'Las usamos para {uso} y excelente agarre.',
      'Balanceadas quedaron con poquito plomo, buena señal.',
      'Cayó en un bache de los buenos y ni chipote.',
    ],
    [
      'Buenas, pero la primera semana se sienten resbalosas.',
      'Agarran bien en seco, en lluvia nomás regular.',
      'El montaje va por tu cuenta, súmenlo al precio.',
      'Cumplen, pero el dibujo no es el mismo de la foto.',
    ],
    [
      'Le salió un chipote en el primer mes.',
      'Pedí cuatro y una venía con fecha de hace tres años.',
      'Zumban en carretera después de los ochenta.',
      'No hubo modo de balancearla, el volante tiembla.',
    ],
    { ...PARTS, good: PARTS.good.slice(1), mixed: PARTS.mixed.slice(1), bad: PARTS.bad.slice(0, 1) },
  ),
  kinds: [
    {
      name: 'Llanta para auto compacto',
      group: 'auto',
      line: 'Para el coche de todos los días: gasta poca gasolina y dura los años que dura el crédito.',
      price: 1190,
      point: 'Baja resistencia al rodar',
      use: 'la ciudad',
      choice: {
        name: 'Medida',
        values: [
          ['175/70 R13', 0],
          ['185/60 R14', 120],
          ['185/65 R15', 240],
        ],
      },
      specs: [
        ['Vehículo', 'Compacto'],
        ['Índice de carga', '82 a 88'],
      ],
    },
    {
      name: 'Llanta para sedán',
      group: 'auto',
      line: 'Pensada para tramos largos de autopista: va derecha con viento y no cansa el oído.',
      price: 1790,
      point: 'Cómoda en carretera',
      use: 'la carretera',
      choice: {
        name: 'Medida',
        values: [
          ['195/65 R15', 0],
          ['205/55 R16', 210],
          ['215/50 R17', 560],
        ],
      },
      specs: [
        ['Vehículo', 'Sedán mediano'],
        ['Índice de carga', '91 a 94'],
      ],
    },
    {
      name: 'Llanta para SUV',
      group: 'camioneta',
      line: 'Costados firmes para una camioneta alta, que no se acueste en las curvas.',
      price: 2490,
      point: 'Costado reforzado',
      use: 'los viajes con la familia',
      choice: {
        name: 'Medida',
        values: [
          ['215/65 R16', 0],
          ['225/60 R17', 320],
          ['235/55 R18', 690],
        ],
      },
      specs: [
        ['Vehículo', 'SUV'],
        ['Índice de carga', '98 a 103'],
      ],
    },
    {
      name: 'Llanta para pickup',
      group: 'camioneta',
      line: 'Diez capas para traer material en la batea sin que se aplaste.',
      price: 2890,
      point: 'Para carga pesada',
      use: 'el rancho',
      choice: {
        name: 'Medida',
        values: [
          ['LT225/75 R16', 0],
          ['LT245/75 R16', 420],
          ['LT265/70 R17', 1090],
        ],
      },
      specs: [
        ['Vehículo', 'Pickup'],
        ['Índice de carga', '115 a 121'],
      ],
    },
  ],
  makes: [
    {
      name: 'de alto kilometraje',
      group: 'auto',
      line: 'El compuesto duro está hecho para llegar a los 80,000 kilómetros con presión correcta y rotación.',
      point: 'Hasta 80,000 km',
      specs: [
        ['Desgaste', 'Treadwear 560'],
        ['Tracción', 'A'],
      ],
    },
    {
      name: 'para lluvia',
      group: 'auto',
      line: 'Cuatro canales anchos sacan el agua de abajo y acortan la frenada en piso mojado.',
      more: 10,
      point: 'Frena mejor en mojado',
      specs: [
        ['Desgaste', 'Treadwear 420'],
        ['Tracción', 'AA'],
      ],
    },
    {
      name: 'deportiva',
      group: 'auto',
      line: 'Hombro rígido y menos hule entre tú y el asfalto: responde luego luego al volante.',
      more: 22,
      point: 'Respuesta rápida',
      specs: [
        ['Desgaste', 'Treadwear 340'],
        ['Índice de velocidad', 'V, hasta 240 km/h'],
      ],
    },
    {
      name: 'de carretera',
      group: 'camioneta',
      line: 'Dibujo continuo al centro, por eso va silenciosa en autopista.',
      point: 'Silenciosa',
      specs: [
        ['Tipo', 'H/T, carretera'],
        ['Desgaste', 'Treadwear 540'],
      ],
    },
    {
      name: 'todo terreno',
      group: 'camioneta',
      line: 'Bloques abiertos que escupen el lodo y todavía se portan bien en la autopista.',
      more: 15,
      point: 'Lodo y asfalto',
      specs: [
        ['Tipo', 'A/T, todo terreno'],
        ['Desgaste', 'Treadwear 480'],
      ],
    },
  ],
  closings: [
    'Se vende por pieza. Compara la medida con la que viene en el costado de tu llanta y en la puerta del conductor.',
    'La fecha de fabricación es de los últimos doce meses; revísala al recibirla, son los cuatro dígitos del costado.',
    'Rótalas cada 10,000 km y checa la presión en frío cada quincena.',
  ],
  points: ['Fabricación reciente', 'Se vende por pieza'],
  specs: [
    ['Construcción', 'Radial, sin cámara'],
    ['Norma', 'NOM-086-SCFI'],
  ],
  groups: ['Medida y carga', 'Desempeño'],
  palettes: [
    ['#1d1d20', '#8b8f96', '#c8242f'],
    ['#1d1d20', '#c9ccd1', '#f5c929'],
    ['#2a2a2d', '#45484e', '#2c62b8'],
  ],
  art: 'tire',
  scene: 'garage',
  warranty: '5 años contra defectos de fábrica',
  contents: '1 llanta, sin rin',
  last: 'scale',
  bigFrom: 99000,
});
