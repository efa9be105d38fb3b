import type { ReviewPhrases } from '../../../types.ts';

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
