import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';

export const aceites = lineup({
  category: 'ferreteria-autos/refacciones-y-llantas/aceites-y-lubricantes',
  weight: 4,
  brands: ['Lubrama', 'Pistonera', 'Ámbar Motor'],
  models: ['Plata', 'Norte', 'Kilómetro', 'Ruta', 'Doble'],
  reviews: reviews(
    [
      'El motor suena más parejo desde el cambio.',
      'Trae el sello completo y la fecha de lote a la vista.',
      'Lo uso en {uso} y no ha bajado el nivel.',
      'Rinde exacto para el cambio, no faltó ni sobró.',
      'El pico del envase no tira ni una gota.',
      'El mismo que ponen en el taller, a mejor precio.',
      'Ya van tres cambios con este y el mecánico lo aprueba.',
      'Arranca suavecito en las mañanas frías.',
      'Llegó en doble bolsa, por si las dudas.',
      'Salió dorado y limpio, no rebajado.',
    ],
    [
      'Bueno, aunque el envase es distinto al de la foto.',
      'Cumple, pero ya subió de precio desde la última vez.',
      'El tapón venía algo flojo; no se derramó.',
      'No noté diferencia con el anterior, tampoco problema.',
      'El cartón venía manchado, el envase estaba bien.',
    ],
    [
      'Llegó abierto y derramado en la caja.',
      'El sello venía roto, ya no lo usé.',
      'Envase sumido y sin lote, mejor lo devolví.',
      'Pedí una viscosidad y llegó otra.',
      'A los tres mil ya estaba negro.',
    ],
  ),
  kinds: [
    {
      name: 'Aceite sintético para motor',
      group: 'sintetico',
      line: 'Fluye en frío desde el primer giro y conserva el cuerpo a media carretera; aguanta cambios más espaciados.',
      price: 229,
      point: 'Protege desde el arranque',
      use: 'mi coche del 2019',
      params: { sub: 'Sintético' },
      specs: [
        ['Base', 'Sintética'],
        ['Cambio sugerido', 'Cada 10,000 km'],
      ],
    },
    {
      name: 'Aceite semisintético para motor',
      group: 'semi',
      line: 'El punto medio entre precio y protección, para motores que ya pasaron los cien mil.',
      price: 149,
      point: 'Buen precio por kilómetro',
      use: 'la camioneta',
      params: { sub: 'Semisintético' },
      specs: [
        ['Base', 'Semisintética'],
        ['Cambio sugerido', 'Cada 7,000 km'],
      ],
    },
    {
      name: 'Aceite mineral para motor',
      group: 'mineral',
      line: 'Más espeso, para el motor viejo que ya pide un litro entre cambio y cambio.',
      price: 109,
      point: 'Para alto kilometraje',
      use: 'el vochito',
      params: { sub: 'Mineral' },
      specs: [
        ['Base', 'Mineral'],
        ['Cambio sugerido', 'Cada 5,000 km'],
      ],
    },
  ],
  makes: [
    {
      name: '0W-20',
      group: 'sintetico',
      line: 'La viscosidad que piden los motores recientes para cuidar el consumo de gasolina.',
      more: 15,
      point: 'Viscosidad 0W-20',
      specs: [
        ['Viscosidad', 'SAE 0W-20'],
        ['Servicio', 'API SP'],
      ],
    },
    {
      name: '5W-30',
      group: 'sintetico',
      line: 'La medida más pedida en autos de inyección de los últimos quince años.',
      point: 'Viscosidad 5W-30',
      specs: [
        ['Viscosidad', 'SAE 5W-30'],
        ['Servicio', 'API SP'],
      ],
    },
    {
      name: '10W-30',
      group: 'semi',
      line: 'Un 10W-30 se lleva bien con el clima templado y con el tráfico.',
      point: 'Viscosidad 10W-30',
      specs: [
        ['Viscosidad', 'SAE 10W-30'],
        ['Servicio', 'API SN'],
      ],
    },
    {
      name: '15W-40',
      group: 'semi',
      line: 'El 15W-40 aguanta carga y calor: el de las camionetas de reparto.',
      more: 4,
      point: 'Viscosidad 15W-40',
      specs: [
        ['Viscosidad', 'SAE 15W-40'],
        ['Servicio', 'API SN'],
      ],
    },
    {
      name: '20W-50',
      group: 'mineral',
      line: 'Película gruesa, que sella mejor los anillos gastados y hace menos humo.',
      point: 'Viscosidad 20W-50',
      specs: [
        ['Viscosidad', 'SAE 20W-50'],
        ['Servicio', 'API SL'],
      ],
    },
    {
      name: 'SAE 40',
      group: 'mineral',
      line: 'Monogrado de los de antes, para clásicos y motores de trabajo.',
      more: -6,
      point: 'Monogrado',
      specs: [
        ['Viscosidad', 'SAE 40'],
        ['Servicio', 'API SJ'],
      ],
    },
  ],
  closings: [
    'Busca la viscosidad en el manual o en la tapa del motor antes de elegir.',
    'Junta el aceite usado en su mismo envase y llévalo a un centro de acopio o a tu taller: una cubeta contamina un río.',
    'Cambia también el filtro; el aceite nuevo con filtro viejo dura la mitad.',
  ],
  points: ['Sello y lote visibles', 'Con pico que no derrama'],
  specs: [
    ['Norma', 'NOM-116-SCFI'],
    ['Motor', 'Gasolina'],
  ],
  groups: ['Base', 'Viscosidad'],
  choice: {
    name: 'Presentación',
    values: [
      ['946 ml', 0],
      ['4.73 L', 690],
    ],
  },
  palettes: [
    ['#d0a548', '#1d1d20', '#f6f5f1'],
    ['#c8242f', '#f5c929', '#1d1d20'],
    ['#2c62b8', '#c9ccd1', '#f5c929'],
    ['#2e8b57', '#1d1d20', '#f6f5f1'],
    ['#36383c', '#ee7a25', '#c9ccd1'],
  ],
  params: { label: '{marca}' },
  art: 'oil-bottle',
  scene: 'garage',
  warranty: '30 días contra fallas de envase o de contenido',
  contents: '1 envase',
});
