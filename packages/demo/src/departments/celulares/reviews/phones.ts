import type { ReviewPhrases } from '../../../types.ts';

export const phoneReviews: ReviewPhrases = {
  good: [
    'La pila me dura día y medio con mensajes, mapas y algo de video. Con el anterior andaba cargando a las cuatro de la tarde.',
    'Lo compré para {uso} y ha salido muy bien. No se traba ni con la app del banco, que ya es decir.',
    'Las fotos de noche salen mucho mejor de lo que esperaba. El color {color} en persona está más bonito.',
    'Venía liberado como dice. Le puse mi chip y jaló a la primera.',
    'Llegó un día antes y bien empacado. La mica ya venía puesta, buen detalle.',
    'Pasé todo de mi teléfono viejo en media hora, hasta los chats. La huella reconoce rápido.',
    'Se ve y se siente más caro de lo que costó. Mi hermana ya pidió el suyo.',
    'La pantalla se ve bien en la calle con el sol, que era lo que me importaba.',
    'Llevo cuatro meses con el {modelo} y sigue igual de rápido. No se calienta.',
    'Muy buen teléfono, carga rápido y la bocina suena fuerte.',
    'El GPS agarra luego luego, lo uso para repartir y no me ha fallado.',
    'Venía con funda y cargador, no tuve que comprar nada más.',
  ],
  mixed: [
    'El teléfono bien, pero trae varias aplicaciones que no pedí y una no se deja borrar.',
    'La cámara de día muy buena; de noche, más o menos. Por el precio está bien.',
    'Es más pesado de lo que pensaba y resbala sin funda. Lo demás, correcto.',
    'Cumple, aunque la bocina es una sola y se tapa fácil con la mano.',
    'Buen equipo. El envío tardó una semana y nadie avisaba nada.',
    'Después de la actualización la pila rinde un poco menos. Sigue llegando a la noche, apenas.',
  ],
  bad: [
    'A los dos meses se empezó a reiniciar solo. Ya inicié la garantía y ahí vamos.',
    'Se calienta con videollamadas de más de veinte minutos. Para mi trabajo no sirve.',
    'Me llegó con la caja abierta y sin el cargador que dice que incluye.',
    'La señal es mala dentro de mi casa; con el teléfono anterior no me pasaba.',
    'La pantalla tenía una línea verde desde el primer día. Lo devolví.',
    'Pedí el {color} y me mandaron otro color. El cambio tardó dos semanas.',
  ],
};

export const foldableReviews: ReviewPhrases = {
  good: [
    'Pensé que el pliegue me iba a molestar y a los dos días dejé de verlo.',
    'Lo uso para {uso} y ya no cargo la tablet. Vale lo que cuesta.',
    'La bisagra se siente firme y se queda donde la dejas. Tres meses y cero rechinidos.',
    'Cabe en la bolsa de la camisa, que era justo lo que buscaba.',
    'Contestar mensajes desde la pantalla de afuera se vuelve vicio.',
    'Poner dos aplicaciones lado a lado me cambió la vida en las juntas.',
    'Las fotos con la cámara principal viéndote en la pantalla de afuera salen increíbles.',
    'Llegó sellado, con funda y en el color {color} que pedí.',
    'Ver series abierto es otra cosa, parece tablet.',
    'Todo mundo me pide verlo. Hasta ahora ni una marca.',
  ],
  mixed: [
    'Muy padre, pero se llena de pelusa junto a la bisagra y hay que limpiarlo.',
    'La pila aguanta el día si no lo abres mucho. Si lo abres, trae cargador.',
    'Cerrado queda gordito en el pantalón. Abierto, una maravilla.',
    'Me gustó, aunque algunas aplicaciones se ven estiradas en la pantalla grande.',
    'Caro para lo que lo aprovecho. Funcionar, funciona bien.',
  ],
  bad: [
    'A los cinco meses salió una burbuja en el doblez. Está en garantía desde hace tres semanas.',
    'La pantalla interior se marca con la uña, hay que tratarlo con pinzas.',
    'Se calienta bastante cuando lo uso abierto y cargando.',
    'Me llegó con un pixel muerto justo en medio.',
    'Regresé a un teléfono normal. Muy delicado para mi ritmo.',
  ],
};

export const ruggedReviews: ReviewPhrases = {
  good: [
    'Se me cayó de la escalera en la obra y ni se despeinó. Justo lo que necesitaba.',
    'La pila dura tres días de verdad. Lo cargo martes y viernes.',
    'Lo lavo con jabón al terminar el turno y sigue como si nada.',
    'La pantalla jala con guantes, en el rancho eso es oro.',
    'La linterna alumbra más que mi lámpara de mano.',
    'Suena fuertísimo, lo escucho con la máquina prendida.',
    'Se lo regalé a mi hijo que truena un teléfono cada seis meses. Va un año y nada.',
    'Pesado, sí, pero de eso se trata. Está bien hecho.',
    'El botón de la orilla lo puse para la cámara y tomo evidencias sin quitarme el guante.',
    'Cayó a la pila de agua de los caballos, lo saqué y siguió la llamada.',
  ],
  mixed: [
    'Aguanta todo, pero la cámara es nomás para salir del paso.',
    'Muy resistente. Muy pesado también, se baja el pantalón.',
    'La tapa del puerto de carga cuesta abrirla con las manos frías.',
    'Buen teléfono de trabajo, lento para juegos o muchas aplicaciones a la vez.',
    'Tarda en cargar porque la pila es enorme. De noche y listo.',
  ],
  bad: [
    'Presume mucho y a los tres meses le entró polvo a la cámara.',
    'La señal en carretera deja qué desear.',
    'Se me rompió la tapita del puerto y con eso adiós resistencia al agua.',
    'Demasiado lento para lo que cuesta.',
    'El altavoz se quedó ronco después de mojarse.',
  ],
};

export const refurbishedReviews: ReviewPhrases = {
  good: [
    'Decía estado {grado} y se quedaron cortos, parece nuevo.',
    'La batería marcaba lo prometido. Dos meses y todo en orden.',
    'Revisé el IMEI y salió limpio. Muy tranquilo con la compra.',
    'Por la mitad de lo que costaba nuevo, imposible quejarse.',
    'Le puse mi chip y jaló luego luego. Venía borrado y en español.',
    'Tenía un rayoncito en la orilla que con funda ni se nota.',
    'Lo compré con miedo y ya pedí otro para mi esposa.',
    'La cámara y las bocinas perfectas, las probé todas en cuanto llegó.',
    'Buena opción para el niño que va a secundaria.',
    'Bien empacado y con cable nuevo. Cumplieron lo que dice la página.',
  ],
  mixed: [
    'El equipo bien, pero el cargador que mandan es genérico y lento.',
    'Funciona todo, aunque tenía más rayones de los que imaginé.',
    'La pila rinde el día justo. Es lo esperado en un reacondicionado.',
    'Llegó en una caja blanca sin nada. Para regalo no queda.',
    'Buen precio. Tuve que limpiar la bocina porque traía polvito.',
  ],
  bad: [
    'La pantalla no es original, se ve azulosa junto a otro igual.',
    'Me llegó con la batería mucho más gastada de lo que dice. Lo regresé.',
    'El micrófono fallaba en llamadas. Devolución rápida, pero una lata.',
    'Decía {grado} y traía un golpe bien marcado en la esquina.',
    'Se apaga cuando baja de veinte por ciento.',
  ],
};

export const seniorReviews: ReviewPhrases = {
  good: [
    'Lo compré para {familiar} y por fin contesta las llamadas.',
    'Las teclas son grandes de verdad y se sienten. Aprendió a usarlo en una tarde.',
    'El botón SOS marcó a todos los hermanos como se configuró. Nos da mucha paz.',
    'Suena fuerte, lo oye hasta desde el patio.',
    'La pila dura casi toda la semana.',
    'Sin aplicaciones ni publicidad, justo lo que quería {familiar}.',
    'La letra se ve sin lentes, que era el chiste.',
    'Le puse las fotos de los nietos en los botones y está feliz.',
    'Muy sencillo, muy bueno. Llegó rápido a Zacatecas.',
    'Agarra señal en el rancho, donde el otro ya no jalaba.',
  ],
  mixed: [
    'Bueno, pero el menú trae opciones de más y {familiar} se pierde a veces.',
    'Se oye bien; la cámara es de adorno.',
    'Configurar el SOS tiene su maña, hay que leer la guía con calma.',
    'Cumple. El plástico se siente ligero.',
    'El volumen es alto pero en altavoz distorsiona un poco.',
  ],
  bad: [
    'Le marcan y a veces no timbra. Para una emergencia no me da confianza.',
    'La tecla del 5 se sume y no regresa.',
    'La hora se desconfigura cada vez que se apaga.',
    'El chip no entraba bien, tuve que llevarlo a que lo acomodaran.',
    'Esperaba letra más grande en los mensajes.',
  ],
};
