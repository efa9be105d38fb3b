import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of pens, notebooks and desk accessories. */
export const papeleria: ReviewPhrases = {
  good: [
    'Ya voy por el segundo, no exagero.',
    'Llegó antes del regreso a clases, me salvó.',
    'Se ve elegante y cuesta lo que una comida.',
    'Uso diario desde hace meses y sigue como el primer día.',
    'Bonito y práctico, no todo tiene que ser feo en el trabajo.',
    'Lo pedí para el salón y ya encargaron más.',
    'Mi escritorio por fin parece de adulto.',
    'Ya lo recomendé en el chat de mamás.',
    'El empaque venía sin una sola esquina doblada.',
    'Me encanta el diseño, lo presumo en las juntas.',
  ],
  mixed: [
    'Bien, aunque el material podría ser más grueso.',
    'Sirve, pero es más chico de lo que pensé.',
    'Los tonos cambian un poco respecto a la foto.',
    'Esperaba un pelín más de calidad por el precio.',
    'Está bien para escuela, para oficina prefiero otro.',
  ],
  bad: [
    'Llegó maltratado de una orilla.',
    'Se maltrató en la primera semana.',
    'Venía abierto y con polvo.',
    'Se ve gastado, como de bodega.',
    'No es el modelo que pedí.',
  ],
};

/** Reviews of calculators. */
export const cuentas: ReviewPhrases = {
  good: [
    'Los números se leen desde el otro lado del mostrador.',
    'Pasé estadística gracias a ella, literal.',
    'Las teclas no se pegan y ya le cayó café.',
    'La uso en la tienda todo el día y ni pide pila.',
    'Hace lo que la cara y cuesta la mitad.',
    'Mi hija la usó en el examen sin problema.',
    'El manual viene en español y con ejemplos.',
    'Cabe en la mochila y la tapa la protege bien.',
    'Se prende hasta con la luz del cuarto.',
    'La traigo desde el primer semestre y sigue.',
  ],
  mixed: [
    'Buena, pero las teclas hacen ruido en la biblioteca.',
    'La pantalla no tiene luz, en la noche batallas.',
    'Cuesta aprenderle a las funciones.',
    'La tapa se resbala en la mochila.',
    'Está bien, aunque la esperaba más delgada.',
  ],
  bad: [
    'Se le borraron los números de las teclas en tres meses.',
    'Dejó de responder la tecla del igual.',
    'Llegó rayada de la pantalla.',
    'La pila se acabó en una semana.',
    'No trae la función que anuncian.',
  ],
};

/** Reviews of balloons, garlands and candles. */
export const fiesta: ReviewPhrases = {
  good: [
    'Quedó la decoración como de salón y la hicimos en la cochera.',
    'Aguantó la fiesta entera y hasta el recalentado.',
    'Los colores son igualitos a los de la foto.',
    'Rindió para todo el salón y sobró.',
    'Lo armamos entre mi cuñada y yo en una hora.',
    'Buen material, no del que se rompe a la primera.',
    'Para nuestra fiesta quedó precioso.',
    'Todo venía ordenado por bolsitas, cero estrés.',
    'Lo guardamos y ya va por su segunda fiesta.',
    'Los invitados se llevaron partes de recuerdo.',
  ],
  mixed: [
    'Bonito, pero hay que dedicarle tiempo al armado.',
    'Venía justo, ninguna pieza de repuesto.',
    'Los tonos son más fuertes que en la foto.',
    'Bien para fiesta chica, para salón pidan doble.',
    'Pide más manos de las que dice.',
  ],
  bad: [
    'Llegó incompleto y era para el sábado.',
    'Venía todo arrugado.',
    'No sirvió más que para una foto.',
    'Se maltrató al ponerlo.',
    'Los colores no eran los que pedí.',
  ],
};

/** Reviews of gift boxes, bags and paper. */
export const envoltura: ReviewPhrases = {
  good: [
    'El regalo se vio del doble de su precio.',
    'Buen grosor, no se marca al doblar.',
    'El color es igual al de la foto.',
    'Llegó sin una sola arruga.',
    'Me sacó del apuro, llegó un día antes de la fiesta.',
    'Elegante sin ser exagerado.',
    'No tuve que ponerle nada más, así lució.',
    'Lo guardaron y ya lo usaron para otro regalo.',
    'Mejor acabado que el de la papelería y más barato.',
    'Ya pedí más para Navidad.',
  ],
  mixed: [
    'Bonito, aunque es más chico de lo que calculé.',
    'El tono es un poco más oscuro que en la foto.',
    'Cumple; le hubiera puesto una tarjetita.',
    'Guarda las huellas, hay que manejarlo con cuidado.',
    'Bien, pero el empaque en que llega es excesivo.',
  ],
  bad: [
    'Llegó aplastado y ya no se pudo usar.',
    'Se rasgó al envolver.',
    'Muy delgado, se transparenta.',
    'Me mandaron otro diseño.',
    'Llegó al día siguiente del cumpleaños.',
  ],
};

/** Reviews of hampers and gifts. */
export const regalo: ReviewPhrases = {
  good: [
    'Llegó directo a su puerta y me mandó foto llorando.',
    'La caja sola ya era el regalo.',
    'Traía tarjeta con su sobre, buen detalle.',
    'Quedé muy bien con mi suegra.',
    'Todo venía acomodado y sin aplastarse.',
    'Elegante sin ser exagerado.',
    'Lo mandé a Mérida y llegó entero con todo y calor.',
    'Se ve más caro de lo que pagué.',
    'Lo volvería a regalar sin pensarla.',
    'Guardó la caja y ahora ahí van sus cartas.',
  ],
  mixed: [
    'Gustó, aunque en la foto parece más grande.',
    'La tarjeta es muy chiquita para lo que yo quería decir.',
    'El moño venía aplastado, lo rehice.',
    'Bien presentado, pero un día tarde.',
    'Me gustó más la caja que lo de adentro.',
  ],
  bad: [
    'Venía con el empaque roto.',
    'Cambiaron el contenido sin avisar.',
    'Venía sin tarjeta y era lo importante.',
    'Se ve pobre para el precio.',
    'Llegó al día siguiente del cumpleaños.',
  ],
};

/** Reviews of printing paper. */
export const papel: ReviewPhrases = {
  good: [
    'No se atora en la impresora, que era mi calvario.',
    'Blanco parejo, las fotos de la tarea salen muy bien.',
    'Imprimo por los dos lados y no se transparenta.',
    'Llegó bien envuelto, ni una esquina doblada.',
    'Rindió para todas las tareas de tres niños.',
    'Lo pedimos cada mes para el despacho, siempre igual.',
    'Corte limpio, no suelta polvito.',
    'Más barato que en la papelería de la esquina y me lo traen.',
    'Para la escuela de mi hija perfecto, lo pidió la maestra.',
    'Se siente con cuerpo, no como servilleta.',
  ],
  mixed: [
    'Cumple, aunque es un poco más delgado que el que usaba.',
    'Con tinta muy cargada se ondula tantito.',
    'La envoltura venía rota, las hojas bien.',
    'Bueno para copias, para foto no.',
    'El tono es más amarillento de lo que esperaba.',
  ],
  bad: [
    'Jala de dos en dos hojas, me atoró la copiadora.',
    'Llegó húmedo de una orilla.',
    'El corte viene chueco y se traba.',
    'Las primeras hojas venían dobladas.',
    'Me llegó carta y pedí oficio.',
  ],
};
