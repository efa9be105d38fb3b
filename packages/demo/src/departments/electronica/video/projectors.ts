import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { sketched } from '../../shared-sketch.ts';

/** A projector. */
export function projector(random: Random): ProductDraft {
  const brand = random.pick(['Lumbria', 'Papel Picado', 'Cenote']);
  const kind = random.pick([
    {
      key: 'portátil',
      lumens: [200, 300],
      price: 2499,
      res: '720p',
      series: ['Linterna', 'Cocuyo'],
      text: 'Cabe en la mochila y trae batería para una película completa. Una sábana en el patio, sillas y ya hay cine en la colonia.',
    },
    {
      key: 'para sala',
      lumens: [600, 900],
      price: 5499,
      res: 'Full HD',
      series: ['Butaca', 'Matiné'],
      text: 'Se acomoda solo: endereza la imagen, enfoca y esquiva el cuadro de la pared. Tú nada más apagas la luz.',
    },
    {
      key: 'de tiro ultracorto',
      lumens: [2000, 2500],
      price: 28999,
      res: '4K UHD',
      series: ['Telón', 'Sala Roja'],
      text: 'Pegado al muro proyecta cien pulgadas. Nadie vuelve a pasar frente a la imagen con el plato de botana.',
    },
    {
      key: 'para oficina',
      lumens: [3200, 4000],
      price: 9799,
      res: 'WXGA',
      series: ['Junta', 'Aula'],
      text: 'Brillo para salones con las cortinas abiertas. Se conecta por HDMI o sin cable y arranca antes de que termines de saludar.',
    },
  ]);
  const series = random.pick(kind.series);
  const number = random.int(1, 9) * 100 + random.pick([0, 20, 50]);
  const lumens = random.pick(kind.lumens);
  const place = random.pick([
    'El menú está en español y las teclas se ven a oscuras.',
    'Tiene tornillo de un cuarto: se pone en tripié o se cuelga del techo.',
    'La imagen se endereza sola si lo pones de lado.',
    'Recibe consola, laptop o memoria USB sin convertidores.',
  ]);
  const zoom = random.pick(['enfoque automático', 'corrección trapezoidal', 'bocinas integradas', 'Wi-Fi y Bluetooth']);
  return sketched({
    brand,
    model: `${series} ${number}`,
    title: `Proyector ${kind.key} ${brand} ${series} ${number} ${kind.res} de ${lumens} lúmenes ANSI con ${zoom}`,
    text: [
      kind.text,
      `Los ${lumens} lúmenes son ANSI, medidos como se debe. ${lumens < 1000 ? 'De noche o con cortinas se ve muy bien; a pleno sol, ninguno de este tamaño hace milagros.' : 'Aguanta luz de sala sin lavarse.'}`,
      `Trae ${zoom}. Su fuente de luz ${lumens > 1500 ? 'láser' : 'LED'} dura unas ${kind.key === 'portátil' ? '20,000' : '25,000'} horas: viendo dos diarias, más de veinte años. ${place}`,
    ],
    points: [
      `${lumens} lúmenes ANSI`,
      `Resolución ${kind.res}`,
      zoom.charAt(0).toUpperCase() + zoom.slice(1),
      kind.key === 'portátil' ? 'Batería de 2.5 h' : 'HDMI y USB',
    ],
    specs: {
      Imagen: [
        ['Brillo', `${lumens} lúmenes ANSI`],
        [
          'Resolución nativa',
          kind.res === '720p'
            ? '1280 × 720'
            : kind.res === 'WXGA'
              ? '1280 × 800'
              : kind.res === 'Full HD'
                ? '1920 × 1080'
                : '3840 × 2160',
        ],
        ['Tamaño de imagen', kind.key === 'portátil' ? '40 a 100 pulgadas' : '60 a 150 pulgadas'],
        ['Fuente de luz', lumens > 1500 ? 'Láser' : 'LED'],
      ],
      Generales: [
        ['Conexiones', 'HDMI, USB y Bluetooth'],
        ['Bocina', kind.key === 'portátil' ? '5 W' : '2 × 8 W'],
        ['Ruido', `${random.int(24, 32)} dB`],
        ['Peso', kind.key === 'portátil' ? '1.1 kg' : kind.key.startsWith('de tiro') ? '8.9 kg' : '2.8 kg'],
        ['Alimentación', '100-240 V'],
        ['Cumple con', 'NOM-001-SCFI'],
      ],
    },
    price: kind.price + number * 1.2 + lumens * 0.4,
    art: 'projector',
    params: { label: brand },
    paint: random.pick([
      ['#f6f5f1', '#8b8f96'],
      ['#1d1d20', '#e4007c'],
      ['#45484e', '#2bb5b8'],
      ['#ebe3d3', '#6b4429'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', kind.key === 'portátil' ? 'garden' : 'living'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    bigTicket: true,
    words: {
      modelo: series,
      lugar: kind.key === 'portátil' ? 'el patio' : kind.key === 'para oficina' ? 'la sala de juntas' : 'la sala',
    },
  });
}
