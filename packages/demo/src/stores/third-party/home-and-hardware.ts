import type { SellerSheet } from '../sheet.ts';

export const casaZaldivar: SellerSheet = {
  name: 'Casa Zaldívar',
  city: 'Guadalajara',
  state: 'Jalisco',
  since: '2017-03-14',
  accent: '#8a3b12',
  motif: 'couch-and-lamp',
  departments: ['hogar-jardin'],
  size: 5,
  care: 0.8,
  ships: 'freight',
  returns: 'thirty',
  about:
    'Mueblería de familia desde los tiempos del abuelo Ramón. Vendemos lo mismo que tenemos en nuestras salas, con medidas verificadas y fotos honestas.',
};

export const refaccionariaElYunque: SellerSheet = {
  name: 'Refaccionaria El Yunque',
  city: 'Monterrey',
  state: 'Nuevo León',
  since: '2015-05-20',
  accent: '#3c4650',
  motif: 'wrench',
  departments: ['ferreteria-autos'],
  size: 6,
  care: 0.75,
  ships: 'fast',
  returns: 'warranty',
  about:
    'Refacciones, herramienta y consejo de mostrador. Si no sabes qué pieza lleva tu coche, pregúntanos con el año y el motor.',
};

export const almacenesLaParroquia: SellerSheet = {
  name: 'Almacenes La Parroquia',
  city: 'Morelia',
  state: 'Michoacán',
  since: '2015-10-09',
  accent: '#7a4b1f',
  motif: 'department-store',
  departments: ['hogar-jardin', 'ropa-calzado', 'juguetes', 'otros'],
  size: 6,
  care: 0.65,
  ships: 'standard',
  returns: 'thirty',
  about:
    'Un almacén de los de antes: blancos, ropa, juguetes y regalos bajo el mismo techo, a una cuadra de la catedral.',
};

export const ferreteriaHermanosQuiroga: SellerSheet = {
  name: 'Ferretería Hermanos Quiroga',
  city: 'Chihuahua',
  state: 'Chihuahua',
  since: '2015-11-27',
  accent: '#b26a00',
  motif: 'hammer',
  departments: ['ferreteria-autos', 'hogar-jardin'],
  size: 6,
  care: 0.75,
  ships: 'standard',
  returns: 'warranty',
  about: 'Tornillo por pieza o por caja, pintura igualada y herramienta que aguanta la obra. Facturamos el mismo día.',
};

export const llantasYRinesDelBajio: SellerSheet = {
  name: 'Llantas y Rines del Bajío',
  city: 'Celaya',
  state: 'Guanajuato',
  since: '2018-06-06',
  accent: '#263238',
  motif: 'wheel',
  departments: ['ferreteria-autos'],
  size: 3,
  care: 0.7,
  ships: 'freight',
  returns: 'warranty',
  about: 'Llantas con fecha de fabricación a la vista. Te recomendamos taller para montarlas cerca de tu casa.',
};

export const lineaBlancaGarza: SellerSheet = {
  name: 'Línea Blanca Garza',
  city: 'San Nicolás de los Garza',
  state: 'Nuevo León',
  since: '2016-04-18',
  accent: '#37474f',
  motif: 'ice',
  departments: ['hogar-jardin', 'electronica'],
  size: 5,
  care: 0.7,
  ships: 'freight',
  returns: 'warranty',
  about:
    'Refrigeradores, lavadoras y estufas con servicio propio en el norte del país. Retiramos tu aparato viejo sin costo en Monterrey.',
};

export const jardinDeXochitla: SellerSheet = {
  name: 'Jardín de Xochitla',
  city: 'Tepotzotlán',
  state: 'Estado de México',
  since: '2020-06-30',
  accent: '#558b2f',
  motif: 'potted-plant',
  departments: ['hogar-jardin', 'mascotas'],
  size: 4,
  care: 0.85,
  ships: 'standard',
  returns: 'thirty',
  about:
    'Macetas, riego y muebles de exterior para patios grandes y balcones chiquitos. Te asesoramos según la luz de tu casa.',
};
