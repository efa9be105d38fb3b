import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { byOption } from '../../shared-draft.ts';
import { sketched } from '../../shared-sketch.ts';

/** A smart plug, switch, sensor or lock. */
export function smartPlug(random: Random): ProductDraft {
  const brand = random.pick(['Casa Despierta', 'Vigía']);
  const kind = random.pick([
    {
      key: 'Enchufe inteligente',
      art: 'smart-plug',
      price: 169,
      text: 'Prende la cafetera antes de que suene el despertador y apaga la plancha desde el taxi.',
    },
    {
      key: 'Apagador inteligente',
      art: 'light-switch',
      price: 249,
      text: 'Sustituye al apagador de pared y sigue funcionando a mano. Requiere cable neutro: revisa antes.',
    },
    {
      key: 'Sensor de puerta',
      art: 'memory-card',
      price: 189,
      text: 'Te avisa si se abrió la reja, el cajón de las medicinas o la puerta del negocio.',
    },
    {
      key: 'Sensor de movimiento',
      art: 'webcam',
      price: 219,
      text: 'Prende la luz del pasillo cuando pasas y avisa si alguien anda donde no debe.',
    },
    {
      key: 'Sensor de gas LP',
      art: 'smart-plug',
      price: 399,
      text: 'Alarma de 85 decibeles y aviso al celular si huele a gas antes de que tú lo notes.',
    },
    {
      key: 'Control infrarrojo',
      art: 'streaming-stick',
      price: 259,
      text: 'Reúne los controles de la pantalla, el minisplit y el ventilador en el teléfono.',
    },
    {
      key: 'Multicontacto inteligente',
      art: 'extension-cord',
      price: 449,
      text: 'Cuatro contactos que se prenden por separado y protección contra picos de voltaje.',
    },
    {
      key: 'Cerradura inteligente',
      art: 'lock-door',
      price: 2299,
      text: 'Abre con huella, clave o llave. Las visitas reciben un código que caduca solo.',
    },
  ]);
  const model = `${random.pick(['Orden', 'Avispa', 'Compadre', 'Aviso', 'Rutina', 'Mayordomo'])} ${random.int(1, 30)}`;
  const powered = /Enchufe|Apagador|Multicontacto/u.test(kind.key);
  return sketched({
    brand,
    model,
    title: `${kind.key} ${brand} ${model} Wi-Fi, ${powered ? 'mide consumo y programa horarios' : 'avisos al celular'}`,
    text: [
      kind.text,
      powered
        ? `El ${model} mide cuánta luz gasta cada aparato, dato interesante antes del recibo. Soporta hasta 15 A.`
        : `El ${model} se enlaza directo al Wi-Fi y la aplicación está en español. Las pilas duran cerca de un año.`,
    ],
    points: [
      'Sin central ni mensualidad',
      powered ? 'Mide el consumo' : 'Avisos al momento',
      'Compatible con asistentes de voz',
    ],
    specs: {
      Función: [
        ['Tipo', kind.key],
        ['Conexión', 'Wi-Fi de 2.4 GHz'],
        ['Aplicación', 'En español'],
        ['Control por voz', 'Sí'],
      ],
      Generales: [
        ['Alimentación', powered ? '127 V, 15 A' : kind.key.includes('gas') ? '127 V' : 'Pilas, incluidas'],
        ['Alcance', '30 m en interior'],
        ['Instalación', powered || kind.key.startsWith('Cerradura') ? 'Con desarmador' : 'Adhesivo'],
        ['Cumple con', 'NOM-001-SCFI y NOM-208-SCFI'],
      ],
    },
    price: kind.price + random.int(0, 6) * 15,
    art: kind.art,
    paint: random.pick([
      ['#f6f5f1', '#8b8f96'],
      ['#f6f5f1', '#e4007c'],
      ['#f6f5f1', '#2e8b57'],
      ['#1d1d20', '#c9ccd1'],
    ]),
    ...(kind.price < 300
      ? {
          variants: byOption('Presentación', [
            ['1 pieza', 0],
            ['2 piezas', Math.round(kind.price * 0.8)],
            ['4 piezas', Math.round(kind.price * 2.4)],
          ]),
        }
      : {}),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'living'],
      ['box', 'shelf'],
    ],
    words: { modelo: model.split(' ')[0] ?? model, tipo: kind.key.toLowerCase() },
  });
}
