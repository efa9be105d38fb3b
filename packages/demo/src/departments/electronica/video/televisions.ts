import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, color } from '../../colors.ts';
import { sketched } from '../../shared-sketch.ts';

const sizes = [32, 40, 43, 50, 55, 65, 75, 85] as const;
const tvPrice: Readonly<Record<number, number>> = {
  32: 3299,
  40: 4699,
  43: 5799,
  50: 7299,
  55: 8699,
  65: 12499,
  75: 18999,
  85: 29999,
};
const distance: Readonly<Record<number, string>> = {
  32: '1.2',
  40: '1.5',
  43: '1.6',
  50: '1.9',
  55: '2.1',
  65: '2.5',
  75: '2.9',
  85: '3.3',
};

type Panel = 'LED' | 'QLED' | 'Mini LED' | 'OLED';

const panelFactor: Readonly<Record<Panel, number>> = { LED: 1, QLED: 1.28, 'Mini LED': 1.75, OLED: 2.35 };

const panelSeries: Readonly<Record<Panel, readonly string[]>> = {
  LED: ['Ventana', 'Solar', 'Balcón'],
  QLED: ['Vitral', 'Papagayo', 'Mercado'],
  'Mini LED': ['Constelación', 'Luciérnaga'],
  OLED: ['Noche', 'Eclipse'],
};

/** A television. */
export function tv(random: Random): ProductDraft {
  const brand = random.pick(['Lumbria', 'Quetzalia', 'Orvenor', 'Nopaltec']);
  const inches = random.pick(sizes);
  const panel: Panel =
    inches <= 40
      ? 'LED'
      : inches === 43
        ? random.pick(['LED', 'QLED'])
        : random.weighted([
            ['LED', 3],
            ['QLED', 3],
            ['Mini LED', 2],
            ['OLED', inches >= 55 ? 2 : 0],
          ] as const);
  const resolution = inches === 32 ? 'HD' : inches === 40 ? 'Full HD' : '4K UHD';
  const fast = panel === 'Mini LED' || panel === 'OLED';
  const hertz = fast ? random.pick([120, 144]) : panel === 'QLED' ? random.pick([60, 120]) : 60;
  const series = random.pick(panelSeries[panel]);
  const model = `${series} ${random.pick(['A', 'C', 'G', 'S'])}${random.int(3, 9)}`;
  const system = random.pick([
    'con control por voz',
    'con Smart TV en español',
    'con modo juego',
    'con tres puertos HDMI',
    'con canales gratis incluidos',
  ]);
  const factor = panelFactor[panel];
  const watts = Math.round(inches * 2.1);
  return sketched({
    brand,
    model,
    title: `Pantalla ${brand} ${model} de ${inches}" ${panel} ${resolution} ${system}`,
    text: [
      panel === 'OLED'
        ? `En la ${model} el negro es negro de verdad: cada punto se apaga solo. Es la pantalla para ver películas con la luz apagada y las palomitas listas.`
        : panel === 'Mini LED'
          ? `Cientos de zonas de luz hacen que la ${model} brille donde debe y oscurezca donde toca. En una sala con ventanal, esto se agradece más que cualquier otra cosa.`
          : panel === 'QLED'
            ? `Colores vivos sin que las caras parezcan bronceadas. La ${model} se ve bien de día, que es cuando se ven los partidos y las caricaturas.`
            : inches <= 40
              ? `Del tamaño justo para la recámara, la cocina o el cuarto de los niños. La ${model} prende rápido, se oye clara y no estorba.`
              : `Una pantalla honrada para la sala: buena imagen, menú sencillo y aplicaciones que abren sin pensarlo. La ${model} hace lo que promete.`,
      `Con ${inches} pulgadas se disfruta desde unos ${distance[inches] ?? '2'} metros. ${resolution === '4K UHD' ? 'La resolución 4K deja sentarse más cerca sin ver los puntos.' : `La resolución ${resolution} es suficiente para este tamaño.`} ${hertz >= 120 ? `A ${hertz} Hz el balón no deja estela y las consolas nuevas corren a todo lo que dan.` : 'Los movimientos rápidos se ven fluidos en televisión abierta y streaming.'}`,
      system === 'con control por voz'
        ? 'El control entiende español de México: pide «pon la novela» o «baja el volumen» y lo hace.'
        : system === 'con modo juego'
          ? 'El modo juego baja el retraso a menos de 12 ms y se activa solo al prender la consola.'
          : system === 'con canales gratis incluidos'
            ? 'Trae más de cien canales gratuitos por internet: noticias, cine mexicano, cocina y caricaturas, sin pagar nada extra.'
            : 'Sintoniza televisión digital abierta y trae las aplicaciones de video más usadas, todas en español.',
    ],
    points: [
      `${inches} pulgadas ${resolution}`,
      `Panel ${panel} a ${hertz} Hz`,
      system.charAt(0).toUpperCase() + system.slice(1),
      'HDMI y USB',
      'Televisión digital abierta',
    ],
    specs: {
      Imagen: [
        ['Tamaño', `${inches} pulgadas`],
        ['Resolución', resolution],
        ['Panel', panel],
        ['Frecuencia', `${hertz} Hz`],
        ['HDR', resolution === '4K UHD' ? 'HDR10 y HLG' : 'No'],
      ],
      Sonido: [
        ['Potencia', inches >= 55 ? (fast ? '40 W' : '20 W') : '16 W'],
        ['Salida', 'HDMI eARC, óptica y Bluetooth'],
      ],
      Conexiones: [
        [
          'HDMI',
          inches >= 50
            ? '4'
            : system.includes('tres')
              ? '3'
              : inches === 32
                ? system.includes('tres')
                  ? '3'
                  : '2'
                : '3',
        ],
        ['USB', '2'],
        ['Red', 'Wi-Fi de doble banda y Ethernet'],
      ],
      Generales: [
        ['Ancho', `${Math.round(inches * 2.23)} cm`],
        ['Peso', `${(inches * inches * 0.0062).toFixed(1)} kg con base`],
        ['Montaje', inches >= 65 ? 'VESA 400 × 400' : inches >= 50 ? 'VESA 300 × 200' : 'VESA 200 × 100'],
        ['Consumo', `${watts} W, 127 V a 60 Hz`],
        ['Cumple con', 'NOM-001-SCFI y NOM-032-ENER'],
      ],
    },
    price: (tvPrice[inches] ?? 6000) * factor * (hertz > 60 && panel === 'QLED' ? 1.15 : 1) + random.int(0, 6) * 100,
    art: 'tv',
    params: { size: inches },
    subject: `Pantalla ${brand} de ${inches} pulgadas`,
    paint: [
      '#1d1d20',
      color(random.pick<ColorName>(['Turquesa', 'Rosa mexicano', 'Naranja', 'Morado', 'Azul eléctrico', 'Verde limón']))
        .hex,
    ],
    shots: [
      ['hero', random.pick(['studio', 'living'])],
      ['lifestyle', inches <= 40 ? 'bedroom' : 'living'],
      ['detail', 'studio'],
      ['scale', 'living'],
      ['box', 'shelf'],
    ],
    warranty: fast ? '24 meses con el fabricante' : '12 meses con el fabricante',
    bigTicket: true,
    words: { pulgadas: String(inches), modelo: series, cuarto: inches <= 43 ? 'la recámara' : 'la sala' },
  });
}
