import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft } from '../../types.ts';
import { sketched } from '../shared-sketch.ts';
import { carSpeakerReviews, carStereoReviews, dashcamReviews } from './reviews/cars.ts';

function stereo(random: Random): ProductDraft {
  const brand = random.pick(['Caseta Sonora', 'Retumba', 'Enlaza']);
  const kind = random.pick([
    {
      key: '1 DIN',
      screen: 'pantalla de texto',
      price: 799,
      text: 'El estéreo de toda la vida con Bluetooth y puerto USB. Entra en el hueco original y suena mejor que el de fábrica.',
    },
    {
      key: '2 DIN',
      screen: 'pantalla táctil de 7"',
      price: 2499,
      text: 'Mapa, música y llamadas en grande, reflejando tu celular. Acepta cámara de reversa.',
    },
    {
      key: '2 DIN flotante',
      screen: 'pantalla táctil de 10.1"',
      price: 3999,
      text: 'La pantalla sobresale del tablero, así que cabe grande en coches chicos y se lee de reojo.',
    },
  ]);
  const watts = random.pick([45, 50, 55]);
  const extra = random.pick([
    'con cámara de reversa',
    'con reflejo del celular',
    'con control al volante',
    'con micrófono externo',
    'con ecualizador de 10 bandas',
  ]);
  const model = `${random.pick(['Bulevar', 'Periférico', 'Libramiento', 'Calzada', 'Glorieta'])} ${random.int(1, 9)}${random.pick(['0', '00', '50'])}`;
  return sketched({
    brand,
    model,
    title: `Autoestéreo ${kind.key} ${brand} ${model} ${kind.screen}, ${extra.replace(' de 10 bandas', '')}`,
    text: [
      kind.text,
      `El ${model} da ${watts} W por canal y viene ${extra}. Tiene salidas para amplificador si un día te emocionas.`,
      'Confirma el tamaño del hueco y el arnés de tu coche. Recomendamos que lo instale quien sepa: media hora de taller evita fusibles quemados.',
    ],
    points: [
      kind.screen.charAt(0).toUpperCase() + kind.screen.slice(1),
      `4 × ${watts} W`,
      extra.charAt(0).toUpperCase() + extra.slice(1),
      'Bluetooth y USB',
    ],
    specs: {
      Audio: [
        ['Potencia', `4 × ${watts} W máximos`],
        ['Salidas RCA', kind.key === '1 DIN' ? '1 par' : '3 pares'],
        ['Ecualizador', extra.includes('10') ? '10 bandas' : '7 bandas'],
        ['Radio', 'AM y FM'],
      ],
      Generales: [
        ['Tamaño', kind.key],
        ['Pantalla', kind.screen],
        ['Conexiones', 'Bluetooth, USB y auxiliar'],
        ['Alimentación', '12 V'],
        ['Incluye', 'Arnés ISO y marco'],
      ],
    },
    price: kind.price + watts * 6 + (extra.includes('cámara') ? 350 : 100) + random.int(0, 4) * 40,
    art: 'car-stereo',
    params: { label: brand },
    paint: random.pick([
      ['#1d1d20', '#2450f0'],
      ['#1d1d20', '#c8242f'],
      ['#1d1d20', '#2bb5b8'],
      ['#2a2a2d', '#9ccb3b'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'garage'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    words: { modelo: model.split(' ')[0] ?? model },
  });
}

function dashcam(random: Random): ProductDraft {
  const brand = random.pick(['Vigía', 'Obturo']);
  const view = random.pick(['frontal', 'frontal y trasera', 'frontal e interior', 'tipo espejo']);
  const res = random.pick(['1080p', '2K', '4K']);
  const extra = random.pick(['con GPS', 'con modo estacionado', 'con Wi-Fi', 'con memoria de 64 GB']);
  const model = `${random.pick(['Testigo', 'Bitácora', 'Copiloto', 'Retrovisor', 'Parabrisas'])} ${random.int(1, 9)}${random.pick(['0', 'S', 'D'])}`;
  return sketched({
    brand,
    model,
    title: `Cámara para auto ${view} ${brand} ${model} ${res} ${extra}, visión nocturna`,
    text: [
      view === 'frontal e interior'
        ? 'Graba el camino y la cabina, por eso la prefieren los choferes de aplicación.'
        : view === 'tipo espejo'
          ? 'Se monta sobre el retrovisor y muestra lo de atrás sin las cabezas de los pasajeros.'
          : view === 'frontal y trasera'
            ? 'Dos cámaras, dos versiones menos de los hechos: la tuya y la grabada.'
            : `Discreta tras el espejo, la ${model} graba sola al encender el coche.`,
      `En ${res} se leen las placas de día y de noche cercana. Cuando siente un golpe, guarda ese video aparte para que no se borre. ${extra === 'con GPS' ? 'El GPS deja constancia de lugar y velocidad.' : extra.includes('estacionado') ? 'Con el coche apagado despierta si alguien lo toca.' : extra.includes('Wi-Fi') ? 'El video se baja al celular sin sacar la tarjeta.' : 'Trae la tarjeta puesta: conectar y olvidarse.'}`,
    ],
    points: [
      `Video ${res}`,
      view.charAt(0).toUpperCase() + view.slice(1),
      extra.charAt(0).toUpperCase() + extra.slice(1),
      'Guarda golpes aparte',
    ],
    specs: {
      Video: [
        ['Resolución', res],
        ['Cámaras', view],
        ['Ángulo', '140 grados'],
        ['Nocturna', 'Sí'],
      ],
      Generales: [
        ['Pantalla', view === 'tipo espejo' ? '10 pulgadas' : '3 pulgadas'],
        ['Memoria', 'microSD de hasta 256 GB'],
        ['Alimentación', '12-24 V'],
        ['Temperatura', '-10 a 65 °C'],
        ['Función destacada', extra],
      ],
    },
    price:
      ({ '1080p': 599, '2K': 999, '4K': 1799 }[res] ?? 900) +
      (view === 'frontal' ? 0 : view === 'tipo espejo' ? 600 : 400) +
      random.int(0, 5) * 40,
    art: 'dashcam',
    paint: random.pick([
      ['#1d1d20', '#c8242f'],
      ['#1d1d20', '#2c62b8'],
      ['#45484e', '#ee7a25'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'garage'],
      ['box', 'shelf'],
    ],
    words: { modelo: model.split(' ')[0] ?? model },
  });
}

function carSpeaker(random: Random): ProductDraft {
  const brand = random.pick(['Caseta Sonora', 'Retumba']);
  const kind = random.pick([
    {
      key: 'Bocinas coaxiales',
      size: ['4"', '5.25"', '6.5"', '6 × 9"'],
      price: 499,
      pieces: 'par',
      text: 'Cambian el sonido de fábrica sin tocar nada más: entran en el mismo hueco.',
    },
    {
      key: 'Bocinas de componentes',
      size: ['5.25"', '6.5"'],
      price: 1299,
      pieces: 'juego',
      text: 'Medio y agudo separados: la voz queda a la altura del tablero y no en las rodillas.',
    },
    {
      key: 'Subwoofer',
      size: ['8"', '10"', '12"'],
      price: 1199,
      pieces: 'pieza',
      text: 'El bajo que se siente en el asiento. Con caja sellada suena apretado; con puerto, más fuerte.',
    },
    {
      key: 'Subwoofer bajo el asiento',
      size: ['8"', '10"'],
      price: 1899,
      pieces: 'pieza',
      text: 'Amplificado y plano: se esconde y no te quita la cajuela.',
    },
    {
      key: 'Amplificador de 4 canales',
      size: ['clase AB', 'clase D'],
      price: 1599,
      pieces: 'pieza',
      text: 'Empuja cuatro bocinas con holgura y deja de pedirle milagros al estéreo.',
    },
  ]);
  const size = random.pick(kind.size);
  const watts = random.pick(
    kind.key.startsWith('Sub') ? [150, 250, 400] : kind.key.startsWith('Amp') ? [200, 320] : [40, 60, 80],
  );
  const model = `${random.pick(['Tambora', 'Tarola', 'Retén', 'Acelere', 'Tololoche'])} ${random.int(10, 99)}`;
  return sketched({
    brand,
    model,
    title: `${kind.key} para auto ${brand} ${model} ${size}, ${watts} W RMS, ${kind.pieces === 'par' ? 'par' : kind.pieces === 'juego' ? 'juego completo' : '1 pieza'}`,
    text: [
      kind.text,
      `La línea ${model.split(' ')[0]} maneja ${watts} W RMS continuos; los picos que otros anuncian aquí van en letra chica, donde deben ir.`,
      random.pick([
        'El cono es de polipropileno y la suspensión de hule, hechos para el calor de un coche al sol.',
        'Trae tornillos, rejillas y plantilla para el montaje.',
      ]),
    ],
    points: [`${watts} W RMS`, size, 'Hecho para el calor', 'Herrajes incluidos'],
    specs: {
      Audio: [
        ['Tipo', kind.key],
        ['Potencia', `${watts} W RMS`],
        ['Impedancia', '4 ohms'],
        ['Respuesta', kind.key.startsWith('Sub') ? '28 a 200 Hz' : '60 Hz a 20 kHz'],
        ['Sensibilidad', `${random.int(88, 93)} dB`],
      ],
      Generales: [
        ['Medida', size],
        ['Presentación', kind.pieces],
        ['Alimentación', /asiento|Amp/u.test(kind.key) ? '12 V' : 'No aplica'],
        ['Incluye', 'Tornillos y plantilla'],
      ],
    },
    price: kind.price + watts * 2.4 + random.int(0, 6) * 35,
    art: kind.key.startsWith('Amp') ? 'amplifier' : 'car-speaker',
    params: { label: brand },
    paint: random.pick([
      ['#1d1d20', '#f5c929'],
      ['#1d1d20', '#c8242f'],
      ['#36383c', '#2450f0'],
      ['#1d1d20', '#ee7a25'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'garage'],
      ['box', 'shelf'],
    ],
    words: { modelo: model.split(' ')[0] ?? model },
  });
}

const at = (leaf: string) => `electronica/electronica-para-auto/${leaf}`;

export const cars: readonly Archetype[] = [
  { category: at('autoestereos'), weight: 3, reviews: carStereoReviews, make: stereo },
  { category: at('camaras-para-auto'), weight: 2, reviews: dashcamReviews, make: dashcam },
  { category: at('bocinas-para-auto'), weight: 2, reviews: carSpeakerReviews, make: carSpeaker },
];
