import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft } from '../../types.ts';
import { type ColorName, colors } from '../colors.ts';
import { byColor, pesos, prose, spec } from '../shared-draft.ts';
import { colorGallery } from '../shared-pictures.ts';
import { earbudsReviews, headsetReviews, wiredReviews } from './reviews/audio.ts';

function earbuds(random: Random): ProductDraft {
  const brand = random.pick(['Sonaja', 'Mirlo', 'Zentli', 'Kiuva', 'Ixaya']);
  const series = random.pick(['Colibrí', 'Gota', 'Chicharra', 'Grillo', 'Semilla', 'Susurro', 'Canica']);
  const tier = random.pick([
    { suffix: 'Lite', anc: false, hours: [5, 6], total: [20, 24], driver: 10, price: 379, water: 'IPX4' },
    { suffix: '', anc: false, hours: [6, 7], total: [26, 30], driver: 12, price: 549, water: 'IPX4' },
    { suffix: 'ANC', anc: true, hours: [7, 8], total: [30, 36], driver: 11, price: 1099, water: 'IPX5' },
    { suffix: 'Pro', anc: true, hours: [8, 9], total: [36, 42], driver: 11, price: 1799, water: 'IP55' },
    { suffix: 'Sport', anc: false, hours: [8, 9], total: [32, 40], driver: 12, price: 849, water: 'IP67' },
  ]);
  const number = random.int(1, 6);
  const model = `${series} ${number}${tier.suffix ? ` ${tier.suffix}` : ''}`;
  const hours = random.pick(tier.hours);
  const total = random.pick(tier.total);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Blanco'],
      ['Blanco', 'Lavanda'],
      ['Grafito', 'Azul hielo', 'Rosa claro'],
      ['Negro', 'Verde salvia'],
      ['Crema', 'Negro mate'],
    ]),
  );
  return {
    brand,
    model,
    title: `Audífonos inalámbricos ${brand} ${model}${tier.anc ? ' con cancelación de ruido' : ''}, ${total} h con estuche`,
    description: prose(
      tier.suffix === 'Sport'
        ? `Los ${series} Sport llevan un gancho flexible que abraza la oreja: corres, saltas, sudas y ahí siguen. Con ${tier.water} se enjuagan bajo la llave al terminar.`
        : tier.anc
          ? `Los ${model} apagan el motor del camión, el aire de la oficina y media plática ajena. El modo ambiente deja pasar la voz cuando te hablan, sin quitártelos.`
          : `Los ${model} son para traerlos siempre: ligeros, con voces claras y un estuche que cabe en la bolsita del pantalón donde antes iba el cambio.`,
      `Cada carga dura unas ${hours} horas y el estuche llega a ${total}. Con diez minutos conectados alcanza para ${tier.anc ? 'dos horas más' : 'una hora y media de música'}.`,
      random.pick([
        'Trae tres tamaños de gomitas. Pruébalas todas: con la correcta los bajos aparecen.',
        'Los toques se configuran desde la aplicación, y si no te gustan, se apagan.',
        'Se conectan a dos equipos a la vez: la laptop en la junta y el celular cuando entra la llamada.',
      ]),
    ),
    highlights: [
      tier.anc ? 'Cancelación activa de ruido' : `Bocinas de ${tier.driver} mm`,
      `${hours} h por carga y ${total} h con estuche`,
      `Resistencia ${tier.water}`,
      'Bluetooth 5.3',
      'Micrófonos con reducción de viento',
    ],
    specifications: [
      spec(
        'Sonido',
        ['Transductor', `${tier.driver} mm`],
        ['Cancelación de ruido', tier.anc ? 'Activa, hasta 40 dB' : 'Pasiva'],
        ['Códecs', tier.suffix === 'Pro' ? 'AAC, SBC y de alta resolución' : 'AAC y SBC'],
        ['Micrófonos', tier.anc ? '6' : '4'],
      ),
      spec(
        'Batería',
        ['Por carga', `${hours} h`],
        ['Con estuche', `${total} h`],
        ['Carga', tier.suffix === 'Pro' ? 'USB-C e inalámbrica' : 'USB-C'],
      ),
      spec(
        'Generales',
        ['Conexión', 'Bluetooth 5.3'],
        ['Resistencia', tier.water],
        ['Peso', `${(random.int(40, 56) / 10).toFixed(1)} g por audífono`],
        ['Cumple con', 'NOM-001-SCFI, NOM-208-SCFI'],
      ),
    ],
    price: pesos(tier.price + number * 40 + random.int(0, 3) * 30),
    variants: byColor(palette),
    pictures: colorGallery({ subject: `Audífonos ${brand} ${model}`, art: 'earbuds' }, palette, [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', tier.suffix === 'Sport' ? 'gym' : 'street'],
      ['box', 'shelf'],
    ]),
    warranty: '12 meses con el fabricante',
    words: {
      modelo: series,
      uso: tier.suffix === 'Sport' ? 'correr' : random.pick(['el camión', 'la oficina', 'caminar', 'las clases']),
    },
  };
}

function wired(random: Random): ProductDraft {
  const brand = random.pick(['Sonaja', 'Mirlo', 'Chipotle Móvil']);
  const series = random.pick(['Hilo', 'Cuerda', 'Arpegio', 'Bordón', 'Requinto', 'Jarana']);
  const plug = random.pick(['3.5 mm', 'USB-C']);
  const shape = random.pick(['intraurales', 'de botón', 'de diadema']);
  const number = random.int(1, 9) * 10;
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Blanco'],
      ['Negro', 'Rojo'],
      ['Blanco', 'Rosa', 'Azul cielo'],
      ['Grafito', 'Verde menta'],
    ]),
  );
  const monitor = number >= 70 && shape === 'intraurales';
  return {
    brand,
    model: `${series} ${number}`,
    title: `Audífonos ${shape} con cable ${brand} ${series} ${number}, conector ${plug} y micrófono`,
    description: prose(
      monitor
        ? `Los ${series} ${number} son de doble transductor y cable desmontable, de los que usan los músicos en el ensayo. Se oyen detalles que en otros pasan de largo.`
        : shape === 'de diadema'
          ? `Diadema ligera con almohadillas suaves para clases y videollamadas largas. Los ${series} ${number} se ajustan a cabeza de niño y de adulto.`
          : `Sin pila, sin emparejar, sin perder el estuche. Los ${series} ${number} se conectan y suenan, que a veces es todo lo que uno quiere.`,
      plug === 'USB-C'
        ? 'El conector USB-C trae su propio convertidor de audio: funcionan en teléfonos, tabletas y laptops sin entrada redonda.'
        : 'El conector de 3.5 mm sirve en radios, consolas, computadoras y en los teléfonos que todavía lo conservan.',
      'El botón del cable contesta, cuelga y pausa la música. El micrófono queda a la altura de la boca.',
    ),
    highlights: [
      `Conector ${plug}`,
      'Botón para contestar y pausar',
      shape === 'de diadema' ? 'Almohadillas suaves' : 'Tres tamaños de gomitas',
      'Cable de 1.2 m',
    ],
    specifications: [
      spec(
        'Sonido',
        ['Transductor', shape === 'de diadema' ? '40 mm' : monitor ? 'Dinámico y de armadura' : '10 mm'],
        ['Respuesta', '20 Hz a 20 kHz'],
        ['Impedancia', shape === 'de diadema' ? '32 ohms' : '16 ohms'],
        ['Micrófono', 'Sí, en el cable'],
      ),
      spec(
        'Generales',
        ['Conector', plug],
        ['Cable', monitor ? '1.2 m, desmontable' : '1.2 m'],
        ['Tipo', shape],
        ['Peso', shape === 'de diadema' ? `${random.int(110, 160)} g` : `${random.int(12, 22)} g`],
      ),
    ],
    price: pesos(
      79 + number * 2.5 + (plug === 'USB-C' ? 60 : 0) + (shape === 'de diadema' ? 80 : 0) + (monitor ? 250 : 0),
    ),
    variants: byColor(palette),
    pictures: colorGallery(
      {
        subject: `Audífonos ${brand} ${series} ${number}`,
        art: shape === 'de diadema' ? 'headphones' : 'wired-earbuds',
      },
      palette,
      [
        ['hero', 'studio'],
        ['detail', 'studio'],
        ['box', 'shelf'],
      ],
    ),
    warranty: '6 meses con el fabricante',
    words: { modelo: series, uso: random.pick(['las clases', 'la compu', 'el trabajo', 'dormir']) },
  };
}

function headset(random: Random): ProductDraft {
  const brand = random.pick(['Mirlo', 'Brújula Radio', 'Movaltia']);
  const series = random.pick(['Ruta', 'Cabina', 'Central', 'Recado', 'Volante']);
  const mono = random.chance(0.55);
  const number = random.int(1, 9) * 100;
  const hours = mono ? random.pick([8, 10, 16, 20]) : random.pick([22, 30, 40]);
  const mics = random.pick([2, 3, 4]);
  const palette = colors(...random.pick<readonly ColorName[]>([['Negro'], ['Negro', 'Grafito'], ['Negro', 'Blanco']]));
  return {
    brand,
    model: `${series} ${number}`,
    title: `Manos libres Bluetooth ${brand} ${series} ${number} ${mono ? 'de un oído' : 'de diadema'}, ${hours} h de plática`,
    description: prose(
      mono
        ? `Para quien maneja, reparte o atiende con las manos ocupadas. El ${series} ${number} deja un oído libre y no se cae al voltear.`
        : `Diadema con brazo de micrófono que se sube para silenciar. El ${series} ${number} aguanta el turno completo de llamadas con ${hours} horas de pila.`,
      `Sus ${mics} micrófonos separan la voz del tráfico y el viento, así que del otro lado te entienden aunque vayas con la ventana abajo.`,
      'Se enlaza con dos teléfonos: contesta el que suene.',
    ),
    highlights: [
      `${hours} horas de plática`,
      `${mics} micrófonos con reducción de ruido`,
      'Dos teléfonos a la vez',
      mono ? 'Deja un oído libre' : 'Micrófono que se sube para silenciar',
    ],
    specifications: [
      spec(
        'Llamadas',
        ['Micrófonos', String(mics)],
        ['Reducción de ruido', 'Sí'],
        ['Silenciar', mono ? 'Botón' : 'Subir el brazo'],
        ['Conexiones', '2 a la vez'],
      ),
      spec(
        'Generales',
        ['Batería', `${hours} h de plática`],
        ['Alcance', '10 m'],
        ['Bluetooth', '5.2'],
        ['Peso', mono ? `${random.int(11, 18)} g` : `${random.int(98, 150)} g`],
        ['Carga', 'USB-C'],
        ['Cumple con', 'NOM-208-SCFI'],
      ),
    ],
    price: pesos(349 + hours * 14 + mics * 40 + (mono ? 0 : 260) + number * 0.2),
    variants: byColor(palette),
    pictures: colorGallery(
      { subject: `Manos libres ${brand} ${series} ${number}`, art: mono ? 'earbuds' : 'headphones' },
      palette,
      [
        ['hero', 'studio'],
        ['lifestyle', 'desk'],
        ['box', 'shelf'],
      ],
    ),
    warranty: '12 meses con el fabricante',
    words: { modelo: series, uso: mono ? 'manejar' : 'el trabajo' },
  };
}

const at = (leaf: string) => `celulares/audio-para-celular/${leaf}`;

export const audio: readonly Archetype[] = [
  { category: at('audifonos-true-wireless'), weight: 8, reviews: earbudsReviews, make: earbuds },
  { category: at('audifonos-con-cable'), weight: 3, reviews: wiredReviews, make: wired },
  { category: at('manos-libres'), weight: 2, reviews: headsetReviews, make: headset },
];
