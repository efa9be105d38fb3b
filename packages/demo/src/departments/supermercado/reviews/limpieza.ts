import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of cleaning products. */
export const limpieza: ReviewPhrases = {
  good: [
    'Huele rico y no marea, lo uso con las ventanas cerradas sin problema.',
    'Con medio tapón basta, rinde muchísimo.',
    'Quitó la mancha de mole del mantel, ya con eso.',
    'La ropa queda suave y el aroma dura hasta que la usas.',
    'No me reseca las manos y eso que lavo trastes tres veces al día.',
    'Venía con la tapa encintada, cero derrames.',
    'Le hice caso a la dosis y me duró dos meses.',
    'Mi perrito es alérgico a todo y con este no ha tenido lata.',
    'Sale mejor que en el súper y no lo cargo yo.',
    'El piso queda sin esa capa pegajosa que dejan otros.',
  ],
  mixed: [
    'Limpia bien, pero el aroma se va rápido.',
    'Está bien para diario, con cochambre viejo hay que tallar.',
    'La botella llegó con la tapa rota, el contenido completo.',
    'Esperaba que hiciera más espuma, aunque limpia igual.',
    'El olor es algo fuerte al principio.',
  ],
  bad: [
    'Llegó derramado, se salió casi la mitad.',
    'No quitó nada, me quedé igual.',
    'El aroma me dio dolor de cabeza.',
    'Se rompe al primer uso, muy delgado.',
    'Mandaron otro aroma distinto al que pedí.',
  ],
};

/** Reviews of paper and disposables. */
export const papeles: ReviewPhrases = {
  good: [
    'Rinde mucho más que los que compraba.',
    'Viene comprimido y luego esponja, no ocupa lugar.',
    'No se deshace ni deja pelusa.',
    'Resiste sin romperse.',
    'La caja me dura dos meses y me olvido del tema.',
    'Suave, sin perfume.',
    'Para mi negocio me sale mejor por caja.',
    'Llegó bien forrado, ni una esquina mojada.',
    'Absorbe de verdad.',
    'Buena compra para no cargar bultos del súper.',
  ],
  mixed: [
    'Está bien, un poco delgado.',
    'Trae menos hojas de las que parece.',
    'La caja llegó mojada por fuera.',
    'Cumple, sin más.',
    'Salió igual que en la tienda.',
  ],
  bad: ['Se rompe con nada.', 'Faltaba un paquete.', 'Muy áspero.', 'Llegó abierto y sucio.', 'No absorbe.'],
};
