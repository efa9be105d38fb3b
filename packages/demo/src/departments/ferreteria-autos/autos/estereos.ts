import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';

export const estereos = lineup({
  category: 'ferreteria-autos/audio-y-accesorios/estereos',
  weight: 3,
  brands: ['Sonoruta', 'Tablero MX', 'Alto Volumen 55'],
  models: 'ES',
  reviews: reviews(
    [
      'La pantalla se ve bien aun con el sol de frente.',
      'El Bluetooth se enlaza solo al subirme.',
      'Se escucha clarito y con fuerza, sin distorsión.',
      'Las llamadas me oyen bien en carretera.',
      'Traía el arnés y el marco, no faltó nada.',
      'El instalador tardó una hora y quedó de fábrica.',
      'Los botones del volante siguieron funcionando.',
      'Para el viaje a la playa fue lo mejor.',
      'Aguantó un año de calor y de tope sin fallar.',
      'Se ve elegante en el tablero, ni parece de estos precios.',
    ],
    [
      'Buen sonido, aunque el menú está enredado.',
      'Tarda unos segundos en encender.',
      'Hay que comprar el marco para algunos modelos.',
      'Muy bueno, pero de noche brilla de más.',
      'Se oye bien, el micrófono podría mejorar.',
    ],
    [
      'Se reinicia solo con el calor.',
      'Perdió el Bluetooth a los tres meses.',
      'Llegó con un pixel muerto en la pantalla.',
      'No lee la USB de más de 32 GB.',
      'El conector no era para mi coche.',
    ],
  ),
  kinds: [
    {
      name: 'Autoestéreo con Bluetooth de un DIN',
      group: 'uno',
      line: 'El reemplazo sencillo del radio que ya no agarra estación: cabe en el hueco de siempre.',
      price: 990,
      point: 'Bluetooth y USB',
      art: 'car-stereo',
      specs: [
        ['Tamaño', 'Un DIN'],
        ['Potencia', '4 x 45 W máximos'],
      ],
      contents: '1 autoestéreo, marco, arnés y control',
    },
    {
      name: 'Pantalla para auto de 7"',
      group: 'pantalla',
      line: 'Mapas, música y reversa en una sola pantalla táctil de siete pulgadas.',
      price: 2490,
      point: 'Pantalla táctil de 7"',
      art: 'car-stereo',
      specs: [
        ['Tamaño', '7", doble DIN'],
        ['Potencia', '4 x 45 W máximos'],
      ],
      contents: '1 pantalla, marco, arnés y micrófono',
    },
    {
      name: 'Pantalla para auto de 10"',
      group: 'pantalla',
      line: 'Diez pulgadas que se inclinan y dejan ver el mapa de reojo, sin buscar el teléfono.',
      price: 3690,
      point: 'Pantalla de 10" abatible',
      art: 'car-stereo',
      specs: [
        ['Tamaño', '10", con base doble DIN'],
        ['Potencia', '4 x 50 W máximos'],
      ],
      contents: '1 pantalla, base, arnés y micrófono',
    },
  ],
  makes: [
    {
      name: 'con duplicado de teléfono',
      group: 'pantalla',
      line: 'Duplica el teléfono con cable, y el mapa queda grande y manos libres.',
      more: 10,
      point: 'Duplica tu teléfono',
      specs: [
        ['Teléfono', 'Por cable'],
        ['Radio', 'AM y FM'],
      ],
    },
    {
      name: 'con cámara de reversa',
      group: 'pantalla',
      line: 'Incluye la cámara trasera con líneas de guía: se activa al meter reversa.',
      more: 18,
      point: 'Cámara de reversa incluida',
      specs: [
        ['Cámara', 'Visión nocturna'],
        ['Radio', 'AM y FM'],
      ],
    },
    {
      name: 'con conexión inalámbrica',
      group: 'pantalla',
      line: 'Conecta el teléfono sin cable: te subes y ya está el mapa puesto.',
      more: 30,
      point: 'Sin cables',
      specs: [
        ['Teléfono', 'Inalámbrico'],
        ['Radio', 'AM y FM'],
      ],
    },
    {
      name: 'con entrada USB y carga',
      group: 'uno',
      line: 'El USB carga el teléfono mientras suena tu música.',
      point: 'USB que carga',
      specs: [
        ['USB', '5 V, 2.1 A'],
        ['Radio', 'AM y FM'],
      ],
    },
    {
      name: 'con preamplificador',
      group: 'uno',
      line: 'Salidas RCA para conectar amplificador después, sin cambiar de estéreo.',
      more: 15,
      point: 'Salida RCA',
      specs: [
        ['Salida', 'RCA para amplificador'],
        ['Radio', 'AM y FM'],
      ],
    },
  ],
  closings: [
    'Mide el hueco del tablero: el marco incluido sirve para la mayoría, pero no para todos.',
    'Pide que te conecten el freno de mano; de lo contrario el video no se ve en movimiento.',
    'Cumple la NOM-001-SCFI y se instala en una tarde.',
  ],
  points: ['Manos libres con micrófono'],
  specs: [
    ['Bluetooth', '5.0'],
    ['Norma', 'NOM-001-SCFI'],
  ],
  groups: ['Equipo', 'Conexiones'],
  palettes: [
    ['#1d1d20', '#2c62b8', '#c9ccd1'],
    ['#36383c', '#c8242f', '#8b8f96'],
    ['#2a2a2d', '#2bb5b8', '#c9ccd1'],
  ],
  art: 'car-stereo',
  scene: 'garage',
  warranty: '1 año contra defectos de fábrica',
  contents: '1 equipo de audio',
});
