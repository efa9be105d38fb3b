import type { SellerSheet } from '../sheet.ts';

export const pataYPluma: SellerSheet = {
  name: 'Pata y Pluma',
  city: 'Querétaro',
  state: 'Querétaro',
  since: '2019-02-19',
  accent: '#2f7d5b',
  motif: 'paw-prints',
  departments: ['mascotas'],
  size: 6,
  care: 0.85,
  ships: 'fast',
  returns: 'sealed',
  about:
    'Veterinarias y amantes de los animales. Solo vendemos lo que les daríamos a los nuestros, y te ayudamos a calcular la porción.',
};

export const jugueteriaTrompoRojo: SellerSheet = {
  name: 'Juguetería Trompo Rojo',
  city: 'Toluca',
  state: 'Estado de México',
  since: '2016-12-01',
  accent: '#d0342c',
  motif: 'yo-yo',
  departments: ['juguetes', 'mama-bebe'],
  size: 5,
  care: 0.8,
  ships: 'standard',
  returns: 'thirty',
  about: 'Jugamos con todo antes de venderlo. Te decimos la edad de verdad, no la de la caja, y cuántas pilas lleva.',
};

export const bebeCanela: SellerSheet = {
  name: 'Bebé Canela',
  city: 'Mérida',
  state: 'Yucatán',
  since: '2020-01-22',
  accent: '#c98559',
  motif: 'baby-bottle',
  departments: ['mama-bebe'],
  size: 6,
  care: 0.9,
  ships: 'fast',
  returns: 'exchange',
  about:
    'Dos hermanas y cinco hijos después, sabemos qué sí se usa y qué no. Ropa suave, carriolas que caben en la cajuela y respuesta el mismo día.',
};

export const deportesCumbre: SellerSheet = {
  name: 'Deportes Cumbre',
  city: 'Pachuca',
  state: 'Hidalgo',
  since: '2017-06-17',
  accent: '#1d5f3a',
  motif: 'mountain',
  departments: ['deportes'],
  size: 6,
  care: 0.8,
  ships: 'fast',
  returns: 'exchange',
  about: 'Corremos, rodamos y acampamos. Lo que vendemos lo hemos sudado primero en los cerros de Hidalgo.',
};

export const cicloHuasteca: SellerSheet = {
  name: 'Ciclo Huasteca',
  city: 'San Luis Potosí',
  state: 'San Luis Potosí',
  since: '2019-07-05',
  accent: '#33691e',
  motif: 'bicycle',
  departments: ['deportes'],
  size: 3,
  care: 0.85,
  ships: 'freight',
  returns: 'warranty',
  about:
    'Taller y tienda de bicicletas. Las mandamos armadas al noventa por ciento, con la llave y un video para terminarlas en casa.',
};

export const acuarioMarDeCortes: SellerSheet = {
  name: 'Acuario Mar de Cortés',
  city: 'La Paz',
  state: 'Baja California Sur',
  since: '2021-05-17',
  accent: '#006064',
  motif: 'tropical-fish',
  departments: ['mascotas'],
  size: 2,
  care: 0.88,
  ships: 'careful',
  returns: 'fifteen',
  about:
    'Acuarios, filtros y comida para peces y reptiles. Biólogos de planta contestan tus dudas de agua y temperatura.',
};

export const fuerzaAztecaFitness: SellerSheet = {
  name: 'Fuerza Azteca Fitness',
  city: 'Hermosillo',
  state: 'Sonora',
  since: '2018-02-14',
  accent: '#bf360c',
  motif: 'flexed-biceps',
  departments: ['deportes'],
  size: 4,
  care: 0.72,
  ships: 'freight',
  returns: 'warranty',
  about:
    'Pesas, aparatos y suplementos para entrenar en casa. Si no sabes por dónde empezar, te armamos la rutina del primer mes.',
};
