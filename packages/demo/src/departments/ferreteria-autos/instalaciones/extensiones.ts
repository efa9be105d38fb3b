import { byGroup } from '../../shared-by-group.ts';
import { reviews } from '../../shared-sheet.ts';
import { BRANDS } from '../brands.ts';
import { AT_HOME } from './at-home-reviews.ts';

export const extensiones = byGroup(
  {
    category: 'ferreteria-autos/electricidad-y-plomeria/extensiones-y-contactos',
    weight: 3,
    brands: BRANDS.electric,
    models: 'EX',
    kinds: [
      {
        name: 'Extensión de uso rudo',
        group: 'larga',
        line: 'Forro de hule que resiste aceite y pisotones, para la obra y para el taller.',
        price: 289,
        point: 'Forro de hule',
        use: 'la obra',
        scene: 'workshop',
        choice: {
          name: 'Largo',
          values: [
            ['5 m', 0],
            ['10 m', 190],
            ['20 m', 520],
          ],
        },
        specs: [
          ['Calibre', '3 x 14 AWG'],
          ['Corriente', '15 A'],
        ],
        contents: '1 extensión',
      },
      {
        name: 'Extensión doméstica',
        group: 'larga',
        line: 'Para lo de la casa: televisión, lámparas y ventilador. Delgada, que no estorba bajo el mueble.',
        price: 99,
        point: 'Tres salidas',
        use: 'la televisión',
        choice: {
          name: 'Largo',
          values: [
            ['3 m', 0],
            ['5 m', 40],
            ['8 m', 110],
          ],
        },
        specs: [
          ['Calibre', '2 x 16 AWG'],
          ['Corriente', '13 A'],
        ],
        contents: '1 extensión',
      },
      {
        name: 'Multicontacto',
        group: 'barra',
        line: 'Seis contactos con separación amplia, para que los cargadores gordos no se peleen entre ellos.',
        price: 189,
        point: 'Seis contactos separados',
        use: 'el escritorio',
        scene: 'desk',
        specs: [
          ['Contactos', '6'],
          ['Largo del cable', '1.5 m'],
        ],
        contents: '1 multicontacto',
      },
      {
        name: 'Regulador de voltaje',
        group: 'barra',
        line: 'Sube o baja lo que la luz de la calle trae de más, antes de que llegue al refrigerador.',
        price: 449,
        point: 'Corrige de 94 a 145 V',
        use: 'el refrigerador',
        scene: 'kitchen',
        specs: [
          ['Capacidad', '1,200 VA'],
          ['Rango de entrada', '94 a 145 V'],
        ],
        contents: '1 regulador',
      },
      {
        name: 'Contacto doble con placa',
        art: 'outlet',
        group: 'pared',
        line: 'El contacto con tierra que pide cualquier revisión, con placa y tornillos incluidos.',
        price: 79,
        point: 'Polarizado y aterrizado',
        use: 'la remodelación',
        specs: [
          ['Corriente', '15 A'],
          ['Montaje', 'Caja chalupa'],
        ],
        contents: '1 contacto con placa y tornillos',
      },
    ],
    makes: [
      {
        name: 'con clavija reforzada',
        group: 'larga',
        line: 'La clavija va inyectada al cable, de una pieza: no se zafa aunque jales.',
        point: 'Clavija inyectada',
        specs: [
          ['Clavija', 'Aterrizada'],
          ['Forro', 'PVC o hule'],
        ],
      },
      {
        name: 'de alta visibilidad',
        group: 'larga',
        line: 'Color encendido, para que nadie se tropiece ni le pase encima la podadora.',
        more: 8,
        point: 'Color que se ve',
        specs: [
          ['Clavija', 'Aterrizada'],
          ['Forro', 'Alta visibilidad'],
        ],
        palette: ['#ee7a25', '#f5c929', '#1d1d20'],
      },
      {
        name: 'con protección contra picos',
        group: 'barra',
        line: 'Un varistor se come el pico de voltaje antes que tu equipo, y un foquito avisa cuando ya cumplió.',
        more: 25,
        point: 'Supresor de picos',
        specs: [
          ['Supresión', '900 joules'],
          ['Botón', 'De encendido con luz'],
        ],
      },
      {
        name: 'con dos puertos USB',
        group: 'barra',
        line: 'Dos puertos USB-C cargan el teléfono sin ocupar contacto.',
        more: 38,
        point: 'USB-C de 20 W',
        specs: [
          ['USB', '2 puertos, 20 W'],
          ['Botón', 'De encendido con luz'],
        ],
      },
      {
        name: 'en acabado mate',
        group: 'pared',
        line: 'La placa mate disimula las huellas y combina con las de los apagadores.',
        point: 'Placa mate',
        specs: [
          ['Placa', 'Policarbonato mate'],
          ['Fijación', 'Tornillos ocultos'],
        ],
        palette: ['#f6f5f1', '#1d1d20', '#c9ccd1'],
      },
      {
        name: 'con USB-C integrado',
        group: 'pared',
        line: 'El contacto de la cocina carga el teléfono directo, sin adaptador saliendo de la pared.',
        more: 90,
        point: 'USB-C de 18 W en la pared',
        specs: [
          ['USB', '1 puerto, 18 W'],
          ['Placa', 'Policarbonato'],
        ],
      },
    ],
    closings: [
      'No conectes una extensión tras otra: es de lo que más quema casas.',
      'Suma los watts de lo que vas a conectar: a 127 V, quince amperes son unos 1,900.',
      'Cumple la NOM-003-SCFI y el certificado viene impreso en el empaque.',
    ],
    points: ['Cobre completo, no aluminio'],
    specs: [
      ['Norma', 'NOM-003-SCFI'],
      ['Voltaje', '127 V'],
    ],
    groups: ['Capacidad', 'Detalles'],
    palettes: [
      ['#f6f5f1', '#1d1d20', '#c8242f'],
      ['#1d1d20', '#f5c929', '#8b8f96'],
      ['#ee7a25', '#36383c', '#c9ccd1'],
      ['#c3c6cb', '#2c62b8', '#1d1d20'],
    ],
    art: 'extension-cord',
    scene: 'living',
    warranty: '2 años contra defectos de fábrica',
    contents: '1 pieza',
  },
  {
    larga: reviews(
      [
        'El cable es grueso de verdad, no como las del semáforo.',
        'Las clavijas entran justas y no se salen.',
        'La uso para {uso} y no se calienta.',
        'El largo es exacto, lo medí.',
        'El forro no se enrosca como resorte.',
        'La pisaron, la mojaron y ahí sigue.',
      ],
      [
        'Buena, aunque la clavija es gorda y tapa el contacto de junto.',
        'Cumple; viene muy doblada y tarda en desenroscarse.',
        'Bien, pero de otro color se vería menos.',
      ],
      [
        'Se calentó con la plancha y la desconecté luego luego.',
        'La clavija quedó floja a las dos semanas.',
        'Vino con el forro cortado, se veía el cobre.',
      ],
      AT_HOME,
    ),
    barra: reviews(
      [
        'Se fue la luz tres veces y mis aparatos, intactos.',
        'Los contactos tienen buena separación, caben los cargadores gordos.',
        'El botón de encendido tiene luz, muy práctico.',
        'Lo puse en {uso} y me quité de preocupaciones.',
        'Pesa, y eso en estas cosas es buena señal.',
        'Cabe detrás del mueble sin estorbar.',
      ],
      [
        'Funciona, aunque la lucecita alumbra medio cuarto de noche.',
        'El cable podría ser más largo.',
        'Bien, pero los contactos vienen apretados.',
      ],
      ['Truena cada que conecto algo.', 'Dejó de prender al mes.', 'No aguantó ni la primera variación de luz.'],
      AT_HOME,
    ),
    pared: reviews(
      [
        'Quedó al ras de la pared, se ve muy bien.',
        'Los tornillos de los cables aprietan con ganas.',
        'Cambié los de toda la casa para {uso}.',
        'La clavija entra firme y ya no se cae el cargador.',
        'La placa tapa el hueco chueco que dejaron antes.',
        'Media hora por contacto, contando el miedo a la corriente.',
      ],
      [
        'Bien, pero la placa se raya con facilidad.',
        'La caja chalupa de mi casa es chica y batallé.',
        'Bonito, aunque de otro blanco que mis apagadores.',
      ],
      ['La tierra no hace contacto.', 'Se zafa la clavija con tantito que la muevas.', 'La placa llegó quebrada.'],
      AT_HOME,
    ),
  },
);
