import { byGroup } from '../../shared-by-group.ts';
import { reviews } from '../../shared-sheet.ts';
import { base } from './base.ts';
import { SMALL } from './small-appliance-reviews.ts';

export const preparar = byGroup(
  {
    ...base,
    category: 'hogar-jardin/electrodomesticos/batidoras-y-procesadores',
    weight: 2,
    brands: ['Molendra', 'Hervela'],
    models: 'BT',
    art: 'mixer',
    contents: '1 equipo, accesorios y manual',
    kinds: [
      {
        name: 'Batidora de mano',
        group: 'batir',
        makes: [
          {
            name: 'con 2 pares de aspas',
            line: 'Aspas de alambre para claras y ganchos para masa ligera, los dos pares de acero.',
            point: 'Aspas y ganchos',
            specs: [['Aspas', '4 piezas de acero']],
          },
          {
            name: 'con estuche',
            line: 'El estuche guarda aspas y cable: se acabó el cajón enredado.',
            point: 'Estuche para guardarla',
            specs: [['Aspas', '4 piezas de acero']],
            more: 12,
          },
          {
            name: 'con tazón',
            line: 'El soporte la sostiene sobre el tazón y te deja las manos libres para ir agregando.',
            point: 'Tazón y soporte',
            specs: [['Tazón', '3 L']],
            more: 70,
          },
        ],
        line: 'Bate claras, crema y masa de hot cakes, y se guarda en un cajón.',
        price: 429,
        point: 'Cinco velocidades y turbo',
        use: 'los hot cakes',
        specs: [
          ['Potencia', '250 W'],
          ['Velocidades', '5'],
        ],
      },
      {
        name: 'Batidora de pedestal',
        group: 'batir',
        line: 'El movimiento planetario llega a todas las orillas del tazón, así que no hay que andar bajando la masa con la espátula.',
        price: 3290,
        point: 'Tazón de acero de 4.5 L',
        use: 'hacer pan',
        specs: [
          ['Potencia', '600 W'],
          ['Velocidades', '8'],
        ],
      },
      {
        name: 'Batidora de inmersión',
        group: 'picar',
        makes: [
          {
            name: 'con vaso medidor',
            line: 'El vaso angosto es para la mayonesa casera, que aquí sí cuaja.',
            point: 'Vaso medidor de 700 ml',
            specs: [['Vaso', '700 ml']],
          },
          {
            name: 'con picador',
            line: 'El picador resuelve la cebolla y la nuez sin sacar otra máquina.',
            point: 'Picador de 500 ml',
            specs: [['Picador', '500 ml']],
            more: 30,
          },
          {
            name: 'con batidor de globo',
            line: 'Cambias el pie por el globo y monta crema en dos minutos.',
            point: 'Batidor de globo',
            specs: [['Accesorio', 'Batidor de globo']],
            more: 15,
          },
        ],
        art: 'blender',
        line: 'Se mete directo en la olla: frijoles refritos y cremas sin ensuciar la licuadora.',
        price: 549,
        point: 'Pie de acero desmontable',
        use: 'las cremas',
        specs: [
          ['Potencia', '600 W'],
          ['Velocidades', '2'],
        ],
      },
      {
        name: 'Procesador de alimentos',
        group: 'picar',
        art: 'blender',
        line: 'Pica, ralla y rebana dos kilos de verdura en lo que te acomodas el mandil.',
        price: 1290,
        point: 'Cuatro discos de corte',
        use: 'picar verdura',
        specs: [
          ['Potencia', '700 W'],
          ['Capacidad', '2.4 L'],
        ],
      },
      {
        name: 'Extractor de jugo',
        group: 'picar',
        art: 'juicer',
        line: 'Entra la naranja en mitades y la zanahoria entera; sale el jugo de un lado y el bagazo seco del otro.',
        price: 1190,
        point: 'Boca ancha de 75 mm',
        use: 'los jugos',
        specs: [
          ['Potencia', '800 W'],
          ['Velocidades', '2'],
        ],
      },
      {
        name: 'Molino eléctrico',
        group: 'picar',
        art: 'mixer',
        line: 'Muele carne, chile seco y granos. Para chorizo casero o masa de mole.',
        price: 1590,
        point: 'Tres cedazos de acero',
        use: 'el chorizo casero',
        specs: [
          ['Potencia', '500 W'],
          ['Producción', '1 kg por minuto'],
        ],
      },
    ],
    makes: [
      {
        name: '',
        line: 'Controles grandes, patas de goma y un cuerpo fácil de limpiar.',
        point: 'Base con patas antiderrapantes',
        specs: [['Cuerpo', 'ABS']],
      },
      {
        name: 'de acero',
        line: 'El cuerpo de acero pesa más, y por eso no camina sobre la barra cuando trabaja duro.',
        point: 'Cuerpo de acero inoxidable',
        more: 25,
        specs: [['Cuerpo', 'Acero inoxidable']],
      },
      {
        name: 'de bajo ruido',
        line: 'El motor va montado sobre hules y baja bastante el escándalo.',
        point: 'Motor con soporte de hule',
        more: 15,
        specs: [
          ['Cuerpo', 'ABS'],
          ['Ruido', '68 dB'],
        ],
      },
    ],
    closings: [
      'Dale descansos de un minuto por cada cinco de trabajo y el motor te va a durar años.',
      'Los accesorios entran al lavavajillas; el cuerpo solo con trapo húmedo.',
    ],
    colors: ['Blanco', 'Rojo', 'Negro', 'Verde agua', 'Rosa', 'Plata'],
    trim: ['#c9ccd1'],
    specs: [
      ['Voltaje', '127 V, 60 Hz'],
      ['Protección', 'Térmica, con apagado automático'],
    ],
  },
  {
    batir: reviews(
      [
        'El merengue subió en cuatro minutos.',
        'Las claras quedan a punto de turrón sin cansarme.',
        'Vendo pasteles y la tengo trabajando desde las cinco de la mañana, ni se queja.',
        'Las aspas entran y salen sin pelearse.',
        'Para {uso} es una maravilla.',
      ],
      [
        'La velocidad uno ya salpica, hay que empezar con el trapo encima.',
        'Buena, nada más que hay que bajar la harina de las orillas.',
      ],
      ['Con masa espesa se trabó y olió a quemado.', 'Un batidor llegó chueco.'],
      SMALL,
    ),
    picar: reviews(
      [
        'Para {uso} es una maravilla.',
        'Tiene fuerza de sobra, no se atora a la mitad.',
        'Lo que me llevaba media hora ahora son cinco minutos.',
        'En mi puesto trabaja desde las cinco de la mañana y ni se queja.',
        'Se arma y se desarma sin herramientas.',
      ],
      ['Muy bueno para lo que es, pero hay que lavar varias piezas.', 'Trabaja bien, aunque suena fuerte.'],
      ['Se trabó con la primera carga grande.', 'Perdió fuerza a los dos meses.'],
      SMALL,
    ),
  },
);
