import type { ReviewPhrases } from '../../../types.ts';

export const laptopReviews: ReviewPhrases = {
  good: [
    'La compré para {uso} y va sobrada.',
    'Prende en ocho segundos, medidos.',
    'Con {ram} GB de RAM no se traba ni con mil pestañas.',
    'Muy ligera para lo que trae, mi espalda lo agradece.',
    'El teclado en español, por fin, con su ñ.',
    'La pantalla se ve muy bien, hasta en la terraza.',
    'La {modelo} lleva ocho meses conmigo y como el primer día.',
    'Llegó bien protegida y lista para usarse.',
    'Los ventiladores casi no se oyen en trabajo normal.',
    'Se la di a mi hija para la universidad y está encantada.',
    'La batería me dura la jornada sin cargador.',
  ],
  mixed: [
    'Buena máquina, las bocinas suenan a lata.',
    'Se calienta del lado izquierdo si le exiges.',
    'La cámara es apenas correcta. Lo demás muy bien.',
    'Le faltó un puerto USB más.',
    'La pila dura menos de lo que dice, unas dos horas menos.',
  ],
  bad: [
    'Llegó con la bisagra floja.',
    'Se apaga sola al mes de uso. En garantía.',
    'La pantalla trae un pixel prendido.',
    'El touchpad se vuelve loco con la mano húmeda.',
    'Anuncian una cosa y la memoria venía soldada, no se puede ampliar.',
  ],
};

export const desktopReviews: ReviewPhrases = {
  good: [
    'Llegó armada, la conecté y a {uso}.',
    'Muy silenciosa, a veces dudo si está prendida.',
    'Los cables por dentro acomodados, se nota el cuidado.',
    'Corre todo lo que le pongo.',
    'El punto de venta abre al instante.',
    'La {modelo} se ve preciosa en el escritorio.',
    'Venía con doble caja y espuma adentro.',
    'El sistema trae licencia, lo revisé.',
    'Mi contador quedó contento, que es decir mucho.',
    'Le agregué memoria sin problema.',
  ],
  mixed: [
    'Buena compu, el mouse que regalan es de juguete.',
    'Pocos puertos al frente.',
    'Las luces no se apagan sin instalar el programa.',
    'El Wi-Fi es regular, mejor con cable.',
    'Tardó más en llegar de lo prometido.',
  ],
  bad: [
    'El disco venía mal conectado.',
    'La fuente truena, ya la cambié.',
    'Un ventilador rechina.',
    'No prendió de entrada y el soporte tardó.',
    'El gabinete llegó con el cristal roto.',
  ],
};

export const monitorReviews: ReviewPhrases = {
  good: [
    'Para {uso} es otro mundo, mis ojos descansan.',
    'Las {pulgadas} pulgadas son el tamaño ideal para mi escritorio.',
    'Sin pixeles muertos y bien empacado.',
    'Los colores muy buenos desde la caja.',
    'La base es firme, no baila al teclear.',
    'Se nota la fluidez desde que mueves el mouse.',
    'Lo puse en vertical para leer contratos, una maravilla.',
    'El {modelo} consume poquito.',
    'Las letras se ven finísimas.',
    'Armado en tres minutos sin herramientas.',
  ],
  mixed: [
    'Buena imagen, las bocinas mejor ni contarlas.',
    'El menú de botones es un martirio.',
    'Brilla un poco en las esquinas con fondo negro.',
    'La base no sube ni baja.',
    'El cable que trae es muy corto.',
  ],
  bad: [
    'Llegó con una raya morada.',
    'Parpadea a la frecuencia máxima.',
    'La base venía sin tornillos.',
    'Se calienta atrás y huele.',
    'Tiene tres pixeles muertos y no me lo quisieron cambiar luego luego.',
  ],
};

export const tabletReviews: ReviewPhrases = {
  good: [
    'Es para {uso} y resultó muy buena.',
    'Se oye fuerte y claro, hasta para las películas.',
    'La pila dura dos días de caricaturas.',
    'Ya sobrevivió tres caídas.',
    'Leer PDF aquí es comodísimo.',
    'Los controles para papás funcionan y están en español.',
    'No se siente lenta como otras del mismo precio.',
    'La pantalla es brillante, se ve bien en el patio.',
    'Le puse memoria y ya caben todas sus películas.',
    'La {modelo} llegó cargada y con funda.',
  ],
  mixed: [
    'Bien para videos, las cámaras son malitas.',
    'Tarda en cargar, déjala en la noche.',
    'Pesa un poco para leer acostada.',
    'Trae aplicaciones que no se pueden quitar.',
    'Cumple, aunque la pantalla marca mucho los dedos.',
  ],
  bad: [
    'Se quedó en el logo al mes.',
    'El puerto de carga se aflojó.',
    'El táctil falla en una orilla.',
    'Muy lenta con más de dos aplicaciones.',
    'Llegó sin cargador.',
  ],
};

export const keyboardReviews: ReviewPhrases = {
  good: [
    'Escribir aquí es un vicio.',
    'La eñe donde va, gracias.',
    'El sonido es una delicia y mi esposa dice lo contrario.',
    'Se siente pesado, no se mueve de la mesa.',
    'Lo uso ocho horas diarias y mis muñecas ya no se quejan.',
    'Se me cayó café y sobrevivió.',
    'Las letras no se han borrado en un año.',
    'Las luces se bajan fácil.',
    'El {modelo} cabe en mi mochila.',
    'Conecté y listo, sin instalar nada.',
  ],
  mixed: [
    'Buen teclado, un poco ruidoso para la oficina.',
    'El acento está en una tecla rara al principio.',
    'Las patitas son endebles.',
    'La barra espaciadora suena distinto.',
    'El programa de luces es confuso.',
  ],
  bad: [
    'Repite letras desde el segundo mes.',
    'Llegó en distribución de España.',
    'Una tecla se hundió y ya no sube.',
    'El receptor dejó de enlazar.',
    'Se despintaron las vocales.',
  ],
};

export const mouseReviews: ReviewPhrases = {
  good: [
    'Se acomoda perfecto a mi mano.',
    'Silencioso de verdad, ya no despierto a nadie.',
    'La pila sigue siendo la original y va un año.',
    'Preciso hasta sobre el mantel.',
    'Mi codo dejó de doler en dos semanas.',
    'El {modelo} pesa nada, muy rápido.',
    'La rueda gira suave.',
    'Lo enlacé con la compu y la tableta.',
    'Buen precio, compré tres para la oficina.',
    'Botones bien puestos, no se pican sin querer.',
  ],
  mixed: [
    'Chico para manos grandes.',
    'Bueno, pero no jala sobre vidrio.',
    'El clic izquierdo suena más que el derecho.',
    'Se despierta lento después de un rato.',
    'El plástico guarda huellas.',
  ],
  bad: [
    'Doble clic fantasma a los dos meses.',
    'Se atora el puntero.',
    'La rueda dejó de bajar.',
    'El receptor venía suelto y se perdió.',
    'Gasta una pila por semana.',
  ],
};

export const printerReviews: ReviewPhrases = {
  good: [
    'Se configuró sin batallar.',
    'Llevo tres meses de uso diario y ni una falla.',
    'Lo que imprime sale nítido y no se corre.',
    'Trabaja todo el día y ni se atora.',
    'Conectarla tomó menos que leer el instructivo.',
    'Chiquita, cabe en la repisa.',
    'El papel se carga fácil, sin pelearse.',
    'La {modelo} hace menos ruido que la anterior.',
    'Imprime parejo de principio a fin.',
    'Muy buena por lo que cuesta, recomendada.',
  ],
  mixed: [
    'Imprime bien; la conexión a veces se pierde.',
    'La primera impresión tarda en salir.',
    'Le cabe poco papel.',
    'Hace más ruido del que pensé.',
    'Instalarla costó un poco de trabajo.',
  ],
  bad: [
    'Atora el papel a cada rato.',
    'Dejó de imprimir parejo al mes.',
    'Llegó con la tapa floja.',
    'No la reconoció mi equipo por más que le hice.',
    'Los consumibles no se consiguen en mi ciudad.',
  ],
};

export const webcamReviews: ReviewPhrases = {
  good: [
    'Me veo como persona, no como sombra.',
    'Se conecta y ya, funciona en todas las aplicaciones.',
    'La imagen es nítida y el color natural.',
    'El micrófono sorprende para el tamaño.',
    'La pinza sujeta bien a mi monitor delgado.',
    'Mis alumnos notaron la diferencia.',
    'El cable alcanza hasta el gabinete.',
    'La {modelo} compensa bien la ventana de atrás.',
    'La uso para transmitir recetas y se ve todo.',
    'Llegó al otro día.',
  ],
  mixed: [
    'Bien de imagen, el micrófono se oye lejos.',
    'El enfoque va y viene si te mueves.',
    'Con poca luz sale granulada.',
    'La pinza no ajusta en pantallas curvas.',
    'El ángulo es muy abierto, se ve todo mi cuarto.',
  ],
  bad: [
    'Se congela a media junta.',
    'No da la resolución que dice.',
    'La tapa se zafó a la semana.',
    'El puerto se calienta.',
    'Se ve azul y no hay cómo corregirlo.',
  ],
};
