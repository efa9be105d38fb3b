import { byGroup } from '../../shared-by-group.ts';
import { reviews } from '../../shared-sheet.ts';
import { base } from './base.ts';
import { SMALL } from './small-appliance-reviews.ts';

export const licuadoras = byGroup(
  {
    ...base,
    category: 'hogar-jardin/electrodomesticos/licuadoras',
    weight: 3,
    brands: ['Molendra', 'Hervela'],
    models: 'LC',
    art: 'blender',
    contents: '1 base, 1 vaso con tapa y manual',
    kinds: [
      {
        name: 'Licuadora de 500 W',
        group: 'casa',
        line: 'La de diario: salsas, licuados y crema de calabaza sin complicarse.',
        price: 649,
        point: '500 W para el trabajo de diario',
        use: 'las salsas',
        specs: [
          ['Potencia', '500 W'],
          ['Velocidades', '2 y pulso'],
        ],
      },
      {
        name: 'Licuadora de 700 W',
        group: 'casa',
        line: 'Con 700 watts ya se anima con el hielo y con el mole de olla grande.',
        price: 990,
        point: '700 W que pueden con el hielo',
        use: 'los licuados',
        specs: [
          ['Potencia', '700 W'],
          ['Velocidades', '5 y pulso'],
        ],
      },
      {
        name: 'Licuadora de alto desempeño de 1,400 W',
        group: 'casa',
        line: 'Deja la fruta congelada como nieve y la semilla del jitomate desaparece. Es más de lo que pide una casa, y por eso no se cansa.',
        price: 2490,
        point: '1,400 W para fruta congelada',
        use: 'los smoothies',
        specs: [
          ['Potencia', '1,400 W'],
          ['Velocidades', 'Variables y pulso'],
        ],
      },
      {
        name: 'Licuadora portátil',
        makes: [
          {
            name: 'con vaso irrompible',
            line: 'El vaso de tritán sobrevive a las caídas y no guarda olores.',
            point: 'Vaso de tritán',
            specs: [['Vaso', 'Tritán, 400 ml']],
          },
          {
            name: 'con correa',
            line: 'La correa se cuelga de la mochila o de la muñeca.',
            point: 'Correa para colgarla',
            specs: [['Vaso', 'Tritán, 400 ml']],
            more: 6,
          },
          {
            name: 'con seis aspas',
            line: 'Sus seis aspas muelen hielo en cubo chico, cosa rara en una portátil.',
            point: 'Seis aspas',
            specs: [['Vaso', 'Tritán, 450 ml']],
            more: 20,
          },
        ],
        line: 'Mueles, tapas y te la llevas: el vaso es la misma botella. Se recarga por USB y da para doce licuados.',
        price: 449,
        point: 'Recargable por USB',
        use: 'el gimnasio',
        group: 'port',
        specs: [
          ['Potencia', '80 W'],
          ['Capacidad', '400 ml'],
        ],
      },
      {
        name: 'Licuadora para negocio de 1,800 W',
        group: 'casa',
        makes: [
          {
            name: 'con vaso de policarbonato de 2 L',
            line: 'El policarbonato es transparente, no se despostilla y enseña cómo va la molienda.',
            point: 'Vaso de 2 L sin BPA',
            specs: [['Vaso', 'Policarbonato, 2 L']],
          },
          {
            name: 'con vaso de acero de 3 L',
            line: 'El vaso de acero de tres litros saca la salsa de toda la mañana en dos tandas.',
            point: 'Vaso de acero de 3 L',
            specs: [['Vaso', 'Acero inoxidable, 3 L']],
            more: 22,
          },
        ],
        line: 'Pensada para juguerías y fondas, que la prenden cien veces al día. El motor lleva protector térmico y carbones que se cambian.',
        price: 3690,
        point: 'Motor para uso rudo con protector térmico',
        use: 'mi fonda',
        specs: [
          ['Potencia', '1,800 W'],
          ['Velocidades', '2'],
        ],
      },
    ],
    makes: [
      {
        name: 'con vaso de vidrio de 1.5 L',
        group: 'casa',
        line: 'El vaso de vidrio no se queda con el olor a cebolla y aguanta el caldo caliente.',
        point: 'Vaso de vidrio de 1.5 L',
        more: 10,
        specs: [['Vaso', 'Vidrio, 1.5 L']],
      },
      {
        name: 'con vaso de acero de 1.8 L',
        group: 'casa',
        line: 'El vaso de acero inoxidable no se quiebra aunque se caiga, y en una casa con niños se cae.',
        point: 'Vaso de acero de 1.8 L',
        more: 18,
        specs: [['Vaso', 'Acero inoxidable, 1.8 L']],
      },
      {
        name: 'con vaso de tritán de 2 L',
        group: 'casa',
        line: 'El tritán pesa la mitad que el vidrio, no tiene BPA y trae medidas que no se borran.',
        point: 'Vaso ligero de 2 L sin BPA',
        specs: [['Vaso', 'Tritán, 2 L']],
      },
      {
        name: 'con vaso de viaje',
        line: 'Trae un vaso extra con tapa para salir corriendo con el licuado en la mano.',
        point: 'Vaso de viaje incluido',
        more: 8,
        specs: [['Vaso de viaje', '500 ml']],
      },
    ],
    closings: [
      'Las cuchillas son de acero y se desenroscan para lavarlas a fondo.',
      'Para dejarla limpia: agua tibia, una gota de jabón y diez segundos de pulso.',
    ],
    colors: ['Rojo', 'Negro', 'Blanco', 'Plata', 'Verde menta', 'Azul marino'],
    trim: ['#c9ccd1'],
    specs: [
      ['Cuchillas', 'Acero inoxidable'],
      ['Voltaje', '127 V, 60 Hz'],
    ],
  },
  {
    casa: reviews(
      [
        'Muele el mole sin que se caliente ni huela a motor.',
        'La salsa sale en diez segundos, y tersa.',
        'Los licuados ya no llevan piedras de hielo.',
        'El vaso no gotea y la tapa ajusta de verdad.',
        'La compré para {uso} y ha salido buenísima.',
      ],
      ['Muele muy bien pero despierta a los vecinos.', 'El vaso es bonito, pero pesa lleno.'],
      ['Se barrió el acoplador al segundo mes.', 'Deja trozos de chile aunque la deje tres minutos.'],
      SMALL,
    ),
    port: reviews(
      [
        'Me hago el licuado en la oficina y nadie se entera.',
        'La recargo con el mismo cable del celular.',
        'El plátano y la avena quedan sin grumos.',
        'Cabe parada en la mochila y no gotea.',
        'La compré para {uso} y ha salido buenísima.',
      ],
      [
        'Hay que cortar la fruta chiquita, no es para trozos grandes.',
        'Muele bien, pero hay que agitarla a medio licuado.',
      ],
      ['La pila ya no aguanta ni tres licuados.', 'Se le mete líquido por abajo y dejó de cargar.'],
      SMALL,
    ),
  },
);
