import type { SellerSheet } from '../sheet.ts';

export const electronicaMorelos: SellerSheet = {
  name: 'Electrónica Morelos',
  city: 'Ciudad de México',
  state: 'Ciudad de México',
  since: '2016-08-02',
  accent: '#1f4e8c',
  motif: 'electric-plug',
  departments: ['electronica', 'celulares'],
  size: 6,
  care: 0.7,
  ships: 'fast',
  returns: 'warranty',
  about:
    'De un local de dos metros en el centro a una bodega con cuarenta personas. Probamos cada equipo antes de mandarlo y contestamos preguntas hasta las nueve de la noche.',
};

export const pixelTapatio: SellerSheet = {
  name: 'Pixel Tapatío',
  city: 'Zapopan',
  state: 'Jalisco',
  since: '2019-04-04',
  accent: '#5a2ea6',
  motif: 'video-game',
  departments: ['videojuegos', 'electronica'],
  size: 6,
  care: 0.8,
  ships: 'fast',
  returns: 'warranty',
  about:
    'Jugadores que atienden a jugadores. Preventas que sí llegan el día del estreno y consolas revisadas una por una.',
};

export const arcadeInsurgentes: SellerSheet = {
  name: 'Arcade Insurgentes',
  city: 'Ciudad de México',
  state: 'Ciudad de México',
  since: '2020-09-15',
  accent: '#c2185b',
  motif: 'joystick',
  departments: ['videojuegos', 'peliculas-musica'],
  size: 4,
  care: 0.7,
  ships: 'standard',
  returns: 'fifteen',
  about: 'Videojuegos, discos y coleccionables. Si lo nuestro no te gusta, te ayudamos a encontrar otro.',
};

export const movilIstmo: SellerSheet = {
  name: 'Móvil Istmo',
  city: 'Veracruz',
  state: 'Veracruz',
  since: '2018-09-21',
  accent: '#0277bd',
  motif: 'mobile-phone',
  departments: ['celulares'],
  size: 6,
  care: 0.72,
  ships: 'fast',
  returns: 'warranty',
  about:
    'Celulares libres con factura y accesorios que sí embonan. Activamos tu garantía desde el día en que lo recibes.',
};

export const segundaVuelta: SellerSheet = {
  name: 'Segunda Vuelta',
  city: 'Ciudad de México',
  state: 'Ciudad de México',
  since: '2021-02-10',
  accent: '#2e7d32',
  motif: 'recycling-symbol',
  departments: ['celulares', 'electronica', 'videojuegos'],
  size: 4,
  care: 0.75,
  ships: 'careful',
  returns: 'warranty',
  about:
    'Reacondicionamos con técnicos certificados y batería revisada. Cada equipo trae su hoja con lo que se le cambió.',
};
