import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of stringed instruments, keyboards and winds. */
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

/** Reviews of drums and hand percussion. */
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

/** Reviews of strings, stands, tuners and other accessories of musicians. */
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
