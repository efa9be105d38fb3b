import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { papel } from '../reviews/papeleria-y-fiesta.ts';
import { BASE } from './base.ts';

export const papelParaImprimir = productLine({
  ...BASE,
  leaf: 'otros/papeleria-y-oficina/papel-para-imprimir',
  weight: 2,
  reviews: papel,
  art: 'printer-paper',
  makers: [M.cuenta, M.tintero],
  models: ['Resma', 'Blancura', 'Folio', 'Tiraje'],
  facts: [
    ['Impresión', 'Láser y tinta'],
    ['Origen de la fibra', 'Bosques manejados'],
    ['País de origen', 'México'],
  ],
  close: [
    'Guárdalo acostado, en su envoltura y lejos de la humedad: así no se atora.',
    'Si tu impresora jala dos hojas, abanica el bloque antes de cargarlo.',
    'Imprime por los dos lados y rinde el doble, que para eso es opaco.',
  ],
  items: [
    {
      name: 'Papel bond tamaño carta',
      short: 'Carta',
      the: 'el papel',
      price: 110,
      hex: '#f6f5f1',
      say: 'El de todos los días: blanco, parejo y de corte limpio, para que la charola no se trabe a las seis de la tarde.',
      facts: [['Tamaño', '21.6 × 27.9 cm']],
      points: ['Corte limpio'],
    },
    {
      name: 'Papel bond tamaño oficio',
      short: 'Oficio',
      the: 'el papel',
      price: 139,
      hex: '#f1f1f1',
      say: 'Para contratos, actas y trámites, que en México siguen midiendo treinta y cuatro centímetros.',
      facts: [['Tamaño', '21.6 × 34 cm']],
      points: ['Para trámites'],
    },
    {
      name: 'Papel de color tamaño carta',
      short: 'Color',
      the: 'el papel',
      price: 229,
      hex: '#f5c929',
      say: 'Cinco colores que no despintan los dedos, para avisos, credenciales y periódicos murales.',
      facts: [
        ['Tamaño', '21.6 × 27.9 cm'],
        ['Colores', '5'],
      ],
      points: ['Cinco colores'],
    },
    {
      name: 'Cartulina opalina carta',
      short: 'Opalina',
      the: 'la opalina',
      price: 690,
      hex: '#efece4',
      say: 'Gruesa y lisa, para invitaciones, diplomas y tarjetas que se quedan paradas.',
      facts: [
        ['Tamaño', '21.6 × 27.9 cm'],
        ['Gramaje', '225 g/m²'],
      ],
      points: ['Para invitaciones'],
    },
  ],
  traits: [
    {
      name: 'con 500 hojas',
      say: 'Paquete de 500 hojas, lo de un mes en casa con tareas.',
      facts: [['Hojas', '500']],
      points: ['500 hojas'],
    },
    {
      name: 'con 1,000 hojas',
      say: 'Dos paquetes de 500, con envoltura que se vuelve a cerrar.',
      factor: 1.9,
      facts: [['Hojas', '1,000']],
      points: ['Mil hojas'],
    },
    {
      name: 'con 2,500 hojas',
      say: 'Caja de cinco paquetes con asa recortada, para oficina o papelería.',
      factor: 4.5,
      facts: [['Hojas', '2,500']],
      points: ['Caja de cinco paquetes'],
    },
    {
      name: 'de fibra reciclada, 500 hojas',
      say: 'Hecho con papel usado; un poco menos blanco y mucho más tranquilo de conciencia.',
      factor: 0.95,
      facts: [
        ['Hojas', '500'],
        ['Contenido reciclado', '100 %'],
        ['Origen de la fibra', 'Papel recuperado'],
      ],
      points: ['100 % reciclado'],
    },
  ],
});
