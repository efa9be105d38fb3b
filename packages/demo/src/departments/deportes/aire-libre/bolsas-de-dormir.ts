import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { CAMP } from './camp.ts';

export const bolsasDeDormir = productLine({
  ...CAMP,
  leaf: 'deportes/campismo-y-senderismo/bolsas-de-dormir',
  weight: 2,
  art: 'sleeping-bag',
  models: ['Capullo', 'Sereno', 'Madrugada', 'Tlacuache', 'Siete Sueños', 'Escarcha'],
  colors: colors('Azul marino', 'Verde militar', 'Vino', 'Naranja', 'Petróleo', 'Gris Oxford'),
  items: [
    {
      name: 'Bolsa de dormir tipo momia',
      the: 'la bolsa',
      tag: 'fria',
      price: 1190,
      say: 'Se cierra alrededor de la cara y conserva el calor donde se escapa: la cabeza.',
      facts: [
        ['Forma', 'Momia'],
        ['Medidas', '215 × 80 cm'],
        ['Peso', '1.6 kg'],
      ],
      words: { uso: 'el Nevado' },
    },
    {
      name: 'Bolsa de dormir rectangular',
      the: 'la bolsa',
      tag: 'templada',
      price: 690,
      say: 'Amplia, para quien duerme de lado y no le gusta sentirse tamal.',
      facts: [
        ['Forma', 'Rectangular'],
        ['Medidas', '190 × 75 cm'],
        ['Peso', '1.3 kg'],
      ],
      words: { uso: 'el campamento' },
    },
    {
      name: 'Bolsa de dormir doble',
      the: 'la bolsa',
      tag: 'templada',
      price: 1490,
      say: 'Para dos, o dos individuales cuando se abre el cierre en medio. Trae almohadas.',
      facts: [
        ['Forma', 'Doble'],
        ['Medidas', '215 × 145 cm'],
        ['Peso', '2.7 kg'],
      ],
      words: { uso: 'ir en pareja' },
    },
    {
      name: 'Bolsa de dormir infantil',
      the: 'la bolsa',
      tag: 'templada',
      price: 549,
      say: 'De su tamaño, para que no se pierda adentro. Sirve en el campamento y en la pijamada.',
      facts: [
        ['Forma', 'Rectangular'],
        ['Medidas', '150 × 60 cm'],
        ['Peso', '0.9 kg'],
      ],
      words: { uso: 'las pijamadas' },
    },
  ],
  traits: [
    {
      name: 'para 10 °C',
      only: ['templada'],
      say: 'Cómoda hasta los 10 °C: playa, bosque en verano y sala de la abuela.',
      facts: [
        ['Temperatura de confort', '10 °C'],
        ['Relleno', 'Fibra hueca, 200 g/m²'],
      ],
      points: ['Confort a 10 °C'],
    },
    {
      name: 'para 5 °C',
      factor: 1.15,
      say: 'Cómoda hasta los 5 °C, que es lo que pide casi cualquier bosque del centro del país.',
      facts: [
        ['Temperatura de confort', '5 °C'],
        ['Relleno', 'Fibra hueca, 300 g/m²'],
      ],
      points: ['Confort a 5 °C'],
    },
    {
      name: 'para -5 °C',
      only: ['fria'],
      factor: 1.5,
      say: 'Aguanta cinco grados bajo cero con una primera capa puesta.',
      facts: [
        ['Temperatura de confort', '-5 °C'],
        ['Relleno', 'Fibra de doble capa, 400 g/m²'],
      ],
      points: ['Hasta -5 °C'],
    },
    {
      name: 'con forro de franela',
      only: ['templada'],
      factor: 1.12,
      say: 'El forro de franela no está helado al entrar, y eso ya es mucho.',
      facts: [
        ['Temperatura de confort', '7 °C'],
        ['Relleno', 'Fibra hueca, 250 g/m²'],
      ],
      points: ['Forro de franela'],
    },
  ],
  close: [
    'Sacúdela y déjala inflar media hora antes de acostarte.',
    'Guárdala colgada o suelta, no apretada en su funda: así conserva el relleno.',
    'El frío sube del suelo: ponle un tapete aislante debajo.',
  ],
  facts: [
    ['Exterior', 'Poliéster repelente al agua'],
    ['Cierre', 'De dos vías'],
    ['Lavado', 'A máquina, ciclo suave'],
  ],
  points: ['Cierre que no muerde', 'Bolsa de compresión', 'Bolsillo interior', 'Lavable a máquina'],
  warranty: '6 meses contra defectos de fabricación',
});
