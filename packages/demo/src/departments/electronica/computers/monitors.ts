import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { sketched } from '../../shared-sketch.ts';

/** A monitor. */
export function monitor(random: Random): ProductDraft {
  const brand = random.pick(['Lumbria', 'Quetzalia', 'Foco Rojo', 'Sierra Norte']);
  const gamer = brand === 'Foco Rojo' || random.chance(0.35);
  const inch = random.pick(gamer ? ['24', '27', '32', '34'] : ['22', '24', '27', '32']);
  const curved = inch === '34' || (inch === '32' && random.chance(0.6));
  const res =
    inch === '34'
      ? 'UWQHD 3440 × 1440'
      : inch === '22' || inch === '24'
        ? 'Full HD 1920 × 1080'
        : random.pick(['QHD 2560 × 1440', '4K 3840 × 2160']);
  const hertz = gamer ? random.pick([144, 165, 180, 240]) : random.pick([60, 75, 100]);
  const model = `${random.pick(gamer ? ['Arena', 'Duelo', 'Ráfaga', 'Contienda'] : ['Ventanilla', 'Página', 'Bitácora', 'Vitrina'])} ${inch}${random.pick(['A', 'F', 'Q', 'V'])}${random.int(1, 9)}`;
  const arm = random.chance(0.4);
  const resFactor = res.startsWith('4K') ? 2.1 : res.startsWith('QHD') ? 1.5 : res.startsWith('UW') ? 2.2 : 1;
  return sketched({
    brand,
    model,
    title: `Monitor ${gamer ? 'gamer ' : ''}${brand} ${model} de ${inch}" ${res.split(' ')[0]} ${hertz} Hz${curved ? ' curvo' : ''}${arm ? ' con base ajustable' : ''}`,
    text: [
      gamer
        ? `A ${hertz} Hz el enemigo no se borra al girar. El ${model} responde en 1 ms y se sincroniza con la tarjeta de video para que la imagen no se parta.`
        : `Para trabajar el día entero sin que ardan los ojos: luz sin parpadeo, filtro de azul y letra nítida. El ${model} se ve bien desde cualquier silla de la mesa.`,
      inch === '34'
        ? 'El formato ancho equivale a dos monitores sin la raya en medio.'
        : res.startsWith('4K')
          ? 'La resolución 4K da letra finísima y espacio para dos documentos completos lado a lado.'
          : res.startsWith('QHD')
            ? 'El QHD es el punto justo en este tamaño: nítido sin exigirle de más a la computadora.'
            : 'El Full HD es cómodo en este tamaño y cualquier computadora lo mueve.',
      arm
        ? 'La base sube, gira y se pone en vertical, muy útil para leer código o contratos.'
        : 'Se puede colgar: lleva patrón VESA de 100 × 100 mm.',
    ],
    points: [
      `${inch} pulgadas ${res.split(' ')[0]}`,
      `${hertz} Hz`,
      curved ? 'Curvatura 1500R' : 'Panel IPS',
      arm ? 'Base con altura y giro' : 'Montaje VESA',
      gamer ? 'Respuesta de 1 ms' : 'Luz sin parpadeo',
    ],
    specs: {
      Imagen: [
        ['Tamaño', `${inch} pulgadas`],
        ['Resolución', res],
        ['Frecuencia', `${hertz} Hz`],
        ['Panel', curved ? 'VA curvo 1500R' : 'IPS'],
        ['Respuesta', gamer ? '1 ms' : '5 ms'],
        ['Brillo', `${random.pick([250, 300, 350, 400])} cd/m²`],
      ],
      Generales: [
        ['Entradas', gamer ? '2 HDMI y 1 DisplayPort' : 'HDMI, DisplayPort y USB-C'],
        ['Bocinas', gamer ? 'No' : '2 × 2 W'],
        ['Base', arm ? 'Altura, giro y pivote' : 'Inclinación'],
        ['Montaje', 'VESA 100 × 100'],
        ['Alimentación', '100-240 V'],
        ['Cumple con', 'NOM-001-SCFI y NOM-032-ENER'],
      ],
    },
    price: (Number(inch) * 78 + 300) * resFactor + (hertz - 60) * 8 + (arm ? 350 : 0),
    art: 'monitor',
    params: { curved: curved ? 1 : 0 },
    paint: gamer
      ? ['#1d1d20', random.pick(['#c8242f', '#6a3d9a', '#2bb5b8', '#ee7a25'])]
      : [random.pick(['#1d1d20', '#45484e', '#f6f5f1']), random.pick(['#2c62b8', '#2e8b57', '#e4007c', '#f5c929'])],
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'desk'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    bigTicket: true,
    words: { modelo: model.split(' ')[0] ?? model, pulgadas: inch, uso: gamer ? 'jugar' : 'trabajar' },
  });
}
