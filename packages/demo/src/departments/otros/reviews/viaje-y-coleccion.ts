import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of suitcases. */
export const maleta: ReviewPhrases = {
  good: [
    'Rodó por el empedrado de San Miguel sin quejarse.',
    'Entró en cabina sin que me la midieran dos veces.',
    'Caben cuatro días de ropa y los recuerditos.',
    'El cierre aguantó que me sentara encima.',
    'Las ruedas giran suaves, la empujas con un dedo.',
    'En {color} la encuentro luego luego en la banda.',
    'La aerolínea la aventó y ni se rayó.',
    'Las divisiones sí sirven, no son de adorno.',
    'Pesa poquísimo vacía, se agradece.',
    'La prestamos a toda la familia y sigue entera.',
  ],
  mixed: [
    'Buena, aunque el asa se queda un poco floja.',
    'Es más chica por dentro de lo que parece.',
    'El color {color} se mancha fácil.',
    'El candado viene con instrucciones enredadas.',
    'Rueda bien en liso, en empedrado batalla.',
  ],
  bad: [
    'Se le rompió una rueda en el segundo viaje.',
    'El cierre se abrió documentada.',
    'Llegó rayada de fábrica.',
    'El asa se trabó arriba y no bajó.',
    'La tela se descosió de la esquina.',
  ],
};

/** Reviews of travel accessories. */
export const deViaje: ReviewPhrases = {
  good: [
    'Me salvó el viaje, no sé cómo vivía sin esto.',
    'Compacto y útil, ya es fijo en mi mochila.',
    'Lo usé en tres países y aguantó.',
    'Ocupa nada y sirve siempre.',
    'Buenos materiales, los cierres corren suave.',
    'Mi papá viaja mucho y lo adoró.',
    'Seis semanas de mochila y sigue como nuevo.',
    'Se limpia fácil, ya le cayó café de aeropuerto.',
    'En {color} combina con mi maleta, detalle tonto pero bonito.',
    'Justo lo que necesitaba para la luna de miel.',
  ],
  mixed: [
    'Cumple, pero en viaje largo se queda corto.',
    'El material podría ser más grueso.',
    'El color {color} se ve distinto en persona.',
    'Sirve, aunque ocupa más de lo que dice.',
    'Está bien para empezar, luego pides más.',
  ],
  bad: [
    'Se descosió antes de volver del viaje.',
    'El cierre se atoró a la primera.',
    'No sirve como lo anuncian.',
    'Llegó con manchas.',
    'Muy endeble, ni para la oficina.',
  ],
};

/** Reviews of materials and kits for crafts. */
export const manual: ReviewPhrases = {
  good: [
    'Lo empecé un domingo y ya no hay quien me pare.',
    'El instructivo viene paso a paso y sí se entiende.',
    'Los materiales son mejores de lo que esperaba.',
    'Venía todo, no tuve que salir a comprar nada.',
    'Quedó tan bonito que lo regalé y ya quiero hacer otro.',
    'Buena calidad, se siente en la mano.',
    'Me sirvió de terapia, lo digo en serio.',
    'Lo uso en mis clases y rinde muchísimo.',
    'Mi mamá volvió a sus manualidades gracias a esto.',
    'Empaque cuidadoso, cada cosa en su lugar.',
  ],
  mixed: [
    'Bien, pero las instrucciones se saltan un paso.',
    'Rinde menos de lo que esperaba.',
    'Los tonos no son tan vivos como en la foto.',
    'Para principiantes tiene su dificultad.',
    'El material es bueno, la caja llegó maltratada.',
  ],
  bad: [
    'Una de las piezas venía rota.',
    'Faltaban cosas de las que dice la caja.',
    'La calidad no es la de las fotos.',
    'Llegó todo revuelto y batido.',
    'No alcanzó el material para terminar.',
  ],
};

/** Reviews of wrestlers' masks. */
export const lucha: ReviewPhrases = {
  good: [
    'Me la puse y ya no puedo hablar normal.',
    'Los acabados son de mascarero, se nota la costura.',
    'En {color} impone respeto hasta en la sala.',
    'Ajusta bien con las agujetas, ni aprieta ni se mueve.',
    'Se respira, que era mi duda.',
    'La colgué y es lo primero que todos preguntan.',
    'Trae la firma del mascarero por dentro.',
    'Mi hijo la usó tres días seguidos, con permiso de la maestra.',
    'Las aplicaciones van cosidas, no pegadas.',
    'El brillo de la tela en {color} es otra cosa.',
  ],
  mixed: [
    'Bonita, aunque viene justa para cabeza grande.',
    'El color {color} es un poco más claro que en la foto.',
    'La tela da calor, como en la arena.',
    'Las agujetas son cortas.',
    'Linda para exhibir, para usarla mucho rato no.',
  ],
  bad: [
    'Se descosió de un ojo en la primera puesta.',
    'Las aplicaciones se despegan.',
    'Muy chica, ni a mi hijo le entró.',
    'Huele fuerte a tela nueva y no se le va.',
    'Me mandaron otro diseño.',
  ],
};

/** Reviews of collectibles. */
export const coleccion: ReviewPhrases = {
  good: [
    'Llegó en estuche rígido y con su ficha.',
    'La pieza está mejor que en las fotos, con buena luz impresiona.',
    'Se ve serio, no de adorno barato.',
    'Ya es la joya de mi repisa.',
    'Se nota que lo hace alguien que colecciona.',
    'Ninguna marca de dedos ni rebabas.',
    'Lo regalé a un coleccionista exigente y quedó contento.',
    'El empaque se guarda, es parte de la pieza.',
    'Pesa como debe pesar.',
    'Atendieron mis dudas antes de comprar, muy amables.',
  ],
  mixed: [
    'Me gustó, aunque lo calculé más grande.',
    'La ficha trae un dato equivocado, nada grave.',
    'Esperaba más detalle por atrás.',
    'Bien, pero el estuche se abre fácil.',
    'La pintura tiene un puntito, solo se ve de muy cerca.',
  ],
  bad: [
    'Llegó con un golpe en una orilla.',
    'Sin ficha ni certificado, eso se pidió.',
    'El acabado se ve opaco.',
    'La numeración venía repetida, dos iguales en mi pedido.',
    'Muy caro para lo que es.',
  ],
};

/** Reviews of telescopes, microscopes and binoculars. */
export const optica: ReviewPhrases = {
  good: [
    'La imagen es mucho más brillante de lo que esperaba.',
    'Se siente pesado y bien hecho, nada de juguete.',
    'Se arma sin pelearse, en veinte minutos estaba viendo.',
    'La imagen es limpia hasta las orillas.',
    'Mi hija de nueve lo usa sin ayuda.',
    'Trae estuche y paño, muy completo.',
    'El enfoque es suave, se queda donde lo dejas.',
    'Resolvieron mi duda por mensaje en diez minutos.',
    'Para empezar en esto, inmejorable.',
    'Lo llevé al rancho y todos hicieron fila.',
  ],
  mixed: [
    'Buena óptica, pero aprender a enfocar tiene su chiste.',
    'Con lentes puestos cuesta un poco de trabajo.',
    'Al aumento más alto ya se ve oscuro.',
    'El instructivo asume que ya sabes.',
    'Bien, aunque el estuche es sencillo.',
  ],
  bad: [
    'Una lente venía rayada.',
    'Se afloja solo y hay que enfocar a cada rato.',
    'Llegó descuadrado y no enfoca.',
    'Faltaba una pieza y se tardaron en mandarla.',
    'Muy endeble, no aguantó dos salidas.',
  ],
};

/** Reviews of telescopes only. */
export const telescopio: ReviewPhrases = {
  good: [
    ...optica.good,
    'La primera noche vi los cráteres de la Luna y me quedé sin palabras.',
    'Los anillos de Saturno son chiquitos, pero ahí están. Se me salió una lágrima.',
    'El tripié aguanta el viento de la azotea.',
  ],
  mixed: [
    ...optica.mixed,
    'Desde la ciudad se ve poco, vale la pena salir a carretera.',
    'El tripié podría ser más pesado.',
  ],
  bad: [...optica.bad, 'El tripié tiembla con cualquier paso y el planeta se va.'],
};
