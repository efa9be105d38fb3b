import type { ReviewPhrases } from '../../types.ts';

/** Of stringed instruments, keyboards and winds. */
export const instrumento: ReviewPhrases = {
  good: [
    'Llegó con buena afinación, y aun así la revisé por costumbre.',
    'El sonido llena la sala sin gritar.',
    'Mi maestro le dio el visto bueno, y es de los que no dan nada.',
    'Ya toqué mi primera canción, mal, pero entera.',
    'Los acabados son de instrumento mucho más caro.',
    'Sostiene la afinación toda la semana.',
    'Mi hijo practica sin que lo mande, no necesito más pruebas.',
    'Pasó de la caja a la serenata sin escalas.',
    'Se toca con comodidad, aun con manos chicas.',
    'Un empaque como para vidrio.',
  ],
  mixed: [
    'Suena bien, aunque los primeros días se desafina mucho.',
    'Se ve muy bien, pero necesitó un ajuste con el técnico.',
    'Para estudiar cumple, para escenario le falta.',
    'La funda es delgadita, mejor comprar otra.',
    'El sonido es un poco brillante para mi gusto.',
  ],
  bad: [
    'Llegó con un golpe en la parte de atrás.',
    'No sostiene la afinación ni una canción.',
    'Una parte venía despegada.',
    'El sonido sale sin brillo, nada que ver con el video.',
    'Le faltaba una pieza y sin eso no se puede tocar.',
  ],
};

/** Of drums and hand percussion. */
export const percusion: ReviewPhrases = {
  good: [
    'El cuero suena lleno, nada de cubeta.',
    'Fue con nosotros a la escuela y se armó la batucada.',
    'Aguanta golpes de adolescente, que ya es decir.',
    'Los herrajes son firmes, no tiembla al tocar.',
    'Pesa lo justo para viajar en camión.',
    'Mi vecino ya protestó, señal de que suena.',
    'Bonita madera, se ve el veteado.',
    'Para el grupo de la iglesia, justo lo que faltaba.',
    'El color {color} se ve precioso en vivo.',
    'Venía listo para tocar, no hubo que armar nada.',
  ],
  mixed: [
    'Buen sonido, hay que estirar el parche cada semana.',
    'Para departamento suena demasiado, culpa mía.',
    'El tono {color} es más opaco que en la foto.',
    'Bien, aunque la llave de afinar es muy chica.',
    'El tamaño es menor del que imaginaba.',
  ],
  bad: [
    'El parche se venció al mes.',
    'Un tornillo venía barrido.',
    'Vibra de una orilla y zumba.',
    'Llegó con el aro torcido.',
    'Suena a bote, así de plano.',
  ],
};

/** Of strings, stands, tuners and other things of musicians. */
export const accesorioMusical: ReviewPhrases = {
  good: [
    'Lo llevo a todos los ensayos y no falla.',
    'Se dobla y no estorba en la sala.',
    'Se nota firme, no de los que se aflojan a la segunda canción.',
    'Justo lo que me pidió mi maestra.',
    'Lo usa todo el coro, ya pedimos tres más.',
    'Por el precio está mejor que el que usaba.',
    'Trae instrucciones claras y hasta un repuesto.',
    'En el escenario se portó de diez.',
    'Se lo regalé al del bajo y está feliz.',
    'Mejoró mi práctica desde el primer día.',
  ],
  mixed: [
    'Sirve, aunque el plástico se siente ligero.',
    'Le faltaría una bolsita para guardarlo.',
    'Bien para casa, para tocar afuera no sé.',
    'Cumple, pero el manual viene en letra chiquita.',
    'Esperaba un poco más de firmeza.',
  ],
  bad: [
    'Se aflojó al mes de uso.',
    'Llegó con un tornillo barrido.',
    'No le queda a mi instrumento aunque decía universal.',
    'Se rompió en el segundo ensayo.',
    'Me llegó abierto y sin repuesto.',
  ],
};

/** Of pens, notebooks and what lives on a desk. */
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

/** Of calculators. */
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

/** Of balloons, garlands and candles. */
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

/** Of boxes, bags and paper that wrap a present. */
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

/** Of hampers and presents. */
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

/** Of suitcases. */
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

/** Of what makes a trip easier. */
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

/** Of materials and kits to make things. */
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

/** Of wrestlers' masks. */
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

/** Of collectibles. */
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

/** Of telescopes, microscopes and binoculars. */
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

/** Of telescopes alone. */
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

/** Of printing paper. */
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
