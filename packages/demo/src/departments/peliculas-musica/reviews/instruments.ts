import type { ReviewPhrases } from '../../../types.ts';

export const instrumentReviews: ReviewPhrases = {
  good: [
    'Suena precioso y afina a la primera.',
    'Se lo compré a {persona} y ya toca tres canciones.',
    'La madera huele a taller, qué bonito trabajo.',
    'Llegó con doble caja y sin un golpe.',
    'Es cómodo, no cansa los dedos.',
    'Mi maestro lo aprobó para la escuela.',
    'Por el precio, difícil encontrar algo mejor.',
    'Mantiene la afinación después de la primera semana.',
    'El acabado está parejo, sin manchas.',
    'El {modelo} ya tocó en su primera serenata.',
  ],
  mixed: [
    'Buen instrumento; las cuerdas que trae son malitas.',
    'Hubo que llevarlo a ajustar.',
    'El instructivo es muy escueto.',
    'El color es más oscuro que en la foto.',
    'Para empezar bien, luego querrás más.',
  ],
  bad: [
    'Llegó con una grieta en la madera.',
    'No se sostiene afinado.',
    'Una pieza venía despegada.',
    'Una cuerda zumba desde el primer día.',
    'Faltaba el accesorio que anuncia.',
  ],
};

export const keysReviews: ReviewPhrases = {
  good: [
    'Las teclas responden muy parejo.',
    'Es tal cual la foto, hasta se ve más fino.',
    'Es para {persona} y practica diario sin que le digan.',
    'No ocupa tanto espacio como pensábamos.',
    'Conectar y tocar, sin complicarse.',
    'La maestra lo aprobó para las clases.',
    'Venía muy bien protegido en su caja.',
    'El {modelo} ya es parte de la sala.',
    'Se siente sólido, nada flojo.',
    'Servicio y refacciones en México, eso pesa.',
  ],
  mixed: [
    'Buen sonido, aunque esperaba más funciones.',
    'Pesa bastante para niño.',
    'El manual es confuso.',
    'Le faltó un atril.',
    'Unas teclas suenan un poquito más fuerte.',
  ],
  bad: [
    'Una tecla se quedó pegada.',
    'Llegó con una perilla floja.',
    'Se apaga solo y la garantía tardó.',
    'El adaptador no era el correcto.',
    'Venía con un golpe en la esquina.',
  ],
};

export const percussionReviews: ReviewPhrases = {
  good: [
    'Retumba sabroso.',
    'Suena bien desde que sale de la caja.',
    'Llegó listo para tocarse ese mismo día.',
    'Para {persona}, que traía loca a la mesa del comedor.',
    'Se siente fuerte, hecho para durar.',
    'Los vecinos ya hasta llevan el ritmo.',
    'El tono es seco y definido.',
    'Cómodo para tocar horas.',
    'El {modelo} aguantó su primer ensayo sin aflojarse.',
    'Llegó todo completo y bien etiquetado.',
  ],
  mixed: [
    'Bien, aunque el acabado es de entrada.',
    'Ocupa más espacio de lo que pensé.',
    'Hay que agarrarle el modo con paciencia.',
    'El instructivo dice muy poco.',
    'Buena para estudiar, para escenario falta.',
  ],
  bad: [
    'Venía astillado de una orilla.',
    'Llegó incompleto.',
    'Rechina cada vez que se mueve.',
    'No suena parejo por más que le hago.',
    'Se dañó en un mes.',
  ],
};

export const windReviews: ReviewPhrases = {
  good: [
    'Responde rápido, no se ahoga.',
    'Suena con cuerpo y afina bien.',
    'Se lo compré a {persona} y ya anda en la banda.',
    'Bien ajustado, lo revisó mi compadre que toca.',
    'El estuche protege de verdad.',
    'El acabado brilla como en la foto.',
    'Buen peso, cansa menos que el anterior.',
    'El {modelo} ya tocó en su primera fiesta.',
    'Refacciones y taller en México, eso pesa.',
    'Para estudiar está más que bien.',
  ],
  mixed: [
    'Buen sonido, los primeros días un poco duro.',
    'Hubo que llevarlo a ajustar.',
    'Pesa bastante para niño.',
    'El estuche trae el cierre flojo.',
    'Para empezar bien, luego querrás más.',
  ],
  bad: [
    'Fuga de aire desde el primer día.',
    'Una nota se queda pegada.',
    'Llegó desafinado y la garantía tardó.',
    'Venía con un golpe.',
    'Faltaba el accesorio que anuncia.',
  ],
};
