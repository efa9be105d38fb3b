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

/** Of pasta and flour. */
export const harinas: ReviewPhrases = {
  good: [
    'La pasta no se bate aunque se me pasen los minutos.',
    'Me salieron infladas a la primera, y soy mala para esto.',
    'Rinde un buen, con un paquete comemos cuatro.',
    'Llegó con fecha larga y sin un solo hoyito en la bolsa.',
    'La receta de atrás sí funciona, la hice tal cual.',
    'Buen precio por el paquete grande.',
    'Mis hijos pidieron repetir, con eso lo digo todo.',
    'La uso en mi cocina económica y no me ha fallado.',
    'Se siente fresca, nada de olor a guardado.',
    'Ya es de cajón en la despensa de la casa.',
  ],
  mixed: [
    'Está bien, aunque absorbe más agua de la que dice.',
    'El empaque no vuelve a cerrar, hay que pasarlo a un frasco.',
    'Cumple para diario, nada más.',
    'Un poco cara si no está en oferta.',
    'El sabor bien, la textura esperaba otra.',
  ],
  bad: [
    'La bolsa llegó reventada, todo blanco.',
    'Traía animalitos, la tiré completa.',
    'Se pegó toda y quedó como engrudo.',
    'Me mandaron otra presentación.',
    'Sabe a humedad.',
  ],
};

/** Of spices, sugar and sweeteners. */
export const secos: ReviewPhrases = {
  good: [
    'Abres el empaque y huele toda la cocina.',
    'Con poquito alcanza, me va a durar meses.',
    'Se ve y se huele fresco, nada de polvo viejo.',
    'Lo usé en el ponche y quedó como el de mi abuela.',
    'Buen gramaje por lo que cuesta.',
    'Llegó perfectamente sellado.',
    'No se apelmaza, y eso que vivo en la costa.',
    'Cambié el del súper por este y no regreso.',
    'Lo pido cada dos meses para mi negocio de postres.',
    'El frasco ya lo estoy reusando, está bonito.',
  ],
  mixed: [
    'Bueno, pero esperaba el aroma más fuerte.',
    'La bolsa cierra mal, hay que ponerle pinza.',
    'Es menos cantidad de la que imaginé.',
    'Cumple, aunque no le noté gran diferencia.',
    'Llegó con grumos, se deshacen fácil.',
  ],
  bad: [
    'No huele a nada, como si fuera viejo.',
    'Llegó abierto y regado en la caja.',
    'Me pareció caro para lo poquito que trae.',
    'El sabor no me gustó, deja amargo.',
    'La fecha estaba por vencer.',
  ],
};

/** Of soups and ready meals. */
export const guisos: ReviewPhrases = {
  good: [
    'Lo caliento en la oficina y todos preguntan qué es.',
    'Trae pedazos de verdad, no puro caldo.',
    'Me salvó una noche de visitas.',
    'Sabe casero, le puse limón y listo.',
    'No necesita refri, me lo llevé a la playa.',
    'Buen punto de sal.',
    'Mi abuelita lo aprobó, y ella no aprueba nada.',
    'La porción llena bien a una persona con hambre.',
    'Ya tengo cuatro en la alacena por si acaso.',
    'Con unas tostadas rinde para dos.',
  ],
  mixed: [
    'Rico, pero le falta un poquito de picor.',
    'La porción es más chica de lo que parece en la foto.',
    'El sabor bien, la textura algo blanda.',
    'Está bueno, aunque por ese precio lo hago yo.',
    'Hay que agregarle sal y cebolla para que quede.',
  ],
  bad: [
    'La bolsa llegó inflada, no lo abrí.',
    'Casi no trae carne.',
    'Muy salado, no lo terminé.',
    'Se reventó en la caja y ensució lo demás.',
    'No sabe a lo que dice.',
  ],
};

/** Of moles and adobos. */
export const moles: ReviewPhrases = {
  good: [
    'Mi suegra preguntó la receta y no le dije.',
    'Se disuelve sin grumos y queda brilloso.',
    'Sabe a fiesta de pueblo.',
    'Rinde muchísimo con caldo de pollo.',
    'No empalaga, el chocolate está justo.',
    'Lo congelé en porciones y quedó igual de bueno.',
    'Hasta mis hijos, que no comen nada picoso, repitieron.',
    'Unas enmoladas en quince minutos, qué más quieren.',
    'Se nota que lleva almendra de verdad.',
    'Lo mandé de regalo a Chicago y llegó perfecto.',
  ],
  mixed: [
    'Bueno, pero algo dulce para mi gusto.',
    'Necesita más caldo del que indica.',
    'El frasco trae mucho aceite arriba, es normal pero asusta.',
    'Rico, aunque esperaba más picor.',
    'Está bien para salir del paso.',
  ],
  bad: [
    'Me salió amargo.',
    'El frasco venía con la tapa floja.',
    'Demasiado aceite y poco mole.',
    'No se deshicieron los grumos ni con licuadora.',
    'Llegó estrellado.',
  ],
};

/** Of dried chiles. */
export const chiles: ReviewPhrases = {
  good: [
    'Los chiles venían flexibles y enteros, no pura cascarita.',
    'Casi sin venas rotas ni polvo en el fondo.',
    'La birria quedó de un color precioso.',
    'Pican lo que deben, ni más ni menos.',
    'Huelen a mercado, qué nostalgia.',
    'Bolsa resellable que sí resella.',
    'Los compro por kilo para mi taquería.',
    'Limpios, sin tierra ni palitos.',
    'Me sorprendió el tamaño, están grandes.',
    'Con dos le das sabor a toda la olla.',
  ],
  mixed: [
    'Buenos, aunque venían algunos quebrados.',
    'Pican menos de lo que recordaba.',
    'Están bien, pero algo resecos.',
    'El precio subió desde la última vez.',
    'Tardaron en llegar, la calidad bien.',
  ],
  bad: [
    'Venían húmedos y con moho.',
    'Pura semilla y pedacitos.',
    'No pican nada.',
    'Me llegó otro tipo de chile.',
    'La bolsa venía abierta.',
  ],
};

/** Of honey, jam and spreads. */
export const untables: ReviewPhrases = {
  good: [
    'Con pan tostado es mi cena de todos los días.',
    'Se le ven los trozos, no es pura gelatina.',
    'El frasco llegó envuelto como bebé, ni un rasguño.',
    'No está empalagoso.',
    'Se nota puro, hasta cristalizó con el frío.',
    'Mis hijos se lo comen a cucharadas.',
    'El frasco luego sirve para mil cosas.',
    'Compré dos y ya voy por el segundo.',
    'Ingredientes que sí entiendo.',
    'Le puse a los hot cakes y se acabó la jarra de leche.',
  ],
  mixed: [
    'Rico, pero el frasco es más chico de lo que pensé.',
    'Muy líquido para mi gusto.',
    'Se separa y hay que mezclar a cada rato.',
    'Está bien, un poco caro.',
    'Le falta fruta, le sobra dulce.',
  ],
  bad: [
    'Llegó el frasco roto y pegajoso todo.',
    'Demasiada azúcar.',
    'No sabe natural.',
    'La tapa venía botada.',
    'Caducaba el mes que entra.',
  ],
};

/** Of bread and tortillas. */
export const panes: ReviewPhrases = {
  good: [
    'Llegó suavecito y con varios días de vida.',
    'Las metí al congelador y salen como nuevas.',
    'Se inflan en el comal, cosa rara en las empaquetadas.',
    'No se rompen al doblarlas.',
    'Para el lonche de los niños está perfecto.',
    'Sabe a panadería, no a bolsa.',
    'Aguantan el guiso sin deshacerse.',
    'Buena cantidad por paquete.',
    'Las prefiero a las del súper, saben más a maíz y a trigo.',
    'Ya lo dejé en pedido de cada semana.',
  ],
  mixed: [
    'Rico, pero llegó algo aplastado.',
    'Duran menos de lo que dice.',
    'Son más delgadas de lo que pensé.',
    'Bien, aunque un poco seco.',
    'El empaque se rompe al abrirlo.',
  ],
  bad: [
    'Llegó con moho en una orilla.',
    'Ya estaba duro.',
    'Se parten todas al calentarlas.',
    'Venía todo hecho migajas.',
    'Faltaban piezas en el paquete.',
  ],
};

/** Of milk and cream. */
export const leches: ReviewPhrases = {
  good: [
    'Las cajas llegaron sin golpes y bien acomodadas.',
    'Hace buena espuma para el café.',
    'A mi hijo le cae bien y no se queja del sabor.',
    'Fecha larga, compré para todo el mes.',
    'No cargar doce litros por las escaleras ya es ganancia.',
    'Sabe a leche, así de simple.',
    'La crema queda espesa sobre las flautas.',
    'Tapa rosca, por fin.',
    'Para el arroz con leche quedó cremosa.',
    'Precio por caja mejor que en la tienda.',
  ],
  mixed: [
    'Está bien, un poco aguada para mi gusto.',
    'Una caja venía golpeada.',
    'El sabor es más dulce de lo normal.',
    'Cumple, aunque no siempre hay.',
    'La fecha era más corta que otras veces.',
  ],
  bad: [
    'Una llegó reventada y mojó todo.',
    'Se cortó al abrirla.',
    'Sabe a cartón.',
    'Llegó caliente y decía refrigerado.',
    'Mandaron otra distinta de la que pedí.',
  ],
};

/** Of cheese. */
export const quesos: ReviewPhrases = {
  good: [
    'Se derrite precioso en las quesadillas.',
    'Llegó frío, con gel todavía congelado.',
    'Sabe a queso de rancho, no a plástico.',
    'Buena hebra y nada de agua en el empaque.',
    'Empacado al vacío y con buena fecha.',
    'Lo rallé para los elotes y se acabó.',
    'Mi papá es de Chihuahua y lo aprobó.',
    'La sal está en su punto.',
    'El kilo rinde para toda la quincena.',
    'Ni chicloso ni seco, justo.',
  ],
  mixed: [
    'Rico, pero le falta sal.',
    'Llegó fresco, no frío.',
    'La porción se ve más grande en la foto.',
    'Suelta un poco de agua.',
    'Bueno, algo caro.',
  ],
  bad: [
    'El empaque venía inflado.',
    'No deshebra ni de broma.',
    'Llegó tibio, no me animé a comerlo.',
    'Sabe a grasa.',
    'Tenía moho en una orilla.',
  ],
};

/** Of yogurt. */
export const yogures: ReviewPhrases = {
  good: [
    'Cremoso y nada ácido.',
    'Trae fruta de verdad, se ven los pedazos.',
    'Con granola es mi desayuno de lunes a viernes.',
    'Llegó frío y sin una tapa floja.',
    'No empalaga como los otros.',
    'Lo congelo y mis hijos creen que es helado.',
    'Buena fecha, más de tres semanas.',
    'Se acaba antes de que pueda esconderlo.',
    'Llena más de lo que parece.',
    'El bote grande sale mucho mejor.',
  ],
  mixed: [
    'Rico, pero muy líquido.',
    'Le falta fruta.',
    'Un poco ácido para los niños.',
    'El bote grande no cierra bien después.',
    'Caducaba en una semana.',
  ],
  bad: [
    'Llegó tibio y abombado.',
    'Demasiado dulce.',
    'Uno venía abierto.',
    'Sabe artificial.',
    'Se derramó en la bolsa.',
  ],
};

/** Of eggs and cold cuts. */
export const huevos: ReviewPhrases = {
  good: [
    'No llegó ni uno roto ni un empaque inflado.',
    'Desayuno resuelto toda la semana.',
    'Buen tamaño y buen color.',
    'Venía en hielera, el repartidor muy cuidadoso.',
    'No suelta agua en el sartén.',
    'Se nota fresco desde que lo abres.',
    'La fecha está clarita en el empaque.',
    'Para los chilaquiles del domingo, perfecto.',
    'Mejor que el de la tienda y al mismo precio.',
    'Ya es mi pedido fijo de los sábados.',
  ],
  mixed: [
    'Bien, pero el tamaño varía mucho.',
    'Un poco salado para mi gusto.',
    'Llegó fresco aunque no frío.',
    'La fecha era corta.',
    'Cumple, no es nada especial.',
  ],
  bad: [
    'Dos venían estrellados y escurrieron.',
    'El empaque venía sin vacío.',
    'Olía raro al abrirlo.',
    'Llegó caliente, qué peligro.',
    'Faltaban piezas.',
  ],
};

/** Of biscuits. */
export const galletas: ReviewPhrases = {
  good: [
    'Con un vaso de leche no hay quien las pare.',
    'Llegaron enteras, casi ninguna rota.',
    'Nada empalagosas.',
    'Las puse en la oficina y duraron diez minutos.',
    'Huelen a recién horneado.',
    'Perfectas para el café de la tarde.',
    'La caja viene con paquetes chicos, así no se aguadan.',
    'Mi mamá dice que saben a las de antes.',
    'Para la lonchera quedan perfectas.',
    'Compré la caja grande y ya me arrepentí de no comprar dos.',
  ],
  mixed: [
    'Ricas, pero venían varias quebradas.',
    'Algo secas, con café mejoran.',
    'Son más chicas que en la foto.',
    'El sabor es muy suave.',
    'Buenas, aunque caras para diario.',
  ],
  bad: ['Llegaron hechas polvo.', 'Saben rancias.', 'Ya estaban aguadas.', 'La caja venía abierta.', 'Pura azúcar.'],
};

/** Of Mexican sweets. */
export const dulces: ReviewPhrases = {
  good: [
    'Saben a los que comía en la primaria, qué recuerdos.',
    'Se los llevé a mi familia en Texas y casi lloran.',
    'Venían envueltos uno por uno, perfectos para el bolo.',
    'Frescos, nada duros.',
    'No duran en casa más de un día.',
    'Puse {producto} en la mesa de dulces y voló.',
    'Buen surtido y bonita caja.',
    'Dulces sin pasarse.',
    'Los compré para el altar y sobraron pocos.',
    'Se nota que los hacen a mano.',
  ],
  mixed: [
    'Ricos, pero más chicos de lo que pensé.',
    'Algunos venían pegados por el calor.',
    'Demasiado dulces para mí, a mi abuela le encantaron.',
    'La caja llegó sumida.',
    'Bien, aunque el precio se siente.',
  ],
  bad: [
    'Llegaron derretidos.',
    'Durísimos, casi pierdo una muela.',
    'Faltaban piezas.',
    'Ya no estaban frescos.',
    'Venían rotos y revueltos.',
  ],
};

/** Of chocolate and cocoa. */
export const chocolates: ReviewPhrases = {
  good: [
    'Se nota el cacao, no la grasa.',
    'Llegó sin derretirse, y eso que en Mérida hace 40 grados.',
    'Amargo rico, con dos cuadritos basta.',
    'Hice chocolate para la rosca y quedó espumoso.',
    'Me gusta saber de qué finca viene.',
    'Lo regalé y ya me pidieron más.',
    'Huele increíble al abrirlo.',
    'Para repostería es otro nivel.',
    'Ni muy dulce ni muy fuerte.',
    'Bonita caja, parece de tienda cara.',
  ],
  mixed: [
    'Rico, pero la barra es chica.',
    'Llegó blanquecino por el calor, el sabor bien.',
    'Esperaba más cacao.',
    'Un poco arenoso, así es de metate.',
    'Bueno, pero caro.',
  ],
  bad: [
    'Llegó hecho sopa.',
    'Sabe a azúcar nada más.',
    'Venía quebrado en mil pedazos.',
    'Con olor a jabón, algo le pasó en el camino.',
    'El empaque estaba abierto.',
  ],
};

/** Of paper and disposables. */
export const papeles: ReviewPhrases = {
  good: [
    'Rinde mucho más que los que compraba.',
    'Viene comprimido y luego esponja, no ocupa lugar.',
    'No se deshace ni deja pelusa.',
    'Resiste sin romperse.',
    'La caja me dura dos meses y me olvido del tema.',
    'Suave, sin perfume.',
    'Para mi negocio me sale mejor por caja.',
    'Llegó bien forrado, ni una esquina mojada.',
    'Absorbe de verdad.',
    'Buena compra para no cargar bultos del súper.',
  ],
  mixed: [
    'Está bien, un poco delgado.',
    'Trae menos hojas de las que parece.',
    'La caja llegó mojada por fuera.',
    'Cumple, sin más.',
    'Salió igual que en la tienda.',
  ],
  bad: ['Se rompe con nada.', 'Faltaba un paquete.', 'Muy áspero.', 'Llegó abierto y sucio.', 'No absorbe.'],
};
