import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { sketched } from '../../shared-sketch.ts';

/** A stick or a box that brings streaming to a television. */
export function streaming(random: Random): ProductDraft {
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
