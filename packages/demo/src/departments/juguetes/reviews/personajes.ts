import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of dolls, figures and pretend play. */
export const jugarA: ReviewPhrases = {
  good: [
    'No se separa de {producto} desde que llegó.',
    'Los detalles son muy finos para el precio.',
    'Aguantó el arenero, la tina y al hermano menor.',
    'Se inventó una historia completa esa misma tarde.',
    'Las piezas chicas sí entran y se quedan en su lugar.',
    'Fue lo que pidió a los Reyes y le atinaron.',
    'No huele a plástico, que era mi miedo.',
    'Le ponen y le quitan todo y no se ha descosido ni zafado nada.',
    'Mi sobrina lo presume en el kínder.',
    'Pedí {producto} para regalo y ya hice otro pedido para la prima.',
    'Las esquinas vienen bien lijadas, sin rebabas.',
  ],
  mixed: [
    'Gustó mucho, pero los accesorios se pierden el primer día.',
    'Lo imaginé más grande, vean las medidas.',
    'La pintura no quedó igual que en la foto, casi.',
    'El empaque trae tantos amarres que necesitas tijeras y paciencia.',
    'Buen trabajo, aunque esperaba más accesorios.',
  ],
  bad: [
    'Se le zafó una pieza el mismo día y ya no entró.',
    'Le faltaba un accesorio de los que se ven en la caja.',
    'La pintura se descarapeló en una semana.',
    'El plástico se siente muy delgado.',
    'Me mandaron otro modelo y ya no alcancé a cambiarlo antes del cumpleaños.',
  ],
};

/** Reviews of soft toys. */
export const peluche: ReviewPhrases = {
  good: [
    'Suavecito y bien relleno, no de los que quedan aguados.',
    'Ya pasó por la lavadora dos veces y salió esponjado.',
    'Mi bebé lo trae de la oreja por toda la casa.',
    'Los ojos son bordados, una preocupación menos.',
    'Lo compré para mi novia y lloró, punto.',
    'No suelta pelusa, y en casa hay un alérgico.',
    'Tiene una carita muy tierna, mejor que en la foto.',
    'Las costuras están parejas, hasta las de la cola.',
    'Es el único que la duerme; compré otro de respaldo.',
    'Tamaño perfecto para abrazar de noche.',
  ],
  mixed: [
    'Lindo, pero venía comprimido y tardó un día en esponjarse.',
    'Lo imaginé más grande, midan con regla antes de pedir.',
    'El pelo se enreda un poco después de lavarlo.',
    'Está bonito, aunque las patas traen menos relleno.',
    'El tono de la tela es más opaco que en pantalla.',
  ],
  bad: [
    'Se abrió una costura de abajo y le salía el relleno.',
    'Suelta pelusa por todos lados.',
    'Llegó con olor a bodega, lo tuve que lavar antes de darlo.',
    'La cara venía chueca, se ve triste el pobre.',
    'Muy plano, casi sin relleno.',
  ],
};

/** Reviews of dinosaurs, robots and monsters. */
export const criatura: ReviewPhrases = {
  good: [
    'Mi hijo se sabe el nombre, lo que comía y en qué era vivió.',
    'Tiene las patas bien apoyadas, se para sin caerse.',
    'Lo puso en la sala y espantó al perro y a mi suegra.',
    'Los detalles de la piel se ven padrísimos.',
    'Lo baña, lo entierra, lo desentierra y sigue intacto.',
    'Va a la tina, al kínder y a la cama, siempre juntos.',
    'Lleva meses de uso rudo y no se le ha zafado nada.',
    'Vale más que los de museo y cuesta la mitad.',
    'Es más grande de lo que esperaba, en buen plan.',
    'Le gustó hasta al primo de doce que ya no juega.',
  ],
  mixed: [
    'Muy padre, aunque lo esperaba un poco más pesado.',
    'El color no es idéntico al de la foto, a mi hijo no le importó.',
    'Le falta un poco de pintura en la panza.',
    'La cola venía doblada de la caja, con agua tibia se enderezó.',
    'La tarjeta con los datos venía doblada.',
  ],
  bad: [
    'Se le despintó un ojo a los tres días.',
    'Una pata no embona y se cae de lado.',
    'Me mandaron otro dinosaurio, y mi hijo sí nota la diferencia.',
    'La pintura se quedó en la mesa.',
    'Llegó con la punta de la cola rota.',
  ],
};

/** Reviews of robots. */
export const robot: ReviewPhrases = {
  good: [
    'Mi hijo le puso nombre antes de sacarlo de la caja.',
    'Lo hizo funcionar solito, yo nada más abrí el empaque.',
    'Ya le encontró tres maneras nuevas de usarlo.',
    'Lo llevó a la escuela y fue la sensación.',
    'En {color} se ve muy futurista.',
    'Lleva meses de uso rudo y no se le ha zafado nada.',
    'Mi niña de siete quiere ser ingeniera por su culpa.',
    'El instructivo se entiende y viene bien dibujado.',
    'Se cayó de la mesa y siguió como si nada.',
    'Buen tamaño y se siente sólido.',
  ],
  mixed: [
    'Muy padre, aunque en la alfombra se atora.',
    'El color {color} no es idéntico al de la foto, a mi hijo no le importó.',
    'Necesita un adulto al principio, luego vuela.',
    'El plástico podría ser más grueso.',
    'Divierte mucho la primera semana, después a ratos.',
  ],
  bad: [
    'Dejó de moverse a los tres días.',
    'Una pieza del brazo no embona.',
    'El instructivo que venía era de otro modelo.',
    'Llegó con una pierna suelta.',
    'Se traba en la misma vuelta siempre.',
  ],
};
