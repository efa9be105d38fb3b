import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of building sets and jigsaw puzzles. */
export const armar: ReviewPhrases = {
  good: [
    'Las piezas embonan firmes, ni flojas ni de las que lastiman los dedos.',
    'Nos llevó dos tardes de lluvia y nadie pidió la tablet.',
    'Venían todas las piezas, las contamos por si acaso.',
    'Lo armamos entre tres generaciones, mi papá fue el más emocionado.',
    'Ya lo desbarató y lo volvió a hacer a su modo, que es lo bueno.',
    'Los colores están vivos y el cartón no se abre de las orillas.',
    'Mi hijo de siete lo hizo solo, apenas me pidió ayuda al final.',
    'Para quitarnos el vicio del celular los domingos, funcionó.',
    'Pisé una pieza sin zapatos y no se rompió. Yo sí.',
    'Lo pegamos y ya está colgado en la sala.',
    'Les faltaba una pieza y me la mandaron sin costo en una semana.',
  ],
  mixed: [
    'Divertido, aunque lo terminó en una tarde; escojan uno con más piezas.',
    'La caja es enorme y adentro viene una bolsita, pero el juego está bien.',
    'Hay tonos muy parecidos y con luz de noche no se distinguen.',
    'Bien, nada más que el instructivo viene en letra chiquita.',
    'Unas piezas cuestan trabajo de separar, hay que usar la uña.',
  ],
  bad: [
    'Me faltaron dos piezas y justo al final, qué coraje.',
    'No embonan bien, se cae al moverlo de la mesa.',
    'La imagen se ve borrosa junto a la de la caja.',
    'Llegó abierta la bolsa y con piezas regadas en la caja.',
    'Mucho más chico de lo que parecía, quedó a deber.',
  ],
};

/** Reviews of games for the table. */
export const mesa: ReviewPhrases = {
  good: [
    'Se explica en cinco minutos y la revancha dura hasta la una.',
    'Por fin un juego en el que mis suegros y mis hijos se divierten igual.',
    'Las cartas son gruesas, ya aguantaron refresco y dedos con chile.',
    'Lo llevé a la posada y acabaron jugando hasta los vecinos.',
    'Las reglas vienen en un español que se entiende.',
    'Partidas cortas, perfecto para entre semana.',
    'Mi hijo aprendió a perder con este, eso no tiene precio.',
    'Las ilustraciones están preciosas y muy de aquí.',
    'Cabe en la mochila, va con nosotros a todos los viajes.',
    'Nos peleamos sabroso, como debe ser.',
  ],
  mixed: [
    'Entretenido con cuatro, con dos se vuelve lento.',
    'Las fichas son chiquitas, ya perdimos una debajo del refri.',
    'A los grandes nos gustó, a los chiquitos se les hizo largo.',
    'Me gustaría que la caja cerrara mejor, le puse una liga.',
    'Hay que leer las reglas dos veces, luego ya fluye.',
  ],
  bad: [
    'Le faltaban cartas y así no se puede jugar.',
    'El tablero venía doblado y se levanta de una esquina.',
    'Se despintaron las fichas a la segunda partida.',
    'Muy simple para la edad que dice, se aburrieron luego luego.',
    'La caja llegó aplastada y era regalo.',
  ],
};

/** Reviews of crafts and learning toys. */
export const manos: ReviewPhrases = {
  good: [
    'Lo saca solo del librero y se sienta a jugar, no tengo que insistir.',
    'La maestra lo vio y pidió uno para el salón.',
    'Está aprendiendo sin darse cuenta, eso vale oro.',
    'Me mandaron sin costo la pieza que perdimos.',
    'Las piezas son grandes, no me da miedo con el hermanito.',
    'Los materiales se sienten buenos, nada de cartoncito.',
    'Nos rindió para todas las vacaciones de diciembre.',
    'Lo uso en terapia de lenguaje y engancha a todos.',
    'Trae una guía con ideas, ya hicimos cinco.',
    'Mi hija de cinco lo explica mejor que yo.',
    'Viene con su cajita y todo cabe de regreso, milagro.',
  ],
  mixed: [
    'Bueno, pero es para más chiquitos de lo que dice.',
    'Entretiene un rato, luego hay que inventarle reglas nuevas.',
    'La caja es más grande que lo que trae.',
    'Funciona mejor con un adulto al lado, solo se desespera.',
    'Trae muchas piezas, conviene guardarlas en un bote.',
  ],
  bad: [
    'Llegó incompleto y sin instructivo.',
    'Se despintó con el sudor de las manos.',
    'La guía venía con hojas repetidas.',
    'Se ve más endeble que en la foto.',
    'Se despegó de una esquina a la semana.',
  ],
};

/** Reviews of slime and modelling dough. */
export const masa: ReviewPhrases = {
  good: [
    'No se quedó pegado en el sillón, y vaya que lo intentaron.',
    'Sale de la ropa con la primera lavada, comprobado.',
    'La textura es riquísima, yo también le entro.',
    'Lleva un mes abierto y sigue suavecito.',
    'Los colores se separan bien si no los revuelven mucho.',
    'Calladitos una hora entera, no pido más.',
    'Huele bien, nada de químico fuerte.',
    'Lo usamos en la fiesta y alcanzó para ocho niños.',
    'Mi hija hizo unos tacos que casi me como.',
    'Cierra bien el empaque, por eso dura.',
  ],
  mixed: [
    'Entretiene, aunque es poquita cantidad para dos niños.',
    'Al principio se pega, hay que amasarlo un rato.',
    'Los colores acabaron todos cafés, culpa nuestra.',
    'En tiempo de calor se pone muy aguado.',
    'Está bien, pero la tapa cuesta trabajo para manos chicas.',
  ],
  bad: [
    'Se secó a los tres días aunque lo cerramos bien.',
    'Manchó el mantel y no salió.',
    'Venía reseco de una orilla desde el primer día.',
    'Se desbarata y deja bolitas por toda la casa.',
    'El bote llegó abierto dentro de la caja.',
  ],
};
