import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft } from '../../types.ts';
import { byOption } from '../shared-draft.ts';
import { sketched } from '../shared-sketch.ts';
import { bulbReviews, plugReviews, routerReviews, securityReviews } from './device-reviews.ts';

function router(random: Random): ProductDraft {
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

function securityCamera(random: Random): ProductDraft {
  const brand = random.pick(['Vigía', 'Casa Despierta', 'Enlaza']);
  const kind = random.pick([
    {
      key: 'para interior',
      price: 399,
      scene: 'living',
      water: 'No',
      text: 'Para ver si el perro se subió al sillón o si ya llegaron los niños. Habla y escucha en los dos sentidos.',
    },
    {
      key: 'para exterior',
      price: 799,
      scene: 'street',
      water: 'IP66',
      text: 'Sol, lluvia y granizo: está hecha para la fachada. La luz se prende sola cuando alguien se acerca.',
    },
    {
      key: 'solar',
      price: 1499,
      scene: 'garden',
      water: 'IP66',
      text: 'Sin cables ni contacto: el panel la mantiene viva con tres horas de sol. Para el terreno, la obra o la azotea.',
    },
    {
      key: 'con movimiento',
      price: 549,
      scene: 'nursery',
      water: 'No',
      text: 'Gira 355 grados y sigue a quien se mueve. Una sola cubre todo el cuarto.',
    },
    {
      key: 'de timbre',
      price: 1299,
      scene: 'street',
      water: 'IP54',
      text: 'Tocan y contestas desde la oficina, el camión o la cama. El repartidor ya no se va con tu paquete.',
    },
  ]);
  const res = random.pick(['1080p', '2K', '4K']);
  const model = `${random.pick(['Búho', 'Centinela', 'Lechuza', 'Guardia', 'Tecolote', 'Portero'])} ${random.int(1, 9)}${random.pick(['0', '5', 'C', 'X'])}`;
  const pieces = random.pick([1, 1, 2, 4]);
  return sketched({
    brand,
    model,
    title: `Cámara de seguridad ${kind.key} ${brand} ${model} ${res} Wi-Fi${pieces > 1 ? `, paquete de ${pieces}` : ', visión nocturna'}`,
    text: [
      kind.text,
      `La ${model} graba en ${res}, ve de noche hasta ${random.pick([8, 10, 15])} m y distingue personas de gatos, para no avisar por todo.`,
      'Guarda en memoria microSD (no incluida) o en la nube. La nube es opcional: sin pagar también funciona y te avisa.',
    ],
    points: [
      `Video ${res}`,
      'Visión nocturna a color',
      'Avisos de personas',
      kind.key === 'solar' ? 'Sin cables' : 'Audio de dos vías',
    ],
    specs: {
      Video: [
        ['Resolución', res],
        ['Ángulo', kind.key === 'con movimiento' ? '355 grados' : '130 grados'],
        ['Visión nocturna', 'Sí, a color'],
        ['Detección', 'Personas, vehículos y mascotas'],
      ],
      Generales: [
        ['Conexión', 'Wi-Fi de 2.4 GHz'],
        ['Memoria', 'microSD de hasta 256 GB'],
        [
          'Alimentación',
          kind.key === 'solar' ? 'Panel solar y batería' : kind.key === 'de timbre' ? 'Batería recargable' : '127 V',
        ],
        ['Resistencia', kind.water],
        ['Piezas', String(pieces)],
      ],
    },
    price:
      (kind.price + ({ '1080p': 0, '2K': 150, '4K': 600 }[res] ?? 0)) * (pieces === 1 ? 1 : pieces * 0.86) +
      random.int(0, 3) * 20,
    art: /interior|movimiento/u.test(kind.key) ? 'webcam' : 'security-camera',
    paint: random.pick([
      ['#f6f5f1', '#1d1d20'],
      ['#1d1d20', '#8b8f96'],
      ['#f6f5f1', '#2c62b8'],
      ['#c3c6cb', '#2e8b57'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', kind.scene],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    words: { modelo: model.split(' ')[0] ?? model },
  });
}

function smartBulb(random: Random): ProductDraft {
  const brand = random.pick(['Casa Despierta', 'Foco Rojo']);
  const kind = random.pick([
    {
      key: 'Foco inteligente de colores',
      price: 159,
      base: 'E26',
      text: 'Dieciséis millones de colores para la fiesta y un blanco cálido para la cena.',
    },
    {
      key: 'Foco inteligente blanco',
      price: 109,
      base: 'E26',
      text: 'De luz de trabajo a luz de descanso sin levantarse de la cama.',
    },
    {
      key: 'Tira LED inteligente',
      price: 299,
      base: 'Adhesiva',
      text: 'Detrás de la pantalla, bajo la barra de la cocina o alrededor de la cama. Se corta a la medida.',
    },
    {
      key: 'Spot inteligente empotrable',
      price: 219,
      base: 'GU10',
      text: 'Para el plafón: cada uno se regula por separado.',
    },
    {
      key: 'Lámpara inteligente de buró',
      price: 449,
      base: 'Integrada',
      text: 'Amanece poco a poco y se apaga cuando te duermes con el libro en la cara.',
    },
  ]);
  const watts = random.pick([7, 9, 10, 12]);
  const model = `${random.pick(['Luciérnaga', 'Ocaso', 'Candil', 'Cocuyo', 'Lunada', 'Veladora'])} ${random.int(1, 20)}`;
  const bulb = kind.base === 'E26' || kind.base === 'GU10';
  return sketched({
    brand,
    model,
    title: `${kind.key} ${brand} ${model} de ${watts} W, Wi-Fi, ${kind.base === 'E26' ? 'rosca E26' : kind.base.toLowerCase() === 'gu10' ? 'base GU10' : 'control por voz'}`,
    text: [
      kind.text,
      `La serie ${model.split(' ')[0]} se conecta al Wi-Fi de 2.4 GHz sin central ni cajita extra, obedece a los asistentes de voz y recuerda la última luz si se va la corriente.`,
      `Con ${watts} W ilumina como un foco de ${watts * 8} de los de antes.`,
    ],
    points: [`${watts} W (unos ${watts * 90} lúmenes)`, 'Sin central', 'Horarios y escenas', 'Control por voz'],
    specs: {
      Luz: [
        ['Potencia', `${watts} W`],
        ['Flujo', `${watts * 90} lúmenes`],
        ['Temperatura', '2700 a 6500 K'],
        ['Colores', kind.key.includes('blanco') ? 'Solo blancos' : '16 millones'],
      ],
      Generales: [
        ['Base', kind.base],
        ['Conexión', 'Wi-Fi de 2.4 GHz'],
        ['Tensión', '100-130 V, 60 Hz'],
        ['Vida útil', '25,000 h'],
        ['Cumple con', 'NOM-030-ENER y NOM-208-SCFI'],
      ],
    },
    price: kind.price + watts * 6 + random.int(0, 4) * 10,
    art: kind.base === 'Integrada' ? 'lamp' : 'smart-bulb',
    ...(kind.base === 'Integrada' ? { params: { kind: 'table' } } : {}),
    paint: random.pick([
      ['#f6f5f1', '#e4007c'],
      ['#f6f5f1', '#6a3d9a'],
      ['#f6f5f1', '#f5c929'],
      ['#f6f5f1', '#2bb5b8'],
      ['#f6f5f1', '#ee7a25'],
    ]),
    ...(bulb
      ? {
          variants: byOption('Presentación', [
            ['1 pieza', 0],
            ['2 piezas', Math.round(kind.price * 0.8)],
            ['4 piezas', Math.round(kind.price * 2.3)],
          ]),
        }
      : {}),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', random.pick(['living', 'bedroom'])],
      ['box', 'shelf'],
    ],
    words: { modelo: model.split(' ')[0] ?? model },
  });
}

function smartPlug(random: Random): ProductDraft {
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

const at = (leaf: string) => `electronica/redes-y-casa-inteligente/${leaf}`;

export const home: readonly Archetype[] = [
  { category: at('ruteadores-y-repetidores'), weight: 4, reviews: routerReviews, make: router },
  { category: at('camaras-de-seguridad'), weight: 4, reviews: securityReviews, make: securityCamera },
  { category: at('focos-inteligentes'), weight: 3, reviews: bulbReviews, make: smartBulb },
  { category: at('enchufes-y-sensores'), weight: 3, reviews: plugReviews, make: smartPlug },
];
