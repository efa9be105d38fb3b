import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { byOption } from '../../shared-draft.ts';
import { sketched } from '../../shared-sketch.ts';

/** A router, a mesh or a repeater. */
export function router(random: Random): ProductDraft {
  const brand = random.pick(['Enlaza', 'Nopaltec', 'Cenote']);
  const kind = random.pick([
    {
      key: 'Ruteador',
      price: 749,
      text: 'Cambia el módem que te prestó la compañía por uno que sí llega a la recámara.',
    },
    {
      key: 'Sistema mesh',
      price: 1999,
      text: 'Varias piezas con una sola red: caminas de la cochera a la azotea en videollamada y no se corta.',
    },
    {
      key: 'Repetidor',
      price: 399,
      text: 'Se enchufa a medio camino entre el módem y el cuarto sin señal. Una luz te dice si quedó en buen lugar.',
    },
    {
      key: 'Ruteador gamer',
      price: 2299,
      text: 'Le da preferencia a la consola aunque alguien más esté viendo películas. El retraso baja y los pretextos se acaban.',
    },
    {
      key: 'Ruteador 4G con chip',
      price: 1299,
      text: 'Para el rancho, el puesto o la obra: le pones un chip y reparte internet a 32 equipos.',
    },
  ]);
  const wifi = random.pick(
    kind.key === 'Repetidor'
      ? ['Wi-Fi 5', 'Wi-Fi 6']
      : kind.key.includes('4G')
        ? ['Wi-Fi 5', 'Wi-Fi 6']
        : ['Wi-Fi 6', 'Wi-Fi 6E', 'Wi-Fi 7'],
  );
  const speed =
    { 'Wi-Fi 5': 'AC1200', 'Wi-Fi 6': random.pick(['AX1800', 'AX3000']), 'Wi-Fi 6E': 'AXE5400', 'Wi-Fi 7': 'BE6500' }[
      wifi
    ] ?? 'AX1800';
  const area = random.pick([80, 120, 160, 220]);
  const model = `${random.pick(['Portal', 'Red', 'Puente', 'Acueducto', 'Tejido', 'Malla'])} ${random.pick(['X', 'M', 'L', 'R'])}${random.int(10, 90)}`;
  const mesh = kind.key === 'Sistema mesh';
  return sketched({
    brand,
    model,
    title: `${kind.key} ${brand} ${model} ${wifi} ${speed}${mesh ? ', elige 2 o 3 piezas' : `, cubre hasta ${area} m²`}`,
    text: [
      kind.text,
      `El ${model} es ${wifi} (${speed}) y se instala desde el celular en español, paso por paso. ${wifi === 'Wi-Fi 7' || wifi === 'Wi-Fi 6E' ? 'Usa la banda de 6 GHz, casi vacía todavía, donde los vecinos no estorban.' : 'Funciona con cualquier compañía de internet de México.'}`,
      'Tiene red de invitados y horarios para los niños, sin pagar suscripción. En casas de tabique y concreto, la cobertura real es menor que en la caja: colócalo alto y al centro.',
    ],
    points: [
      `${wifi} ${speed}`,
      mesh ? 'Una sola red' : `Hasta ${area} m²`,
      'Control parental sin costo',
      'Se instala con el celular',
    ],
    specs: {
      Red: [
        ['Estándar', wifi],
        ['Velocidad', speed],
        ['Bandas', wifi === 'Wi-Fi 7' || wifi === 'Wi-Fi 6E' ? '2.4, 5 y 6 GHz' : '2.4 y 5 GHz'],
        ['Puertos', kind.key === 'Repetidor' ? '1 Ethernet' : '4 Gigabit'],
        ['Seguridad', 'WPA3'],
      ],
      Generales: [
        ['Cobertura', mesh ? `${area} m² por pieza, aproximada` : `${area} m², aproximada`],
        ['Equipos conectados', `${random.pick([32, 64, 128])}`],
        ['Alimentación', '127 V'],
        ['Cumple con', 'NOM-001-SCFI, NOM-208-SCFI e IFT'],
      ],
    },
    price: kind.price + ({ 'Wi-Fi 5': 0, 'Wi-Fi 6': 300, 'Wi-Fi 6E': 1100, 'Wi-Fi 7': 2300 }[wifi] ?? 0) + area,
    art: mesh ? 'mesh' : 'router',
    paint: random.pick([
      ['#f6f5f1', '#8b8f96'],
      ['#1d1d20', '#c8242f'],
      ['#1d1d20', '#2bb5b8'],
      ['#f6f5f1', '#e4007c'],
    ]),
    ...(mesh
      ? {
          variants: byOption('Presentación', [
            ['2 piezas', 0],
            ['3 piezas', 900],
          ]),
        }
      : {}),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'living'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    words: { modelo: model.split(' ')[0] ?? model },
  });
}
