import type { ReviewPhrases } from '../../../types.ts';

/** Reviews of bread, cereal and spreads. */
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

/** Reviews of honey, jam and spreads. */
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

/** Reviews of bread and tortillas. */
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
