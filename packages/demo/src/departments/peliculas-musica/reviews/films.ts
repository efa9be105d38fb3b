import type { ReviewPhrases } from '../../../types.ts';

export const filmReviews: ReviewPhrases = {
  good: [
    'La vimos en familia y se quedó la plática hasta tarde.',
    'Qué bien actúan todos. {director} no falla.',
    'La copia se ve nítida y el audio muy claro.',
    'Los extras valen la compra.',
    'La busqué años y aquí estaba.',
    'El disco llegó sin una raya.',
    'La pongo cada diciembre, ya es tradición.',
    'Me reí, lloré y la volví a poner.',
    'Los subtítulos para mi papá, que no oye bien, son excelentes.',
    '{titulo} merece verse con la luz apagada.',
  ],
  mixed: [
    'Buena película, pocos extras.',
    'El final no me convenció.',
    'La caja llegó quebrada, el disco bien.',
    'Empieza lenta; aguanten.',
    'Bonita, pero el menú está mal hecho.',
  ],
  bad: [
    'El disco se traba a la mitad.',
    'No era la versión con extras que pedí.',
    'El sonido viene bajísimo.',
    'No la leyó mi reproductor.',
    'Me aburrí a los veinte minutos.',
  ],
};

export const seriesReviews: ReviewPhrases = {
  good: [
    'Nos la echamos en un fin de semana.',
    'El reparto es buenísimo, todos.',
    'La calidad de imagen es muy buena.',
    'Vienen todos los capítulos y en orden.',
    'Cada capítulo te deja picado.',
    'El libreto de regalo es una joya.',
    'La veía con mi mamá y ahora la vemos otra vez.',
    'Muy cuidado el menú y los subtítulos.',
    '{titulo} salió mejor de lo que recordaba.',
    'Llegó rápido y sellada.',
  ],
  mixed: [
    'Linda, aunque esperaba más extras.',
    'Un disco venía suelto dentro de la caja.',
    'La segunda mitad decae.',
    'El audio en estéreo nada más.',
    'Los últimos capítulos se sienten apurados.',
  ],
  bad: [
    'Le falta un capítulo.',
    'El segundo disco está rayado.',
    'Los subtítulos van atrasados.',
    'Llegó la caja aplastada.',
    'Dice restaurada y se ve igual que en la tele vieja.',
  ],
};

export const giftReviews: ReviewPhrases = {
  good: [
    'Llegó al correo en cinco minutos.',
    'La programé y cayó justo el día.',
    'Mi ahijado feliz, eligió lo que quiso.',
    'Me salvó de un olvido imperdonable.',
    'El diseño de {titulo} está muy lindo.',
    'Se usó en taquilla sin problema.',
    'La dedicatoria se ve completa.',
    'Muy práctica para regalar de lejos.',
    'El saldo que sobró se quedó guardado.',
    'Fácil de canjear hasta para mi abuela.',
  ],
  mixed: [
    'Bien, cayó en correo no deseado.',
    'No sirve en todas las ciudades, revisen.',
    'El mensaje se corta si es largo.',
    'Tardó media hora.',
    'Faltan montos intermedios.',
  ],
  bad: [
    'El código marcaba error en taquilla.',
    'Llegó un día después.',
    'No me dejaron usarla en estreno.',
    'No hay manera de cambiar el correo.',
    'Pedí factura y nunca llegó.',
  ],
};

export const animationReviews: ReviewPhrases = {
  good: [
    'Mis hijos la piden diario y a mí no me cansa.',
    'Las canciones se nos pegaron a todos.',
    'Los chistes funcionan para grandes y chicos.',
    'Los colores son una maravilla.',
    'No asusta, perfecta para los de cuatro años.',
    'La vimos tres veces el mismo fin de semana.',
    'Trae actividades en los extras.',
    'El empaque es resistente, bueno para niños.',
    'Hasta el abuelo se quedó hasta el final.',
    '{titulo} ya es la favorita de mi sobrina.',
  ],
  mixed: [
    'Linda, aunque se hace corta.',
    'Una escena hizo llorar a mi niña.',
    'Los papás nos aburrimos a ratos.',
    'Pocos extras para lo que cuesta.',
    'La caja llegó quebrada, el disco bien.',
  ],
  bad: [
    'El disco se traba a la mitad.',
    'El sonido viene bajísimo.',
    'A mi hijo no le llamó la atención.',
    'No la leyó mi reproductor.',
    'Llegó sin sello.',
  ],
};
