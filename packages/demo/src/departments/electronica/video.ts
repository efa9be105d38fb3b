import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft } from '../../types.ts';
import { type ColorName, color } from '../colors.ts';
import { byOption } from '../shared-draft.ts';
import { sketched } from '../shared-sketch.ts';
import { mountReviews, projectorReviews, streamingReviews, tvReviews } from './video-reviews.ts';

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

function tv(random: Random): ProductDraft {
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

function projector(random: Random): ProductDraft {
  const brand = random.pick(['Lumbria', 'Papel Picado', 'Cenote']);
  const kind = random.pick([
    {
      key: 'portátil',
      lumens: [200, 300],
      price: 2499,
      res: '720p',
      series: ['Linterna', 'Cocuyo'],
      text: 'Cabe en la mochila y trae batería para una película completa. Una sábana en el patio, sillas y ya hay cine en la colonia.',
    },
    {
      key: 'para sala',
      lumens: [600, 900],
      price: 5499,
      res: 'Full HD',
      series: ['Butaca', 'Matiné'],
      text: 'Se acomoda solo: endereza la imagen, enfoca y esquiva el cuadro de la pared. Tú nada más apagas la luz.',
    },
    {
      key: 'de tiro ultracorto',
      lumens: [2000, 2500],
      price: 28999,
      res: '4K UHD',
      series: ['Telón', 'Sala Roja'],
      text: 'Pegado al muro proyecta cien pulgadas. Nadie vuelve a pasar frente a la imagen con el plato de botana.',
    },
    {
      key: 'para oficina',
      lumens: [3200, 4000],
      price: 9799,
      res: 'WXGA',
      series: ['Junta', 'Aula'],
      text: 'Brillo para salones con las cortinas abiertas. Se conecta por HDMI o sin cable y arranca antes de que termines de saludar.',
    },
  ]);
  const series = random.pick(kind.series);
  const number = random.int(1, 9) * 100 + random.pick([0, 20, 50]);
  const lumens = random.pick(kind.lumens);
  const place = random.pick([
    'El menú está en español y las teclas se ven a oscuras.',
    'Tiene tornillo de un cuarto: se pone en tripié o se cuelga del techo.',
    'La imagen se endereza sola si lo pones de lado.',
    'Recibe consola, laptop o memoria USB sin convertidores.',
  ]);
  const zoom = random.pick(['enfoque automático', 'corrección trapezoidal', 'bocinas integradas', 'Wi-Fi y Bluetooth']);
  return sketched({
    brand,
    model: `${series} ${number}`,
    title: `Proyector ${kind.key} ${brand} ${series} ${number} ${kind.res} de ${lumens} lúmenes ANSI con ${zoom}`,
    text: [
      kind.text,
      `Los ${lumens} lúmenes son ANSI, medidos como se debe. ${lumens < 1000 ? 'De noche o con cortinas se ve muy bien; a pleno sol, ninguno de este tamaño hace milagros.' : 'Aguanta luz de sala sin lavarse.'}`,
      `Trae ${zoom}. Su fuente de luz ${lumens > 1500 ? 'láser' : 'LED'} dura unas ${kind.key === 'portátil' ? '20,000' : '25,000'} horas: viendo dos diarias, más de veinte años. ${place}`,
    ],
    points: [
      `${lumens} lúmenes ANSI`,
      `Resolución ${kind.res}`,
      zoom.charAt(0).toUpperCase() + zoom.slice(1),
      kind.key === 'portátil' ? 'Batería de 2.5 h' : 'HDMI y USB',
    ],
    specs: {
      Imagen: [
        ['Brillo', `${lumens} lúmenes ANSI`],
        [
          'Resolución nativa',
          kind.res === '720p'
            ? '1280 × 720'
            : kind.res === 'WXGA'
              ? '1280 × 800'
              : kind.res === 'Full HD'
                ? '1920 × 1080'
                : '3840 × 2160',
        ],
        ['Tamaño de imagen', kind.key === 'portátil' ? '40 a 100 pulgadas' : '60 a 150 pulgadas'],
        ['Fuente de luz', lumens > 1500 ? 'Láser' : 'LED'],
      ],
      Generales: [
        ['Conexiones', 'HDMI, USB y Bluetooth'],
        ['Bocina', kind.key === 'portátil' ? '5 W' : '2 × 8 W'],
        ['Ruido', `${random.int(24, 32)} dB`],
        ['Peso', kind.key === 'portátil' ? '1.1 kg' : kind.key.startsWith('de tiro') ? '8.9 kg' : '2.8 kg'],
        ['Alimentación', '100-240 V'],
        ['Cumple con', 'NOM-001-SCFI'],
      ],
    },
    price: kind.price + number * 1.2 + lumens * 0.4,
    art: 'projector',
    params: { label: brand },
    paint: random.pick([
      ['#f6f5f1', '#8b8f96'],
      ['#1d1d20', '#e4007c'],
      ['#45484e', '#2bb5b8'],
      ['#ebe3d3', '#6b4429'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', kind.key === 'portátil' ? 'garden' : 'living'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    bigTicket: true,
    words: {
      modelo: series,
      lugar: kind.key === 'portátil' ? 'el patio' : kind.key === 'para oficina' ? 'la sala de juntas' : 'la sala',
    },
  });
}

function streaming(random: Random): ProductDraft {
  const brand = random.pick(['Lumbria', 'Nopaltec', 'Enlaza']);
  const form = random.pick(['tipo memoria', 'de caja', 'con puerto Ethernet', 'con bocina integrada']);
  const res = form === 'tipo memoria' ? random.pick(['Full HD', '4K']) : '4K';
  const series = random.pick(['Charola', 'Botana', 'Tanda', 'Estreno', 'Permanencia']);
  const number = random.int(2, 9);
  const ram = res === '4K' ? random.pick([2, 3, 4]) : 1;
  const storage = ram >= 3 ? 32 : 8;
  return sketched({
    brand,
    model: `${series} ${number}`,
    title: `Reproductor de streaming ${brand} ${series} ${number} ${res} ${form}, ${ram} GB de RAM`,
    text: [
      `Convierte en inteligente la pantalla que ya tienes: se conecta al HDMI, se enlaza al Wi-Fi y en diez minutos estás viendo tu serie. ${ram >= 3 ? `Con ${ram} GB de memoria el ${series} ${number} no se queda pensando entre aplicaciones.` : `El ${series} ${number} es sencillo y hace bien lo suyo.`}`,
      form === 'tipo memoria'
        ? 'Se esconde detrás de la pantalla y se alimenta del puerto USB, así que también viaja contigo al hotel.'
        : form.includes('Ethernet')
          ? 'El puerto de red evita los cortes cuando el módem está lejos o todos están conectados a la vez.'
          : form.includes('bocina')
            ? 'La bocina integrada mejora las voces y responde comandos aunque la pantalla esté apagada.'
            : 'La caja trae puerto USB para ver videos propios y fotos del viaje en grande.',
      'El control incluye búsqueda por voz en español y botones para prender la pantalla y subir el volumen.',
    ],
    points: [
      `Video ${res}`,
      `${ram} GB de RAM y ${storage} GB`,
      'Control con voz en español',
      form.charAt(0).toUpperCase() + form.slice(1),
    ],
    specs: {
      Video: [
        ['Resolución máxima', res === '4K' ? '3840 × 2160 a 60 Hz' : '1920 × 1080 a 60 Hz'],
        ['HDR', res === '4K' ? 'HDR10+' : 'HDR10'],
        ['Audio', 'Envolvente 5.1'],
      ],
      Generales: [
        ['Memoria', `${ram} GB de RAM`],
        ['Almacenamiento', `${storage} GB`],
        ['Wi-Fi', ram >= 3 ? 'Wi-Fi 6' : 'Wi-Fi 5'],
        ['Puertos', form.includes('Ethernet') ? 'HDMI, Ethernet y USB' : 'HDMI y USB-C'],
        ['Control', 'Por voz, pilas incluidas'],
        ['Cumple con', 'NOM-001-SCFI y NOM-208-SCFI'],
      ],
    },
    price: 549 + ram * 180 + (form === 'con bocina integrada' ? 600 : form === 'tipo memoria' ? 0 : 200) + number * 15,
    art: 'streaming-stick',
    params: { label: brand },
    paint: random.pick([
      ['#1d1d20', '#e4007c'],
      ['#1d1d20', '#2bb5b8'],
      ['#45484e', '#ee7a25'],
      ['#f6f5f1', '#2c62b8'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'living'],
      ['box', 'shelf'],
      ['scale', 'desk'],
    ],
    words: { modelo: series },
  });
}

const tips: readonly ((model: string) => string)[] = [
  (model) => `El ${model} es de esas piezas que uno instala una vez y olvida.`,
  (model) => `Con el ${model} queda todo en su lugar y sin improvisar.`,
  (model) => `El ${model} llega con guía en español y dibujos que sí se entienden.`,
  (model) => `Elegimos el ${model} porque las devoluciones se cuentan con los dedos.`,
];

function mount(random: Random): ProductDraft {
  const brand = random.pick(['Baúl', 'Nopaltec']);
  const kind = random.pick([
    {
      name: 'Soporte fijo de pared',
      art: 'tv-mount',
      price: 279,
      text: 'Deja la pantalla a dos centímetros del muro, como cuadro.',
    },
    {
      name: 'Soporte con brazo articulado',
      art: 'tv-mount',
      price: 699,
      text: 'Se jala, gira y se inclina: la misma pantalla para el comedor y la cocina.',
    },
    {
      name: 'Soporte inclinable de pared',
      art: 'tv-mount',
      price: 399,
      text: 'Inclina hasta 15 grados para quitar el reflejo de la ventana o ver acostado.',
    },
    {
      name: 'Base de pedestal con ruedas',
      art: 'tv-stand',
      price: 1899,
      text: 'Para salones, consultorios y fiestas. Las ruedas llevan freno y el poste guarda los cables.',
    },
    {
      name: 'Cable HDMI 2.1 trenzado',
      art: 'cable',
      price: 219,
      text: 'Pasa 4K a 120 Hz sin parpadeos y el forro aguanta dobleces detrás del mueble.',
    },
    {
      name: 'Cable óptico de audio',
      art: 'cable',
      price: 149,
      text: 'Lleva el sonido limpio de la pantalla a la barra, sin el zumbido de los cables viejos.',
    },
    {
      name: 'Antena digital para interior',
      art: 'router',
      price: 259,
      text: 'Sintoniza la televisión abierta en alta definición y gratis, que todavía existe y se ve muy bien.',
    },
  ]);
  const cableLike = kind.art === 'cable';
  const range = random.pick(['26 a 55', '32 a 65', '40 a 75', '43 a 90']);
  const series = random.pick([
    'Muro',
    'Viga',
    'Ancla',
    'Alcayata',
    'Remache',
    'Pilar',
    'Escuadra',
    'Clavo',
    'Repisa',
    'Cimiento',
  ]);
  const number = random.int(1, 12);
  const isMount = kind.art === 'tv-stand';
  const kilos = { '26 a 55': 30, '32 a 65': 40, '40 a 75': 50, '43 a 90': 70 }[range] ?? 40;
  return sketched({
    brand,
    model: `${series} ${number}`,
    title: `${kind.name} ${brand} ${series} ${number}${isMount ? ` para pantallas de ${range} pulgadas` : cableLike ? ', elige el largo' : ' con cable de 3 m'}`,
    text: [
      `${kind.text} ${random.pick(tips)(`${series} ${number}`)}`,
      isMount
        ? `Aguanta ${kilos} kg y trae taquetes para concreto, tabique y tablarroca, más un nivel de burbuja. Mide el patrón de tornillos de tu pantalla (VESA) antes de comprar.`
        : cableLike
          ? 'Los conectores entran firmes y llevan tapa para que no se llenen de polvo mientras tanto.'
          : 'Pégala a la ventana, haz la búsqueda de canales y listo. En zonas lejanas usa el amplificador incluido.',
    ],
    points: isMount
      ? [`Para pantallas de ${range}"`, `Carga de ${kilos} kg`, 'Tornillería completa', 'Nivel incluido']
      : cableLike
        ? [
            kind.name.includes('óptico') ? 'Sin interferencia eléctrica' : 'Conectores dorados',
            'Forro trenzado',
            'Largo a elegir',
          ]
        : ['Alta definición gratis', 'Amplificador incluido', 'Se pega a la ventana'],
    specs: isMount
      ? {
          Compatibilidad: [
            ['Pantallas', `${range} pulgadas`],
            ['VESA', '100 × 100 a 600 × 400'],
            ['Carga máxima', `${kilos} kg`],
          ],
          Generales: [
            ['Material', 'Acero con pintura electrostática'],
            ['Color', 'Negro'],
            ['Inclinación', kind.name.includes('fijo') ? 'No' : '15 grados'],
            ['Nivel', 'Incluido'],
            ['Incluye', 'Tornillos y taquetes'],
          ],
        }
      : {
          Señal: [
            ['Tipo', kind.name],
            ['Conector', cableLike ? (kind.name.includes('HDMI') ? 'HDMI tipo A' : 'Toslink') : 'Coaxial tipo F'],
            ['Capacidad', kind.name.includes('HDMI') ? '48 Gbps' : cableLike ? 'Audio 5.1' : 'UHF y VHF alta'],
            ['Compatibilidad', 'Pantallas, barras y consolas'],
          ],
          Generales: [
            ['Forro', cableLike ? 'Nailon trenzado' : 'PVC'],
            ['Contacto', 'Chapa de oro'],
            ['Piezas', '1'],
            ['Garantía contra falso contacto', '12 meses'],
          ],
        },
    price: kind.price + number * 9 + (isMount ? kilos * 3 : 0),
    art: kind.art,
    paint: [random.pick(['#1d1d20', '#2a2a2d', '#45484e'])],
    ...(cableLike
      ? {
          variants: byOption('Largo', [
            ['1.5 m', 0],
            ['3 m', 70],
            ['5 m', 160],
          ]),
        }
      : {}),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'living'],
      ['box', 'shelf'],
    ],
    words: { modelo: series, tipo: isMount ? 'soporte' : cableLike ? 'cable' : 'equipo' },
  });
}

const at = (leaf: string) => `electronica/pantallas-y-video/${leaf}`;

export const video: readonly Archetype[] = [
  { category: at('pantallas'), weight: 10, reviews: tvReviews, make: tv },
  { category: at('proyectores'), weight: 3, reviews: projectorReviews, make: projector },
  { category: at('reproductores-de-streaming'), weight: 2, reviews: streamingReviews, make: streaming },
  { category: at('soportes-y-cables-de-video'), weight: 2, reviews: mountReviews, make: mount },
];
