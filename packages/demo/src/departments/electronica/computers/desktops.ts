import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { sketched } from '../../shared-sketch.ts';

/** A desktop computer. */
export function desktop(random: Random): ProductDraft {
  const kind = random.pick([
    {
      key: 'gamer',
      art: 'tower',
      brands: ['Foco Rojo', 'Tekuani'],
      series: ['Volcán', 'Xólotl', 'Nahual'],
      ram: [16, 32],
      disk: [512, 1024],
      gpu: true,
      price: 18999,
      text: 'Armada, probada y con los cables acomodados. Tú pones el monitor y las ganas.',
    },
    {
      key: 'de oficina',
      art: 'tower',
      brands: ['Sierra Norte', 'Nopaltec'],
      series: ['Mostrador', 'Archivo', 'Ventanilla'],
      ram: [8, 16],
      disk: [256, 512],
      gpu: false,
      price: 7499,
      text: 'Callada y cumplidora para facturar, cobrar y llevar el inventario. Trae teclado y mouse para sacarla de la caja y ponerse a trabajar.',
    },
    {
      key: 'mini',
      art: 'mini-pc',
      brands: ['Sierra Norte', 'Orvenor'],
      series: ['Ladrillito', 'Azulejo', 'Adobe'],
      ram: [16],
      disk: [512],
      gpu: false,
      price: 8999,
      text: 'Del tamaño de un libro de bolsillo. Se atornilla detrás del monitor y el escritorio queda libre para el café.',
    },
    {
      key: 'todo en uno',
      art: 'monitor',
      brands: ['Orvenor', 'Nopaltec'],
      series: ['Retablo', 'Ventanal'],
      ram: [8, 16],
      disk: [512],
      gpu: false,
      price: 12999,
      text: 'Pantalla, computadora y bocinas en una pieza, con un solo cable a la pared. Ideal para recepción, consultorio o la sala de tareas.',
    },
  ]);
  const brand = random.pick(kind.brands);
  const model = `${random.pick(kind.series)} ${random.int(1, 9)}${random.pick(['00', '20', '50', '80'])}`;
  const ram = random.pick(kind.ram);
  const disk = random.pick(kind.disk);
  const cores = random.pick(kind.gpu ? [8, 12, 16] : [4, 6, 10]);
  const vram = random.pick([8, 12, 16]);
  const diskText = disk >= 1024 ? '1 TB' : `${disk} GB`;
  return sketched({
    brand,
    model,
    title: `Computadora ${kind.key} ${brand} ${model}, ${cores} núcleos, ${ram} GB RAM, SSD ${diskText}${kind.gpu ? `, video de ${vram} GB` : ''}`,
    text: [
      kind.text,
      kind.gpu
        ? `La ${model} combina un procesador de ${cores} núcleos con tarjeta gráfica de ${vram} GB: ${vram >= 12 ? 'juegos recientes en 1440p con todo en alto' : 'juegos recientes en 1080p con buenos cuadros'}. La fuente certificada deja margen para crecer.`
        : `Con ${ram} GB de memoria y SSD de ${diskText}, la ${model} abre el sistema en menos de veinte segundos y no se traba con varias ventanas.`,
      'Trae sistema operativo con licencia y se entrega lista para conectar. Recomendamos un regulador o no-break: la corriente de aquí es caprichosa.',
    ],
    points: [
      `Procesador de ${cores} núcleos`,
      `${ram} GB de RAM`,
      `SSD NVMe de ${diskText}`,
      kind.gpu
        ? `Gráficos de ${vram} GB`
        : kind.key === 'mini'
          ? 'Se monta tras el monitor'
          : 'Teclado y mouse incluidos',
    ],
    specs: {
      Rendimiento: [
        ['Procesador', `${cores} núcleos, hasta ${kind.gpu ? '5.2' : '4.3'} GHz`],
        ['Memoria', `${ram} GB ${kind.gpu ? 'DDR5' : 'DDR4'}`],
        ['Almacenamiento', `SSD NVMe de ${diskText}`],
        ['Gráficos', kind.gpu ? `Dedicados de ${vram} GB` : 'Integrados'],
      ],
      Generales: [
        [
          'Formato',
          kind.key === 'todo en uno' ? 'Todo en uno de 23.8 pulgadas' : kind.key === 'mini' ? 'Mini de 0.7 L' : 'Torre',
        ],
        ['Fuente', kind.gpu ? '750 W 80 Plus Bronze' : kind.key === 'mini' ? 'Adaptador de 90 W' : '300 W'],
        ['Red', 'Ethernet y Wi-Fi 6'],
        ['Puertos', 'USB-C, 4 USB-A y HDMI'],
        ['Alimentación', '127 V, 60 Hz'],
        ['Cumple con', 'NOM-001-SCFI'],
      ],
    },
    price: kind.price + (ram - 8) * 85 + disk * 1.3 + cores * 120 + (kind.gpu ? vram * 480 : 0),
    art: kind.art,
    ...(kind.art === 'tower' ? { params: { rgb: kind.gpu ? 1 : 0 } } : {}),
    paint: kind.gpu
      ? random.pick([
          ['#1d1d20', '#c8242f', '#6a3d9a'],
          ['#f6f5f1', '#2bb5b8', '#e4007c'],
          ['#1d1d20', '#9ccb3b', '#2450f0'],
        ])
      : [random.pick(['#1d1d20', '#45484e', '#c9ccd1'])],
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'desk'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    bigTicket: true,
    words: { modelo: model.split(' ')[0] ?? model, uso: kind.gpu ? 'jugar' : 'el negocio' },
  });
}
