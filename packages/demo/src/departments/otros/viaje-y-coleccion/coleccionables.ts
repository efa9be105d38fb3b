import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { coleccion } from '../reviews/viaje-y-coleccion.ts';
import { BASE } from './base.ts';

export const coleccionables = productLine({
  ...BASE,
  leaf: 'otros/coleccion/coleccionables',
  weight: 3,
  reviews: coleccion,
  art: 'action-figure',
  scene: 'shelf',
  points: ['Ficha firmada', 'Estuche rígido', 'Edición limitada', 'Empaque para guardar'],
  makers: [M.vitrina, M.terceraCaida],
  models: ['Gran Final', 'Serie Plata', 'Cartelera', 'Anexo', 'Reserva'],
  facts: [
    ['Ficha', 'Con número de serie'],
    ['Empaque', 'Rígido'],
    ['País de origen', 'México'],
  ],
  close: [
    'Lejos de la ventana, siempre: la luz es el enemigo silencioso de cualquier colección.',
    'La ficha dice quién hizo la pieza, cuándo y cuántas hay.',
    'Si un día cambia de manos, que la ficha vaya con la pieza.',
  ],
  items: [
    {
      name: 'Figura de luchador',
      the: 'la figura',
      price: 690,
      hex: '#c8242f',
      say: 'Capa de tela y máscara pintada con tres colores que se entienden entre sí. Base con el nombre de la arena.',
      facts: [['Altura', '20 cm']],
      points: ['Capa de tela'],
    },
    {
      name: 'Cinturón de campeonato a escala real',
      tag: 'plano',
      the: 'el cinturón',
      art: 'belt',
      price: 1290,
      hex: '#1d1d20',
      say: 'Placa dorada al centro y dos laterales sobre vinil negro, con broches que sí cierran. Pesa como una promesa.',
      facts: [
        ['Largo', '120 cm'],
        ['Placas', '3, de aleación dorada'],
      ],
      points: ['Tres placas doradas'],
    },
    {
      name: 'Cartel de función enmarcado',
      tag: 'plano',
      the: 'el cartel',
      art: 'picture-frame',
      params: { motif: 'emoji:star' },
      price: 790,
      hex: '#f5c929',
      say: 'Impreso en tipografía de madera, como los que se pegan en los postes. Con marco y vidrio.',
      facts: [
        ['Medidas', '50 × 70 cm'],
        ['Impresión', 'Tipografía de madera'],
      ],
      points: ['Con marco'],
    },
    {
      name: 'Medalla conmemorativa',
      the: 'la medalla',
      art: 'emoji:military-medal',
      price: 540,
      hex: '#d0a548',
      say: 'Acuñada en latón, pesada en la mano y con el dibujo en relieve que se sigue con el dedo.',
      facts: [
        ['Diámetro', '5 cm'],
        ['Metal', 'Latón'],
      ],
      points: ['Acuñada en relieve'],
    },
    {
      name: 'Camión de los años setenta a escala',
      the: 'el camión',
      art: 'emoji:bus',
      price: 640,
      hex: '#12805c',
      say: 'Metal, puertas que abren y letrero de ruta hecho a mano. Nostalgia con llantas.',
      facts: [
        ['Escala', '1:43'],
        ['Material', 'Metal'],
      ],
      points: ['Puertas que abren'],
    },
  ],
  traits: [
    {
      name: 'edición numerada',
      say: 'Tirada de mil piezas, con el número grabado abajo.',
      factor: 1.15,
      facts: [['Tirada', '1,000 piezas']],
      points: ['Número grabado'],
    },
    {
      name: 'con vitrina',
      not: ['plano'],
      say: 'La vitrina es de acrílico, con base de madera: el polvo se queda afuera.',
      factor: 1.35,
      facts: [['Vitrina', 'Acrílico y madera']],
      points: ['Vitrina incluida'],
    },
    {
      name: 'acabado mate',
      say: 'Acabado mate, que no refleja el flash en la foto.',
      facts: [['Acabado', 'Mate']],
      points: ['No refleja'],
    },
    {
      name: 'edición de aniversario',
      say: 'La de aniversario cambia los colores y trae una carta de quien la diseñó.',
      factor: 1.3,
      facts: [['Edición', 'De aniversario']],
      points: ['Carta del diseño'],
    },
  ],
});
