import { byGroup } from '../../shared-by-group.ts';
import { reviews } from '../../shared-sheet.ts';
import { base } from './base.ts';
import { SMALL } from './small-appliance-reviews.ts';

export const tostar = byGroup(
  {
    ...base,
    category: 'hogar-jardin/electrodomesticos/tostadores-y-arroceras',
    weight: 2,
    brands: ['Tueste Fino', 'Hervela'],
    models: 'TA',
    art: 'toaster',
    contents: '1 equipo y manual',
    kinds: [
      {
        name: 'Tostador de 2 rebanadas',
        group: 'pan',
        line: 'Ranuras anchas donde cabe pan de caja, bagel y medio bolillo.',
        price: 449,
        point: 'Ranuras extra anchas',
        use: 'el desayuno',
        specs: [
          ['Potencia', '800 W'],
          ['Ranuras', '2'],
        ],
      },
      {
        name: 'Tostador de 4 rebanadas',
        group: 'pan',
        line: 'Cuatro de un jalón, para que todos se sienten al mismo tiempo.',
        price: 749,
        point: 'Cuatro ranuras con dos controles',
        use: 'el desayuno de cuatro',
        specs: [
          ['Potencia', '1,500 W'],
          ['Ranuras', '4'],
        ],
      },
      {
        name: 'Horno tostador',
        group: 'caliente',
        art: 'oven',
        line: 'Entra una pizza de 30 cm, gratina molletes y ahorra prender el horno grande.',
        price: 1290,
        point: 'Cabe una pizza de 30 cm',
        use: 'los molletes',
        specs: [
          ['Potencia', '1,400 W'],
          ['Capacidad', '20 L'],
        ],
      },
      {
        name: 'Sandwichera',
        group: 'caliente',
        art: 'toaster',
        line: 'Sella las orillas y deja el queso adentro, que es donde debe quedarse.',
        price: 399,
        point: 'Placas que sellan la orilla',
        use: 'las sincronizadas de la cena',
        specs: [
          ['Potencia', '750 W'],
          ['Piezas', '2 sándwiches'],
        ],
      },
      {
        name: 'Arrocera de 10 tazas',
        group: 'olla',
        art: 'rice-cooker',
        line: 'Pones arroz, agua y sal; ella avisa y lo mantiene caliente. También cuece al vapor verduras y tamales chicos.',
        price: 649,
        point: 'Apagado automático y vaporera',
        use: 'el arroz',
        specs: [
          ['Potencia', '700 W'],
          ['Capacidad', '1.8 L, 10 tazas'],
        ],
      },
      {
        name: 'Olla eléctrica de presión',
        group: 'olla',
        art: 'rice-cooker',
        line: 'Frijoles en 35 minutos sin remojar y sin el susto de la válvula: cierra, presuriza y libera con un botón.',
        price: 1890,
        point: 'Doce programas y seguro en la tapa',
        use: 'los frijoles',
        specs: [
          ['Potencia', '1,000 W'],
          ['Capacidad', '6 L'],
        ],
      },
    ],
    makes: [
      {
        name: 'de acero inoxidable',
        colors: ['Plata', 'Negro', 'Grafito'],
        line: 'El exterior de acero inoxidable se ve bien a la vista y se limpia con un trapo.',
        point: 'Exterior de acero inoxidable',
        more: 20,
        specs: [['Exterior', 'Acero inoxidable']],
      },
      {
        name: 'estilo retro',
        line: 'Curvas y detalles cromados como los de las cocinas de los cincuenta.',
        point: 'Diseño retro',
        more: 15,
        specs: [['Exterior', 'Lámina esmaltada']],
      },
      {
        name: 'de tacto frío',
        line: 'Las paredes no queman por fuera, un alivio si hay niños cerca.',
        point: 'Paredes de tacto frío',
        specs: [['Exterior', 'Polipropileno']],
      },
    ],
    closings: [
      'Desconecta y espera a que enfríe antes de limpiar; la base nunca va al agua.',
      'Tiene luz de encendido y enrollacable en la base.',
    ],
    colors: ['Plata', 'Rojo', 'Crema', 'Negro', 'Azul cielo', 'Verde menta'],
    trim: ['#c9ccd1'],
    specs: [
      ['Voltaje', '127 V, 60 Hz'],
      ['Norma', 'NOM-003-SCFI'],
    ],
  },
  {
    pan: reviews(
      [
        'Tuesta parejo por los dos lados, y el bolillo también entra.',
        'La charola de migajas sale fácil.',
        'Ocupa poquito y resuelve {uso}.',
        'El pan brinca solo y a tiempo, ya no lo raspo con el cuchillo.',
        'Mi hijo ya se prepara solo su pan.',
      ],
      ['El nivel tres ya quema, úsenlo en dos.', 'Las rebanadas muy largas se asoman por arriba.'],
      ['Solo calienta de un lado.', 'El botón no se queda abajo, hay que detenerlo con el dedo.'],
      SMALL,
    ),
    caliente: reviews(
      [
        'El queso queda derretido y el pan crujiente.',
        'Calienta en un ratito y resuelve {uso}.',
        'Las orillas quedan doraditas, como en la lonchería.',
        'Ya ni prendo la estufa para cenar.',
        'Mis hijos la piden todas las noches: sincronizadas y a dormir.',
      ],
      ['Dora más atrás que adelante, hay que voltear el pan.', 'Bien, pero por fuera se calienta bastante.'],
      ['Un lado sale quemado y el otro crudo.', 'El queso se pega y no hay quien lo despegue.'],
      SMALL,
    ),
    olla: reviews(
      [
        'Resuelve {uso} mientras yo hago otra cosa.',
        'El arroz queda suelto sin estarlo vigilando.',
        'La dejo trabajando, avisa sola y la comida sigue caliente.',
        'La olla de adentro se lava en un minuto, no se pega nada.',
        'La tapa cierra bien y no hace escándalo.',
      ],
      ['Salpica tantito si la llenas a la raya.', 'La taza medidora es chiquita, hay que hacer cuentas.'],
      ['Se le pega todo en el fondo desde el segundo mes.', 'Escupe agua por la válvula y moja la barra.'],
      SMALL,
    ),
  },
);
