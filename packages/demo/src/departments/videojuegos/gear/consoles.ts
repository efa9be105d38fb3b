import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { sketched } from '../../shared-sketch.ts';

/** A console for the living room. */
export function deskConsole(random: Random): ProductDraft {
  const [brand, family] = random.pick([
    ['Tlacuani', 'Tlacuani 2'],
    ['Kuxtal Play', 'Kuxtal X'],
  ] as const);
  const level = random.pick([
    { name: 'Digital', price: 8499, text: 'sin lector de discos, más delgada y para quien ya compra todo en línea' },
    { name: 'Disco', price: 10499, text: 'con lector, para prestar juegos, revender y ver películas' },
    { name: 'Pro', price: 15499, text: 'con el doble de potencia gráfica y video 4K a 120 cuadros' },
    { name: 'Lite', price: 6299, text: 'pensada para pantallas Full HD y presupuestos sensatos' },
  ]);
  const edition = random.pick([
    '',
    ' Edición Obsidiana',
    ' Edición Talavera',
    ' Edición Jade',
    ' Edición Noche de Muertos',
    ' Edición Aniversario',
  ]);
  const bundle = random.pick([
    'con un control',
    'con dos controles',
    'con control y 3 meses de suscripción',
    'con un juego familiar',
    'con audífonos',
    'con base de carga',
    'con un juego de carreras',
    'con un juego de futbol',
    'con disco extra de 1 TB',
  ]);
  const palette = colors(
    ...(edition.includes('Talavera')
      ? (['Azul rey'] as const)
      : edition.includes('Jade')
        ? (['Jade'] as const)
        : edition.includes('Obsidiana')
          ? (['Negro mate'] as const)
          : random.pick<readonly ColorName[]>([['Blanco', 'Negro'], ['Negro']])),
  );
  const storage = level.name === 'Lite' ? '512 GB' : '1 TB';
  return sketched({
    brand,
    model: `${family} ${level.name}`,
    title: `Consola ${family} ${level.name}${edition} ${storage} ${bundle}`,
    text: [
      `La ${family} ${level.name} es la versión ${level.text}. Arranca en segundos y salta entre juegos sin volver a cargar.`,
      `Este paquete viene ${bundle}, cable HDMI y cable de corriente. Solo falta conectarla a la pantalla.`,
      'Crea una cuenta para cada quien en casa: los papás pueden poner horarios y límite de compras desde su celular.',
    ],
    points: [
      `SSD de ${storage}`,
      bundle.charAt(0).toUpperCase() + bundle.slice(1),
      level.name === 'Pro' ? '4K a 120 cuadros' : level.name === 'Lite' ? 'Full HD a 60 cuadros' : '4K a 60 cuadros',
      'Controles parentales',
    ],
    specs: {
      Rendimiento: [
        ['Procesador', 'Ocho núcleos a 3.6 GHz'],
        ['Gráficos', level.name === 'Pro' ? '18 teraflops' : level.name === 'Lite' ? '4 teraflops' : '10 teraflops'],
        ['Memoria', level.name === 'Lite' ? '10 GB' : '16 GB'],
        ['Almacenamiento', `SSD de ${storage}`],
      ],
      Generales: [
        ['Lector', level.name === 'Digital' || level.name === 'Lite' ? 'No' : 'Blu-ray 4K'],
        ['Puertos', 'HDMI 2.1, 3 USB y Ethernet'],
        ['Red', 'Wi-Fi 6 y Bluetooth 5.2'],
        ['Alimentación', '100-240 V'],
        ['Peso', `${random.pick(['2.1', '3.2', '3.9'])} kg`],
        ['Cumple con', 'NOM-001-SCFI y NOM-208-SCFI'],
      ],
    },
    price: level.price + (bundle === 'con un control' ? 0 : bundle.includes('1 TB') ? 1200 : 800) + (edition ? 600 : 0),
    art: 'console',
    subject: `Consola ${family} ${level.name}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'living'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    bigTicket: true,
    words: { modelo: family },
  });
}

/** A handheld console. */
export function handheld(random: Random): ProductDraft {
  const [brand, family] = random.pick([
    ['Tlacuani', 'Tlacuani Bolsillo'],
    ['Kuxtal Play', 'Kuxtal Viaje'],
    ['Pixel Comal', 'Comalito'],
  ] as const);
  const inch = random.pick(family === 'Comalito' ? ['3.5', '4.0', '5.0'] : ['6.2', '7.0', '7.9']);
  const panel = random.pick(['LCD', 'OLED']);
  const bundle = random.pick([
    'con estuche',
    'con mica',
    'con base para pantalla',
    'con memoria de 128 GB',
    'con un juego incluido',
    'con correa y funda',
    'con cargador extra',
    'sola',
  ]);
  const gen = random.pick(['', ' 2', ' Plus', ' Mini']);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Blanco'],
      ['Rojo', 'Azul'],
      ['Turquesa', 'Coral'],
      ['Lila', 'Amarillo'],
      ['Gris', 'Verde menta'],
    ]),
  );
  const small = family === 'Comalito';
  return sketched({
    brand,
    model: `${family}${gen}`,
    title: `Consola portátil ${family}${gen} de ${inch}" ${panel} ${bundle === 'sola' ? 'con cargador' : bundle}`,
    text: [
      small
        ? `Cabe en la bolsa de la camisa y corre clásicos de dieciséis bits. La ${family} se carga con el mismo cable del celular.`
        : `En la sala se conecta a la pantalla; en el camión se juega en las manos. La ${family}${gen} aguanta entre ${panel === 'OLED' ? '5 y 9' : '4 y 7'} horas según el juego.`,
      `La pantalla ${panel} de ${inch} pulgadas ${panel === 'OLED' ? 'tiene negros profundos y se ve muy bien de noche' : 'se ve clara en interiores y no sufre con el uso diario'}. ${bundle === 'sola' ? 'Incluye cargador y guía.' : `Este paquete viene ${bundle}.`}`,
    ],
    points: [
      `Pantalla ${panel} de ${inch}"`,
      small ? 'Cabe en la camisa' : 'Juega en la pantalla grande',
      'Carga USB-C',
      'Ranura microSD',
    ],
    specs: {
      Pantalla: [
        ['Tamaño', `${inch} pulgadas`],
        ['Panel', panel],
        ['Resolución', small ? '640 × 480' : '1280 × 720'],
      ],
      Generales: [
        ['Batería', small ? '6 h' : panel === 'OLED' ? '5 a 9 h' : '4 a 7 h'],
        ['Almacenamiento', small ? '32 GB' : '64 GB'],
        ['Memoria', 'microSD de hasta 1 TB'],
        ['Peso', small ? `${random.int(140, 210)} g` : `${random.int(390, 520)} g`],
        ['Carga', 'USB-C'],
        ['Cumple con', 'NOM-001-SCFI'],
      ],
    },
    price:
      (small ? 1199 : 5999) +
      (panel === 'OLED' ? (small ? 400 : 1200) : 0) +
      (bundle === 'sola' ? 0 : bundle.includes('juego') ? 700 : 250) +
      random.int(0, 3) * 50,
    art: 'handheld',
    subject: `Consola portátil ${family}${gen}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'bedroom'],
      ['scale', 'desk'],
      ['box', 'shelf'],
    ],
    bigTicket: !small,
    words: { modelo: family },
  });
}

/** A retro console with old games. */
export function retro(random: Random): ProductDraft {
  const brand = random.pick(['Arcadia Roma', 'Pixel Comal']);
  const form = random.pick([
    {
      name: 'Consola retro',
      art: 'console',
      price: 699,
      text: 'Se conecta por HDMI y en un minuto estás jugando con dos controles, como en casa de los primos.',
    },
    {
      name: 'Maquinita de mesa',
      art: 'arcade-stick',
      price: 1899,
      text: 'Palanca y botones de verdad, pantalla propia y monedas opcionales. Para el escritorio o la repisa.',
    },
    {
      name: 'Palanca arcade con juegos',
      art: 'arcade-stick',
      price: 1299,
      text: 'Palanca metálica con juegos adentro. Se enchufa a la pantalla y no necesita consola.',
    },
    {
      name: 'Mini consola de llavero',
      art: 'handheld',
      price: 249,
      text: 'Del tamaño de un encendedor, con pantalla a color y botón de pausa para cuando llega el camión.',
    },
  ]);
  const count = random.pick([50, 80, 120, 200, 300, 400, 500]);
  const model = `${random.pick(['Farmacia de la Esquina', 'Feria', 'Veinte Centavos', 'Recreo', 'Vacaciones del 92', 'Tortillería', 'Fichas'])} ${random.pick(['I', 'II', 'III', 'Max'])}`;
  return sketched({
    brand,
    model,
    title: `${form.name} ${brand} ${model} con ${count} juegos originales precargados`,
    text: [
      form.text,
      `La ${model} trae ${count} juegos hechos por estudios independientes al estilo de los ochenta y noventa, todos con licencia. ${random.pick(['Se guarda la partida en cualquier punto, privilegio que entonces no teníamos.', 'Naves, plataformas, carreras y peleas, con su música de pitidos y todo.', 'Incluye un modo de dos jugadores en más de la mitad, que es donde está lo bueno.', 'Hay filtro de televisor viejo para quien extraña las rayitas.'])}`,
    ],
    points: [
      `${count} juegos con licencia`,
      'Guarda la partida',
      'No requiere internet',
      form.name === 'Consola retro' ? 'Dos controles' : 'Lista para jugar',
    ],
    specs: {
      Juego: [
        ['Juegos', String(count)],
        ['Controles', form.name === 'Consola retro' ? '2' : 'Integrados'],
        ['Guardado', 'Sí, en cualquier momento'],
        ['Jugadores', form.name === 'Mini consola de llavero' ? '1' : '1 a 2'],
      ],
      Generales: [
        ['Salida', form.price > 1500 || form.price < 300 ? 'Pantalla integrada' : 'HDMI'],
        ['Alimentación', 'USB'],
        ['Internet', 'No requiere'],
        ['Incluye', 'Cables y guía'],
      ],
    },
    price: form.price + count * 0.9,
    art: form.art,
    paint: [random.pick(['#c3c6cb', '#1d1d20', '#f0e2c4', '#7a1f36', '#2c62b8']), '#c8242f'],
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'living'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    words: { modelo: 'consola' },
  });
}
