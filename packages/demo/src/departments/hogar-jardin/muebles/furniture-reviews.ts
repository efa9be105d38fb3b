import type { ReviewPhrases } from '../../../types.ts';

/** Review phrases that suit all furniture. They are added to the phrases of each kind of furniture. */
export const FURNITURE: ReviewPhrases = {
  good: [
    'Lo subieron hasta el segundo piso sin cobrar extra y sin rayar nada. Los muchachos muy atentos.',
    'Lo armamos entre dos en una tarde. Las piezas vienen numeradas y los tornillos embolsados por paso.',
    'El color {color} es igual al de la foto, con eso de que uno compra a ciegas me daba miedo.',
    'Medí tres veces antes de pedirlo y las medidas publicadas son exactas, al centímetro.',
    'Llegó dos días antes, bien empacado con esquineros y doble cartón. Ni un golpe.',
  ],
  mixed: [
    'Está bonito, pero el instructivo trae dibujos chiquitos y armé una pieza al revés la primera vez.',
    'Cumple. Eso sí, huele a barniz los primeros días, hay que dejar las ventanas abiertas.',
    'Le sobró un tornillo y le faltó otro; lo resolví con lo que tenía en casa.',
  ],
  bad: [
    'Venía con una esquina golpeada y la reposición de la pieza tardó casi tres semanas.',
    'Los barrenos no coincidían, tuve que hacer los hoyos con mi taladro. Por ese precio no debería pasar.',
    'El tono se ve más rojizo que el {color} de la página y ya no combina con lo demás.',
  ],
};
