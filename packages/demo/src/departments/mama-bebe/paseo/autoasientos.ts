import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { carriola } from '../reviews/paseo.ts';
import { BASE } from './base.ts';

export const autoasientos = productLine({
  ...BASE,
  leaf: 'mama-bebe/paseo/autoasientos',
  reviews: carriola,
  weight: 4,
  scene: 'street',
  art: 'car-seat',
  bigTicket: true,
  makers: [M.andarin, M.sonajero],
  models: ['Guardián', 'Copiloto', 'Ruta Segura', 'Escolta', 'Cinturita'],
  colors: colors('Negro', 'Gris Oxford', 'Azul marino', 'Vino'),
  mostColors: 3,
  facts: [
    ['Arnés', '5 puntos'],
    ['Protección lateral', 'Sí'],
    ['Vida útil', '6 años'],
    ['País de origen', 'China'],
  ],
  close: [
    'Contramarcha el mayor tiempo posible. Lee también el manual de tu coche.',
    'Después de un choque se reemplaza, aunque no se vea dañado.',
    'Sin chamarra gruesa debajo del arnés: queda flojo.',
  ],
  items: [
    {
      name: 'Autoasiento portabebé',
      the: 'el autoasiento',
      short: 'Portabebé',
      price: 2898,
      say: 'Para el primer año, siempre a contramarcha. Sale con todo y bebé dormido y se monta en la base con un clic.',
      facts: [
        ['Peso del niño', 'Hasta 13 kg'],
        ['Sentido', 'Contramarcha'],
      ],
      points: ['Clic en la base'],
    },
    {
      name: 'Autoasiento convertible',
      the: 'el autoasiento',
      short: 'Convertible',
      price: 3898,
      say: 'Contramarcha de bebé y de frente cuando crece. El reductor se quita y ya no hay que comprar otro.',
      facts: [
        ['Peso del niño', 'Hasta 25 kg'],
        ['Sentido', 'Ambos'],
      ],
      points: ['Crece con él'],
    },
    {
      name: 'Asiento elevador con respaldo',
      the: 'el asiento',
      short: 'Elevador',
      price: 1698,
      say: 'Pone el cinturón donde va: en el hombro y la cadera. Con respaldo que sube por posiciones.',
      facts: [
        ['Peso del niño', '15 a 36 kg'],
        ['Sentido', 'De frente'],
      ],
      points: ['Cinturón en su lugar'],
    },
  ],
  traits: [
    {
      name: 'con ISOFIX',
      say: 'Con anclaje ISOFIX, que se fija al chasis y avisa en verde.',
      factor: 1.25,
      facts: [['Anclaje', 'ISOFIX']],
      points: ['ISOFIX'],
    },
    {
      name: 'de cinturón',
      say: 'Se fija con el cinturón, para coches sin ISOFIX. La guía de color dice por dónde pasa.',
      facts: [['Anclaje', 'Cinturón de 3 puntos']],
      points: ['Sin ISOFIX'],
    },
    {
      name: 'con tela fresca',
      say: 'Tela calada que deja pasar el aire, para estacionamientos al sol.',
      factor: 1.1,
      facts: [
        ['Anclaje', 'Cinturón o ISOFIX'],
        ['Tela', 'Calada'],
      ],
      points: ['Tela fresca'],
    },
  ],
});
