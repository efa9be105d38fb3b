import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { sketched } from '../../shared-sketch.ts';

/** A portable speaker. */
export function speaker(random: Random): ProductDraft {
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

/** A loudspeaker for parties. */
export function party(random: Random): ProductDraft {
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
