import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { sketched } from '../../shared-sketch.ts';

/** A printer: inkjet, laser, for receipts or for photographs. */
export function printer(random: Random): ProductDraft {
  const brand = random.pick(['Papel Picado', 'Sierra Norte']);
  const kind = random.pick([
    {
      key: 'de tanque de tinta',
      price: 3799,
      series: ['Jagüey', 'Aljibe', 'Pileta'],
      pages: '7,500',
      speed: [10, 15],
      text: 'La tinta viene en botellas y un juego dura meses. Si imprimes tareas, recetas y guías de envío, esta es la que sale barata a la larga.',
    },
    {
      key: 'láser monocromática',
      price: 3299,
      series: ['Notaría', 'Expediente', 'Oficio'],
      pages: '1,500',
      speed: [22, 30, 34],
      text: 'Texto nítido y sin tinta que se seque en vacaciones. Para despachos, tareas largas y quien imprime de a montones.',
    },
    {
      key: 'láser a color',
      price: 6999,
      series: ['Periódico Mural', 'Cartelera'],
      pages: '1,200',
      speed: [18, 24],
      text: 'Folletos, menús y presentaciones con color parejo, sin ir a la papelería.',
    },
    {
      key: 'de cartuchos',
      price: 1199,
      series: ['Papeleta', 'Volante'],
      pages: '180',
      speed: [7, 9],
      text: 'Sencilla y compacta para imprimir de vez en cuando. Copia y escanea la credencial en la misma hoja.',
    },
    {
      key: 'térmica de tickets',
      price: 1099,
      series: ['Comanda', 'Mandado'],
      pages: 'No aplica',
      speed: [90],
      text: 'Sin tinta, de 58 u 80 mm, para el punto de venta. Corta el papel y abre el cajón.',
    },
    {
      key: 'de fotos portátil',
      price: 1899,
      series: ['Recuerdito', 'Álbum'],
      pages: '10',
      speed: [1],
      text: 'Del tamaño de un celular: imprime la foto pegable ahí mismo en la fiesta.',
    },
  ]);
  const series = random.pick(kind.series);
  const model = `${series} ${random.int(1, 9)}${random.pick(['10', '20', '50', '75'])}`;
  const speed = random.pick(kind.speed);
  const duplex = kind.key.includes('láser') && random.chance(0.6);
  const thermal = kind.key.startsWith('térmica');
  const photo = kind.key.startsWith('de fotos');
  const link = random.pick(
    thermal ? ['USB y Bluetooth', 'USB y Ethernet'] : photo ? ['Bluetooth'] : ['Wi-Fi y USB', 'Wi-Fi, USB y Ethernet'],
  );
  return sketched({
    brand,
    model,
    title: `${thermal || photo ? 'Impresora' : 'Impresora multifuncional'} ${kind.key} ${brand} ${model}, ${link}${duplex ? ', doble cara' : ''}`,
    text: [
      kind.text,
      thermal
        ? `La ${model} imprime a ${speed} mm por segundo y se conecta a la mayoría de los sistemas de cobro.`
        : photo
          ? `La ${model} se empareja con el teléfono y trae ${kind.pages} hojas para estrenarla; el papel ya contiene el color, no lleva cartucho.`
          : `La ${model} imprime ${speed} páginas por minuto y con lo que trae de fábrica salen unas ${kind.pages} hojas.${duplex ? ' Voltea la hoja sola y ahorra la mitad del papel.' : ''}`,
      thermal || photo ? false : 'Se instala desde el celular en unos diez minutos y acepta carta, oficio y sobres.',
    ],
    points: [
      thermal || photo ? 'Sin tinta' : `${speed} páginas por minuto`,
      link,
      duplex ? 'Doble cara automática' : thermal ? 'Corte automático' : photo ? 'Fotos pegables' : 'Copia y escanea',
    ],
    specs: {
      Impresión: [
        ['Tecnología', kind.key],
        ['Velocidad', thermal ? `${speed} mm/s` : photo ? '1 foto por minuto' : `${speed} ppm`],
        [
          'Rendimiento inicial',
          photo ? '10 fotos' : kind.pages === 'No aplica' ? 'Rollo incluido' : `${kind.pages} páginas`,
        ],
        ['Doble cara', duplex ? 'Automática' : thermal || photo ? 'No aplica' : 'Manual'],
      ],
      Generales: [
        ['Conexión', link],
        ['Papel', thermal ? 'Rollo de 58 u 80 mm' : photo ? '5 × 7.6 cm' : 'Carta, oficio y sobres'],
        ['Charola', thermal || photo ? 'No aplica' : `${random.pick([60, 100, 150, 250])} hojas`],
        ['Alimentación', photo ? 'Batería recargable' : '127 V, 60 Hz'],
        ['Cumple con', 'NOM-001-SCFI'],
      ],
    },
    price: kind.price + random.int(0, 8) * 120 + (duplex ? 500 : 0),
    art: 'printer',
    params: { label: brand },
    paint: random.pick([
      ['#f6f5f1', '#8b8f96'],
      ['#1d1d20', '#2bb5b8'],
      ['#45484e', '#f5c929'],
      ['#c3c6cb', '#e4007c'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'desk'],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    bigTicket: kind.price > 3000,
    words: { modelo: series },
  });
}
