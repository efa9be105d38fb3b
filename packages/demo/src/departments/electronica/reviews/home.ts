import type { ReviewPhrases } from '../../../types.ts';

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
