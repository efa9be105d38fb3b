import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { accesorioMusical } from '../reviews/musica.ts';
import { BASE } from './base.ts';

export const accesoriosParaMusicos = productLine({
  ...BASE,
  leaf: 'otros/instrumentos-musicales/accesorios-para-musicos',
  weight: 3,
  reviews: accesorioMusical,
  art: 'tripod',
  scene: 'desk',
  points: ['Para ensayo y escenario', 'Instructivo en español', 'Se guarda plegado', 'Un año de garantía'],
  makers: [M.sonajaNorte, M.bemol],
  models: ['Atril', 'Camerino', 'Bis', 'Ensayo', 'Tramoya'],
  facts: [
    ['Uso', 'Ensayo y escenario'],
    ['Peso', '1.4 kg'],
    ['País de origen', 'México'],
  ],
  close: [
    'Aprieta los tornillos a mano: la llave los marca.',
    'Al doblarse queda del largo de un paraguas.',
    'Ponle una cinta de color, que en ensayo todos se parecen.',
  ],
  items: [
    {
      name: 'Atril para partituras',
      the: 'el atril',
      price: 390,
      hex: '#1d1d20',
      say: 'Bandeja ancha para dos libros y altura para leer sentado o de pie.',
      facts: [['Altura', '60 a 130 cm']],
      points: ['Bandeja ancha'],
    },
    {
      name: 'Base para guitarra',
      the: 'la base',
      price: 320,
      hex: '#45484e',
      say: 'Sostiene por el mástil y por el cuerpo, con hule donde toca la madera.',
      facts: [['Altura', '45 cm']],
      points: ['Hule en los apoyos'],
    },
    {
      name: 'Base para teclado',
      the: 'la base',
      price: 690,
      hex: '#1d1d20',
      say: 'En equis, con cuatro alturas y tornillo que no se barre.',
      facts: [
        ['Carga', '45 kg'],
        ['Peso', '3.2 kg'],
      ],
      points: ['Cuatro alturas'],
    },
    {
      name: 'Base para micrófono',
      the: 'la base',
      price: 480,
      hex: '#2a2a2d',
      say: 'Brazo largo que llega sobre la guitarra y pie redondo que no tropieza nadie.',
      facts: [['Altura', '95 a 155 cm']],
      points: ['Pie redondo'],
    },
  ],
  traits: [
    {
      name: 'de acero',
      say: 'Acero tubular con pintura electrostática: pesa lo justo para no caerse.',
      facts: [['Material', 'Acero']],
      points: ['No se tambalea'],
    },
    {
      name: 'de aluminio',
      say: 'Aluminio ligero, para quien toca y carga su propio equipo.',
      factor: 1.25,
      facts: [
        ['Material', 'Aluminio'],
        ['Acabado', 'Anodizado'],
      ],
      points: ['Se carga con una mano'],
    },
    {
      name: 'con funda',
      say: 'La funda de nylon tiene correa y bolsa para las partes sueltas.',
      factor: 1.15,
      facts: [
        ['Material', 'Acero'],
        ['Funda', 'Nylon'],
      ],
      points: ['Funda con correa'],
    },
    {
      name: 'de uso rudo',
      say: 'Junta reforzada y pies de hule gruesos, para gira y para camioneta.',
      factor: 1.4,
      facts: [['Material', 'Acero de 1.5 mm']],
      points: ['Para gira'],
    },
  ],
});
