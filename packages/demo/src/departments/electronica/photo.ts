import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft } from '../../types.ts';
import { sketched } from '../shared-sketch.ts';
import { cameraReviews, droneReviews, lensReviews, tripodReviews } from './device-reviews.ts';

function camera(random: Random): ProductDraft {
  const brand = random.pick(['Obturo', 'Orvenor', 'Papel Picado']);
  const kind = random.pick([
    {
      key: 'sin espejo',
      price: 16999,
      mp: [24, 26, 33],
      series: ['Mirada', 'Diafragma', 'Encuadre'],
      kit: 'con lente 18-50 mm',
      text: 'Enfoca ojos de personas y animales, y graba 4K sin cortar el cuadro. La que compras cuando el celular ya te quedó chico.',
    },
    {
      key: 'compacta',
      price: 6499,
      mp: [20, 24],
      series: ['Postal', 'Domingo'],
      kit: 'con zoom óptico 10x',
      text: 'Cabe en la bolsa del saco y tiene zoom de verdad, no recorte. Para viajes, graduaciones y recitales desde la fila doce.',
    },
    {
      key: 'de acción',
      price: 3299,
      mp: [12, 20],
      series: ['Brinco', 'Bajada', 'Empapada'],
      kit: 'con estuche sumergible',
      text: 'Pegada al casco, al manubrio o al pecho. El estabilizador deja el video como si fueras caminando en alfombra.',
    },
    {
      key: 'instantánea',
      price: 1899,
      mp: [5],
      series: ['Sobremesa', 'Recuerdo'],
      kit: 'con 10 fotos incluidas',
      text: 'Aprietas y sale la foto en papel. Nadie la edita, nadie la borra y termina en el refri de la abuela.',
    },
    {
      key: 'para video',
      price: 24999,
      mp: [12, 24],
      series: ['Claqueta', 'Rodaje'],
      kit: 'solo cuerpo',
      text: 'Pantalla abatible, entrada de micrófono y color de diez bits. Pensada para quien graba solo y edita de noche.',
    },
  ]);
  const model = `${random.pick(kind.series)} ${random.pick(['X', 'V', 'R', 'M'])}${random.int(1, 9)}${random.pick(['', '0', ' II', ' Kit'])}`;
  const mp = random.pick(kind.mp);
  return sketched({
    brand,
    model,
    title: `Cámara ${kind.key} ${brand} ${model} de ${mp} MP ${kind.kit}`,
    text: [
      kind.text,
      `La ${model} captura ${mp} MP y pasa las fotos al teléfono por Wi-Fi en cuanto la guardas.${kind.key === 'de acción' ? ' Baja a 10 metros sin estuche y a 40 con él.' : ''}`,
      random.pick([
        'Incluye batería, cargador y correa. La tarjeta de memoria va aparte.',
        'Los menús están en español y hay un modo guiado para quien empieza.',
      ]),
    ],
    points: [
      `${mp} MP`,
      kind.kit.charAt(0).toUpperCase() + kind.kit.slice(1),
      kind.key === 'instantánea' ? 'Foto en papel al momento' : 'Video 4K',
      'Wi-Fi y Bluetooth',
    ],
    specs: {
      Imagen: [
        ['Resolución', `${mp} MP`],
        [
          'Sensor',
          kind.key === 'sin espejo' || kind.key === 'para video'
            ? 'APS-C'
            : kind.key === 'compacta'
              ? '1 pulgada'
              : '1/2.3 pulgadas',
        ],
        ['Video', kind.key === 'instantánea' ? 'No' : '4K a 60 cuadros'],
        ['Estabilización', kind.key === 'instantánea' ? 'No' : 'Sí'],
      ],
      Generales: [
        ['Tipo', kind.key],
        ['Pantalla', kind.key === 'instantánea' ? '2.4 pulgadas' : '3 pulgadas táctil'],
        ['Batería', kind.key === 'de acción' ? '100 minutos' : `${random.int(280, 520)} disparos`],
        ['Peso', `${kind.key === 'de acción' ? random.int(118, 160) : random.int(290, 620)} g`],
        ['Incluye', kind.kit],
      ],
    },
    price: kind.price + mp * 60 + random.int(0, 8) * 250,
    art: kind.key === 'de acción' ? 'action-camera' : 'camera',
    paint: random.pick([
      ['#1d1d20', '#c9ccd1'],
      ['#c9ccd1', '#6b4429'],
      ['#1d1d20', '#ee7a25'],
      ['#f6f5f1', '#e4007c'],
      ['#1f4d3a', '#c9ccd1'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', kind.key === 'de acción' ? 'beach' : 'street'],
      ['box', 'shelf'],
    ],
    bigTicket: kind.price > 3000,
    words: { modelo: model.split(' ')[0] ?? model },
  });
}

function lens(random: Random): ProductDraft {
  const brand = random.pick(['Obturo', 'Orvenor']);
  const [range, aperture, use, price] = random.pick([
    ['16 mm', 'f/1.8', 'paisaje y arquitectura', 7499],
    ['23 mm', 'f/2', 'calle y viaje', 6299],
    ['35 mm', 'f/1.4', 'retrato ambiental', 8999],
    ['50 mm', 'f/1.8', 'retrato y comida', 2999],
    ['56 mm', 'f/1.4', 'retrato', 8499],
    ['85 mm', 'f/1.8', 'retrato y bodas', 9999],
    ['90 mm macro', 'f/2.8', 'insectos, joyería y detalles', 11499],
    ['10-20 mm', 'f/4', 'interiores y paisaje', 9499],
    ['18-135 mm', 'f/3.5-5.6', 'todo uso', 8299],
    ['24-70 mm', 'f/2.8', 'eventos', 21999],
    ['55-200 mm', 'f/4.5-5.6', 'deporte escolar', 5999],
    ['70-200 mm', 'f/2.8', 'bodas y deporte', 29999],
    ['100-400 mm', 'f/5-6.3', 'aves y fauna', 24999],
  ] as const);
  const mount = random.pick(['montura OX', 'montura ORV', 'montura universal T']);
  const series = random.pick(['Nítido', 'Claro', 'Fino', 'Maestro']);
  const gen = random.pick(['', ' II', ' III']);
  return sketched({
    brand,
    model: `${series} ${range}${gen}`,
    title: `Lente ${brand} ${series} ${range} ${aperture}${gen} para ${mount}`,
    text: [
      `Un lente para ${use}. A ${aperture} ${
        aperture === 'f/1.4' || aperture === 'f/1.8' || aperture === 'f/2'
          ? 'desenfoca el fondo con suavidad y aguanta la luz de una cena'
          : aperture === 'f/2.8'
            ? range.includes('-')
              ? 'conserva la misma luz en todo el recorrido'
              : 'separa al sujeto del fondo con una transición suave'
            : 'se mantiene ligero para cargarlo todo el día'
      }.`,
      `Enfoca rápido y callado, sin que el motor se cuele en el video. El barril del ${series} lleva sellos contra polvo y el parasol viene en la caja.`,
      `Confirma que tu cámara use ${mount}.`,
    ],
    points: [`${range} ${aperture}`, `Para ${use}`, 'Motor silencioso', 'Parasol incluido'],
    specs: {
      Óptica: [
        ['Distancia focal', range],
        ['Apertura máxima', aperture],
        ['Elementos', `${random.int(8, 18)} en ${random.int(6, 13)} grupos`],
        ['Distancia mínima', range.includes('macro') ? '0.29 m' : `0.${random.int(3, 9)} m`],
      ],
      Generales: [
        ['Montura', mount],
        ['Filtro', `${random.pick([52, 58, 62, 67, 77])} mm`],
        ['Enfoque', 'Automático y manual'],
        ['Sellado', gen ? 'Polvo y salpicaduras' : 'Polvo'],
        ['Peso', `${random.int(180, 1200)} g`],
      ],
    },
    price: price + (gen ? gen.length * 350 : 0) + random.int(0, 4) * 100,
    art: 'lens',
    paint: random.pick([
      ['#1d1d20', '#c8242f'],
      ['#1d1d20', '#d0a548'],
      ['#c9ccd1', '#1d1d20'],
      ['#36383c', '#2bb5b8'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', 'desk'],
      ['box', 'shelf'],
    ],
    bigTicket: true,
    words: { uso: use, modelo: series },
  });
}

function drone(random: Random): ProductDraft {
  const brand = random.pick(['Zopilote Aéreo', 'Obturo']);
  const kind = random.pick([
    {
      key: 'para principiantes',
      price: 999,
      min: [10, 12],
      km: '0.1',
      gram: 95,
      cam: '720p',
      text: 'Con jaula en las hélices para estrenarse en la sala sin romper el florero. Si se suelta el control, se queda quieto.',
    },
    {
      key: 'plegable',
      price: 6499,
      min: [28, 32],
      km: '6',
      gram: 249,
      cam: '4K',
      text: 'Pesa menos que un mango y graba estabilizado en tres ejes. Regresa solo si pierde la señal.',
    },
    {
      key: 'profesional',
      price: 24999,
      min: [40, 46],
      km: '15',
      gram: 895,
      cam: '5.1K',
      text: 'Esquiva obstáculos por todos lados y graba de noche sin grano. Para bienes raíces, bodas y topografía ligera.',
    },
    {
      key: 'de carreras FPV',
      price: 8999,
      min: [6, 9],
      km: '4',
      gram: 390,
      cam: '4K a 120 cuadros',
      text: 'Se vuela con lentes, como si fueras adentro. Exige práctica, y por eso trae modo asistido para las primeras semanas.',
    },
  ]);
  const model = `${random.pick(['Halcón', 'Golondrina', 'Cernícalo', 'Tordo', 'Gavilán', 'Vencejo'])} ${random.int(1, 9)}${random.pick(['', ' SE', ' Pro', ' Air'])}`;
  const minutes = random.pick(kind.min);
  const batteries = random.pick([1, 2, 3]);
  return sketched({
    brand,
    model,
    title: `Dron ${kind.key} ${brand} ${model} con cámara ${kind.cam}, ${batteries} ${batteries === 1 ? 'batería' : 'baterías'} de ${minutes} min`,
    text: [
      kind.text,
      `Cada batería del ${model} vuela unos ${minutes} minutos sin viento fuerte. ${batteries > 1 ? `Vienen ${batteries}, y se agradece: el tiempo pasa rápido allá arriba.` : 'Si vas a salir de la ciudad, piensa en una segunda.'}`,
      kind.gram >= 250
        ? 'Por su peso hay que registrarlo ante la AFAC; el trámite es gratuito y en línea. No vueles cerca de aeropuertos ni sobre multitudes.'
        : 'Pesa menos de 250 g, así que para uso recreativo no requiere registro ante la AFAC. Las zonas prohibidas siguen siendo prohibidas.',
    ],
    points: [`Cámara ${kind.cam}`, `${minutes} minutos por batería`, `Alcance de ${kind.km} km`, `${kind.gram} g`],
    specs: {
      Vuelo: [
        ['Autonomía', `${minutes} min por batería`],
        ['Alcance', `${kind.km} km`],
        ['Peso', `${kind.gram} g`],
        ['GPS', kind.price > 2000 ? 'Sí' : 'No'],
        ['Resiste viento', kind.price > 5000 ? 'Hasta 38 km/h' : 'Solo brisa'],
      ],
      Cámara: [
        ['Video', kind.cam],
        ['Estabilizador', kind.price > 6000 ? 'Tres ejes' : 'Electrónico'],
        ['Fotos', kind.cam === '720p' ? '1 MP' : '48 MP'],
      ],
      Generales: [
        ['Baterías', String(batteries)],
        ['Incluye', 'Control, hélices de repuesto y estuche'],
      ],
    },
    price: kind.price + (batteries - 1) * kind.price * 0.13 + random.int(0, 6) * 90,
    art: 'drone',
    paint: random.pick([
      ['#45484e', '#ee7a25'],
      ['#f6f5f1', '#c8242f'],
      ['#1d1d20', '#9ccb3b'],
      ['#c3c6cb', '#2c62b8'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', random.pick(['beach', 'garden'])],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    bigTicket: kind.price > 3000,
    words: { modelo: model.split(' ')[0] ?? model },
  });
}

function tripod(random: Random): ProductDraft {
  const brand = random.pick(['Obturo', 'Mirlo']);
  const kind = random.pick([
    {
      name: 'Tripié de aluminio',
      price: 699,
      text: 'Ligero y firme, con gancho para colgar la mochila de contrapeso en días de viento.',
    },
    {
      name: 'Tripié de fibra de carbono',
      price: 2899,
      text: 'Pesa lo que una botella de agua y no transmite vibración. El compañero de las caminatas largas.',
    },
    {
      name: 'Tripié de video con cabeza fluida',
      price: 2199,
      text: 'La cabeza gira sin brincos: los paneos salen como en la tele.',
    },
    {
      name: 'Kit de dos luces LED',
      price: 1299,
      text: 'Dos paneles con difusor y tripié. Con eso se arma un estudio en el comedor.',
    },
    {
      name: 'Caja de luz para producto',
      price: 549,
      text: 'Cubo plegable con luz y cuatro fondos. Tus productos se ven parejos y sin sombras raras.',
    },
    {
      name: 'Panel LED RGB de bolsillo',
      price: 799,
      text: 'Del tamaño de un celular, con cualquier color de luz. Se pega con imán donde haga falta.',
    },
  ]);
  const lit = /luz|luces|LED/u.test(kind.name);
  const model = `${random.pick(['Garza', 'Cigüeña', 'Faro', 'Vela', 'Poste', 'Aurora'])} ${random.int(10, 99)}`;
  const tall = random.pick([145, 160, 170, 185]);
  return sketched({
    brand,
    model,
    title: `${kind.name} ${brand} ${model}${lit ? ', temperatura de 3200 a 5600 K' : `, altura de ${tall} cm`}`,
    text: [
      kind.text,
      lit
        ? `El ${model} regula la intensidad del 1 al 100% y no parpadea en cámara. Reproduce bien los tonos de piel (CRI de 95).`
        : `El ${model} llega a ${tall} cm, se pliega a ${Math.round(tall / 3.6)} y sostiene hasta ${random.pick([4, 6, 8])} kg. La zapata rápida es de medida estándar.`,
    ],
    points: lit
      ? ['CRI de 95', 'Intensidad regulable', 'Sin parpadeo', 'Funda incluida']
      : [`Altura de ${tall} cm`, 'Zapata rápida', 'Patas con seguro', 'Funda incluida'],
    specs: {
      Uso: [
        ['Tipo', kind.name],
        [lit ? 'Temperatura' : 'Altura máxima', lit ? '3200 a 5600 K' : `${tall} cm`],
        [lit ? 'CRI' : 'Plegado', lit ? '95' : `${Math.round(tall / 3.6)} cm`],
        [lit ? 'Alimentación' : 'Carga', lit ? 'USB-C o 127 V' : '4 a 8 kg'],
      ],
      Generales: [
        [
          'Material',
          lit ? 'Aluminio y policarbonato' : kind.name.includes('carbono') ? 'Fibra de carbono' : 'Aluminio',
        ],
        ['Peso', `${(random.int(9, 24) / 10).toFixed(1)} kg`],
        ['Rosca', '1/4 de pulgada'],
        ['Incluye', 'Funda de transporte'],
      ],
    },
    price: kind.price + random.int(0, 9) * 40 + (lit ? 0 : (tall - 145) * 6),
    art: lit ? 'studio-light' : 'tripod',
    paint: random.pick([
      ['#1d1d20', '#c8242f'],
      ['#1d1d20', '#f5c929'],
      ['#45484e', '#2bb5b8'],
      ['#36383c', '#ee7a25'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', 'living'],
    ],
    words: { modelo: model.split(' ')[0] ?? model },
  });
}

const at = (leaf: string) => `electronica/camaras-y-drones/${leaf}`;

export const photo: readonly Archetype[] = [
  { category: at('camaras'), weight: 4, reviews: cameraReviews, make: camera },
  { category: at('lentes'), weight: 2, reviews: lensReviews, make: lens },
  { category: at('drones'), weight: 3, reviews: droneReviews, make: drone },
  { category: at('tripies-e-iluminacion'), weight: 2, reviews: tripodReviews, make: tripod },
];
