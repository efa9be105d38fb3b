import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft } from '../../types.ts';
import { type ColorName, color, colors } from '../colors.ts';
import { byColor, byOption, grouped, pesos, prose, single, spec } from '../shared-draft.ts';
import { colorGallery, gallery } from '../shared-pictures.ts';
import {
  cableReviews,
  caseReviews,
  chargerReviews,
  glassReviews,
  memoryReviews,
  powerBankReviews,
  standReviews,
} from './accessory-reviews.ts';

const phonesServed = [
  'Zentli Lumbre 24',
  'Zentli Lumbre 30',
  'Zentli Obsidiana 5',
  'Zentli Obsidiana 8 Pro',
  'Zentli Aire 12',
  'Orvenor Trazo 22',
  'Orvenor Trazo 30 Plus',
  'Orvenor Cenit 4',
  'Orvenor Cenit 8 Ultra',
  'Tlanova Marea 24',
  'Tlanova Brío 7',
  'Ravoni Pólvora 40',
  'Ravoni Pólvora R 5',
  'Xiuhtek T 30',
  'Xiuhtek Fuego 4 Pro',
  'Kiuva Uno 14',
  'Kiuva Prisma 5',
  'Ixaya Alba 22',
  'Ixaya Nube 6',
] as const;

interface CaseDesign {
  name: string;
  motif?: string;
  pattern: string;
  text: string;
  palette: readonly ColorName[];
  price: number;
}

const designs: readonly CaseDesign[] = [
  {
    name: 'Otomí',
    pattern: 'otomi',
    text: 'El dibujo se inspira en los bordados de Tenango: venados, pájaros y flores que no se repiten igual en dos fundas.',
    palette: ['Blanco', 'Rosa mexicano', 'Turquesa'],
    price: 249,
  },
  {
    name: 'Talavera',
    pattern: 'talavera',
    text: 'Los azulejos de las cocinas poblanas, en relieve suave que se siente con el dedo y ayuda al agarre.',
    palette: ['Azul rey', 'Amarillo'],
    price: 249,
  },
  {
    name: 'Nopalera',
    motif: 'emoji:cactus',
    pattern: 'plain',
    text: 'Un nopal solitario sobre color liso, impreso por dentro de la cubierta para que no se despinte.',
    palette: ['Verde menta', 'Durazno', 'Arena'],
    price: 229,
  },
  {
    name: 'Lotería del Sol',
    motif: 'emoji:sun-with-face',
    pattern: 'plain',
    text: 'El sol de la baraja, grande y contento, para distinguir tu teléfono entre cuatro sobre la mesa.',
    palette: ['Amarillo', 'Azul cielo'],
    price: 229,
  },
  {
    name: 'Calaverita',
    motif: 'emoji:skull',
    pattern: 'flowers',
    text: 'Calavera de azúcar con corona de flores. Bonita en noviembre y el resto del año también.',
    palette: ['Negro', 'Morado', 'Rosa mexicano'],
    price: 239,
  },
  {
    name: 'Pan Dulce',
    motif: 'emoji:croissant',
    pattern: 'dots',
    text: 'Puro antojo: conchas y cuernitos sobre fondo de mantel. Advertencia: da hambre.',
    palette: ['Rosa claro', 'Crema'],
    price: 229,
  },
  {
    name: 'Ajolote',
    motif: 'emoji:lizard',
    pattern: 'dots',
    text: 'El vecino más famoso de Xochimilco te sonríe cada vez que volteas el teléfono.',
    palette: ['Rosa', 'Aqua'],
    price: 229,
  },
  {
    name: 'Bugambilia',
    motif: 'emoji:hibiscus',
    pattern: 'flowers',
    text: 'Flores de barda en tono intenso, con acabado mate que no guarda huellas.',
    palette: ['Bugambilia', 'Blanco perla'],
    price: 239,
  },
  {
    name: 'Marmoleada',
    pattern: 'gradient',
    text: 'Vetas suaves como de piedra pulida y brillo discreto. Va con todo, hasta con traje.',
    palette: ['Blanco', 'Gris', 'Verde esmeralda'],
    price: 219,
  },
  {
    name: 'Lisa Seda',
    pattern: 'plain',
    text: 'Silicón líquido por fuera y microfibra por dentro: agarra bien en la mano y sale fácil del pantalón.',
    palette: ['Negro', 'Azul marino', 'Lavanda', 'Verde salvia', 'Terracota'],
    price: 199,
  },
  {
    name: 'Blindaje',
    pattern: 'camo',
    text: 'Doble capa con esquinas de aire, probada en caídas de 2.4 m. Deja puertos y botones libres.',
    palette: ['Negro', 'Verde militar', 'Arena'],
    price: 329,
  },
  {
    name: 'Cristalina',
    pattern: 'plain',
    text: 'Transparente de verdad: el tratamiento contra el sol la mantiene sin ponerse amarilla durante meses.',
    palette: ['Transparente'],
    price: 179,
  },
  {
    name: 'Cartera de Piel',
    pattern: 'plain',
    text: 'Piel de León, Guanajuato, con lugar para tres tarjetas y un billete doblado. Se hace más bonita con el uso.',
    palette: ['Café', 'Negro', 'Vino'],
    price: 449,
  },
  {
    name: 'Imán',
    pattern: 'plain',
    text: 'Anillo magnético integrado: se pega al cargador inalámbrico y al soporte del coche sin acomodos.',
    palette: ['Grafito', 'Azul hielo', 'Transparente'],
    price: 299,
  },
];

function phoneCase(random: Random): ProductDraft {
  const design = random.pick(designs);
  const brand = random.pick(['Fundarte', 'Chipotle Móvil', 'Ándale Cel']);
  const model = random.pick(phonesServed);
  const palette = colors(...design.palette);
  const leather = design.name === 'Cartera de Piel';
  return {
    brand,
    model: design.name,
    title: `Funda ${brand} ${design.name} para ${model}`,
    description: prose(
      design.text,
      `Hecha a la medida del ${model}: el corte de las cámaras coincide y el borde sube un milímetro sobre la pantalla para que no la apoyes contra la mesa.`,
      leather
        ? 'Límpiala con un trapo apenas húmedo y dale crema para calzado neutra dos veces al año.'
        : random.pick([
            'Permite carga inalámbrica con la funda puesta.',
            'Se lava con agua y jabón de trastes; déjala secar antes de ponerla.',
            'Los botones laterales quedan suaves, no hay que apretar con la uña.',
          ]),
    ),
    highlights: [
      `A la medida del ${model}`,
      'Borde elevado en pantalla y cámaras',
      leather ? 'Piel genuina de León' : 'No se resbala de la mano',
      'Botones suaves',
    ],
    specifications: [
      spec(
        'Compatibilidad',
        ['Modelo', model],
        ['Carga inalámbrica', leather ? 'No' : 'Sí'],
        ['Anillo magnético', design.name === 'Imán' ? 'Sí' : 'No'],
      ),
      spec(
        'Material',
        ['Exterior', leather ? 'Piel de res' : design.name === 'Lisa Seda' ? 'Silicón líquido' : 'TPU y policarbonato'],
        ['Interior', leather ? 'Microfibra' : 'TPU con textura'],
        ['Protección', design.name === 'Blindaje' ? 'Caídas de hasta 2.4 m' : 'Caídas de hasta 1.2 m'],
      ),
      spec(
        'Generales',
        ['Peso', `${leather ? 78 : design.name === 'Blindaje' ? 54 : random.int(26, 38)} g`],
        ['Contenido', '1 funda'],
        ['Origen', leather ? 'Hecho en México' : 'Importado'],
      ),
    ],
    price: pesos(design.price + random.int(-2, 4) * 10),
    variants: byColor(palette),
    pictures: colorGallery(
      {
        subject: `Funda ${design.name} para ${model}`,
        art: 'phone-case',
        params: { pattern: design.pattern, ...(design.motif ? { motif: design.motif } : {}) },
      },
      palette,
      [
        ['hero', 'studio'],
        ['detail', 'studio'],
        ['lifestyle', 'desk'],
      ],
      ['#e4007c', '#2bb5b8'],
    ),
    warranty: '30 días por defectos de fabricación',
    words: { modelo: model, diseno: design.name },
  };
}

function screenGlass(random: Random): ProductDraft {
  const model = random.pick(phonesServed);
  const kind = random.pick([
    {
      name: 'Mica de cristal templado 9H',
      short: 'cristal templado',
      text: 'Cristal de 0.33 mm que recibe el golpe antes que tu pantalla. Si un día se estrella, la cambias por lo de dos cafés.',
      price: 129,
    },
    {
      name: 'Mica de privacidad',
      short: 'cristal de privacidad',
      text: 'De frente ves normal; de lado, el vecino del metro solo ve negro. Baja un poco el brillo, como todas las de su tipo.',
      price: 179,
    },
    {
      name: 'Mica mate antirreflejo',
      short: 'cristal mate',
      text: 'Acabado que no refleja los focos ni guarda huellas. El dedo se desliza como en papel, por eso gusta tanto para jugar.',
      price: 169,
    },
    {
      name: 'Hidrogel de cuerpo completo',
      short: 'hidrogel',
      text: 'Película flexible que cubre hasta la curva y borra sola los rayones leves en un par de horas.',
      price: 149,
    },
    {
      name: 'Protector de cámaras',
      short: 'cristal para cámaras',
      text: 'Aros de aluminio con zafiro sintético que protegen cada lente sin cambiar el color de las fotos.',
      price: 119,
    },
  ]);
  const brand = random.pick(['Fundarte', 'Chipotle Móvil', 'Ándale Cel']);
  const pieces = random.pick([1, 2, 3]);
  return {
    brand,
    model: `${kind.short} ${pieces}`,
    title: `${kind.name} ${brand} para ${model}, ${pieces === 1 ? '1 pieza' : `paquete de ${pieces} piezas`}`,
    description: prose(
      kind.text,
      `${kind.name.startsWith('Mica') ? 'Cortada' : 'Cortado'} para el ${model}. ${pieces > 1 ? `Vienen ${pieces}: si la primera pieza queda chueca, no pasa nada.` : 'Trae guía de alineación para acertar a la primera.'}`,
      'El paquete incluye toallita con alcohol, paño, etiqueta para quitar pelusa y un marco de plástico que lo acomoda todo en su lugar.',
    ),
    highlights: [
      `Para ${model}`,
      'Marco de instalación incluido',
      `${pieces} ${pieces === 1 ? 'pieza' : 'piezas'}`,
      'Compatible con la huella en pantalla',
    ],
    specifications: [
      spec(
        'Compatibilidad',
        ['Modelo', model],
        ['Con funda', 'Sí'],
        ['Huella en pantalla', 'Sí, hay que registrarla de nuevo'],
      ),
      spec(
        'Material',
        ['Tipo', kind.short],
        ['Grosor', kind.short === 'hidrogel' ? '0.18 mm' : '0.33 mm'],
        ['Dureza', kind.short === 'hidrogel' ? 'No aplica' : '9H'],
        ['Capa contra huellas', 'Sí'],
      ),
      spec('Contenido', ['Piezas', String(pieces)], ['Kit de limpieza', 'Sí']),
    ],
    price: pesos(kind.price + (pieces - 1) * 50 + random.int(0, 3) * 10),
    variants: single,
    pictures: gallery(
      { subject: `${kind.name} para ${model}`, art: 'screen-protector' },
      [color(random.pick<ColorName>(['Azul hielo', 'Gris claro', 'Grafito', 'Lavanda'])).hex],
      [
        ['hero', 'studio'],
        ['box', 'shelf'],
        ['lifestyle', 'desk'],
      ],
    ),
    warranty: '30 días si llega rota',
    words: { modelo: model },
  };
}

function charger(random: Random): ProductDraft {
  const kind = random.pick(['pared', 'pared', 'coche', 'inalámbrico'] as const);
  const brand = random.pick(['Cargatodo', 'Volcánica', 'Ándale Cel']);
  const watts = random.pick(
    kind === 'pared' ? [20, 30, 33, 45, 65, 100] : kind === 'coche' ? [30, 45, 60] : [10, 15, 25],
  );
  const ports = kind === 'inalámbrico' ? 1 : watts >= 45 ? random.pick([2, 3]) : random.pick([1, 2]);
  const series = random.pick(
    {
      pared: ['Chispa', 'Enchufín', 'Compadre', 'Rayo'],
      coche: ['Carretera', 'Copiloto', 'Caseta'],
      inalámbrico: ['Comal', 'Petate', 'Tortilla'],
    }[kind],
  );
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Blanco', 'Negro'],
      ['Negro'],
      ['Blanco', 'Lavanda', 'Verde menta'],
      ['Grafito', 'Rosa claro'],
    ]),
  );
  const cable = kind !== 'inalámbrico' && random.chance(0.5);
  const noun = { pared: 'Cargador de pared', coche: 'Cargador para coche', inalámbrico: 'Cargador inalámbrico' }[kind];
  const what = ports === 1 ? '1 puerto USB-C' : ports === 2 ? 'USB-C y USB-A' : '2 USB-C y 1 USB-A';
  return {
    brand,
    model: `${series} ${watts}`,
    title: `${noun} ${brand} ${series} ${watts} W${kind === 'inalámbrico' ? ', base plana con imán' : `, ${what}${cable ? ', con cable de 1 m' : ''}`}`,
    description: prose(
      kind === 'pared'
        ? watts >= 65
          ? `Un solo cargador para la laptop, el celular y los audífonos. El ${series} usa nitruro de galio (GaN), por eso da ${watts} W en el tamaño de una mazorca chica y no quema al tocarlo.`
          : `Lleva un teléfono moderno de 0 a 50% en cosa de media hora. El ${series} de ${watts} W reconoce lo que conectas y le da justo lo que pide, ni más ni menos.`
        : kind === 'coche'
          ? `Del tianguis al trabajo alcanza para recuperar la mitad de la pila. El ${series} entra al ras del encendedor y tiene una luz tenue para encontrarlo de noche.`
          : `Llegas, lo pones encima y listo. El ${series} se alinea con el imán y carga con hasta ${watts} W los teléfonos con carga Qi; atraviesa fundas de hasta 4 mm.`,
      kind === 'coche'
        ? 'Funciona con 12 y 24 V, así que también sirve en camionetas y tráilers.'
        : kind === 'inalámbrico'
          ? 'Detecta si hay una moneda o una llave encima y, en ese caso, no enciende. Una luz tenue avisa que está cargando.'
          : 'Trabaja de 100 a 240 V. Protege contra sobrecorriente y se detiene cuando la batería está llena.',
      kind === 'inalámbrico'
        ? random.pick([
            'El cable USB-C viene integrado; úsalo con un adaptador de 30 W para la velocidad completa.',
            'Mide lo que un portavasos y no se resbala del buró. El adaptador de pared se vende aparte.',
          ])
        : cable
          ? 'Trae cable USB-C trenzado de un metro.'
          : random.pick([
              'El cable se vende aparte; usa uno de buena calidad para alcanzar la velocidad completa.',
              'No incluye cable: seguro ya tienes uno USB-C en casa.',
            ]),
    ),
    highlights: [
      `${watts} W de potencia`,
      kind === 'inalámbrico' ? 'Alineación magnética' : what,
      kind === 'coche' ? 'Para 12 y 24 V' : kind === 'pared' ? 'De 100 a 240 V' : 'Carga a través de la funda',
      'Protección contra sobrecalentamiento',
    ],
    specifications: [
      spec(
        'Potencia',
        ['Máxima', `${watts} W`],
        ['Puertos', kind === 'inalámbrico' ? 'Base Qi con imán' : what],
        ['Protocolos', kind === 'inalámbrico' ? 'Qi2' : 'USB PD 3.0 y PPS'],
        [
          'Entrada',
          kind === 'coche'
            ? '12-24 V'
            : kind === 'inalámbrico'
              ? 'USB-C, adaptador de 30 W recomendado'
              : '100-240 V, 50/60 Hz',
        ],
      ),
      spec(
        'Generales',
        ['Peso', `${Math.round(32 + watts * 1.2)} g`],
        ['Cable incluido', cable ? 'Sí, 1 m' : kind === 'inalámbrico' ? 'Integrado, 1.2 m' : 'No'],
        ['Clavija', kind === 'pared' ? 'Tipo A' : 'No aplica'],
        ['Cumple con', 'NOM-001-SCFI'],
        ['Contenido', kind === 'inalámbrico' ? 'Base y guía' : cable ? 'Cargador y cable' : 'Cargador'],
      ),
    ],
    price: pesos(139 + watts * 5.4 + (ports - 1) * 45 + (cable ? 60 : 0) + (kind === 'inalámbrico' ? 130 : 0)),
    variants: byColor(palette),
    pictures: colorGallery(
      {
        subject: `${noun} ${brand} ${series}`,
        art: kind === 'inalámbrico' ? 'wireless-charger' : kind === 'coche' ? 'car-charger' : 'charger',
        params: { label: brand },
      },
      palette,
      [
        ['hero', 'studio'],
        ['lifestyle', kind === 'coche' ? 'garage' : 'bedroom'],
        ['box', 'shelf'],
      ],
    ),
    warranty: '12 meses con el fabricante',
    words: { modelo: series, watts: String(watts) },
  };
}

function cable(random: Random): ProductDraft {
  const kind = random.pick([
    { name: 'USB-C a USB-C', watts: 60, base: 119 },
    { name: 'USB-C a USB-C', watts: 100, base: 169 },
    { name: 'USB-A a USB-C', watts: 18, base: 89 },
    { name: 'USB-A a micro USB', watts: 12, base: 69 },
    { name: '3 en 1', watts: 15, base: 149 },
    { name: 'USB-C a USB-C de 240 W', watts: 240, base: 249 },
  ]);
  const brand = random.pick(['Cargatodo', 'Ándale Cel', 'Chipotle Móvil']);
  const finish = random.pick([
    'trenzado en nailon',
    'de silicón suave',
    'reforzado con fibra',
    'retráctil',
    'con punta en L',
    'con pantalla de watts',
  ]);
  const series = random.pick(['Mecate', 'Cordel', 'Liana', 'Riata', 'Agujeta']);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Rojo'],
      ['Blanco', 'Negro'],
      ['Azul marino', 'Turquesa'],
      ['Negro', 'Verde militar', 'Naranja'],
      ['Lila', 'Verde menta'],
    ]),
  );
  const pack = random.chance(0.25);
  return {
    brand,
    model: `${series} ${kind.name}`,
    title: `${pack ? 'Paquete de 2 cables' : 'Cable'} ${kind.name} ${brand} ${series} ${finish}, ${kind.watts} W`,
    description: prose(
      finish.startsWith('trenzado')
        ? `El forro de nailon del ${series} no se hace nudo ni se pela en la punta, que es donde se mueren los cables.`
        : finish.startsWith('de silicón')
          ? `El ${series} es tan blando que se acomoda solo. No queda con la forma de la caja y no jala el teléfono del buró.`
          : finish === 'retráctil'
            ? `Jalas y alcanza; sueltas y se guarda. El ${series} es para la mochila, la bolsa o la guantera, donde los cables suelen volverse maraña.`
            : finish.includes('L')
              ? `La punta en ángulo del ${series} deja jugar o ver videos en horizontal mientras carga, sin que el cable estorbe en la palma.`
              : finish.includes('pantalla')
                ? `La pantallita del ${series} te dice cuántos watts están entrando de verdad. Útil para saber si el cargador cumple lo que presume.`
                : `El ${series} lleva fibra por dentro y resistió treinta mil dobleces en laboratorio. En tu mochila le irá mejor.`,
      kind.name === '3 en 1'
        ? 'De una entrada USB salen tres puntas: USB-C, micro USB y conector de clavija ancha para equipos más viejos. Carga los tres a la vez, repartiendo la potencia.'
        : kind.watts >= 100
          ? `Con ${kind.watts} W alcanza para laptops. Lleva chip de identificación para que el cargador entregue toda su potencia con seguridad.`
          : `Carga con hasta ${kind.watts} W y pasa datos${kind.watts === 60 ? ' a 480 Mbps' : ', así que también sirve para bajar fotos a la computadora'}.`,
    ),
    highlights: [
      `Hasta ${kind.watts} W`,
      finish.charAt(0).toUpperCase() + finish.slice(1),
      finish === 'retráctil' ? 'Se guarda solo' : 'Elige el largo',
      pack ? 'Paquete con 2 piezas' : 'Cincho para enrollar incluido',
    ],
    specifications: [
      spec(
        'Conexión',
        ['Tipo', kind.name],
        ['Potencia máxima', `${kind.watts} W`],
        ['Datos', kind.watts >= 100 ? '10 Gbps' : '480 Mbps'],
        ['Chip de identificación', kind.watts >= 100 ? 'Sí' : 'No'],
      ),
      spec(
        'Construcción',
        ['Acabado', finish],
        ['Conductor', 'Cobre'],
        ['Dobleces probados', grouped(random.pick([10_000, 20_000, 30_000]))],
        ['Piezas', pack ? '2' : '1'],
      ),
    ],
    price: pesos((kind.base + random.int(0, 4) * 10) * (pack ? 1.6 : 1)),
    variants: palette.flatMap(({ name, hex }) =>
      byOption(
        'Largo',
        finish === 'retráctil'
          ? [['1 m', 0]]
          : [
              ['1 m', 0],
              ['2 m', 40],
              ['3 m', 80],
            ],
      ).map((variant) => ({ ...variant, options: { Color: name, ...variant.options }, colorHex: hex })),
    ),
    pictures: colorGallery({ subject: `Cable ${kind.name} ${series}`, art: 'cable' }, palette, [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', 'desk'],
    ]),
    warranty: '12 meses con el fabricante',
    words: { modelo: series },
  };
}

function powerBank(random: Random): ProductDraft {
  const brand = random.pick(['Cargatodo', 'Volcánica', 'Durango Móvil']);
  const capacity = random.pick([5000, 10000, 20000, 27000]);
  const kind = random.pick(
    capacity === 5000
      ? ['magnética', 'delgada', 'tipo labial']
      : capacity === 10000
        ? ['magnética', 'delgada', 'con cable integrado']
        : ['con pantalla', 'solar', 'de uso rudo', 'para laptop'],
  );
  const watts =
    kind === 'para laptop'
      ? random.pick([65, 100])
      : capacity >= 20000
        ? random.pick([22, 30, 45])
        : random.pick([12, 15, 20]);
  const series = random.pick(['Reserva', 'Tanque', 'Itacate', 'Cantimplora', 'Tlacuache', 'Alforja']);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Blanco'],
      ['Grafito', 'Azul cielo'],
      ['Negro', 'Naranja'],
      ['Rosa claro', 'Verde menta', 'Negro'],
    ]),
  );
  const charges = ((capacity * 0.62) / 5000).toFixed(1);
  return {
    brand,
    model: `${series} ${capacity / 1000}K`,
    title: `Batería portátil ${brand} ${series} ${grouped(capacity)} mAh ${kind}, ${watts} W`,
    description: prose(
      kind === 'magnética'
        ? `Se pega a la espalda del teléfono y carga sin cable mientras sigues hablando. El ${series} cabe junto con él en la bolsa del pantalón.`
        : kind === 'solar'
          ? `El panel del ${series} suma carga lenta durante el día de campo; para llenarla bien, mejor el contacto. Trae linterna y sello contra lluvia.`
          : kind === 'para laptop'
            ? `El ${series} entrega ${watts} W por USB-C, así que revive una laptop a media junta y todavía le sobra para el celular.`
            : kind === 'de uso rudo'
              ? `Carcasa de hule, tapas en los puertos y linterna. El ${series} va a la sierra, a la obra y al fondo de la mochila sin contemplaciones.`
              : kind === 'con cable integrado'
                ? `El cable es parte de la batería y sirve de asa: imposible olvidarlo. El ${series} es el que se queda en la bolsa para emergencias.`
                : kind === 'tipo labial'
                  ? `Del tamaño de un labial grande. El ${series} no carga el día entero, pero sí te salva la noche y el viaje de regreso.`
                  : kind === 'con pantalla'
                    ? `El ${series} te dice en números cuánta carga le queda, no con cuatro foquitos que hay que interpretar.`
                    : `Delgado como el teléfono mismo, el ${series} se guarda en la bolsa interior del saco sin hacer bulto.`,
      `De sus ${grouped(capacity)} mAh, unos ${grouped(Math.round(capacity * 0.62))} llegan al teléfono (el resto se va en calor y conversión, como en todas): cerca de ${charges} cargas completas de un celular de 5,000 mAh.`,
      capacity <= 27000 && 'Puede subir al avión en equipaje de mano; no la documentes.',
    ),
    highlights: [
      `${grouped(capacity)} mAh`,
      `Salida de ${watts} W`,
      `Cerca de ${charges} cargas de celular`,
      'Permitida en cabina de avión',
    ],
    specifications: [
      spec(
        'Energía',
        ['Capacidad nominal', `${grouped(capacity)} mAh (${((capacity * 3.7) / 1000).toFixed(1)} Wh)`],
        ['Capacidad útil aproximada', `${grouped(Math.round(capacity * 0.62))} mAh a 5 V`],
        ['Salida máxima', `${watts} W`],
        [
          'Puertos',
          capacity >= 20000 ? '2 USB-C y 1 USB-A' : kind === 'magnética' ? 'USB-C y carga Qi' : 'USB-C y USB-A',
        ],
        ['Se llena en', `${Math.max(2, Math.round(capacity / 4500))} h`],
      ),
      spec(
        'Generales',
        ['Tipo', kind],
        ['Peso', `${Math.round(capacity * 0.0175 + 20)} g`],
        ['Celdas', 'Polímero de litio'],
        ['Cumple con', 'NOM-001-SCFI'],
        ['Incluye', 'Cable USB-C corto'],
      ),
    ],
    price: pesos(
      149 +
        capacity * 0.022 +
        watts * 4 +
        (kind === 'magnética' ? 140 : kind === 'para laptop' ? 250 : 0) +
        random.int(0, 3) * 20,
    ),
    variants: byColor(palette),
    pictures: colorGallery(
      { subject: `Batería portátil ${brand} ${series}`, art: 'power-bank', params: { label: brand } },
      palette,
      [
        ['hero', 'studio'],
        ['lifestyle', kind === 'solar' || kind === 'de uso rudo' ? 'garden' : 'street'],
        ['scale', 'desk'],
      ],
    ),
    warranty: '12 meses con el fabricante',
    words: { modelo: series },
  };
}

function stand(random: Random): ProductDraft {
  const kind = random.pick([
    {
      name: 'Soporte magnético para coche',
      scene: 'garage',
      art: 'phone-stand',
      price: 229,
      text: 'Se fija a la rejilla del aire con gancho metálico, no con la pincita de siempre. El imán sostiene hasta en los topes de la colonia.',
    },
    {
      name: 'Soporte de ventosa para parabrisas',
      scene: 'garage',
      art: 'phone-stand',
      price: 199,
      text: 'Brazo corto y ventosa con gel que se lava y vuelve a pegar. Deja el mapa a la altura de la vista, no en las rodillas.',
    },
    {
      name: 'Soporte plegable de escritorio',
      scene: 'desk',
      art: 'phone-stand',
      price: 149,
      text: 'Aluminio con hule abajo para que no camine. Se pliega y cabe en la bolsa de la laptop.',
    },
    {
      name: 'Tripié flexible',
      scene: 'desk',
      art: 'tripod',
      price: 249,
      text: 'Las patas se enrollan en un barandal, una rama o el respaldo de la silla. Trae control Bluetooth para disparar sin correr.',
    },
    {
      name: 'Tripié de 1.70 m',
      scene: 'studio',
      art: 'tripod',
      price: 349,
      text: 'Sube hasta 1.70 m para grabar de pie y se guarda en 45 cm. La cabeza gira de vertical a horizontal con una mano.',
    },
    {
      name: 'Bastón para selfies con tripié',
      scene: 'beach',
      art: 'tripod',
      price: 229,
      text: 'Bastón que se vuelve tripié cuando quieres salir tú también en la foto. El control se despega del mango.',
    },
    {
      name: 'Aro de luz con soporte',
      scene: 'desk',
      art: 'tripod',
      price: 399,
      text: 'Luz pareja en tres tonos para videos y videollamadas. Se conecta a cualquier USB y el brazo sostiene el celular al centro.',
    },
    {
      name: 'Soporte para bicicleta y moto',
      scene: 'street',
      art: 'phone-stand',
      price: 269,
      text: 'Abraza el teléfono por las cuatro esquinas y amortigua la vibración, que es lo que daña las cámaras.',
    },
  ]);
  const brand = random.pick(['Ándale Cel', 'Durango Móvil', 'Fundarte']);
  const series = random.pick(['Firme', 'Gancho', 'Estaca', 'Mirador', 'Garza', 'Ancla']);
  const number = random.int(1, 9);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro'],
      ['Negro', 'Blanco'],
      ['Grafito', 'Rosa claro'],
      ['Plata', 'Negro'],
    ]),
  );
  const low = random.pick([4.7, 5.0, 5.5]);
  return {
    brand,
    model: `${series} ${number}`,
    title: `${kind.name} ${brand} ${series} ${number} para celulares de ${low} a 7 pulgadas`,
    description: prose(
      kind.text,
      `El ${series} ${number} recibe teléfonos de ${low} a 7 pulgadas, con funda puesta. ${random.pick(['La rótula se aprieta a mano, sin herramienta.', 'Las partes que tocan el teléfono llevan silicón para no rayarlo.', 'Trae un repuesto de la pieza que más se gasta, cosa rara y buena.'])}`,
    ),
    highlights: ['Con funda puesta', `De ${low} a 7 pulgadas`, 'Gira 360 grados', 'Se instala sin herramienta'],
    specifications: [
      spec(
        'Uso',
        ['Tipo', kind.name],
        ['Compatibilidad', `Celulares de ${low} a 7 pulgadas`],
        ['Giro', '360 grados'],
        ['Con funda', 'Sí'],
      ),
      spec(
        'Generales',
        ['Material', random.pick(['Aluminio y silicón', 'ABS y silicón', 'Policarbonato y acero'])],
        ['Peso', `${random.int(85, 620)} g`],
        ['Carga máxima', `${random.pick([350, 400, 500])} g`],
        ['Contenido', 'Soporte y guía en español'],
      ),
    ],
    price: pesos(kind.price + number * 8),
    variants: byColor(palette),
    pictures: colorGallery({ subject: `${kind.name} ${brand} ${series} ${number}`, art: kind.art }, palette, [
      ['hero', 'studio'],
      ['lifestyle', kind.scene],
      ['detail', 'studio'],
    ]),
    warranty: '6 meses con el fabricante',
    words: { modelo: series, tipo: kind.name.toLowerCase() },
  };
}

function memory(random: Random): ProductDraft {
  const brand = random.pick(['Volcánica', 'Ándale Cel', 'Kiuva']);
  const series = random.pick(['Archivo', 'Recuerdo', 'Bitácora', 'Costal', 'Pepena', 'Cofre']);
  const speed = random.pick([100, 120, 160, 190]);
  const card = random.pick(['U1 A1', 'U3 A2', 'U3 V30']);
  const use = card.includes('A2') ? 'aplicaciones y juegos' : card.includes('V30') ? 'video 4K' : 'fotos y música';
  const extra = random.pick(['con adaptador SD', 'con lector USB-C', 'con estuche', 'sin adaptador']);
  return {
    brand,
    model: `${series} ${speed}`,
    title: `Memoria microSD ${brand} ${series} ${speed} MB/s clase ${card}, ${extra}`,
    description: prose(
      card.includes('V30')
        ? `Graba video 4K sin cortar: la clase V30 asegura 30 MB/s sostenidos. La ${series} va bien en cámaras de acción, drones y teléfonos.`
        : card.includes('A2')
          ? `La clase A2 abre aplicaciones desde la tarjeta sin esas pausas que desesperan. La ${series} es buena compañera de consolas portátiles y teléfonos con poca memoria.`
          : `Para que el teléfono deje de avisar que no hay espacio. Pasa las fotos, la música y los videos del grupo familiar a la ${series} y sigue.`,
      `Lee hasta ${speed} MB/s y aguanta agua, rayos X del aeropuerto y el calor de la guantera. ${extra === 'con lector USB-C' ? 'El lector incluido la conecta a cualquier teléfono o laptop nueva.' : extra === 'con adaptador SD' ? 'El adaptador incluido sirve en cámaras y laptops con ranura grande.' : 'Revisa en el manual de tu equipo la capacidad máxima que acepta.'}`,
    ),
    highlights: [`Lectura de ${speed} MB/s`, `Clase ${card}`, `Pensada para ${use}`, 'Resiste agua y calor'],
    specifications: [
      spec(
        'Rendimiento',
        ['Lectura', `Hasta ${speed} MB/s`],
        ['Escritura', `Hasta ${Math.round(speed * 0.6)} MB/s`],
        ['Clase', card],
        ['Formato', 'microSDXC'],
      ),
      spec(
        'Generales',
        ['Uso recomendado', use],
        ['Temperatura', '-25 a 85 °C'],
        ['Resistencia', 'Agua, rayos X e imanes'],
        ['Incluye', extra === 'sin adaptador' ? 'Solo la tarjeta' : `Tarjeta ${extra}`],
      ),
    ],
    price: pesos(109 + speed * 0.6 + (extra === 'con lector USB-C' ? 70 : 15)),
    variants: byOption('Capacidad', [
      ['64 GB', 0],
      ['128 GB', 90],
      ['256 GB', 260],
      ['512 GB', 690],
    ]),
    pictures: gallery(
      { subject: `Memoria microSD ${brand} ${series}`, art: 'memory-card', params: { label: brand } },
      [color(random.pick<ColorName>(['Negro', 'Rojo', 'Azul rey', 'Dorado', 'Verde bandera', 'Morado'])).hex],
      [
        ['hero', 'studio'],
        ['box', 'shelf'],
        ['scale', 'desk'],
      ],
    ),
    warranty: '5 años con el fabricante',
    words: { modelo: series },
  };
}

const at = (leaf: string) => `celulares/accesorios-para-celular/${leaf}`;

export const accessories: readonly Archetype[] = [
  { category: at('fundas'), weight: 12, reviews: caseReviews, make: phoneCase },
  { category: at('micas-y-protectores'), weight: 6, reviews: glassReviews, make: screenGlass },
  { category: at('cargadores'), weight: 6, reviews: chargerReviews, make: charger },
  { category: at('cables'), weight: 5, reviews: cableReviews, make: cable },
  { category: at('baterias-portatiles'), weight: 5, reviews: powerBankReviews, make: powerBank },
  { category: at('soportes-y-tripies'), weight: 4, reviews: standReviews, make: stand },
  { category: at('memorias-microsd'), weight: 3, reviews: memoryReviews, make: memory },
];
