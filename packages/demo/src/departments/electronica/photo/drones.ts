import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { sketched } from '../../shared-sketch.ts';

/** A drone. */
export function drone(random: Random): ProductDraft {
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
