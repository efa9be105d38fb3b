import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { byColorAnd } from '../../shared-draft.ts';
import { sketched } from '../../shared-sketch.ts';

/** A gaming chair. */
export function chair(random: Random): ProductDraft {
  const brand = random.pick(['Trono Bajo', 'Foco Rojo']);
  const kind = random.pick([
    { name: 'Silla gamer', art: 'gaming-chair', price: 2499 },
    { name: 'Silla gamer con reposapiés', art: 'gaming-chair', price: 2999 },
    { name: 'Silla gamer ergonómica de malla', art: 'gaming-chair', price: 3499 },
  ]);
  const kilos = random.pick([110, 130, 150]);
  const recline = random.pick([135, 155, 170]);
  const cover = kind.name.includes('malla') ? 'malla transpirable' : random.pick(['piel sintética', 'tela fresca']);
  const model = `${random.pick(['Alteza', 'Majestad', 'Virrey', 'Cacique', 'Marquesa', 'Cónsul'])} ${random.int(1, 9)}0`;
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Rojo'],
      ['Negro', 'Azul'],
      ['Blanco', 'Rosa'],
      ['Negro', 'Verde limón'],
      ['Grafito', 'Morado'],
    ]),
  );
  return sketched({
    brand,
    model,
    title: `${kind.name} ${brand} ${model} en ${cover}, reclina ${recline} grados, hasta ${kilos} kg`,
    text: [
      `La ${model} sostiene la espalda donde duele y se reclina a ${recline} grados para la siesta entre partidas. El asiento de espuma inyectada no se aplasta al mes.`,
      cover === 'piel sintética'
        ? 'La piel sintética se limpia con un trapo húmedo; en lugares muy calurosos conviene la versión de tela.'
        : 'El material respira, detalle que se agradece de abril a junio.',
      'Llega en una caja con herramienta y dibujo claro; entre dos se arma en media hora.',
    ],
    points: [
      `Hasta ${kilos} kg`,
      `Reclina ${recline} grados`,
      'Cojines lumbar y cervical',
      kind.name.includes('reposapiés') ? 'Reposapiés retráctil' : 'Descansabrazos ajustables',
    ],
    specs: {
      Estructura: [
        ['Carga máxima', `${kilos} kg`],
        ['Reclinado', `${recline} grados`],
        ['Pistón', 'Clase 4'],
        ['Base', kilos >= 150 ? 'Metal' : 'Nailon reforzado'],
      ],
      Generales: [
        ['Tapiz', cover],
        ['Descansabrazos', kilos >= 130 ? '3D' : '2D'],
        ['Altura del asiento', '44 a 53 cm'],
        ['Peso', `${random.int(17, 25)} kg`],
        ['Armado', 'Requiere, 30 minutos'],
      ],
    },
    price: kind.price + (kilos - 110) * 22 + (recline - 135) * 8,
    art: kind.art,
    subject: `${kind.name} ${brand} ${model}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'desk'],
      ['detail', 'studio'],
      ['scale', 'living'],
    ],
    bigTicket: true,
    words: { modelo: model },
  });
}

/** A gaming desk. */
export function gamerDesk(random: Random): ProductDraft {
  const brand = random.pick(['Trono Bajo', 'Foco Rojo']);
  const shape = random.pick(['en forma de Z', 'en L', 'recto', 'con repisa para monitor', 'de altura eléctrica']);
  const model = `${random.pick(['Cuartel', 'Estación', 'Plataforma', 'Nave', 'Búnker', 'Andamio'])} ${random.int(1, 9)}${random.pick(['', 'X', 'L'])}`;
  const lit = random.chance(0.5);
  const electric = shape.includes('eléctrica');
  const palette = colors(...random.pick<readonly ColorName[]>([['Negro'], ['Negro', 'Blanco'], ['Negro', 'Nogal']]));
  return sketched({
    brand,
    model,
    title: `Escritorio gamer ${shape} ${brand} ${model}${lit ? ' con luz LED' : ''}, gancho y portavasos`,
    text: [
      electric
        ? 'Sube y baja con un botón: de pie en la junta, sentado en la partida. Recuerda tres alturas.'
        : shape === 'en L'
          ? 'Aprovecha la esquina y separa la tarea del juego, al menos en el mapa.'
          : `Firme aunque teclees con coraje. El ${model} reparte el peso en patas de acero y no rechina.`,
      `La cubierta texturizada sirve de tapete de mouse completo. ${lit ? 'La luz se apaga con su propio botón, para cuando toca dormir.' : 'Tiene pasacables y charola para el multicontacto.'}`,
    ],
    points: [
      'Patas de acero',
      'Gancho para audífonos y portavasos',
      lit ? 'Luz LED con control' : 'Charola de cables',
      electric ? 'Tres memorias de altura' : 'Cubierta texturizada',
    ],
    specs: {
      Medidas: [
        ['Alto', electric ? '72 a 118 cm' : '75 cm'],
        ['Fondo', '60 cm'],
        ['Carga', `${electric ? 80 : random.pick([60, 90, 120])} kg`],
        ['Forma', shape],
      ],
      Generales: [
        ['Cubierta', 'MDF con fibra de carbono simulada'],
        ['Estructura', 'Acero'],
        ['Luz', lit ? 'LED RGB' : 'No'],
        ['Armado', 'Requiere, 45 minutos'],
        ['Alimentación', electric || lit ? '127 V' : 'No usa'],
      ],
    },
    price: (electric ? 5499 : shape === 'en L' ? 2999 : 1999) + (lit ? 350 : 0) + random.int(0, 6) * 60,
    art: 'desk',
    subject: `Escritorio gamer ${brand} ${model}`,
    palette,
    variants: byColorAnd(palette, 'Medida', [
      ['100 cm', 0],
      ['120 cm', 300],
      ['140 cm', 600],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'bedroom'],
      ['detail', 'studio'],
    ],
    bigTicket: true,
    words: { modelo: model },
  });
}

/** Lamps and decoration for a gaming room. */
export function decor(random: Random): ProductDraft {
  const brand = random.pick(['Botón Arriba', 'Pixel Comal', 'Trono Bajo']);
  const kind = random.pick([
    {
      name: 'Lámpara de neón',
      art: 'neon-sign',
      price: 399,
      text: 'Neón flexible de LED, sin gas ni calor, con regulador en el cable.',
    },
    {
      name: 'Tapete de mouse extendido',
      art: 'rug',
      price: 249,
      text: 'Cubre medio escritorio y los bordes van cosidos, no pegados.',
    },
    {
      name: 'Tira LED para escritorio',
      art: 'lights-string',
      price: 199,
      text: 'Se pega detrás del monitor y descansa la vista de noche.',
    },
    {
      name: 'Póster metálico',
      art: 'picture-frame',
      price: 349,
      text: 'Impreso en aluminio, se cuelga con imán y se cambia en segundos.',
    },
    {
      name: 'Taza térmica',
      art: 'mug',
      price: 179,
      text: 'Cambia de imagen con la bebida caliente. Café primero, partida después.',
    },
  ]);
  const theme = random.pick([
    ['Ajolote', 'emoji:lizard'],
    ['Mapache', 'emoji:raccoon'],
    ['Control', 'emoji:video-game'],
    ['Luchador', 'emoji:man-wrestling'],
    ['Fantasma', 'emoji:ghost'],
    ['Nave', 'emoji:rocket'],
    ['Calavera', 'emoji:skull'],
    ['Nopal', 'emoji:cactus'],
    ['Dragón', 'emoji:dragon-face'],
    ['Invasor', 'emoji:alien-monster'],
    ['Jaguar', 'emoji:leopard'],
    ['Corazón de 8 Bits', 'emoji:red-heart'],
  ] as const);
  const style = random.pick(['estilo pixel', 'estilo retro', 'estilo neón', 'edición nocturna', 'edición fiesta']);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Morado'],
      ['Rosa mexicano', 'Turquesa'],
      ['Azul eléctrico', 'Verde limón'],
      ['Negro'],
    ]),
  );
  return sketched({
    brand,
    model: `${theme[0]} ${style}`,
    title: `${kind.name} gamer ${brand} ${theme[0]} ${style}`,
    text: [
      kind.text,
      `El diseño ${theme[0]} en ${style} le da carácter al cuarto sin llenarlo de cosas. Viene empacado para regalo.`,
    ],
    points: [`Diseño ${theme[0]}`, style.charAt(0).toUpperCase() + style.slice(1), 'Empacado para regalo'],
    specs: {
      Diseño: [
        ['Tipo', kind.name],
        ['Tema', theme[0]],
        ['Estilo', style],
        ['Piezas', '1'],
      ],
      Generales: [
        [
          'Material',
          kind.art === 'mug'
            ? 'Cerámica'
            : kind.art === 'rug'
              ? 'Tela y hule'
              : kind.art === 'picture-frame'
                ? 'Aluminio'
                : 'Silicón y LED',
        ],
        ['Alimentación', kind.art === 'lights-string' ? 'USB' : 'No usa'],
        ['Cuidado', kind.art === 'mug' ? 'Lavar a mano' : 'Trapo seco'],
        ['Peso', `${random.int(180, 700)} g`],
      ],
    },
    price: kind.price + random.int(0, 6) * 15,
    art: kind.art,
    params: kind.art === 'rug' ? { pattern: 'zigzag' } : { motif: theme[1] },
    subject: `${kind.name} ${theme[0]}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'bedroom'],
      ['detail', 'desk'],
    ],
    words: { modelo: theme[0] },
  });
}
