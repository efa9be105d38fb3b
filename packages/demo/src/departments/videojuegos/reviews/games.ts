import type { ReviewPhrases } from '../../../types.ts';

export const gameReviews: ReviewPhrases = {
  good: [
    'Me atrapó desde el primer jefe. Llevo cuarenta horas y quiero más.',
    'La historia de {titulo} es buenísima y en español como Dios manda.',
    'Corre fluido en mi {consola}, sin bajones.',
    'La música se me quedó pegada toda la semana.',
    'Llegó sellado y el mismo día del estreno.',
    'Difícil pero justo, cada muerte fue culpa mía.',
    'Los escenarios se ven preciosos, tomé mil capturas.',
    'Mi hermano y yo lo jugamos en turnos hasta las tres.',
    'Hace mucho no acababa un juego, este sí.',
    'El mapa da gusto recorrerlo a pie.',
  ],
  mixed: [
    'Muy bueno, aunque el final se siente apurado.',
    'Tiene bugs chistosos. Nada que arruine.',
    'Combate excelente, historia regular.',
    'Las cargas son largas en {consola}.',
    'Divertido, pero repite enemigos.',
  ],
  bad: [
    'Se trabó y perdí seis horas de partida.',
    'El disco llegó suelto y rayado.',
    'Pide una actualización enorme para poder jugar.',
    'No es lo que muestran los avances.',
    'Me aburrió a la tercera misión.',
  ],
};

export const sportGameReviews: ReviewPhrases = {
  good: [
    'Las retas de los viernes ya tienen juego oficial.',
    'Fácil de agarrar, hasta mi papá ganó.',
    'La narración en español le da todo el sabor.',
    'En {consola} va rapidísimo.',
    'El modo carrera engancha un montón.',
    'Por fin pantalla dividida.',
    'Los controles responden muy bien.',
    'Se siente la velocidad, hasta te inclinas en la curva.',
    '{titulo} es puro pique con mis primos.',
    'Llegó dos días antes, directo al torneo de la cuadra.',
  ],
  mixed: [
    'Divertido, pero le faltan más pistas y equipos.',
    'En línea a veces no encuentra rivales.',
    'La inteligencia del rival es o muy tonta o imposible.',
    'Los menús son lentos.',
    'Parecido al del año pasado.',
  ],
  bad: [
    'Demasiadas compras dentro del juego.',
    'Se desconecta en cada partido en línea.',
    'Los jugadores se atoran en la banda.',
    'Traía la caja rota.',
    'No guardó mi temporada.',
  ],
};

export const familyGameReviews: ReviewPhrases = {
  good: [
    'Lo jugamos tres generaciones y nos dolió la panza de reír.',
    'Mi hija de cinco lo entendió sola.',
    'Relajante, lo pongo después del trabajo.',
    'Sin compras ni anuncios, muy agradecido.',
    'Se me fueron cuatro horas sin sentir.',
    'Los dibujos son una ternura.',
    'Para la posada fue un éxito.',
    '{titulo} ya es tradición de los domingos.',
    'La música es linda y no cansa.',
    'En {consola} se juega muy cómodo.',
  ],
  mixed: [
    'Bonito, pero se acaba pronto.',
    'Con dos personas pierde chiste.',
    'A los adultos nos aburre después de un rato.',
    'Algunos minijuegos son puro azar.',
    'Le falta un modo más difícil.',
  ],
  bad: [
    'Se cierra solo cuando jugamos cuatro.',
    'Los controles no responden en un minijuego.',
    'Llegó sin el cartucho, solo la caja.',
    'Muy poco contenido para el precio.',
    'Mi hijo lo terminó en una tarde.',
  ],
};

export const codeReviews: ReviewPhrases = {
  good: [
    'El código llegó en tres minutos.',
    'Lo canjeé sin problema a la primera.',
    'Perfecto para regalar a distancia.',
    'Ya no doy mi tarjeta en las tiendas de juegos.',
    'Aproveché la oferta y quedó más barato.',
    'Mi sobrino recibió su regalo justo a la medianoche.',
    'Todo en regla, cuenta de México.',
    'Muy práctico, lo compré desde el camión.',
    'Para {titulo} funcionó de maravilla.',
    'Llegó con el mensaje que escribí, buen detalle.',
  ],
  mixed: [
    'Tardó una hora, pero llegó.',
    'Funcionó, aunque tuve que cambiar la región de mi cuenta.',
    'El correo cayó en no deseados.',
    'Bien, pero sin opción de factura inmediata.',
    'El instructivo podría explicar mejor dónde canjear.',
  ],
  bad: [
    'Decía que el código ya estaba usado. Me lo repusieron dos días después.',
    'No era compatible con mi consola.',
    'Nunca llegó el correo.',
    'No hay devolución, lean bien antes.',
    'Cobraron dos veces y tardaron en regresar uno.',
  ],
};
