import { byGroup } from '../../shared-by-group.ts';
import { reviews } from '../../shared-sheet.ts';
import { base } from './base.ts';
import { SMALL } from './small-appliance-reviews.ts';

export const limpieza = byGroup(
  {
    ...base,
    category: 'hogar-jardin/electrodomesticos/aspiradoras-y-planchas',
    weight: 3,
    brands: ['Alisandra', 'Hervela'],
    models: 'AP',
    art: 'vacuum',
    scene: 'living',
    contents: '1 equipo, accesorios y manual',
    kinds: [
      {
        name: 'Aspiradora vertical inalámbrica',
        line: 'Sin cable y de menos de tres kilos: la descuelgas, pasas y la cuelgas. Quitando el tubo queda una aspiradora de mano.',
        price: 2490,
        point: 'Hasta 40 minutos por carga',
        use: 'el pelo de perro',
        group: 'asp',
        specs: [
          ['Autonomía', '40 minutos'],
          ['Peso', '2.7 kg'],
        ],
      },
      {
        name: 'Aspiradora robot',
        makes: [
          {
            name: 'con trapeador',
            line: 'El tanque de agua humedece la mopa y deja la loseta sin huellas.',
            point: 'Aspira y trapea',
            specs: [
              ['Trapeado', 'Tanque de 300 ml'],
              ['Ruido', '65 dB'],
            ],
            more: 18,
          },
          {
            name: 'con base de vaciado',
            line: 'La base se traga el polvo y tú cambias la bolsa cada dos meses.',
            point: 'Se vacía sola',
            specs: [
              ['Base', 'Autovaciado de 3 L'],
              ['Ruido', '65 dB'],
            ],
            more: 60,
          },
          {
            name: 'con filtro HEPA',
            line: 'El filtro HEPA detiene el polvo fino y se cambia sin herramienta.',
            point: 'Filtro HEPA',
            specs: [
              ['Filtro', 'HEPA'],
              ['Ruido', '65 dB'],
            ],
          },
        ],
        art: 'robot-vacuum',
        line: 'Sale sola a la hora que le digas, se mete debajo de la cama y regresa a su base a cargarse.',
        price: 3990,
        point: 'Mapea la casa y vuelve a su base',
        use: 'los pisos de loseta',
        group: 'asp',
        specs: [
          ['Autonomía', '110 minutos'],
          ['Altura', '9 cm'],
        ],
      },
      {
        name: 'Aspiradora de arrastre',
        line: 'Depósito sin bolsa y 1,400 watts para quien prefiere fuerza sin andar cuidando la batería.',
        price: 1790,
        point: '1,400 W sin bolsa',
        use: 'las alfombras',
        group: 'asp',
        specs: [
          ['Potencia', '1,400 W'],
          ['Cable', '6 m'],
        ],
      },
      {
        name: 'Aspiradora para líquidos y polvo',
        makes: [
          {
            name: 'con soplador',
            line: 'La manguera se pasa al otro lado y sopla: hojas, aserrín o el asador.',
            point: 'También sopla',
            specs: [
              ['Función', 'Aspira y sopla'],
              ['Ruido', '80 dB'],
            ],
            more: 8,
          },
          {
            name: 'con boquillas para coche',
            line: 'Trae boquilla angosta y cepillo para los asientos y la cajuela.',
            point: 'Boquillas para coche',
            specs: [
              ['Accesorios', '4 boquillas'],
              ['Ruido', '80 dB'],
            ],
          },
        ],
        line: 'Levanta agua, yeso y hasta tornillos chicos; el tambor de acero aguanta taller y cochera.',
        price: 1690,
        point: 'Tambor de 20 L, seco y mojado',
        use: 'la cochera',
        group: 'asp',
        scene: 'garage',
        specs: [
          ['Potencia', '1,250 W'],
          ['Tambor', '20 L'],
        ],
      },
      {
        name: 'Plancha de vapor',
        art: 'iron',
        scene: 'bedroom',
        line: 'La suela corre suave y el golpe de vapor vence hasta el lino.',
        price: 549,
        point: 'Golpe de vapor de 120 g/min',
        use: 'las camisas',
        group: 'pla',
        specs: [
          ['Potencia', '1,600 W'],
          ['Tanque', '300 ml'],
        ],
      },
      {
        name: 'Vaporizador de prendas',
        makes: [
          {
            name: 'con cepillo para tela',
            line: 'El cepillo abre la fibra y se lleva la pelusa en la misma pasada.',
            point: 'Cepillo levanta pelusa',
            specs: [
              ['Accesorio', 'Cepillo'],
              ['Cable', '2.4 m'],
            ],
          },
          {
            name: 'con guante térmico',
            line: 'El guante protege la mano cuando estiras el dobladillo contra el vapor.',
            point: 'Guante incluido',
            specs: [
              ['Accesorio', 'Guante térmico'],
              ['Cable', '2.4 m'],
            ],
            more: 6,
          },
          {
            name: 'de viaje',
            line: 'Pesa menos de un kilo y se desarma para la maleta.',
            point: 'Cabe en la maleta',
            specs: [
              ['Peso', '850 g'],
              ['Cable', '2 m'],
            ],
            more: -12,
          },
        ],
        art: 'iron',
        scene: 'bedroom',
        line: 'Listo en 30 segundos y alisa la ropa colgada, sin burro y sin marcar costuras.',
        price: 649,
        point: 'Vapor en 30 segundos',
        use: 'los vestidos',
        group: 'pla',
        specs: [
          ['Potencia', '1,400 W'],
          ['Tanque', '250 ml'],
        ],
      },
    ],
    makes: [
      {
        name: 'con filtro HEPA',
        group: 'asp',
        line: 'El filtro HEPA lavable atrapa el polvo fino que hace estornudar.',
        point: 'Filtro HEPA lavable',
        more: 12,
        specs: [
          ['Filtro', 'HEPA lavable'],
          ['Ruido', '72 dB'],
        ],
      },
      {
        name: 'con cepillo para mascotas',
        group: 'asp',
        line: 'Incluye un cepillo motorizado que arranca el pelo del sillón en lugar de repartirlo.',
        point: 'Cepillo para pelo de mascota',
        more: 15,
        specs: [
          ['Accesorio', 'Cepillo para mascotas'],
          ['Ruido', '74 dB'],
        ],
      },
      {
        name: 'con 5 accesorios',
        group: 'asp',
        line: 'Cinco boquillas para llegar a las esquinas, las persianas y el asiento del coche.',
        point: '5 accesorios',
        more: 5,
        specs: [
          ['Accesorios', '5 boquillas'],
          ['Ruido', '74 dB'],
        ],
      },
      {
        name: 'con suela de cerámica',
        group: 'pla',
        line: 'La placa de cerámica reparte el calor y no deja brillo en la ropa oscura.',
        point: 'Placa de cerámica',
        specs: [
          ['Placa', 'Cerámica'],
          ['Cable', '2.4 m'],
        ],
      },
      {
        name: 'con apagado automático',
        group: 'pla',
        line: 'Si la olvidas quieta ocho minutos se apaga. Sales de casa sin la duda.',
        point: 'Apagado automático',
        more: 20,
        specs: [
          ['Seguridad', 'Apagado automático'],
          ['Cable', '2.4 m'],
        ],
      },
      {
        name: 'con sistema antisarro',
        group: 'pla',
        line: 'El antisarro la protege del agua dura, tan común en media república.',
        point: 'Sistema antisarro',
        more: 10,
        specs: [
          ['Antisarro', 'Cartucho lavable'],
          ['Cable', '2.4 m'],
        ],
      },
    ],
    closings: [
      'Las refacciones se consiguen con la marca, cosa que no cualquiera puede decir.',
      'Se guarda en seco y con el depósito vacío; así no agarra olor.',
    ],
    colors: ['Blanco', 'Negro', 'Rojo', 'Azul', 'Morado', 'Turquesa'],
    offered: 2,
    trim: ['#8b8f96'],
    specs: [['Voltaje', '127 V, 60 Hz']],
  },
  {
    asp: reviews(
      [
        'Tengo dos perros y por fin no hay pelo por toda la casa.',
        'Se mete a las esquinas mejor que la escoba.',
        'Se vacía sin que se levante el polvo.',
        'Salió perfecta para {uso}.',
        'Conserva la misma fuerza del primer día.',
      ],
      ['Muy buena, pero el depósito es chico y hay que vaciarlo seguido.', 'Suena más fuerte de lo que pensé.'],
      ['La fuerza se acaba a los diez minutos.', 'Se tapa a cada rato y hay que desarmarla.'],
      SMALL,
    ),
    pla: reviews(
      [
        'Las arrugas se van a la primera pasada.',
        'Salió perfecta para {uso}.',
        'Echa vapor parejo y calienta rapidísimo.',
        'Ligera, mi mamá de 70 la maneja sin problema.',
        'No deja marca en la ropa oscura.',
      ],
      [
        'Muy buena, pero el tanque es chico y hay que rellenarlo seguido.',
        'El cable queda justo si el contacto está lejos.',
      ],
      ['Empezó a botar agua manchada en la ropa blanca.', 'El vapor se acaba a media camisa.'],
      SMALL,
    ),
  },
);
