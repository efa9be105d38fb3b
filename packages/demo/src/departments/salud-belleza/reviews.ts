import type { ReviewPhrases } from '../../types.ts';

/** Of what is applied to skin. */
export const piel: ReviewPhrases = {
  good: [
    'Se absorbe rápido y no me deja brillosa, y eso que soy mixta.',
    'Mi piel es súper sensible y no me ardió nada.',
    'Con dos gotitas alcanza para cara y cuello.',
    'A las tres semanas se me ve la cara más pareja.',
    'Huele suave, casi a nada, como me gusta.',
    'Lo usa también mi esposo y ya peleamos por el frasco.',
    'El dosificador no desperdicia, muy bien pensado.',
    'Ya voy por la segunda compra y sin arrepentirme.',
    'Con el calor de Veracruz no se siente pesado.',
    'La caja venía golpeada pero el producto intacto y sellado.',
  ],
  mixed: [
    'Es bueno, pero para piel muy seca se queda corto.',
    'Me gusta la textura, el aroma no tanto.',
    'Todavía no noto gran cambio, llevo quince días.',
    'La tapa es incómoda, lo demás bien.',
    'Está bien, aunque esperaba más contenido.',
  ],
  bad: [
    'Me sacó granitos y lo tuve que dejar.',
    'Llegó derramado, medio vacío.',
    'Se hace bolita con lo que me ponga encima.',
    'Muy grasoso, me dejó la cara brillando.',
    'El sello venía roto.',
  ],
};

/** Of hair products and tools. */
export const cabello: ReviewPhrases = {
  good: [
    'Mis chinos quedaron definidos y sin ese crujido feo.',
    'Se me cae menos el pelo al peinarme.',
    'Rinde muchísimo, con poquito haces espuma.',
    'Aroma rico que dura hasta el otro día.',
    'Lo compré para {uso} y funciona perfecto.',
    'No me reseca las puntas, tengo el pelo decolorado.',
    'En mi estética lo usamos y las clientas preguntan.',
    'Quita el frizz hasta en temporada de lluvia.',
    'Mi hija se deja peinar sin llorar, con eso digo todo.',
    'Cumple lo que promete y no pesa.',
  ],
  mixed: [
    'Bueno, aunque en pelo grueso hay que usar el doble.',
    'El aroma está fuerte, el resultado bien.',
    'Me dejó suave pero sin volumen.',
    'Está bien para diario, para ocasiones no tanto.',
    'Le falta potencia o soy muy exigente.',
  ],
  bad: [
    'Me dejó el pelo como paja.',
    'Llegó con la tapa quebrada.',
    'Me dio comezón en el cuero cabelludo.',
    'No noté ninguna diferencia, nada.',
    'Pedí uno y llegó otro distinto.',
  ],
};

/** Of makeup. */
export const maquillaje: ReviewPhrases = {
  good: [
    'El tono {color} es igualito al de la foto.',
    'Me duró desde la mañana hasta la boda y sin retocar.',
    'Pigmenta a la primera pasada.',
    'No se corre ni con el calor de la pista de baile.',
    'A mi piel morena le queda precioso.',
    'Se quita fácil con desmaquillante, sin tallar.',
    'Cremosito, no reseca nada.',
    'Bonito empaque, lo di de regalo con todo y caja.',
    'Por ese precio no esperaba tanto, la verdad.',
    'Me han chuleado el color toda la semana.',
  ],
  mixed: [
    'El tono es más claro de lo que se ve en pantalla.',
    'Bonito, pero transfiere al cubrebocas.',
    'Dura unas cuatro horas, luego hay que retocar.',
    'El aplicador no me encantó.',
    'Está lindo, aunque es chiquito.',
  ],
  bad: [
    'Llegó quebrado y embarrado en la caja.',
    'Me dio alergia, ojos hinchados.',
    'Nada que ver el color.',
    'Se seca y se cuartea.',
    'Venía abierto, como usado.',
  ],
};

/** Of scents. */
export const aroma: ReviewPhrases = {
  good: [
    'Dura todo el día, en la ropa hasta dos.',
    'Me pararon en la oficina para preguntarme qué traía.',
    'Elegante sin ser de señora, justo lo que buscaba.',
    'El frasco pesa y se ve caro.',
    'Se lo regalé a mi papá y ya se lo acabó.',
    'Fresco para el calor de Hermosillo, no empalaga.',
    'Bien empacado, con burbuja y caja extra.',
    'Con dos disparos basta.',
    'Huele a {uso}, tal cual la descripción.',
    'Lo compré a ciegas y le atiné.',
  ],
  mixed: [
    'Rico, pero en mi piel se va a las tres horas.',
    'La salida es fuerte, luego mejora mucho.',
    'Esperaba algo más dulce.',
    'Huele bien, aunque la tapa queda floja.',
    'Bonito para diario, no para fiesta.',
  ],
  bad: [
    'No me duró ni una hora.',
    'Me dio dolor de cabeza.',
    'Llegó a medio frasco.',
    'Atomizador tapado.',
    'Huele puro alcohol al principio y al final también.',
  ],
};
