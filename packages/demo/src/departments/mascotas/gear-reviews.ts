import type { ReviewPhrases } from '../../types.ts';

/** Reviews of leads, harnesses and collars. */
export const correas: ReviewPhrases = {
  good: [
    'Jala como tractor y esto ni se estiró.',
    'Ya no se ahorca cuando ve una paloma. Paseamos los dos en paz.',
    'El broche cierra firme y se abre fácil cuando uno quiere.',
    'Medí como dice la ficha y le quedó exacto.',
    'El {color} se ve de lejos en el parque.',
    'No le roza ni le deja marcas en el pelo.',
    'Sobrevivió a que se la comiera… casi. Aguantó.',
    'Lleva seis meses de paseo diario y las costuras están intactas.',
    'Se lava en la tarja y queda como nueva.',
    'Se la puse a mi {animal} sin pelear, cosa rara.',
  ],
  mixed: [
    'Bien, aunque el {color} se despinta con las lavadas.',
    'Viene un poco grande, hubo que ajustarla al tope.',
    'Cumple, pero el herraje pesa para perros chicos.',
    'Bonita; la costura de la orilla se deshilacha tantito.',
    'Al principio no quería caminar con ella, luego ya.',
  ],
  bad: [
    'Se rompió el broche en el primer paseo, qué susto.',
    'Se le salió por atrás a media calle.',
    'La argolla se abrió con un jalón normal.',
    'La talla no corresponde a la tabla.',
    'Pedí {color} y llegó otra.',
  ],
};

/** Reviews of bowls. */
export const platos: ReviewPhrases = {
  good: [
    'Mi {animal} se acostumbró el mismo día.',
    'Se lava facilísimo y no guarda olor.',
    'No se voltea ni se resbala por la cocina.',
    'El tamaño es el que dice la ficha, lo medí.',
    'En {color} se ve bonito en la casa.',
    'Compré dos, uno para el agua y otro para las croquetas.',
    'El material es grueso, no se siente corriente.',
    'Ya come despacio y dejó de vomitar.',
    'Llegó bien empacado y sin un rayón.',
    'Lo mastica de vez en cuando y ni marcas.',
  ],
  mixed: [
    'Bien, aunque es más chico de lo que se ve en la foto.',
    'El {color} es distinto en persona.',
    'Cumple; la base se despega si lo lavas con agua caliente.',
    'Buena compra, pero la orilla es algo delgada.',
    'Tardó en aceptarlo como una semana.',
  ],
  bad: [
    'Llegó roto de una esquina.',
    'Se oxidó de la orilla al mes.',
    'La base no agarra, amanece del otro lado de la cocina.',
    'Huele a plástico y mi {animal} ni se acerca.',
    'Llegó de otro color y sin una pieza.',
  ],
};

/** Reviews of carriers. */
export const transportadoras: ReviewPhrases = {
  good: [
    'Fuimos al veterinario sin drama por primera vez.',
    'Mi {animal} se mete sin que le diga, ya sabe que hay paseo.',
    'Los cierres van firmes, no se abren ni empujando.',
    'Viajamos ocho horas en camión y llegó tranquilo.',
    'Entra bien el aire, no se acalora.',
    'Medí como decía la ficha y le quedó con espacio para voltearse.',
    'En {color} no se le nota el pelo.',
    'No se deforma ni con todo su peso.',
    'Se limpió fácil después de un accidente en el camino.',
    'Cabe en el asiento de atrás y queda bien con el cinturón.',
  ],
  mixed: [
    'Bien, aunque a plena carga pesa para traerla lejos.',
    'El {color} es distinto en persona.',
    'Cumple; el piso podría ser más rígido.',
    'Tardó una semana en aceptarla.',
    'Es más chica de lo que se ve en la foto.',
  ],
  bad: [
    'El seguro no cierra bien, no me atrevo a usarla.',
    'Se rompió el asa en la segunda salida.',
    'Llegó con la puerta chueca.',
    'Se salió a medio camino, casi me infarto.',
    'No aguanta el peso que dice.',
  ],
};

/** Reviews of litter and trays. */
export const arena: ReviewPhrases = {
  good: [
    'La visita ni se dio cuenta de que hay gato.',
    'Ya no huele la casa, y eso que tenemos tres.',
    'Casi no sale regada por el pasillo.',
    'Mi {animal} lo aceptó a la primera, y es especialito.',
    'No levanta polvo, y a mí me daba alergia con otras.',
    'Rinde justo lo que dice.',
    'Se limpia en dos minutos y sin asco.',
    'Vale cada peso, sobre todo en departamento.',
    'Lo pido cada mes y siempre llega bien sellado.',
    'Los gatitos del refugio también la usan sin problema.',
  ],
  mixed: [
    'Controla el olor, pero las patas salen llenas.',
    'Bien, aunque dura menos de lo que promete si tienes dos.',
    'Cumple; el empaque llegó sumido.',
    'Se pega un poco en las esquinas.',
    'Buena, pero ha subido de precio.',
  ],
  bad: [
    'Se hace lodo y no hay cómo limpiarla.',
    'Al tercer día ya olía horrible.',
    'La bolsa venía rota y la caja hecha un desastre.',
    'Mi {animal} se negó y terminó en la maceta.',
    'Puro polvo, ni yo ni él podíamos respirar.',
  ],
};

/** Reviews of fish tanks, terraria and their lamps. */
export const peceras: ReviewPhrases = {
  good: [
    'Mi {animal} se ve mucho más activo desde el cambio.',
    'Muy bien empacado, con unicel por todos lados.',
    'Mis hijos se pasan la tarde mirando.',
    'Lo tengo en la recámara y no molesta para dormir.',
    'Las medidas son reales, cupo justo en el mueble.',
    'La guía que trae me ahorró varios errores de principiante.',
    'Lleva seis meses funcionando sin una sola falla.',
    'Se limpia sin hacer un tiradero.',
    'Los acabados están parejos, sin filos.',
    'El vendedor me preguntó qué animal tengo y me asesoró bien.',
  ],
  mixed: [
    'Bien, aunque lo que incluye es muy básico.',
    'El cable es cortito, necesité extensión.',
    'Cumple, pero esperaba mejor acabado en las orillas.',
    'Tardó en llegar, se entiende por lo frágil.',
    'Bueno; me hubiera convenido el más grande.',
  ],
  bad: [
    'Llegó estrellado de una esquina.',
    'Dejó de funcionar al mes y el cambio tardó.',
    'Venía incompleto y nadie contesta.',
    'La medida no coincide con la ficha.',
    'Se calienta demasiado, me dio miedo por mi {animal}.',
  ],
};
