import type { Archetype } from '../../types.ts';

/** Sentences about each maker, for the end of descriptions. */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  Nogalera: [
    'Nogalera trabaja en Ocotlán desde hace tres generaciones y lija cada pieza a mano antes del barniz.',
    'En Nogalera numeran cada mueble: con ese número consigues herrajes y piezas aunque pasen diez años.',
  ],
  'Casa Xilitla': [
    'Casa Xilitla diseña en la Huasteca, y se le nota el gusto por las formas curvas y la fibra natural.',
    'Cada temporada Casa Xilitla hace lotes chicos; cuando se acaba un color, suele tardar en volver.',
  ],
  'Muebles Otate': [
    'Muebles Otate compra madera certificada en Durango y te dice de qué ejido salió.',
    'El taller de Muebles Otate está en Tlajomulco y responde el teléfono una persona, no una grabación.',
  ],
  Tzintzuni: [
    'Tzintzuni es una cooperativa de carpinteros de Michoacán que vende sin intermediarios.',
    'Los herrajes de Tzintzuni se consiguen en cualquier ferretería; lo pensaron así a propósito.',
  ],
  'Virreina Norte': [
    'Virreina Norte nació en Monterrey haciendo muebles para hoteles, que aguantan trato de hotel.',
    'Virreina Norte empaca con cartón reciclado y se lleva los empaques si lo pides al recibir.',
  ],
  'Sueño Manso': [
    'Sueño Manso prueba sus materiales con cien mil ciclos de peso antes de sacarlos a la venta.',
    'En Sueño Manso te orientan por teléfono si no sabes qué firmeza te conviene.',
  ],
  'Telar Menta': [
    'Telar Menta teje en Tlaxcala y tiñe con procesos que reutilizan el agua.',
    'Las costureras de Telar Menta firman la etiqueta interior. Búscala.',
  ],
  Algodonia: [
    'Algodonia usa algodón de La Laguna, de la siembra a la costura sin salir de Coahuila.',
    'Algodonia lava todo antes de empacarlo, así que lo que ves ya no encoge.',
  ],
  Corvenza: [
    'Corvenza tiene centros de servicio en las 32 capitales y refacciones por lo menos diez años.',
    'Los técnicos de Corvenza llaman antes de ir y llevan las piezas más comunes en la camioneta.',
  ],
  Norfría: [
    'Norfría prueba sus equipos a 45 grados, en Mexicali, donde el verano no perdona.',
    'Norfría arma en Ciénega de Flores y surte refacciones en tres días hábiles.',
  ],
  Hogarza: [
    'Hogarza hace equipos sencillos, fáciles de reparar por cualquier técnico de la colonia.',
    'El manual de Hogarza trae al final una tabla de fallas con su remedio. Ahorra muchas visitas.',
  ],
  Ventarra: [
    'Ventarra empezó en Mérida y entiende de calor como pocos.',
    'Ventarra vende por separado aspas, rejillas y controles: se repara, no se tira.',
  ],
  Molendra: [
    'Molendra repone vasos, empaques y cuchillas sin preguntar de qué año es tu equipo.',
    'Los motores de Molendra se prueban moliendo mole en serio, en una fonda de Puebla.',
  ],
  Hervela: [
    'Hervela incluye en la caja un recetario de cocineras de Querétaro que sí se usa.',
    'Hervela tiene taller propio en la Ciudad de México y arregla lo que vende.',
  ],
  'Tueste Fino': [
    'Tueste Fino trabaja con cafetaleros de Coatepec y pone a prueba todo en una barra de verdad.',
    'En Tueste Fino regalan un video corto para sacarle jugo a cada función.',
  ],
  Alisandra: [
    'Alisandra repara gratis el primer cable que se gaste, que es siempre lo primero.',
    'Alisandra recibe tu equipo viejo y te hace un descuento en el siguiente.',
  ],
  'Brasa y Barro': [
    'Brasa y Barro trabaja con talleres familiares de Tonalá y Atzompan y publica sus nombres.',
    'Brasa y Barro hace pruebas de plomo en cada lote y pone el resultado en la caja.',
  ],
  'Comal de Tere': [
    'Doña Tere empezó vendiendo comales en el mercado de Tlacolula; hoy su nieta lleva la cuenta.',
    'Comal de Tere manda una hoja con el curado paso a paso. Guárdala, vas a volver a ella.',
  ],
  Alfarina: [
    'Alfarina repone piezas sueltas, así que una taza rota no arruina el juego.',
    'En Alfarina hornean dos veces al mes; por eso los lotes son cortos.',
  ],
  Luzenda: [
    'Luzenda revisa cada pieza a mano antes de empacarla, y el que revisa firma.',
    'Luzenda trabaja con artesanos de Tlaquepaque y San Miguel y paga por adelantado.',
  ],
  'Jardín de Tula': [
    'Jardín de Tula tiene vivero en Hidalgo y contesta dudas de plantas por mensaje.',
    'En Jardín de Tula prueban a pleno sol un verano completo antes de vender.',
  ],
  Ordenalia: [
    'Ordenalia vende también piezas sueltas para ir creciendo el sistema poco a poco.',
    'Las medidas de Ordenalia combinan entre sí: lo de hoy encaja con lo que compres después.',
  ],
  Brillarina: [
    'Brillarina hace repuestos de todo lo que vende, y no cambian de forma cada año.',
    'Brillarina usa plástico reciclado de Toluca en la mitad de su línea.',
  ],
};

/** The archetype, whose descriptions mostly end with a sentence about the maker. */
export function signed(archetype: Archetype): Archetype {
  return {
    ...archetype,
    make(random) {
      const draft = archetype.make(random);
      const says = SAYS[draft.brand];
      return says && random.chance(0.75)
        ? { ...draft, description: `${draft.description}\n\n${random.pick(says)}` }
        : draft;
    },
  };
}
