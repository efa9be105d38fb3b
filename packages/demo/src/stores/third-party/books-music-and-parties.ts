import type { SellerSheet } from '../sheet.ts';

export const laGuacamayaLibros: SellerSheet = {
  name: 'La Guacamaya Libros',
  city: 'Oaxaca de Juárez',
  state: 'Oaxaca',
  since: '2018-11-08',
  accent: '#b03a2e',
  motif: 'books',
  departments: ['libros'],
  size: 5,
  care: 0.9,
  ships: 'careful',
  returns: 'fifteen',
  about:
    'Librería de barrio con patio y café. Enviamos cada libro envuelto en papel, con un separador hecho por ilustradores de aquí.',
};

export const discosElBolerito: SellerSheet = {
  name: 'Discos El Bolerito',
  city: 'Xalapa',
  state: 'Veracruz',
  since: '2016-07-23',
  accent: '#a1441b',
  motif: 'optical-disk',
  departments: ['peliculas-musica'],
  size: 5,
  care: 0.9,
  ships: 'careful',
  returns: 'fifteen',
  about:
    'Viniles, discos e instrumentos. Revisamos cada acetato con luz antes de empacarlo y escribimos el estado tal cual.',
};

export const lutheriaParacho: SellerSheet = {
  name: 'Luthería Paracho',
  city: 'Paracho',
  state: 'Michoacán',
  since: '2019-03-09',
  accent: '#8d5524',
  motif: 'guitar',
  departments: ['peliculas-musica'],
  size: 3,
  care: 0.92,
  ships: 'workshop',
  returns: 'craft',
  about: 'Guitarras hechas donde se hacen las guitarras. Salen afinadas, con la acción ajustada y en funda.',
};

export const papeleriaLapizYCompas: SellerSheet = {
  name: 'Papelería Lápiz y Compás',
  city: 'Aguascalientes',
  state: 'Aguascalientes',
  since: '2018-01-15',
  accent: '#f57c00',
  motif: 'pencil',
  departments: ['otros', 'libros', 'juguetes'],
  size: 5,
  care: 0.8,
  ships: 'standard',
  returns: 'fifteen',
  about: 'Útiles, arte y oficina. En temporada escolar armamos tu lista completa y la mandamos etiquetada por alumno.',
};

export const fiestasPinaton: SellerSheet = {
  name: 'Fiestas Piñatón',
  city: 'Tlaquepaque',
  state: 'Jalisco',
  since: '2019-12-05',
  accent: '#e91e63',
  motif: 'party-popper',
  departments: ['otros', 'juguetes'],
  size: 4,
  care: 0.75,
  ships: 'standard',
  returns: 'fifteen',
  about:
    'Piñatas, globos y todo para la fiesta, hecho en Tlaquepaque. Si tu evento es pronto, dinos la fecha y lo apartamos.',
};

export const libreriaElCaracol: SellerSheet = {
  name: 'Librería El Caracol',
  city: 'Ciudad de México',
  state: 'Ciudad de México',
  since: '2017-04-23',
  accent: '#5d4037',
  motif: 'snail',
  departments: ['libros', 'peliculas-musica'],
  size: 4,
  care: 0.85,
  ships: 'careful',
  returns: 'fifteen',
  about:
    'Libros nuevos y música para leer con calma. Si dudas entre dos títulos, escríbenos: aquí todos leen en horas de trabajo.',
};
