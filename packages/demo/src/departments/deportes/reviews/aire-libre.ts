import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of tents and sleeping bags. */
export const campamento: ReviewPhrases = {
  good: [
    'Dormí de corrido en Mazamitla, con lluvia y todo.',
    'Perfecta para {uso}, no falla.',
    'Mi hermano trajo una más cara y pasó peor noche que yo.',
    'Los cierres corren bien, no se comen la tela.',
    'Pesa poco y ocupa menos de lo que pensé.',
    'En {color} no se ensucia tanto, buena elección.',
    'Fuimos con los niños y ya preguntan cuándo otra vez.',
    'Las costuras aguantan, la revisé por todos lados antes de salir.',
    'Cabe en la cajuela del sedán junto con todo lo demás.',
    'Pasé cuatro grados en el Nevado y dormí bien.',
    'Buen material, se nota al tacto que no es de a mentiras.',
  ],
  mixed: [
    'Bien, aunque guardarlo en su funda es todo un arte.',
    'Cumple para {uso}, para algo más serio no sé.',
    'El color {color} es más claro que en la pantalla.',
    'La funda es delgadita, con cuidado aguanta.',
    'Está buena, pero el tamaño es optimista.',
  ],
  bad: [
    'Se humedeció por abajo la primera noche.',
    'El cierre se rompió en plena salida, tuvimos que usar seguros.',
    'Se descosió de una orilla la primera noche.',
    'Huele muy fuerte y no se le quita ni al sol.',
    'Pedí {color}, llegó otra y ya no hubo tiempo de cambiarla.',
  ],
};

/** Reviews of swimming goggles. */
export const agua: ReviewPhrases = {
  good: [
    'No les entra una gota, hice dos mil metros y salí sin ojos rojos.',
    'Llevo cuatro meses de clases y siguen sellando igual.',
    'Para {uso} va perfecto.',
    'No deja marca de mapache, ya es mucho decir.',
    'El {color} no se ha deslavado nada.',
    'Se ve clarito hasta el fondo, sin manchas a los lados.',
    'Después de una hora nadando ni me acuerdo de que los traigo.',
    'Mi hija ya no se queja de que le jala el pelo.',
    'No se mueven en los clavados ni en las vueltas.',
    'Llegó antes de la competencia, justo a tiempo.',
  ],
  mixed: [
    'Bien, pero al mes ya se empañan un poco.',
    'Aprietan tantito el puente de la nariz.',
    'Cumple para {uso}, el estuche es muy básico.',
    'El {color} es más fuerte que en la foto.',
    'Cuesta acomodarlo la primera vez, luego bien.',
  ],
  bad: [
    'Se rompió la correa al ajustarla por primera vez.',
    'Le entra agua por la nariz, imposible nadar así.',
    'Se empañaron desde el primer día, inservibles.',
    'Llegaron rayados de un lente.',
    'Se despegó una orilla a la tercera ida a la alberca.',
  ],
};

/** Reviews of backpacks for walking. */
export const mochilas: ReviewPhrases = {
  good: [
    'La cargué ocho horas y los hombros ni se quejaron.',
    'Nos cayó un aguacero en Mazamitla y la ropa llegó seca.',
    'Para {uso} es ideal.',
    'Los cierres corren bien y no se comen la tela.',
    'Tiene bolsillos donde uno los busca.',
    'El {color} no se ensucia tanto, buena elección.',
    'Subí al Ajusco con ella y ni se movía.',
    'Cabe mucho más de lo que aparenta.',
    'El cinturón sí carga el peso en la cadera.',
    'Llevo un año usándola y las costuras siguen enteras.',
  ],
  mixed: [
    'Bien, aunque suda un poco la espalda.',
    'El {color} es más claro que en la pantalla.',
    'Le faltaría una bolsa para el celular.',
    'Cumple para {uso}, para más días se queda corta.',
    'Las correas sobran y hay que amarrarlas.',
  ],
  bad: [
    'Se descosió un tirante con carga normal.',
    'El cierre se abrió en plena subida.',
    'Se le mete el agua por las costuras.',
    'Es mucho más chica de lo que dice.',
    'Pedí {color}, llegó otra y ya no hubo tiempo de cambiarla.',
  ],
};

/** Reviews of coolers. */
export const hielera: ReviewPhrases = {
  good: [
    'Llegamos a Acapulco y el hielo seguía entero.',
    'Para {uso} es la buena.',
    'Le caben más latas de las que pensé.',
    'Cierra bien, no se sale ni una gota en la cajuela.',
    'Se sentó encima mi cuñado y no pasó nada.',
    'El {color} aguanta el sol, no se ha deslavado.',
    'Ya es invitada fija a todas las carnes asadas.',
    'Se lava con la manguera y queda sin olor.',
    'La uso para vender paletas y rinde toda la tarde.',
    'Cómoda para cargarla entre dos, o uno si no la llenas.',
  ],
  mixed: [
    'Enfría bien, pero llena pesa una barbaridad.',
    'El {color} se mancha fácil.',
    'Dura un poco menos de lo que promete, con calor de 40 grados.',
    'Buena, aunque por fuera es más grande de lo que parece.',
    'La tapa queda algo dura al principio.',
  ],
  bad: [
    'El hielo se hizo agua antes del mediodía.',
    'Se rompió la asa en el segundo viaje.',
    'Se sale el agua por abajo, mojó toda la cajuela.',
    'Llegó con la tapa chueca y no sella.',
    'Agarró un olor que no se va con nada.',
  ],
};

/** Reviews of swimwear. */
export const trajes: ReviewPhrases = {
  good: [
    'Aguanta el cloro, llevo cuatro meses de clases.',
    'No se mueve en los clavados ni en las vueltas.',
    'La talla {talla} me quedó exacta.',
    'El {color} no se ha deslavado nada.',
    'Seca rapidísimo, lo cuelgo en la noche y en la mañana ya está.',
    'No se transparenta, que era mi pendiente.',
    'Las costuras no rozan, ni después de dos mil metros.',
    'Para {uso} va perfecto.',
    'Llegó antes de la competencia, justo a tiempo.',
    'Mi entrenadora preguntó dónde lo compré.',
  ],
  mixed: [
    'Viene reducido, pidan una talla más.',
    'Bien; el {color} es más fuerte que en la foto.',
    'El elástico aprieta un poco en la pierna.',
    'Cumple para {uso}, la tela es delgadita.',
    'Bonito, pero cuesta ponérselo las primeras veces.',
  ],
  bad: [
    'Con el cloro se aguadó en tres semanas.',
    'La {talla} no es la talla que dice, ni cerca.',
    'Se descosió de un tirante al mes.',
    'Se transparenta en cuanto se moja.',
    'Llegó sin el sello de higiene y lo tuve que devolver.',
  ],
};

/** Reviews of snorkelling and floating gear. */
export const flotacion: ReviewPhrases = {
  good: [
    'Lo usamos en Huatulco y vimos hasta una tortuga.',
    'Ajusta bien y no estorba para moverse.',
    'Para {uso} va perfecto.',
    'El color se ve de lejos en el agua.',
    'Aguantó una semana de sal y sol sin quejarse.',
    'Mi suegra no sabe nadar y con esto se animó.',
    'Más económico que rentarlo tres días en el muelle.',
    'Llegó a tiempo para las vacaciones.',
    'El material es suave, no raspa la piel.',
    'Se enjuaga y se seca rápido.',
  ],
  mixed: [
    'Bien, aunque las correas cuesta ajustarlas mojadas.',
    'Es voluminoso para la maleta.',
    'Cumple para {uso}, nada del otro mundo.',
    'Huele a hule los primeros días.',
    'La talla viene algo grande.',
  ],
  bad: [
    'Se rompió la correa al ajustarla por primera vez.',
    'Venía con una rajada desde la caja.',
    'No queda firme, se mueve para todos lados.',
    'Se despegó una orilla en la segunda salida.',
    'No es la talla que pedí.',
  ],
};
