import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { instrumento } from '../reviews/musica.ts';
import { BASE } from './base.ts';

export const guitarrasYCuerdas = productLine({
  ...BASE,
  leaf: 'otros/instrumentos-musicales/guitarras-y-cuerdas',
  weight: 5,
  reviews: instrumento,
  art: 'guitar',
  params: { kind: 'acoustic' },
  makers: [M.cuerdaViva, M.sonajaNorte, M.bemol],
  models: ['Primera Posición', 'Azotea', 'Fogata', 'Tertulia', 'Pirinda', 'Madrugada'],
  trims: ['#46301f', '#f1e8d2', '#1d1d20'],
  facts: [
    ['Incluye', 'Funda, plumilla y cuerdas de repuesto'],
    ['Ajuste', 'Calibrado en taller'],
    ['País de origen', 'México'],
  ],
  close: [
    'Afina antes de cada práctica: las cuerdas nuevas ceden durante las primeras dos semanas.',
    'De vuelta a su funda al terminar, lejos de la ventana y del calentador.',
    'Diez minutos diarios enseñan más que dos horas el domingo. Los dedos se quejan dos semanas, después ya no.',
  ],
  items: [
    {
      name: 'Guitarra para estudiante',
      the: 'la guitarra',
      price: 1690,
      hex: '#b8905c',
      say: 'Mástil delgado y cuerdas de nylon, para que el círculo de sol salga antes de que duelan los dedos.',
      facts: [
        ['Cuerdas', '6, nylon'],
        ['Tiro', '65 cm'],
      ],
      points: ['Cuerdas de nylon'],
    },
    {
      name: 'Guitarra tres cuartos',
      the: 'la guitarra',
      price: 1390,
      hex: '#c98a3a',
      say: 'Para manos de ocho a doce años, o para llevarla de viaje sin que ocupe un asiento.',
      facts: [
        ['Cuerdas', '6, nylon'],
        ['Tiro', '58 cm'],
      ],
      points: ['De 8 a 12 años'],
    },
    {
      name: 'Requinto',
      the: 'el requinto',
      price: 3290,
      hex: '#8c5f38',
      say: 'Afinado una cuarta arriba, para los adornos del bolero. Brilla sobre las guitarras sin taparlas.',
      facts: [
        ['Cuerdas', '6, nylon'],
        ['Tiro', '54 cm'],
      ],
      points: ['Una cuarta arriba'],
    },
    {
      name: 'Vihuela de mariachi',
      the: 'la vihuela',
      price: 3890,
      hex: '#d0a548',
      say: 'Espalda jorobada y cinco cuerdas: el golpe que sostiene al grupo cuando las trompetas descansan.',
      facts: [
        ['Cuerdas', '5'],
        ['Tiro', '54 cm'],
      ],
      points: ['Espalda jorobada'],
    },
    {
      name: 'Ukulele',
      the: 'el ukulele',
      art: 'ukulele',
      price: 890,
      hex: '#b98a53',
      say: 'Cuatro cuerdas y en una tarde ya acompañas una canción. Cabe en la mochila y en cualquier fogata.',
      facts: [
        ['Cuerdas', '4, nylon'],
        ['Tiro', '38 cm'],
      ],
      points: ['Una canción en una tarde'],
    },
    {
      name: 'Violín de estudio',
      tag: 'violin',
      the: 'el violín',
      art: 'violin',
      price: 2490,
      hex: '#a3492f',
      say: 'Con arco, brea y estuche rígido. El puente llega puesto y centrado, que es lo que más se agradece.',
      facts: [
        ['Cuerdas', '4, acero'],
        ['Incluye', 'Arco, brea y estuche rígido'],
        ['Tamaño', '4/4'],
      ],
      points: ['Puente ya puesto'],
    },
  ],
  traits: [
    {
      name: 'de cedro',
      not: ['violin'],
      say: 'Tapa de cedro, de voz tibia desde el primer día.',
      factor: 1.15,
      facts: [['Tapa', 'Cedro']],
      points: ['Tapa de cedro'],
    },
    {
      name: 'de pino abeto',
      say: 'Tapa de pino abeto, clara y con proyección; mejora con los años.',
      factor: 1.25,
      facts: [['Tapa', 'Pino abeto']],
      points: ['Voz clara'],
    },
    {
      name: 'de caoba',
      not: ['violin'],
      say: 'Caoba en todo el cuerpo: sonido redondo que perdona.',
      facts: [['Tapa', 'Caoba']],
      points: ['Sonido redondo'],
    },
    {
      name: 'en paquete de inicio',
      say: 'El paquete suma afinador de pinza y un curso en video de doce lecciones.',
      factor: 1.18,
      facts: [
        ['Tapa', 'Laminada'],
        ['Extras', 'Afinador y curso en video'],
      ],
      points: ['Afinador y curso'],
    },
  ],
});
