import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { papeleria } from '../reviews/papeleria-y-fiesta.ts';
import { BASE } from './base.ts';

export const escritorioYArchivo = productLine({
  ...BASE,
  leaf: 'otros/papeleria-y-oficina/escritorio-y-archivo',
  weight: 4,
  reviews: papeleria,
  art: 'desk-organizer',
  makers: [M.cuenta, M.margen, M.tintero],
  models: ['Bandeja', 'Quincena', 'Archivo', 'Orden', 'Ventanilla'],
  colors: colors('Negro', 'Blanco', 'Gris Oxford', 'Verde salvia', 'Terracota'),
  mostColors: 3,
  facts: [
    ['Limpieza', 'Trapo húmedo'],
    ['Base', 'Antiderrapante'],
    ['País de origen', 'México'],
  ],
  close: [
    'Empieza por vaciar el cajón. Lo demás se acomoda solo.',
    'Si sobra un hueco, ponle una planta: nadie ha criticado eso en una oficina.',
    'Las piezas de la línea se apilan entre sí.',
  ],
  items: [
    {
      name: 'Organizador de escritorio',
      the: 'el organizador',
      price: 260,
      say: 'Plumas, clips, tarjetas y el cable del teléfono, en un solo lugar y sin verse como ferretería.',
      facts: [['Medidas', '22 × 12 × 11 cm']],
      points: ['Todo en un lugar'],
    },
    {
      name: 'Charola para papeles',
      the: 'la charola',
      price: 220,
      say: 'Dos niveles para separar lo urgente de lo importante.',
      facts: [['Medidas', '33 × 25 × 15 cm']],
      points: ['Dos niveles'],
    },
    {
      name: 'Cajonera de escritorio',
      the: 'la cajonera',
      art: 'storage-box',
      price: 390,
      say: 'Tres cajones que corren sin trabarse; en el de arriba, lo que sí usas.',
      facts: [['Medidas', '28 × 22 × 20 cm']],
      points: ['Tres cajones'],
    },
    {
      name: 'Lapicera',
      tag: 'lapicera',
      the: 'la lapicera',
      art: 'pencil-case',
      price: 150,
      say: 'Cierre reforzado y forro que se limpia, para la pluma que explotó o la que explotará.',
      facts: [
        ['Medidas', '20 × 9 × 5 cm'],
        ['Base', 'Plana'],
      ],
      points: ['Forro lavable'],
    },
  ],
  traits: [
    {
      name: 'de madera',
      not: ['lapicera'],
      say: 'Madera natural con barniz mate, para escritorios con cariño.',
      factor: 1.35,
      facts: [['Material', 'Madera']],
      points: ['Madera con barniz mate'],
    },
    {
      name: 'de malla metálica',
      not: ['lapicera'],
      say: 'Malla de acero que deja ver el contenido y no acumula polvo.',
      factor: 1.1,
      facts: [['Material', 'Malla de acero']],
      points: ['Se ve lo que guardas'],
    },
    {
      name: 'de fieltro',
      say: 'Fieltro rígido hecho con botellas recicladas: no raya la mesa y no hace ruido.',
      facts: [['Material', 'Fieltro reciclado']],
      points: ['De botellas recicladas'],
    },
    {
      name: 'de piel sintética',
      say: 'Piel sintética con costura visible, de escritorio de antes.',
      factor: 1.4,
      facts: [['Material', 'Piel sintética']],
      points: ['Costura visible'],
    },
  ],
});
