import type { SellerSheet } from '../sheet.ts';

export const boticaSanRafael: SellerSheet = {
  name: 'Botica San Rafael',
  city: 'Puebla',
  state: 'Puebla',
  since: '2017-09-30',
  accent: '#1b7f79',
  motif: 'pill',
  departments: ['farmacia', 'salud-belleza'],
  size: 6,
  care: 0.8,
  ships: 'fast',
  returns: 'sealed',
  about:
    'Botica con químico responsable en turno. Cuidamos caducidades: nada sale con menos de ocho meses de vigencia.',
};

export const abarrotesDonaChayo: SellerSheet = {
  name: 'Abarrotes Doña Chayo',
  city: 'León',
  state: 'Guanajuato',
  since: '2018-04-11',
  accent: '#c8501e',
  motif: 'shopping-cart',
  departments: ['supermercado', 'bebidas'],
  size: 7,
  care: 0.75,
  ships: 'fresh',
  returns: 'sealed',
  about:
    'La tienda de la esquina, ahora en tu teléfono. Surtimos despensas completas y revisamos huevo por huevo antes de cerrar la caja.',
};

export const cavaDelNorte: SellerSheet = {
  name: 'Cava del Norte',
  city: 'Saltillo',
  state: 'Coahuila',
  since: '2019-10-03',
  accent: '#6b1f3a',
  motif: 'wine-glass',
  departments: ['bebidas'],
  size: 5,
  care: 0.85,
  ships: 'careful',
  returns: 'sealed',
  about: 'Vinos, destilados y café de productores mexicanos. Cada botella viaja en cápsula de cartón y con seguro.',
};

export const mercadoNayarita: SellerSheet = {
  name: 'Mercado Nayarita',
  city: 'Tepic',
  state: 'Nayarit',
  since: '2020-03-02',
  accent: '#00838f',
  motif: 'basket',
  departments: ['supermercado', 'otros'],
  size: 4,
  care: 0.85,
  ships: 'fresh',
  returns: 'sealed',
  about:
    'Salsas, café, miel y despensa de productores de la costa. Compramos directo en los pueblos y pagamos al contado.',
};

export const farmaciaSantaEngracia: SellerSheet = {
  name: 'Farmacia Santa Engracia',
  city: 'Monterrey',
  state: 'Nuevo León',
  since: '2016-10-24',
  accent: '#2c6fbb',
  motif: 'stethoscope',
  departments: ['farmacia', 'mama-bebe'],
  size: 5,
  care: 0.78,
  ships: 'fast',
  returns: 'sealed',
  about:
    'Farmacia y equipo médico para cuidar en casa. Nuestras enfermeras te explican por teléfono cómo usar lo que compraste.',
};
