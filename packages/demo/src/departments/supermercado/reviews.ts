import type { ReviewPhrases } from '../../types.ts';

/** What customers say of dry goods that are cooked at home. */
export const granos: ReviewPhrases = {
  good: [
    'Se coció parejo y no salió ni una piedrita. Ya pedí otra vez.',
    'Rinde un buen, con una bolsa comemos los cinco varios días.',
    'Llegó antes y con caducidad lejana, de más de un año.',
    'Mi suegra, que es difícil, preguntó dónde lo había comprado.',
    'Ya van tres veces que pido {producto} y siempre sale igual de bien.',
    'Limpio y bien empacado, la bolsa venía dentro de otra por si se rompía.',
    'Buen precio, en la tienda de la esquina me sale más caro.',
    'Se nota fresco, huele a recién empacado.',
    'Lo uso para mi fondita y los clientes contentos.',
    'Quedó justo como en casa de mi abuela. No exagero.',
    'La bolsa cierra bien y así no se le meten bichitos.',
  ],
  mixed: [
    'De sabor bien, pero tardó más en cocerse de lo que dice el empaque.',
    'Cumple. La bolsa llegó abierta de una esquina y se tiró un poco.',
    'Está bien, aunque esperaba más cantidad por ese precio.',
    'Uno de los dos paquetes venía con la fecha muy próxima.',
    'Normalito, para diario sirve.',
  ],
  bad: [
    'La bolsa llegó rota y todo regado en la caja.',
    'Me salió con polvito y un gorgojo, tuve que tirarlo.',
    'Pedí la presentación grande y mandaron la chica.',
    'Sabe a guardado, no me gustó.',
    'Lo dejé horas en la lumbre y nada, seguía duro.',
  ],
};

/** Of tins, jars, oils, seasonings and sweeteners. */
export const frascos: ReviewPhrases = {
  good: [
    'Buen sabor y nada salado, se puede comer directo.',
    'Las latas llegaron sin un solo golpe, muy bien protegidas.',
    'Siempre tengo {producto} en la alacena, me saca de apuros.',
    'Me gustó que la lista de ingredientes es corta y se entiende.',
    'Con poquito alcanza, dura bastante.',
    'Lo uso diario y a mis hijos les encanta.',
    'Llegó al día siguiente y con buena fecha.',
    'Mejor que el que compraba antes, y sale más barato en paquete.',
    'La tapa cierra bien y no escurre.',
    'Huele riquísimo desde que lo abres.',
  ],
  mixed: [
    'El sabor bien, el envase difícil de abrir.',
    'Una lata venía abollada, aunque no estaba inflada y la usé.',
    'Pensé que era más grande, revisen los gramos.',
    'Ni fu ni fa, para salir del paso.',
    'Está bueno pero subió de precio desde la última vez.',
  ],
  bad: [
    'Llegó derramado y embarró todo lo demás del pedido.',
    'El frasco venía estrellado, qué lástima.',
    'Muy insípido, me quedé con las ganas.',
    'Caducaba en dos semanas y nadie avisa.',
    'No es lo que se ve en la foto, la presentación es otra.',
  ],
};

/** Of salsas, chiles, moles. */
export const picante: ReviewPhrases = {
  good: [
    'Pica rico, sin que se pierda el sabor.',
    'Con unos taquitos de suadero queda de lujo.',
    'Sabe a salsa de casa, no a vinagre.',
    'Mi papá se acabó medio frasco en la carnita asada.',
    'Los chiles venían enteros, flexibles y muy aromáticos.',
    'Por fin {producto} que sí sabe a chile y no a puro picor.',
    'Lo mandé a mi hermana que vive lejos y lloró de la emoción (y del chile).',
    'Buen color y buena consistencia, no se separa.',
    'Me recordó al mercado de mi pueblo.',
    'Pedí uno para probar y ya compré la caja.',
    'Llegó bien sellado y envuelto en burbuja.',
  ],
  mixed: [
    'Rico, pero pica menos de lo que dice.',
    'Para mi gusto le falta sal, nada que no se arregle.',
    'Está bien, aunque el frasco es chiquito.',
    'Buen sabor, la tapa venía un poco floja.',
    'Pica demasiado para los niños, a mí sí me gustó.',
  ],
  bad: [
    'Muy ácido, le gana el vinagre.',
    'La botella llegó tirada y goteando.',
    'No pica nada, me decepcionó.',
    'Me salió amargo, como quemado.',
    'Pedí dos y llegó solo uno.',
  ],
};

/** Of bread, cereal and spreads. */
export const desayuno: ReviewPhrases = {
  good: [
    'Mis hijos desayunan solitos con esto, bendito sea.',
    'Suavecito y llegó con varios días de vida todavía.',
    'No empalaga, justo lo dulce que debe ser.',
    'Con un cafecito queda perfecto.',
    'Truena rico y no se hace aguado de inmediato.',
    'Se acabó en dos días, así de bueno.',
    'Me gusta que no trae sello de exceso de azúcares.',
    'Llegó bien acomodado, nada aplastado.',
    'Ya es fijo en mi súper de la quincena.',
    'Sabe natural, se nota la fruta y el grano.',
  ],
  mixed: [
    'Rico, pero la bolsa trae mucho aire.',
    'Me gustó el sabor, la textura no tanto.',
    'Llegó medio aplastado, se podía comer igual.',
    'Un poco caro para lo que dura en mi casa.',
    'Está bueno, nada del otro mundo.',
  ],
  bad: [
    'Llegó hecho migajas.',
    'Demasiado dulce, no lo pudimos terminar.',
    'El empaque venía abierto, lo tuve que tirar.',
    'Ya estaba duro cuando llegó.',
    'Sabe a cartón, perdón pero así es.',
  ],
};

/** Of what travels cold. */
export const fresco: ReviewPhrases = {
  good: [
    'Llegó frío y con gel congelado, tal como debe ser.',
    'Se derrite precioso en las quesadillas.',
    'Muy buena fecha de caducidad, casi tres semanas.',
    'Sabe a rancho, como el que traía mi tía del pueblo.',
    'Cremosito y nada ácido.',
    'El repartidor lo entregó en la mano y en hielera.',
    'A mi bebé de dos años le encantó.',
    'Bien sellado, sin escurrimientos.',
    'Ni un huevo estrellado ni empaque inflado, todo perfecto.',
    'Vale lo que cuesta, se nota que no es imitación.',
  ],
  mixed: [
    'Bueno de sabor, pero llegó apenas fresco, no frío.',
    'Está bien, aunque la porción es chica.',
    'Le falta un poquito de sal para mi gusto.',
    'Caducaba en cinco días, hay que comerlo rápido.',
    'Cumple, he probado mejores.',
  ],
  bad: [
    'Llegó tibio y no me animé a comerlo.',
    'El empaque venía inflado.',
    'Muy aguado, no sabe a nada.',
    'Dos venían rotos y ensuciaron lo demás.',
    'Ya olía raro al abrirlo, pedí mi reembolso.',
  ],
};

/** Of snacks and sweets. */
export const botana: ReviewPhrases = {
  good: [
    'Peligroso tenerlos en casa, se acaban en una sentada.',
    'Crujientes y bien enchilados, como me gustan.',
    'Los llevé a la oficina y no duraron ni media hora.',
    'Saben a los que comía en la primaria, qué recuerdos.',
    'Llegaron enteros, casi nada quebrado.',
    'Buen tamaño para ver el partido.',
    'Nada grasosos, no dejan los dedos embarrados.',
    'Puse {producto} en la mesa de dulces y voló.',
    'Ricos de verdad y con ingredientes que conozco.',
    'Pedí cinco bolsas y ya voy por la segunda, ayuda.',
    'Para la piñata quedaron perfectos, vienen individuales.',
  ],
  mixed: [
    'Ricos, pero venía la mitad de la bolsa con aire.',
    'Me gustaron más los de la otra receta.',
    'Un poco salados para mi gusto.',
    'Llegaron algo quebrados, de sabor bien.',
    'Están bien, aunque el precio ya se siente.',
  ],
  bad: [
    'Llegaron hechos polvo, literal.',
    'Sabían rancios.',
    'Se derritió en el camino y quedó pegado al empaque.',
    'La bolsa venía pinchada y estaban aguados.',
    'Muy chiquito el paquete para lo que cuesta.',
  ],
};

/** Of cleaning products. */
export const limpieza: ReviewPhrases = {
  good: [
    'Huele rico y no marea, lo uso con las ventanas cerradas sin problema.',
    'Con medio tapón basta, rinde muchísimo.',
    'Quitó la mancha de mole del mantel, ya con eso.',
    'La ropa queda suave y el aroma dura hasta que la usas.',
    'No me reseca las manos y eso que lavo trastes tres veces al día.',
    'Venía con la tapa encintada, cero derrames.',
    'Le hice caso a la dosis y me duró dos meses.',
    'Mi perrito es alérgico a todo y con este no ha tenido lata.',
    'Sale mejor que en el súper y no lo cargo yo.',
    'El piso queda sin esa capa pegajosa que dejan otros.',
  ],
  mixed: [
    'Limpia bien, pero el aroma se va rápido.',
    'Está bien para diario, con cochambre viejo hay que tallar.',
    'La botella llegó con la tapa rota, el contenido completo.',
    'Esperaba que hiciera más espuma, aunque limpia igual.',
    'El olor es algo fuerte al principio.',
  ],
  bad: [
    'Llegó derramado, se salió casi la mitad.',
    'No quitó nada, me quedé igual.',
    'El aroma me dio dolor de cabeza.',
    'Se rompe al primer uso, muy delgado.',
    'Mandaron otro aroma distinto al que pedí.',
  ],
};
