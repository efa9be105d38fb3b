import type { ReviewPhrases } from '../../../types.ts';

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
