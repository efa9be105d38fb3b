import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { colors } from '../../colors.ts';
import { byColor, byColorAnd, grouped, pesos, prose, spec } from '../../shared-draft.ts';
import { colorGallery } from '../../shared-pictures.ts';
import { entry, type Focus, middle, rugged, type Tier, top } from './tiers.ts';

const openings: Readonly<Record<Focus, readonly string[]>> = {
  cámara: [
    'El {name} está hecho para quien toma fotos de todo: la comida, los perros, la clase del jueves. Su cámara de {mp} MP enfoca rápido y no deja las caras lavadas aunque tengas el sol enfrente.',
    'Si tu galería es más foto que otra cosa, aquí la cámara de {mp} MP es la protagonista. El modo nocturno se activa solo y aguanta bien las luces de un puesto de tacos.',
    'Con el {name} lo primero que se nota es la cámara: {mp} MP, buen color de piel y un disparo que no hace esperar a nadie en la foto familiar.',
  ],
  batería: [
    'La batería de {mah} mAh es la razón para elegir el {name}: sales temprano, usas mapas, música y mensajes, y llegas de noche sin andar pidiendo cargador prestado.',
    'Para jornadas largas y trayectos todavía más largos. Con {mah} mAh, el {name} llega al segundo día si no te la vives en videos.',
    'Quien trabaja con el teléfono en la mano sabe lo que vale una pila grande. El {name} trae {mah} mAh y una carga de {w} W para reponerse mientras te bañas y desayunas.',
  ],
  pantalla: [
    'La pantalla de {inch} pulgadas ocupa casi todo el frente y se lee bien bajo el sol del mediodía. El {name} es para series, mapas y lecturas largas.',
    'Lo bonito del {name} está al frente: {inch} pulgadas con panel {panel}, brillo suficiente para la calle y tono cálido automático para leer de noche.',
    'Ver el partido en el camión, la receta en la cocina o un capítulo antes de dormir: las {inch} pulgadas del {name} dan gusto en los tres casos.',
  ],
  juego: [
    'El {name} se pensó para partidas largas: procesador {chip}, cámara de vapor para no calentarse y gatillos táctiles en el marco.',
    'Aquí mandan los juegos. La pantalla responde al instante, el {name} mantiene los cuadros estables y la carga de {w} W te regresa a la partida pronto.',
  ],
  equilibrio: [
    'El {name} no presume una sola cosa: hace bien todas las de diario. Contesta rápido, no se traba entre aplicaciones y cabe sin pelear en la bolsa del pantalón.',
    'Un teléfono parejo para quien quiere dejar de pensar en el teléfono. El {name} trae {ram} GB de RAM, batería de {mah} mAh y actualizaciones durante {years} años.',
    'Llamadas claras, mensajes, banco, mapas y fotos decentes: el {name} resuelve el día completo sin darte lata.',
  ],
};

const seconds = [
  'Usa dos chips a la vez, así que puedes separar el número del trabajo del personal. Viene liberado: funciona con cualquier compañía de México.',
  'Viene liberado de fábrica. Pon tu chip actual, pasa tus contactos con el asistente de inicio y en unos veinte minutos estás de vuelta.',
  'Liberado para todas las compañías. Se desbloquea con huella o con el rostro y trae lector NFC para pagar acercándolo a la terminal.',
  'Está liberado y homologado para las bandas de México. El sistema viene en español y sin la mitad de aplicaciones que nadie pidió.',
] as const;

const inTheBox = [
  'En la caja: teléfono, cable USB-C, cargador de {w} W, funda transparente, llave para el chip y guía en español.',
  'Incluye cargador de {w} W, cable USB-C, funda sencilla para los primeros días y llave para la charola del chip.',
  'La caja trae cable USB-C y cargador de {w} W; la mica ya viene puesta.',
] as const;

function filled(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/gu, (whole, key: string) => words[key] ?? whole);
}

/** The screen for a suffix of the model's name ("Mini", "Max"): the smallest or the largest of the tier. */
function sized(suffix: string, screens: readonly string[]): string | undefined {
  if (/Mini|Compacto/u.test(suffix)) return screens[0];
  if (/Max|Ultra/u.test(suffix)) return screens.at(-1);
  return undefined;
}

/** A phone of one tier. */
export function phone(random: Random, tier: Tier): ProductDraft {
  const line = random.pick(tier.lines);
  const number = random.pick(tier.numbers);
  const suffix = random.pick(tier.suffixes);
  const model = `${line.series} ${number}${suffix}`;
  const name = `${line.brand} ${model}`;
  const ram = random.pick(tier.ram);
  const small = random.pick(tier.storage);
  const inch = sized(suffix, tier.screens) ?? random.pick(tier.screens);
  const panel = random.pick(tier.panel);
  const mah = line.focus === 'batería' ? Math.max(...tier.battery) - random.pick([0, 200]) : random.pick(tier.battery);
  const watts = random.pick(tier.watts);
  const chip = random.pick(tier.chips);
  const mp = line.focus === 'cámara' ? Math.max(...tier.mainCamera) : random.pick(tier.mainCamera);
  const lenses = random.int(...tier.cameras);
  const water = random.pick(tier.water);
  const years = random.pick(tier.years);
  const front = tier === top ? random.pick([32, 50]) : tier === middle ? random.pick([16, 32]) : random.pick([5, 8]);
  const [low, high] = tier.price;
  const rank =
    (tier.numbers.indexOf(number) / tier.numbers.length + (small > 128 ? 0.25 : 0) + random.next() * 0.5) / 1.6;
  const palette = colors(...line.palette);
  const storages: (readonly [string, number])[] = [
    [`${small} GB`, 0],
    [`${small * 2} GB`, tier === top ? 2000 : tier === middle ? 900 : 400],
  ];
  const words = {
    name,
    mp: String(mp),
    mah: grouped(mah),
    w: String(watts),
    inch,
    panel,
    chip,
    ram: String(ram),
    years: String(years),
  };
  const withStorage = random.chance(0.6);
  const tough = tier === rugged;
  return {
    brand: line.brand,
    model,
    title: withStorage
      ? `Celular ${name} ${tier.network === '5G' && !suffix.includes('5G') ? '5G ' : ''}${ram} GB RAM, pantalla de ${inch}", liberado`
      : `Celular ${name} de ${small} GB y ${ram} GB de RAM, cámara de ${mp} MP${tough ? ', uso rudo' : ''}`,
    description: prose(
      filled(random.pick(openings[line.focus]), words),
      tough &&
        random.pick([
          'Las esquinas de hule y el marco metálico aguantan caídas de 1.8 m sobre concreto. La bocina suena fuerte en el taller y la pantalla responde con guantes o con los dedos mojados.',
          'Se lava bajo la llave, se cae de la camioneta y sigue. El botón lateral se programa para linterna, cámara o llamada de emergencia, lo que más uses en la obra.',
        ]),
      random.pick(seconds),
      filled(random.pick(inTheBox), words),
    ),
    highlights: [
      `Pantalla de ${inch}" ${panel}`,
      `Cámara principal de ${mp} MP`,
      `Batería de ${grouped(mah)} mAh con carga de ${watts} W`,
      `${ram} GB de RAM`,
      tough ? 'Resiste caídas, polvo y agua' : `Resistencia ${water.split(',')[0] ?? 'IP54'}`,
    ],
    specifications: [
      spec(
        'Pantalla',
        ['Tamaño', `${inch} pulgadas`],
        ['Tipo', panel],
        ['Protección', tough ? 'Vidrio templado con bisel elevado' : 'Vidrio templado'],
      ),
      spec(
        'Rendimiento',
        ['Procesador', `Procesador ${chip}`],
        ['Memoria RAM', `${ram} GB`],
        ['Almacenamiento', withStorage ? `${small} o ${small * 2} GB` : `${small} GB`],
        ['Red', tier.network],
        ['Actualizaciones', `${years} años`],
      ),
      spec(
        'Cámaras',
        ['Principal', `${mp} MP`],
        ['Número de cámaras traseras', String(lenses)],
        ['Frontal', `${front} MP`],
      ),
      spec('Batería', ['Capacidad', `${grouped(mah)} mAh`], ['Carga', `${watts} W por USB-C`]),
      spec(
        'Generales',
        ['Chips', tier === top ? 'Un nano-SIM y una eSIM' : 'Dos nano-SIM'],
        ['Resistencia', water],
        ['Peso', `${tough ? random.int(260, 420) : random.int(172, 218)} g`],
        ['Compañía', 'Liberado'],
        ['Cumple con', 'NOM-001-SCFI, NOM-208-SCFI y homologación IFT'],
      ),
    ],
    price: pesos(low + (high - low) * rank),
    variants: withStorage ? byColorAnd(palette, 'Capacidad', storages) : byColor(palette),
    pictures: colorGallery({ subject: `Celular ${name}`, art: 'phone', params: { cameras: lenses } }, palette, [
      ['hero', 'studio'],
      ['detail', 'studio'],
      tough ? ['lifestyle', 'workshop'] : ['lifestyle', random.pick(['desk', 'street', 'living'])],
      ['box', 'shelf'],
    ]),
    warranty: tier === top ? '24 meses con el fabricante' : '12 meses con el fabricante',
    bigTicket: tier !== entry,
    words: {
      modelo: line.series,
      uso: random.pick(['el trabajo', 'la escuela', 'diario', 'mi mamá', 'mi hijo']),
      color: palette[0]?.name.toLowerCase() ?? 'negro',
    },
  };
}
