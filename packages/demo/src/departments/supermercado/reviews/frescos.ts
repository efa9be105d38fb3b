import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of milk and cream. */
export const leches: ReviewPhrases = {
  good: [
    'Las cajas llegaron sin golpes y bien acomodadas.',
    'Hace buena espuma para el café.',
    'A mi hijo le cae bien y no se queja del sabor.',
    'Fecha larga, compré para todo el mes.',
    'No cargar doce litros por las escaleras ya es ganancia.',
    'Sabe a leche, así de simple.',
    'La crema queda espesa sobre las flautas.',
    'Tapa rosca, por fin.',
    'Para el arroz con leche quedó cremosa.',
    'Precio por caja mejor que en la tienda.',
  ],
  mixed: [
    'Está bien, un poco aguada para mi gusto.',
    'Una caja venía golpeada.',
    'El sabor es más dulce de lo normal.',
    'Cumple, aunque no siempre hay.',
    'La fecha era más corta que otras veces.',
  ],
  bad: [
    'Una llegó reventada y mojó todo.',
    'Se cortó al abrirla.',
    'Sabe a cartón.',
    'Llegó caliente y decía refrigerado.',
    'Mandaron otra distinta de la que pedí.',
  ],
};

/** Reviews of cheese. */
export const queso: ReviewPhrases = {
  good: [
    'Se derrite precioso en las quesadillas.',
    'Llegó frío, con gel todavía congelado.',
    'Sabe a queso de rancho, no a plástico.',
    'Buena hebra y nada de agua en el empaque.',
    'Empacado al vacío y con buena fecha.',
    'Lo rallé para los elotes y se acabó.',
    'Mi papá es de Chihuahua y lo aprobó.',
    'La sal está en su punto.',
    'El kilo rinde para toda la quincena.',
    'Ni chicloso ni seco, justo.',
  ],
  mixed: [
    'Rico, pero le falta sal.',
    'Llegó fresco, no frío.',
    'La porción se ve más grande en la foto.',
    'Suelta un poco de agua.',
    'Bueno, algo caro.',
  ],
  bad: [
    'El empaque venía inflado.',
    'No deshebra ni de broma.',
    'Llegó tibio, no me animé a comerlo.',
    'Sabe a grasa.',
    'Tenía moho en una orilla.',
  ],
};

/** Reviews of yogurt. */
export const yogures: ReviewPhrases = {
  good: [
    'Cremoso y nada ácido.',
    'Trae fruta de verdad, se ven los pedazos.',
    'Con granola es mi desayuno de lunes a viernes.',
    'Llegó frío y sin una tapa floja.',
    'No empalaga como los otros.',
    'Lo congelo y mis hijos creen que es helado.',
    'Buena fecha, más de tres semanas.',
    'Se acaba antes de que pueda esconderlo.',
    'Llena más de lo que parece.',
    'El bote grande sale mucho mejor.',
  ],
  mixed: [
    'Rico, pero muy líquido.',
    'Le falta fruta.',
    'Un poco ácido para los niños.',
    'El bote grande no cierra bien después.',
    'Caducaba en una semana.',
  ],
  bad: [
    'Llegó tibio y abombado.',
    'Demasiado dulce.',
    'Uno venía abierto.',
    'Sabe artificial.',
    'Se derramó en la bolsa.',
  ],
};

/** Reviews of eggs and cold cuts. */
export const huevos: ReviewPhrases = {
  good: [
    'No llegó ni uno roto ni un empaque inflado.',
    'Desayuno resuelto toda la semana.',
    'Buen tamaño y buen color.',
    'Venía en hielera, el repartidor muy cuidadoso.',
    'No suelta agua en el sartén.',
    'Se nota fresco desde que lo abres.',
    'La fecha está clarita en el empaque.',
    'Para los chilaquiles del domingo, perfecto.',
    'Mejor que el de la tienda y al mismo precio.',
    'Ya es mi pedido fijo de los sábados.',
  ],
  mixed: [
    'Bien, pero el tamaño varía mucho.',
    'Un poco salado para mi gusto.',
    'Llegó fresco aunque no frío.',
    'La fecha era corta.',
    'Cumple, no es nada especial.',
  ],
  bad: [
    'Dos venían estrellados y escurrieron.',
    'El empaque venía sin vacío.',
    'Olía raro al abrirlo.',
    'Llegó caliente, qué peligro.',
    'Faltaban piezas.',
  ],
};
