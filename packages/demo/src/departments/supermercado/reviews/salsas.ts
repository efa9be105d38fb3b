import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of salsas, chiles, moles. */
export const picante: ReviewPhrases = {
  good: [
    'Pica rico, sin que se pierda el sabor.',
    'Con unos taquitos de suadero queda de lujo.',
    'Sabe a salsa de casa, no a vinagre.',
    'Mi papá se acabó medio frasco en la carnita asada.',
    'Los chiles venían enteros, flexibles y muy aromáticos.',
    'Por fin {producto} que sí sabe a chile y no a puro picor.',
    'Lo mandé a mi hermana que vive lejos y lloró de la emoción (y del chile).',
    'Buen color y buena consistencia, no se separa.',
    'Me recordó al mercado de mi pueblo.',
    'Pedí uno para probar y ya compré la caja.',
    'Llegó bien sellado y envuelto en burbuja.',
  ],
  mixed: [
    'Rico, pero pica menos de lo que dice.',
    'Para mi gusto le falta sal, nada que no se arregle.',
    'Está bien, aunque el frasco es chiquito.',
    'Buen sabor, la tapa venía un poco floja.',
    'Pica demasiado para los niños, a mí sí me gustó.',
  ],
  bad: [
    'Muy ácido, le gana el vinagre.',
    'La botella llegó tirada y goteando.',
    'No pica nada, me decepcionó.',
    'Me salió amargo, como quemado.',
    'Pedí dos y llegó solo uno.',
  ],
};

/** Reviews of moles and adobos. */
export const moles: ReviewPhrases = {
  good: [
    'Mi suegra preguntó la receta y no le dije.',
    'Se disuelve sin grumos y queda brilloso.',
    'Sabe a fiesta de pueblo.',
    'Rinde muchísimo con caldo de pollo.',
    'No empalaga, el chocolate está justo.',
    'Lo congelé en porciones y quedó igual de bueno.',
    'Hasta mis hijos, que no comen nada picoso, repitieron.',
    'Unas enmoladas en quince minutos, qué más quieren.',
    'Se nota que lleva almendra de verdad.',
    'Lo mandé de regalo a Chicago y llegó perfecto.',
  ],
  mixed: [
    'Bueno, pero algo dulce para mi gusto.',
    'Necesita más caldo del que indica.',
    'El frasco trae mucho aceite arriba, es normal pero asusta.',
    'Rico, aunque esperaba más picor.',
    'Está bien para salir del paso.',
  ],
  bad: [
    'Me salió amargo.',
    'El frasco venía con la tapa floja.',
    'Demasiado aceite y poco mole.',
    'No se deshicieron los grumos ni con licuadora.',
    'Llegó estrellado.',
  ],
};

/** Reviews of dried chiles. */
export const chiles: ReviewPhrases = {
  good: [
    'Los chiles venían flexibles y enteros, no pura cascarita.',
    'Casi sin venas rotas ni polvo en el fondo.',
    'La birria quedó de un color precioso.',
    'Pican lo que deben, ni más ni menos.',
    'Huelen a mercado, qué nostalgia.',
    'Bolsa resellable que sí resella.',
    'Los compro por kilo para mi taquería.',
    'Limpios, sin tierra ni palitos.',
    'Me sorprendió el tamaño, están grandes.',
    'Con dos le das sabor a toda la olla.',
  ],
  mixed: [
    'Buenos, aunque venían algunos quebrados.',
    'Pican menos de lo que recordaba.',
    'Están bien, pero algo resecos.',
    'El precio subió desde la última vez.',
    'Tardaron en llegar, la calidad bien.',
  ],
  bad: [
    'Venían húmedos y con moho.',
    'Pura semilla y pedacitos.',
    'No pican nada.',
    'Me llegó otro tipo de chile.',
    'La bolsa venía abierta.',
  ],
};
