import type { ReviewPhrases } from '../../types.ts';

export const driveReviews: ReviewPhrases = {
  good: [
    'Mi computadora vieja dejó de quejarse por espacio.',
    'Copié 200 gigas en lo que me hice un café.',
    'Da la velocidad que dice, la medí.',
    'Llevo meses usándola diario y ni un archivo perdido.',
    'Respaldé todas las fotos de la familia sin un error.',
    'La reconoció al instante, sin instalar nada.',
    'La {modelo} no se calienta.',
    'Buen precio por giga, compré otra.',
    'Abrir archivos pesados ya no es un suplicio.',
    'Llegó sellada y con la capacidad completa.',
  ],
  mixed: [
    'Rápida al principio, luego baja si copias mucho.',
    'Funciona bien, el instructivo viene en letra chiquita.',
    'Se pone tibia después de un rato.',
    'Tuve que darle formato antes de usarla.',
    'Bien, aunque el empaque venía abierto.',
  ],
  bad: [
    'Se desconecta a media copia.',
    'Murió al tercer mes con todo y mis archivos.',
    'Escribe muy por debajo de lo anunciado.',
    'No la detecta mi equipo.',
    'La carcasa se abrió con nada.',
  ],
};

export const caseReviews: ReviewPhrases = {
  good: [
    'Espacio de sobra para acomodar los cables.',
    'Las temperaturas bajaron ocho grados.',
    'El cristal llegó perfecto, muy bien empacado.',
    'Los filtros se sacan facilísimo.',
    'Se ve precioso prendido.',
    'La gráfica más larga entró sin problema.',
    'Trae tornillos de sobra y bien separados en bolsitas.',
    'Los ventiladores son silenciosos.',
    'El {modelo} es fuerte, no lámina de refresco.',
    'Armar aquí fue un gusto.',
  ],
  mixed: [
    'Bonito, pero el manual es un dibujo mudo.',
    'Los ventiladores no se controlan por separado.',
    'El botón de encendido queda abajo, incómodo.',
    'La tapa trasera cierra a fuerza.',
    'Pesado para subirlo tres pisos.',
  ],
  bad: [
    'Llegó con una esquina doblada.',
    'Un ventilador rechina.',
    'El USB del frente no sirve.',
    'El cristal venía estrellado.',
    'Las perforaciones no coincidían con la tarjeta.',
  ],
};

export const cameraReviews: ReviewPhrases = {
  good: [
    'Las fotos de mi hija salen como de estudio.',
    'Enfoca los ojos solita, no falla.',
    'La llevé a Chiapas y volvió con mil fotos buenas.',
    'El video es muy estable caminando.',
    'Menús en español, se entiende todo.',
    'Pasa las fotos al celular rapidísimo.',
    'Se siente sólida en la mano.',
    'La {modelo} fue mi primera cámara seria y aprendí con ella.',
    'La batería me dura una boda chica.',
    'Llegó con todo y correa, muy bien protegida.',
  ],
  mixed: [
    'Buenas fotos, la batería rinde poco en video.',
    'El lente que trae es básico.',
    'La pantalla se ve mal con el sol.',
    'La aplicación se desconecta a ratos.',
    'Falta la tarjeta, hay que presupuestarla.',
  ],
  bad: [
    'Traía polvo en el sensor.',
    'Se sobrecalienta en 4K a los quince minutos.',
    'El botón de disparo se pega.',
    'Me llegó abierta y con disparos hechos.',
    'El enfoque caza y caza con poca luz.',
  ],
};

export const lensReviews: ReviewPhrases = {
  good: [
    'Nitidez preciosa hasta las orillas.',
    'El desenfoque es suave, los retratos salen de revista.',
    'Para {uso} es justo lo que necesitaba.',
    'Enfoca rápido y no se oye en el video.',
    'Bien construido, los anillos giran con firmeza.',
    'El parasol incluido es un buen detalle.',
    'Lo uso en todas mis bodas desde hace un año.',
    'Colores limpios, casi no edito.',
    'Llegó con doble caja y sin marcas.',
    'El {modelo} vale más de lo que cuesta.',
  ],
  mixed: [
    'Muy bueno, aunque pesado para todo el día.',
    'Abierto al máximo oscurece las esquinas.',
    'La tapa se cae fácil.',
    'El anillo de enfoque es algo duro.',
    'Con luz de frente pierde contraste.',
  ],
  bad: [
    'Venía descentrado, un lado borroso.',
    'El motor rechina.',
    'No era para mi montura aunque así lo pedí.',
    'Traía hongos adentro, parece usado.',
    'El autoenfoque se queda trabado.',
  ],
};

export const droneReviews: ReviewPhrases = {
  good: [
    'Se queda quieto en el aire como colgado de un hilo.',
    'El video sale tan estable que parece película.',
    'Regresó solo cuando perdí la señal. Casi lloro.',
    'Mi hijo aprendió en una tarde.',
    'Plegado cabe en la mochila.',
    'Grabé la boda desde arriba y quedaron felices.',
    'Las hélices de repuesto me salvaron.',
    'El {modelo} aguanta más viento del que pensé.',
    'La pila dura casi lo que promete.',
    'Fácil de actualizar y de volar.',
  ],
  mixed: [
    'Divertido, pero la pila se va volando.',
    'La cámara bien de día, de noche no.',
    'El control se siente de juguete.',
    'Calibrarlo cada vez es un poco latoso.',
    'Con brisa se mueve bastante.',
  ],
  bad: [
    'Se fue solo y no volvió.',
    'Un motor falló al tercer vuelo.',
    'La aplicación no abre en mi teléfono.',
    'Muy frágil, una caída y adiós brazo.',
    'El alcance real es la mitad.',
  ],
};

export const tripodReviews: ReviewPhrases = {
  good: [
    'Muy firme, no se ladea.',
    'Ligero para llevarlo de un lado a otro.',
    'Las fotos de mis productos subieron de nivel.',
    'Lo uso diario en mis videos y no ha fallado.',
    'Se arma en un minuto.',
    'Llegó completo y bien protegido.',
    'Las perillas aprietan bien, nada se mueve.',
    'El {modelo} se ajusta justo como lo necesito.',
    'Muy buen material para el precio.',
    'Lo llevo a todos los eventos.',
  ],
  mixed: [
    'Bueno, aunque extendido del todo baila un poco.',
    'Las perillas son de plástico.',
    'Guardarlo de regreso en su caja es un acertijo.',
    'El manual no explica casi nada.',
    'Cumple para uso de casa.',
  ],
  bad: [
    'Un seguro no aprieta.',
    'Se descompuso en la primera sesión.',
    'Una pieza llegó rota.',
    'La rosca se barrió.',
    'Muy inestable a toda altura.',
  ],
};

export const routerReviews: ReviewPhrases = {
  good: [
    'Por fin llega internet a la azotea.',
    'Lo instalé desde el celular en diez minutos.',
    'Tengo veinte aparatos conectados y ni se inmuta.',
    'Las juntas ya no se congelan.',
    'El control de horarios para los niños es oro.',
    'Señal completa con dos muros de por medio.',
    'La consola bajó de 90 a 25 de ping.',
    'El {modelo} lleva meses sin reiniciarse.',
    'Se ve discreto en la sala.',
    'Funcionó con mi compañía sin llamar a nadie.',
  ],
  mixed: [
    'Mejoró, pero en la última recámara apenas llega.',
    'Se calienta más de lo que esperaba.',
    'La aplicación pide crear cuenta a fuerza.',
    'La luz azul molesta de noche.',
    'Con muros gruesos la cobertura baja mucho.',
  ],
  bad: [
    'Se reinicia cada dos días.',
    'No alcanza la velocidad que pago.',
    'Pierde la configuración al irse la luz.',
    'Un puerto no sirve.',
    'El soporte solo contesta en inglés.',
  ],
};

export const securityReviews: ReviewPhrases = {
  good: [
    'Veo el negocio desde mi casa, muy tranquilo.',
    'De noche se distingue la cara perfecto.',
    'Avisa cuando pasa gente y no con cada gato.',
    'Le hablé al repartidor desde la oficina.',
    'Aguantó la granizada de mayo.',
    'Fácil de instalar, yo sola la puse.',
    'Gracias a la {modelo} supimos quién se llevaba las macetas.',
    'Sin pagar nube graba bien en la tarjeta.',
    'La veo cuando mi mamá está sola.',
    'El panel la mantiene cargada todo el año.',
  ],
  mixed: [
    'Buena imagen; el audio llega con retraso.',
    'Manda demasiados avisos hasta que la ajustas.',
    'Solo agarra Wi-Fi de 2.4.',
    'El soporte de pared es sencillo.',
    'La aplicación insiste en vender la nube.',
  ],
  bad: [
    'Se desconecta todas las noches.',
    'Le entró agua con la primera lluvia.',
    'No detectó cuando se metieron.',
    'La tarjeta se corrompe cada mes.',
    'La imagen se ve morada de día.',
  ],
};

export const bulbReviews: ReviewPhrases = {
  good: [
    'Apagar la luz desde la cama: lujo total.',
    'Los colores son vivos y el blanco cálido muy rico.',
    'Se conectó a la primera.',
    'Mi hijo duerme con la luz naranjita bajita.',
    'Obedece por voz sin repetir.',
    'Los puse en toda la casa, ocho en total.',
    'Se nota en el recibo de luz.',
    'Aguantan los apagones y vuelven como estaban.',
    'La {modelo} prende poquito a poco en la mañana.',
    'Ilumina bastante para los watts que gasta.',
  ],
  mixed: [
    'Bien, pero tarda un segundo en responder.',
    'El rojo es más bien rosado.',
    'Si cambias el módem hay que configurar todo otra vez.',
    'La aplicación tiene anuncios.',
    'Un poco más largo que un foco normal, se asoma en mi lámpara.',
  ],
  bad: [
    'Se desconecta cada semana.',
    'Uno llegó fundido.',
    'Zumba con la luz baja.',
    'No agarra mi Wi-Fi.',
    'Se prendió solo a las tres de la mañana.',
  ],
};

export const plugReviews: ReviewPhrases = {
  good: [
    'El {tipo} se configuró en dos minutos.',
    'Me avisa al celular aunque esté en el trabajo.',
    'Las rutinas funcionan solas, qué vida.',
    'Avisa al momento, lo probé varias veces.',
    'Funciona sin mensualidad, como dice.',
    'La aplicación está en español y es clara.',
    'Se lo puse a mi papá y ya lo domina.',
    'Lleva meses puesto y ni me acuerdo de él.',
    'Compré cuatro y los cuatro bien.',
    'El {modelo} es discreto, casi no se nota.',
  ],
  mixed: [
    'Útil, pero depende del Wi-Fi; si se cae, adiós.',
    'La primera vez tardó en enlazar.',
    'Es un poco más grande de lo que creía.',
    'Las traducciones de los avisos dan risa.',
    'Se tarda en reconectar después del apagón.',
  ],
  bad: [
    'Dejó de responder al mes.',
    'Marca lecturas imposibles.',
    'Se desconecta toda la noche.',
    'El {tipo} no enlazó nunca.',
    'Nunca fue confiable y lo quité.',
  ],
};

export const carStereoReviews: ReviewPhrases = {
  good: [
    'Suena mil veces mejor que el de fábrica.',
    'Entró justo en el hueco, con su marco y todo.',
    'El Bluetooth conecta antes de salir de la cochera.',
    'La pantalla se ve bien hasta con lentes oscuros.',
    'Mi técnico dijo que está bien hecho.',
    'Aguanta el solazo de Hermosillo.',
    'Se oye claro hasta en carretera con ventanas abajo.',
    'El {modelo} lo puse en el taxi y ya va un año.',
    'Buen precio contra lo que pedían en la plaza.',
    'Venía con arnés, tornillos y plantilla.',
  ],
  mixed: [
    'Suena bien, la instalación no es para cualquiera.',
    'El micrófono capta mucho ruido.',
    'Las luces no combinan con mi tablero.',
    'Necesita amplificador para lucirse.',
    'El manual viene en inglés.',
  ],
  bad: [
    'Se apaga al pasar baches.',
    'Pierde las estaciones guardadas cada vez que lo apago.',
    'Se traba con el sol.',
    'No da los watts, distorsiona pronto.',
    'El marco no quedó en mi coche.',
  ],
};

export const dashcamReviews: ReviewPhrases = {
  good: [
    'Me salvó en un choque, el seguro aceptó el video.',
    'Se leen las placas perfecto.',
    'Prende y apaga sola, ni me acuerdo de ella.',
    'El cable alcanza para esconderlo por el toldo.',
    'De noche se ve mejor de lo que pensaba.',
    'Para mi trabajo de chofer es indispensable.',
    'Discreta, casi nadie la nota.',
    'El video se baja al celular sin quitar la tarjeta.',
    'La {modelo} aguanta el calor del tablero.',
    'Fácil de poner, yo lo hice solo.',
  ],
  mixed: [
    'Graba bien, la ventosa se cae con el calor.',
    'El reloj se desconfigura.',
    'Hay que formatear la tarjeta seguido.',
    'La trasera se ve con menos calidad.',
    'La voz de las alertas espanta.',
  ],
  bad: [
    'No grabó justo el día que la necesité.',
    'Se infló la batería con el sol.',
    'La imagen sale borrosa.',
    'Se reinicia al arrancar.',
    'No lee tarjetas de la capacidad que dice.',
  ],
};

export const carSpeakerReviews: ReviewPhrases = {
  good: [
    'Se oyen cosas de mis canciones que no conocía.',
    'El bajo se siente en el asiento sin que vibre la puerta.',
    'Entraron en el hueco original con su plantilla.',
    'Aguantan volumen y no distorsionan.',
    'Mi técnico dijo que están bien hechas.',
    'Las voces se oyen al frente, no en los pies.',
    'Van seis meses al sol y siguen igual.',
    'La diferencia contra las de fábrica es brutal.',
    'Venía con tornillos y rejillas.',
    'La línea {modelo} suena más cara de lo que es.',
  ],
  mixed: [
    'Suena bien, pero pide amplificador para lucirse.',
    'Las rejillas son de plástico sencillo.',
    'Los cables que trae son cortos.',
    'Tuve que recortar un poco el hueco.',
    'Bien para diario, no para competir.',
  ],
  bad: [
    'Una llegó tronada.',
    'No da los watts que dice.',
    'El cono se despegó con el calor.',
    'La medida no coincidió con mi coche.',
    'Rechina en los graves.',
  ],
};
