import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { sketched } from '../../shared-sketch.ts';

/** A soundbar for a television. */
export function soundbar(random: Random): ProductDraft {
  const brand = random.pick(['Zarape Audio', 'Lumbria', 'Retumba']);
  const channels = random.pick(['2.0', '2.1', '3.1', '5.1', '5.1.2']);
  const base = { '2.0': 80, '2.1': 160, '3.1': 260, '5.1': 400, '5.1.2': 520 }[channels] ?? 160;
  const watts = base + random.int(0, 4) * 20;
  const series = random.pick(['Función', 'Galería', 'Tercera Llamada', 'Palco', 'Gayola', 'Luneta']);
  const number = random.int(1, 9) * 10;
  const sub = channels !== '2.0';
  const rear = channels.startsWith('5');
  return sketched({
    brand,
    model: `${series} ${number}`,
    title: `Barra de sonido ${brand} ${series} ${number} ${channels} canales de ${watts} W${sub ? ' con subwoofer inalámbrico' : ' compacta'}`,
    text: [
      sub
        ? `Las pantallas delgadas suenan delgado. La ${series} ${number} pone las voces al centro y deja los truenos al subwoofer, que va sin cable donde quepa.`
        : `Una barra corta para la recámara o el escritorio. La ${series} ${number} hace que por fin se entiendan los diálogos sin subirle tanto.`,
      rear
        ? 'Las bocinas traseras envuelven la sala: se oye pasar la moto de lado a lado.'
        : channels === '3.1'
          ? 'El canal central está dedicado a la voz; hay un botón que la realza todavía más.'
          : 'El modo noche empareja el volumen para no despertar a nadie en las escenas de acción.',
      'Se conecta por un solo cable HDMI ARC y se prende junto con la pantalla. También recibe Bluetooth para la música del quehacer.',
    ],
    points: [
      `${watts} W en ${channels} canales`,
      sub ? 'Subwoofer inalámbrico' : 'Cabe bajo una pantalla de 32"',
      'HDMI ARC y Bluetooth',
      rear ? 'Bocinas traseras incluidas' : 'Modo noche y modo voz',
    ],
    specs: {
      Sonido: [
        ['Canales', channels],
        ['Potencia total', `${watts} W RMS`],
        ['Subwoofer', sub ? `Inalámbrico de ${random.pick(['5.25', '6.5'])} pulgadas` : 'Integrado'],
        ['Bocinas traseras', rear ? 'Incluidas' : 'No'],
        ['Modos', 'Cine, música, voz y noche'],
      ],
      Generales: [
        ['Conexiones', 'HDMI ARC, óptica, USB y Bluetooth'],
        ['Ancho', sub ? `${random.int(86, 104)} cm` : `${random.int(42, 60)} cm`],
        ['Alimentación', '127 V, 60 Hz'],
        ['Montaje', 'Mueble o pared'],
        ['Cumple con', 'NOM-001-SCFI'],
      ],
    },
    price: 799 + watts * 11.5 + number * 4,
    art: 'soundbar',
    params: { label: brand },
    paint: [random.pick(['#1d1d20', '#2a2a2d', '#36383c', '#c3c6cb'])],
    shots: [
      ['hero', random.pick(['studio', 'living'])],
      ['lifestyle', 'living'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    bigTicket: watts > 300,
    words: { modelo: series },
  });
}
