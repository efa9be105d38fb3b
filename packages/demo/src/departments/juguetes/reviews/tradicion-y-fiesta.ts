import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of traditional Mexican toys. */
export const tradicional: ReviewPhrases = {
  good: [
    'Me regresó a la primaria; mis hijos no lo sueltan.',
    'La madera está bien torneada y pintada a mano, se nota el pincel.',
    'Se lo mandé a mi sobrino que vive en Chicago y lloró mi hermana.',
    'Le enseñé al niño y ahora él le enseña a sus amigos.',
    'Hermoso para jugar o para el librero.',
    'Cada uno viene distinto, me tocó uno con pajaritos.',
    'Huele a madera y a barniz, como los del mercado.',
    'Baila parejito, muy bien balanceado.',
    'Lo usé de centro de mesa en un bautizo y volaron todos.',
    'Qué bueno que alguien los siga haciendo bien.',
  ],
  mixed: [
    'Bonito, aunque es más de adorno que de juego rudo.',
    'El cordón venía corto, le puse otro y listo.',
    'Tiene una astillita que quité con lija.',
    'El dibujo cambia del de la foto, avisan que es a mano.',
    'Es chico, caben tres en una mano.',
  ],
  bad: [
    'Se despintó con las manos mojadas.',
    'Llegó con la punta floja y no baila.',
    'Se partió la madera al primer golpe.',
    'El mío venía sin cordón.',
    'Por el precio lo esperaba más grande.',
  ],
};

/** Reviews of piñatas and their fillings. */
export const pinata: ReviewPhrases = {
  good: [
    'Aguantó hasta que pasaron los doce niños.',
    'Le cupieron todos los dulces y la fruta que llevé.',
    'El papel viene bien pegado, tupidito, sin cartón asomándose.',
    'La niña no quería que la rompieran de lo bonita que estaba.',
    'Llegó parada en su caja, ni un fleco doblado.',
    'Igualita a la foto, hasta en los detalles.',
    'El lazo está fuerte, la colgamos del árbol sin problema.',
    'Para la posada de la cuadra quedó perfecta.',
    'Los colores se ven preciosos en las fotos.',
    'Se rompió justo cuando debía, ni antes ni después.',
    'Rindió para todos los niños y sobró.',
  ],
  mixed: [
    'Bonita, pero el hoyo para el relleno es chico, lo abrí con tijera.',
    'Duró poco para tantos niños.',
    'Venía tantito ladeada, con la mano se acomodó.',
    'La esperaba un poco más grande.',
    'Los colores son otros que los de la foto, igual lució.',
  ],
  bad: [
    'Se desfondó al colgarla, antes de empezar.',
    'Llegó un día después de la fiesta.',
    'El papel se despegaba con verlo.',
    'Venía aplastada y no hubo modo.',
    'No se abrió cuando debía y la acabamos rompiendo a mano.',
  ],
};

/** Reviews of fillings of piñatas and party bags. */
export const relleno: ReviewPhrases = {
  good: [
    'Venía contado, no faltó ni una pieza.',
    'Los niños salieron felices con su bolsita.',
    'Bien surtido, casi no se repiten.',
    'Los colores están alegres, lucieron en la mesa de dulces.',
    'Llegó a tiempo para la fiesta del sábado.',
    'Mejor que andar buscando de puesto en puesto.',
    'Me sobró para el salón del kínder.',
    'Aguantó el ajetreo de la fiesta.',
    'Por el precio está muy bien de calidad.',
    'Los llenamos entre todos la noche anterior, quedaron preciosos.',
  ],
  mixed: [
    'Bien para el precio, aunque son chiquitos.',
    'Se repiten algunos modelos más de la cuenta.',
    'Los colores que me tocaron eran casi todos iguales.',
    'Está bien, pero la bolsa del paquete venía rota.',
    'Les gustó más a los de cinco que a los de nueve.',
  ],
  bad: [
    'Faltaban cuatro piezas del paquete.',
    'Varias llegaron aplastadas.',
    'Muy delgaditos, se rompieron ahí mismo.',
    'Llegó tarde y ya no lo usamos.',
    'El surtido no se parece al de la foto.',
  ],
};
