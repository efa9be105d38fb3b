import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { sketched } from '../../shared-sketch.ts';

/** A tripod, a lamp or a light box. */
export function tripod(random: Random): ProductDraft {
  const brand = random.pick(['Obturo', 'Mirlo']);
  const kind = random.pick([
    {
      name: 'Tripié de aluminio',
      price: 699,
      text: 'Ligero y firme, con gancho para colgar la mochila de contrapeso en días de viento.',
    },
    {
      name: 'Tripié de fibra de carbono',
      price: 2899,
      text: 'Pesa lo que una botella de agua y no transmite vibración. El compañero de las caminatas largas.',
    },
    {
      name: 'Tripié de video con cabeza fluida',
      price: 2199,
      text: 'La cabeza gira sin brincos: los paneos salen como en la tele.',
    },
    {
      name: 'Kit de dos luces LED',
      price: 1299,
      text: 'Dos paneles con difusor y tripié. Con eso se arma un estudio en el comedor.',
    },
    {
      name: 'Caja de luz para producto',
      price: 549,
      text: 'Cubo plegable con luz y cuatro fondos. Tus productos se ven parejos y sin sombras raras.',
    },
    {
      name: 'Panel LED RGB de bolsillo',
      price: 799,
      text: 'Del tamaño de un celular, con cualquier color de luz. Se pega con imán donde haga falta.',
    },
  ]);
  const lit = /luz|luces|LED/u.test(kind.name);
  const model = `${random.pick(['Garza', 'Cigüeña', 'Faro', 'Vela', 'Poste', 'Aurora'])} ${random.int(10, 99)}`;
  const tall = random.pick([145, 160, 170, 185]);
  return sketched({
    brand,
    model,
    title: `${kind.name} ${brand} ${model}${lit ? ', temperatura de 3200 a 5600 K' : `, altura de ${tall} cm`}`,
    text: [
      kind.text,
      lit
        ? `El ${model} regula la intensidad del 1 al 100% y no parpadea en cámara. Reproduce bien los tonos de piel (CRI de 95).`
        : `El ${model} llega a ${tall} cm, se pliega a ${Math.round(tall / 3.6)} y sostiene hasta ${random.pick([4, 6, 8])} kg. La zapata rápida es de medida estándar.`,
    ],
    points: lit
      ? ['CRI de 95', 'Intensidad regulable', 'Sin parpadeo', 'Funda incluida']
      : [`Altura de ${tall} cm`, 'Zapata rápida', 'Patas con seguro', 'Funda incluida'],
    specs: {
      Uso: [
        ['Tipo', kind.name],
        [lit ? 'Temperatura' : 'Altura máxima', lit ? '3200 a 5600 K' : `${tall} cm`],
        [lit ? 'CRI' : 'Plegado', lit ? '95' : `${Math.round(tall / 3.6)} cm`],
        [lit ? 'Alimentación' : 'Carga', lit ? 'USB-C o 127 V' : '4 a 8 kg'],
      ],
      Generales: [
        [
          'Material',
          lit ? 'Aluminio y policarbonato' : kind.name.includes('carbono') ? 'Fibra de carbono' : 'Aluminio',
        ],
        ['Peso', `${(random.int(9, 24) / 10).toFixed(1)} kg`],
        ['Rosca', '1/4 de pulgada'],
        ['Incluye', 'Funda de transporte'],
      ],
    },
    price: kind.price + random.int(0, 9) * 40 + (lit ? 0 : (tall - 145) * 6),
    art: lit ? 'studio-light' : 'tripod',
    paint: random.pick([
      ['#1d1d20', '#c8242f'],
      ['#1d1d20', '#f5c929'],
      ['#45484e', '#2bb5b8'],
      ['#36383c', '#ee7a25'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', 'living'],
    ],
    words: { modelo: model.split(' ')[0] ?? model },
  });
}
