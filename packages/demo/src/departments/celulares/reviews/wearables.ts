import type { ReviewPhrases } from '../../../types.ts';

export const watchReviews: ReviewPhrases = {
  good: [
    'La pila me dura {dias} días como dice. No lo podía creer.',
    'El GPS coincide con el de mis compañeros de carrera.',
    'Se ve elegante y contesto llamadas manejando.',
    'Me avisó que mi ritmo andaba alto y fui al doctor. Vale cada peso.',
    'Nado con él tres veces por semana sin bronca.',
    'La aplicación está en español y se entiende.',
    'Le cambié la correa por una de piel y parece otro.',
    'Las notificaciones llegan al instante, ya casi no saco el celular.',
    'El {modelo} es ligero, duermo con él y ni lo siento.',
    'Regalo de aniversario, quedé como rey.',
  ],
  mixed: [
    'Muy bueno, pero los pasos los cuenta de más cuando manejo.',
    'La pantalla se ve bien; siempre encendida se come la pila.',
    'Buen reloj. La correa original da calor.',
    'El sueño lo mide a ojo, yo creo. Lo demás bien.',
    'Tarda en sincronizar con el teléfono.',
  ],
  bad: [
    'Se apagó en la regadera y no volvió a prender.',
    'El cristal se rayó en la primera semana.',
    'El GPS me quita un kilómetro de cada diez.',
    'Se desvincula del teléfono todos los días.',
    'El botón se quedó pegado.',
  ],
};

export const bandReviews: ReviewPhrases = {
  good: [
    'La cargo dos veces al mes y ya.',
    'Perfecta para empezar a caminar, me pica el orgullo con los pasos.',
    'No la siento ni dormida.',
    'El despertador que vibra me salvó el matrimonio.',
    'La {modelo} aguanta alberca y regadera.',
    'Sencilla y útil, mi papá ya la domina.',
    'Se ve bien con el sol.',
    'Los mensajes se leen completos en la pantallita.',
    'Buen precio para lo que mide.',
    'Llegó al día siguiente con correa extra.',
  ],
  mixed: [
    'Cuenta pasos cuando lavo trastes. Fuera de eso, bien.',
    'La correa irrita si sudas mucho.',
    'El oxígeno sale distinto cada vez.',
    'Bonita, pero la pantalla se enciende sola en la noche.',
    'La aplicación pide demasiados permisos.',
  ],
  bad: [
    'La base de carga dejó de hacer contacto.',
    'Se zafó de la correa y la perdí.',
    'Dura cuatro días, no {dias}.',
    'No sincroniza con mi teléfono.',
    'La pantalla amaneció con manchas.',
  ],
};

export const kidsWatchReviews: ReviewPhrases = {
  good: [
    'Ahora {nino} me avisa cuando ya va saliendo de la escuela.',
    'La ubicación es bastante exacta, se equivoca por una cuadra.',
    'El modo escuela funciona, la maestra contenta.',
    'Le encantó el color y no se lo quita ni para bañarse.',
    'Solo entran los números que puse, muy tranquila.',
    'La pila le dura el día completo.',
    'Ya se cayó mil veces y sigue.',
    'Con el plan más barato de datos alcanza.',
    'El botón SOS sí marca en cadena, lo probamos.',
    'Buen regalo para {nino}, aprendió a leer la hora.',
  ],
  mixed: [
    'Sirve, pero dentro de edificios la ubicación brinca.',
    'Está grande para su muñeca todavía.',
    'La app tiene traducciones chistosas.',
    'El volumen de llamada es bajo en la calle.',
    'Los juegos son muy sencillos, se aburre pronto.',
  ],
  bad: [
    'No agarró el chip de mi compañía.',
    'La correa se rompió en un mes.',
    'La ubicación llega media hora tarde.',
    'Se mojó en el lavabo y murió.',
    'La pila no llega a la hora de la salida.',
  ],
};
