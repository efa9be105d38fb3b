import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft } from '../../types.ts';
import { type ColorName, colors } from '../colors.ts';
import { sketched } from '../shared-sketch.ts';
import { barReviews, headphoneReviews, micReviews, partyReviews, speakerReviews } from './audio-reviews.ts';

function headphones(random: Random): ProductDraft {
  const brand = random.pick(['Zarape Audio', 'Mirlo', 'Orvenor']);
  const kind = random.pick([
    {
      key: 'con cancelación de ruido',
      series: ['Claustro', 'Biblioteca', 'Silencio'],
      hours: [30, 40, 60],
      price: 1899,
      anc: true,
      text: 'Se los pone uno y el mundo baja la voz. En el camión, en el avión o con el vecino remodelando, se vuelve a escuchar lo que uno quería.',
    },
    {
      key: 'Bluetooth',
      series: ['Rebozo', 'Serenata', 'Tarareo'],
      hours: [40, 50, 70],
      price: 699,
      anc: false,
      text: 'Ligeros, plegables y con batería para toda la semana. Los que se quedan en la mochila y nunca fallan.',
    },
    {
      key: 'de estudio',
      series: ['Cabina', 'Partitura', 'Metrónomo'],
      hours: [],
      price: 1499,
      anc: false,
      text: 'Sonido plano, sin bajos de adorno, para grabar, mezclar o practicar piano a medianoche. El cable rizado se quita y se cambia.',
    },
    {
      key: 'para niños',
      series: ['Pirinola', 'Matatena', 'Ronda'],
      hours: [20, 30],
      price: 379,
      anc: false,
      text: 'El volumen se detiene en 85 decibeles, así que puedes dejarlos con sus caricaturas sin preocuparte por sus oídos.',
    },
  ]);
  const series = random.pick(kind.series);
  const model = `${series} ${random.int(1, 9)}${random.pick(['00', '50', '0'])}`;
  const hours = kind.hours.length > 0 ? random.pick(kind.hours) : 0;
  const palette = colors(
    ...(kind.key === 'para niños'
      ? random.pick<readonly ColorName[]>([
          ['Turquesa', 'Rosa'],
          ['Azul', 'Amarillo'],
          ['Morado', 'Verde limón'],
        ])
      : kind.key === 'de estudio'
        ? (['Negro'] as const)
        : random.pick<readonly ColorName[]>([
            ['Negro', 'Hueso'],
            ['Grafito', 'Azul marino', 'Terracota'],
            ['Negro', 'Verde salvia'],
            ['Blanco perla', 'Negro', 'Lavanda'],
          ])),
  );
  return sketched({
    brand,
    model,
    title: `Audífonos de diadema ${brand} ${model} ${kind.key}${hours > 0 ? `, ${hours} horas de batería` : ', cable desmontable'}`,
    text: [
      kind.text,
      kind.key === 'de estudio'
        ? `Transductores de ${random.pick([40, 45, 50])} mm y almohadillas de terciopelo que se reemplazan. Los ${series} aguantan años de cabina.`
        : `La batería de los ${model} rinde unas ${hours} horas y, si se acaba, con diez minutos de carga da para la tarde.${kind.anc ? ' El modo ambiente deja pasar los anuncios del aeropuerto con un toque.' : ''}`,
      random.pick([
        'Se pliegan y caben en su bolsa. La diadema está acolchada y no aprieta los lentes.',
        'Las almohadillas se quitan para limpiarlas y las hay de repuesto.',
        'También funcionan con cable de 3.5 mm, que viene en la caja.',
      ]),
    ],
    points: [
      kind.key.charAt(0).toUpperCase() + kind.key.slice(1),
      hours > 0 ? `${hours} horas de batería` : 'Cable de 3 m desmontable',
      kind.key === 'para niños' ? 'Volumen limitado a 85 dB' : 'Almohadillas suaves',
      hours > 0 ? 'Bluetooth 5.3' : 'Adaptador de 6.3 mm',
    ],
    specs: {
      Sonido: [
        ['Transductor', '40 mm'],
        ['Respuesta', kind.key === 'de estudio' ? '10 Hz a 28 kHz' : '20 Hz a 20 kHz'],
        ['Impedancia', kind.key === 'de estudio' ? '64 ohms' : '32 ohms'],
        ['Cancelación de ruido', kind.anc ? 'Activa, hasta 42 dB' : 'Pasiva'],
      ],
      Generales: [
        ['Conexión', hours > 0 ? 'Bluetooth 5.3 y cable de 3.5 mm' : 'Cable de 3.5 mm'],
        ['Batería', hours > 0 ? `${hours} h` : 'No usa'],
        ['Carga', hours > 0 ? 'USB-C' : 'No aplica'],
        ['Peso', `${kind.key === 'para niños' ? random.int(120, 160) : random.int(210, 290)} g`],
        ['Cumple con', hours > 0 ? 'NOM-208-SCFI' : 'NOM-001-SCFI'],
      ],
    },
    price: kind.price + random.int(0, 12) * 70,
    art: 'headphones',
    subject: `Audífonos ${brand} ${model}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', kind.key === 'para niños' ? 'bedroom' : 'desk'],
      ['box', 'shelf'],
    ],
    words: {
      modelo: series,
      uso:
        kind.key === 'para niños'
          ? 'mi hija'
          : kind.key === 'de estudio'
            ? 'grabar'
            : random.pick(['la oficina', 'el camión', 'estudiar']),
    },
  });
}

function speaker(random: Random): ProductDraft {
  const brand = random.pick(['Retumba', 'Zarape Audio', 'Cenote']);
  const kind = random.pick([
    {
      key: 'mini',
      watts: [5, 8],
      hours: [8, 12],
      series: ['Chapulín', 'Canica'],
      price: 299,
      water: 'IP67',
      text: 'Se cuelga de la mochila y suena más de lo que parece.',
    },
    {
      key: 'de viaje',
      watts: [16, 20, 30],
      hours: [12, 15, 20],
      series: ['Morral', 'Chinampa', 'Trajinera'],
      price: 849,
      water: 'IP67',
      text: 'Del tamaño de una botella de agua, con bajos que se sienten en la mesa.',
    },
    {
      key: 'de playa',
      watts: [40, 60],
      hours: [20, 24],
      series: ['Palapa', 'Malecón', 'Oleaje'],
      price: 1899,
      water: 'IP68',
      text: 'Flota, aguanta arena y agua salada, y la batería alcanza hasta que se mete el sol.',
    },
    {
      key: 'para casa',
      watts: [30, 50, 80],
      hours: [0],
      series: ['Repisa', 'Tocador', 'Sobremesa'],
      price: 1599,
      water: 'No aplica',
      text: 'Con tela de verdad y perillas que da gusto girar. Llena la sala sin ocuparla.',
    },
  ]);
  const series = random.pick(kind.series);
  const number = random.int(1, 9);
  const watts = random.pick(kind.watts);
  const hours = random.pick(kind.hours);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Rojo'],
      ['Azul', 'Negro'],
      ['Terracota', 'Hueso'],
      ['Verde militar', 'Negro', 'Naranja'],
      ['Rosa mexicano', 'Turquesa'],
      ['Grafito', 'Verde menta'],
    ]),
  );
  return sketched({
    brand,
    model: `${series} ${number}`,
    title: `Bocina Bluetooth ${kind.key} ${brand} ${series} ${number} de ${watts} W${hours > 0 ? `, ${hours} h de batería, ${kind.water}` : ' con entrada auxiliar'}`,
    text: [
      `${kind.text} La ${series} ${number} entrega ${watts} W reales (RMS), no de los que se inventan en la etiqueta.`,
      hours > 0
        ? `Son unas ${hours} horas a volumen medio. A todo lo que da, cuenta con la mitad.`
        : 'Se conecta a la corriente, así que nunca te deja a medias. Recibe Bluetooth, cable auxiliar y memoria USB.',
      random.pick([
        'Si tienes dos, se enlazan y suenan en estéreo.',
        'Contesta llamadas con su propio micrófono, útil en la cocina con las manos llenas de masa.',
        'El sonido sale parejo hacia todos lados: ponla al centro y nadie se queda sin música.',
      ]),
    ],
    points: [
      `${watts} W RMS`,
      hours > 0 ? `${hours} h de batería` : 'Siempre conectada',
      kind.water === 'No aplica' ? 'Auxiliar y USB' : `Resistencia ${kind.water}`,
      'Se enlaza con otra en estéreo',
    ],
    specs: {
      Sonido: [
        ['Potencia', `${watts} W RMS`],
        ['Respuesta', kind.key === 'mini' ? '110 Hz a 20 kHz' : '60 Hz a 20 kHz'],
        ['Enlace estéreo', 'Sí'],
        ['Micrófono', 'Sí'],
      ],
      Generales: [
        ['Conexión', hours > 0 ? 'Bluetooth 5.3' : 'Bluetooth, auxiliar y USB'],
        ['Batería', hours > 0 ? `${hours} h` : 'No usa'],
        ['Resistencia', kind.water],
        ['Peso', `${Math.round(180 + watts * 28)} g`],
        ['Carga', hours > 0 ? 'USB-C' : '127 V'],
      ],
    },
    price: kind.price + watts * 11 + number * 30,
    art: 'speaker',
    params: { label: brand },
    subject: `Bocina ${brand} ${series} ${number}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['lifestyle', kind.key === 'para casa' ? 'living' : kind.key === 'mini' ? 'street' : 'beach'],
      ['detail', 'studio'],
      ['scale', 'desk'],
    ],
    words: {
      modelo: series,
      lugar: kind.key === 'para casa' ? 'la sala' : kind.key === 'de playa' ? 'la playa' : 'el parque',
    },
  });
}

function party(random: Random): ProductDraft {
  const brand = random.pick(['Retumba', 'Caseta Sonora', 'Zarape Audio']);
  const series = random.pick(['Sonidero', 'Quinceañera', 'Jaripeo', 'Verbena', 'Pachanga', 'Fandango', 'Kermés']);
  const cone = random.pick([8, 10, 12, 15]);
  const twin = cone <= 12 && random.chance(0.35);
  const watts = (cone - 4) * random.pick([22, 28, 32]) * (twin ? 2 : 1);
  const extra = random.pick([
    'con micrófono inalámbrico',
    'con tripié',
    'con luces LED',
    'con mezcladora de 3 canales',
    'con entrada para guitarra',
  ]);
  const battery = cone <= 12;
  const number = random.int(1, 8) * 10 + cone;
  return sketched({
    brand,
    model: `${series} ${number}`,
    title: `${battery ? 'Bocina de fiesta' : 'Bafle amplificado'} ${brand} ${series} ${number} ${twin ? 'doble ' : ''}de ${cone}" y ${watts} W RMS ${extra}`,
    text: [
      `Para la posada, los quince años o el negocio. El ${series} ${number} mueve ${twin ? 'dos conos' : 'un cono'} de ${cone} pulgadas y se oye en ${cone >= 12 ? 'un salón de cien personas' : 'un patio lleno'} sin tronar la voz.`,
      extra.includes('micrófono')
        ? 'El micrófono inalámbrico alcanza unos 20 metros: suficiente para el brindis desde la mesa de los novios.'
        : extra.includes('tripié')
          ? 'El tripié lo sube a la altura de la cabeza, que es donde el sonido llega parejo hasta el fondo.'
          : extra.includes('luces')
            ? 'Las luces siguen el ritmo y se apagan con un botón cuando toca discurso.'
            : extra.includes('mezcladora')
              ? 'Los tres canales reciben micrófono, teclado y celular a la vez, cada uno con su volumen.'
              : 'La entrada de guitarra tiene su propio volumen, para el primo que siempre trae la suya.',
      battery
        ? 'Trae batería para unas 6 horas y ruedas con asa, como maleta.'
        : 'Se conecta a 127 V y tiene salida para encadenar otro bafle.',
    ],
    points: [
      `${watts} W RMS`,
      `${twin ? 'Dos conos' : 'Cono'} de ${cone} pulgadas`,
      extra.charAt(0).toUpperCase() + extra.slice(1),
      battery ? 'Batería de 6 h' : 'Salida para otro bafle',
      'Bluetooth, USB y radio FM',
    ],
    specs: {
      Sonido: [
        ['Potencia', `${watts} W RMS`],
        ['Cono', `${twin ? '2 × ' : ''}${cone} pulgadas`],
        ['Agudos', 'Motor de 1 pulgada'],
        ['Presión máxima', `${110 + Math.round(cone / 2)} dB`],
        ['Ecualizador', '5 bandas'],
      ],
      Generales: [
        ['Entradas', 'Bluetooth, USB, auxiliar y micrófono'],
        ['Alimentación', battery ? 'Batería y 127 V' : '127 V, 60 Hz'],
        ['Peso', `${(cone * (twin ? 1.6 : 1.05)).toFixed(1)} kg`],
        ['Transporte', battery ? 'Ruedas y asa' : 'Asas laterales'],
        ['Cumple con', 'NOM-001-SCFI'],
      ],
    },
    price: 900 + watts * 8.5 + (extra.includes('mezcladora') ? 600 : extra.includes('tripié') ? 350 : 250),
    art: 'party-speaker',
    params: { label: brand },
    paint: random.pick([
      ['#1d1d20', '#e4007c', '#2bb5b8'],
      ['#1d1d20', '#ee7a25', '#f5c929'],
      ['#1d1d20', '#2450f0', '#9ccb3b'],
      ['#2a2a2d', '#c8242f', '#f6f5f1'],
      ['#1d1d20', '#6a3d9a', '#6fd1d6'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'party'],
      ['detail', 'studio'],
      ['scale', 'garden'],
      ['box', 'shelf'],
    ],
    bigTicket: watts > 250,
    words: {
      modelo: series,
      fiesta: random.pick(['la posada', 'los quince de mi sobrina', 'el bautizo', 'la fiesta de la cuadra']),
    },
  });
}

function soundbar(random: Random): ProductDraft {
  const brand = random.pick(['Zarape Audio', 'Lumbria', 'Retumba']);
  const channels = random.pick(['2.0', '2.1', '3.1', '5.1', '5.1.2']);
  const base = { '2.0': 80, '2.1': 160, '3.1': 260, '5.1': 400, '5.1.2': 520 }[channels] ?? 160;
  const watts = base + random.int(0, 4) * 20;
  const series = random.pick(['Función', 'Galería', 'Tercera Llamada', 'Palco', 'Gayola', 'Luneta']);
  const number = random.int(1, 9) * 10;
  const sub = channels !== '2.0';
  const rear = channels.startsWith('5');
  return sketched({
    brand,
    model: `${series} ${number}`,
    title: `Barra de sonido ${brand} ${series} ${number} ${channels} canales de ${watts} W${sub ? ' con subwoofer inalámbrico' : ' compacta'}`,
    text: [
      sub
        ? `Las pantallas delgadas suenan delgado. La ${series} ${number} pone las voces al centro y deja los truenos al subwoofer, que va sin cable donde quepa.`
        : `Una barra corta para la recámara o el escritorio. La ${series} ${number} hace que por fin se entiendan los diálogos sin subirle tanto.`,
      rear
        ? 'Las bocinas traseras envuelven la sala: se oye pasar la moto de lado a lado.'
        : channels === '3.1'
          ? 'El canal central está dedicado a la voz; hay un botón que la realza todavía más.'
          : 'El modo noche empareja el volumen para no despertar a nadie en las escenas de acción.',
      'Se conecta por un solo cable HDMI ARC y se prende junto con la pantalla. También recibe Bluetooth para la música del quehacer.',
    ],
    points: [
      `${watts} W en ${channels} canales`,
      sub ? 'Subwoofer inalámbrico' : 'Cabe bajo una pantalla de 32"',
      'HDMI ARC y Bluetooth',
      rear ? 'Bocinas traseras incluidas' : 'Modo noche y modo voz',
    ],
    specs: {
      Sonido: [
        ['Canales', channels],
        ['Potencia total', `${watts} W RMS`],
        ['Subwoofer', sub ? `Inalámbrico de ${random.pick(['5.25', '6.5'])} pulgadas` : 'Integrado'],
        ['Bocinas traseras', rear ? 'Incluidas' : 'No'],
        ['Modos', 'Cine, música, voz y noche'],
      ],
      Generales: [
        ['Conexiones', 'HDMI ARC, óptica, USB y Bluetooth'],
        ['Ancho', sub ? `${random.int(86, 104)} cm` : `${random.int(42, 60)} cm`],
        ['Alimentación', '127 V, 60 Hz'],
        ['Montaje', 'Mueble o pared'],
        ['Cumple con', 'NOM-001-SCFI'],
      ],
    },
    price: 799 + watts * 11.5 + number * 4,
    art: 'soundbar',
    params: { label: brand },
    paint: [random.pick(['#1d1d20', '#2a2a2d', '#36383c', '#c3c6cb'])],
    shots: [
      ['hero', random.pick(['studio', 'living'])],
      ['lifestyle', 'living'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    bigTicket: watts > 300,
    words: { modelo: series },
  });
}

function microphone(random: Random): ProductDraft {
  const brand = random.pick(['Zarape Audio', 'Caseta Sonora', 'Mirlo']);
  const kind = random.pick([
    {
      key: 'USB de condensador',
      price: 899,
      series: ['Cabina', 'Anécdota'],
      text: 'Se conecta a la computadora y graba. Tiene perilla de ganancia, silencio al tacto y salida para monitorear sin retraso.',
    },
    {
      key: 'dinámico vocal',
      price: 649,
      series: ['Bolero', 'Ranchera'],
      text: 'De mano, resistente y sin miedo a los gritos. El que pides para cantar en vivo y que sobrevive a la tornafiesta.',
    },
    {
      key: 'inalámbrico de solapa',
      price: 799,
      series: ['Broche', 'Reportero'],
      text: 'Dos transmisores del tamaño de un dulce que se prenden a la ropa y se conectan al celular. Para entrevistas, clases y videos de producto.',
    },
    {
      key: 'inalámbrico doble de mano',
      price: 1499,
      series: ['Dueto', 'Palenque'],
      text: 'Dos micrófonos y un receptor con 50 metros de alcance. Karaoke en casa, misa, kermés: todo cabe.',
    },
  ]);
  const series = random.pick(kind.series);
  const number = random.int(1, 19) * 5;
  const pattern = kind.key.startsWith('inalámbrico de') ? 'Omnidireccional' : 'Cardioide';
  return sketched({
    brand,
    model: `${series} ${number}`,
    title: `Micrófono ${kind.key} ${brand} ${series} ${number}${random.pick([' con estuche', ' con base', ' negro', ' con filtro antipop'])}`,
    text: [
      kind.text,
      pattern === 'Cardioide'
        ? `El ${series} ${number} escucha de frente y olvida lo de atrás: ni el ventilador ni el perro del vecino salen en la grabación (bueno, el perro un poco).`
        : `Trae reducción de ruido y paravientos de peluche para grabar en la calle. La carga del estuche da para el día completo.`,
    ],
    points: [
      `Patrón ${pattern.toLowerCase()}`,
      kind.key.includes('USB')
        ? 'Conecta y graba'
        : kind.key.startsWith('inalámbrico')
          ? 'Sin cables'
          : 'Cuerpo de metal',
      'Incluye accesorios',
    ],
    specs: {
      Sonido: [
        ['Tipo', kind.key],
        ['Patrón', pattern],
        ['Respuesta', kind.key.includes('USB') ? '20 Hz a 20 kHz, 24 bits y 96 kHz' : '50 Hz a 16 kHz'],
        ['Presión máxima', kind.key.includes('dinámico') ? '140 dB' : '120 dB'],
      ],
      Generales: [
        [
          'Conexión',
          kind.key.includes('USB') ? 'USB-C' : kind.key.includes('solapa') ? 'USB-C y 3.5 mm' : 'XLR y 6.3 mm',
        ],
        [
          'Alimentación',
          kind.key.includes('inalámbrico') ? 'Batería recargable' : kind.key.includes('USB') ? 'USB' : 'No requiere',
        ],
        ['Cuerpo', 'Metal'],
        ['Peso', `${random.int(24, 420)} g`],
      ],
    },
    price: kind.price + number * 9,
    art: 'microphone',
    paint: random.pick([
      ['#1d1d20', '#c9ccd1'],
      ['#45484e', '#d0a548'],
      ['#c9ccd1', '#1d1d20'],
      ['#f6f5f1', '#e4007c'],
      ['#7a1f36', '#d0a548'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', kind.key.includes('USB') ? 'desk' : 'party'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    words: { modelo: series },
  });
}

const at = (leaf: string) => `electronica/audio/${leaf}`;

export const audio: readonly Archetype[] = [
  { category: at('audifonos-de-diadema'), weight: 6, reviews: headphoneReviews, make: headphones },
  { category: at('bocinas-portatiles'), weight: 6, reviews: speakerReviews, make: speaker },
  { category: at('bafles-y-bocinas-de-fiesta'), weight: 4, reviews: partyReviews, make: party },
  { category: at('barras-de-sonido'), weight: 3, reviews: barReviews, make: soundbar },
  { category: at('microfonos'), weight: 3, reviews: micReviews, make: microphone },
];
