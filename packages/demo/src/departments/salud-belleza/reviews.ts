import type { ReviewPhrases } from '../../types.ts';

/** Reviews of products for the skin. */
export const piel: ReviewPhrases = {
  good: [
    'Se absorbe rápido y no me deja brillosa, y eso que soy mixta.',
    'Mi piel es súper sensible y no me ardió nada.',
    'Con poquito alcanza para cara y cuello.',
    'A las tres semanas se me siente la piel más suave.',
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

/** Reviews of hair products and tools. */
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

/** Reviews of makeup. */
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

/** Reviews of scents. */
export const aroma: ReviewPhrases = {
  good: [
    'Dura todo el día, en la ropa hasta dos.',
    'Me pararon en la oficina para preguntarme qué traía.',
    'Elegante sin ser pesado, justo lo que buscaba.',
    'El frasco pesa y se ve caro.',
    'Lo regalé en un cumpleaños y ya casi se lo acaban.',
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

/** Reviews of soap, creams and deodorants. */
export const cuerpo: ReviewPhrases = {
  good: [
    'Deja la piel suave y no pegajosa.',
    'El aroma es rico sin invadir.',
    'Me dura muchísimo.',
    'Mi piel es seca y con esto ya no me pica.',
    'Se absorbe rápido, me visto luego luego.',
    'Bonito para regalar, viene bien envuelto.',
    'No me irritó, y todo me irrita.',
    'Ya lo usa toda la familia.',
    'Huele a limpio, no a perfume barato.',
    'Buen tamaño por el precio.',
  ],
  mixed: [
    'Rico, pero el aroma se va pronto.',
    'La tapa no cierra bien.',
    'Para piel muy seca se queda corto.',
    'Normal, cumple.',
    'Esperaba más cantidad.',
  ],
  bad: [
    'Me sacó ronchas.',
    'Llegó derramado.',
    'Huele distinto a lo que dice.',
    'Manchó mi ropa.',
    'Muy caro para lo que dura.',
  ],
};

/** Reviews of toothpaste and brushes. */
export const bucal: ReviewPhrases = {
  good: [
    'Deja la boca fresca sin arder.',
    'Mi dentista vio la etiqueta y le gustó.',
    'No lastima la encía.',
    'En casa ya nadie pelea para lavarse los dientes.',
    'Buen precio por paquete.',
    'Llegó sellado y con fecha larga.',
    'Se nota la diferencia en la siguiente limpieza con el dentista.',
    'Es suave con los dientes sensibles.',
    'Me dura más que los de siempre.',
    'Se siente la boca limpia horas después.',
  ],
  mixed: [
    'Bien, pero no le vi gran diferencia con el de siempre.',
    'Cumple como cualquier otro.',
    'El empaque llegó golpeado.',
    'Me gustó, aunque es algo caro.',
    'Esperaba más cantidad.',
  ],
  bad: [
    'Llegó abierto.',
    'Me irritó la encía.',
    'No dura ni la mitad de lo que esperaba.',
    'Se siente muy corriente.',
    'Venía uno solo y pagué dos.',
  ],
};

/** Reviews of shaving and hair removal. */
export const rasurado: ReviewPhrases = {
  good: [
    'Rasura parejo y sin jalones.',
    'Cero irritación en el cuello, por fin.',
    'Se limpia rápido en la llave.',
    'Cómodo de agarrar hasta con la mano mojada.',
    'Se lo di a mi papá y ya no usa otro.',
    'Fácil de llevar de viaje.',
    'No deja la piel roja.',
    'Vale lo que cuesta.',
    'Pasa una vez y queda.',
    'Buen diseño, se ve bien en el baño.',
  ],
  mixed: [
    'Bien, pero hay que pasar dos veces.',
    'Los repuestos cuesta encontrarlos.',
    'Se me hizo algo pesado.',
    'Cumple para barba corta.',
    'Hace más ruido del que pensé.',
  ],
  bad: [
    'Jala el vello.',
    'Me cortó a la primera.',
    'Dejó de funcionar en un mes.',
    'Llegó sin tapa.',
    'Me llené de granitos.',
  ],
};

/** Reviews of menstrual care. */
export const femenina: ReviewPhrases = {
  good: [
    'Me olvido de que lo traigo.',
    'Aguanta la noche sin accidentes.',
    'No me irritó nada.',
    'Suave y sin perfume, gracias.',
    'Compré para probar y ya hice el cambio completo.',
    'Discreto y cómodo.',
    'Se queda en su lugar.',
    'Para mi hija en su primera vez fue lo más cómodo.',
    'Buena calidad por el precio.',
    'Llegó en empaque discreto.',
  ],
  mixed: [
    'Bien para días ligeros.',
    'Me costó dos ciclos acostumbrarme.',
    'Un poco gruesas para mi gusto.',
    'Cumple, aunque es cara.',
    'La talla viene justa.',
  ],
  bad: ['No aguantó ni medio día.', 'Me irritó.', 'Se despega.', 'Llegó abierta la caja.', 'Me quedó chico.'],
};

/** Reviews of dryers and irons. */
export const herramienta: ReviewPhrases = {
  good: [
    'Seca en la mitad del tiempo.',
    'No pesa, mi muñeca lo agradece.',
    'Calienta parejo y rápido.',
    'Mi pelo grueso queda liso en una pasada.',
    'Cable largo, llego al espejo.',
    'En {color} está preciosa.',
    'La uso para {uso} y ya lleva seis meses.',
    'No huele a quemado como la anterior.',
    'Se apaga sola, soy olvidadiza.',
    'Llegó bien empacada y con garantía sellada.',
  ],
  mixed: [
    'Buena, pero hace mucho ruido.',
    'El botón queda donde lo apachurro sin querer.',
    'Calienta mucho, hay que cuidarse.',
    'Pesa más de lo que pensaba.',
    'El {color} es más oscuro.',
  ],
  bad: [
    'Dejó de calentar al mes.',
    'El cable se calienta, me dio miedo.',
    'Olía a quemado.',
    'Se le barrió un botón.',
    'Llegó con rayones.',
  ],
};

/** Reviews of products for nails. */
export const unas: ReviewPhrases = {
  good: [
    'El {color} es igualito al de la foto.',
    'Me duró diez días sin despostillarse.',
    'Cubre en dos pasadas.',
    'Seca rápido.',
    'La brocha agarra bien toda la uña.',
    'Mis amigas preguntaron en qué salón.',
    'Brilla parejo.',
    'No amarilla las uñas.',
    'Por ese precio compré cuatro tonos.',
    'Se retira fácil.',
  ],
  mixed: [
    'Bonito, pero necesita tres manos.',
    'Tarda en secar.',
    'El {color} es más claro en persona.',
    'Dura como cuatro días.',
    'El envase es chiquito.',
  ],
  bad: ['Se cae en tiras.', 'Llegó seco.', 'Huele fortísimo.', 'Nada que ver el tono.', 'Venía mal cerrado.'],
};
