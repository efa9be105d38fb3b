/**
 * Gender normalisation: which words in -o and -a are one adjective (blanco, blanca) and which are two nouns (plato,
 * plata). Adjective endings decide most words. `listed` has adjectives without such an ending, `nouns` has nouns with
 * one. All words are folded and singular.
 */
import { peoples } from './singular.ts';

const listed: ReadonlySet<string> = new Set(
  // Colours and looks.
  (
    'blanco negro rojo amarillo morado rosado dorado plateado anaranjado pardo claro oscuro opaco moreno rubio ' +
    'bonito lindo bello feo liso rayado ' +
    // Sizes and shapes.
    'pequeño chico mediano largo corto alto bajo ancho angosto estrecho delgado grueso gordo flaco profundo hondo plano curvo recto redondo ' +
    'cuadrado ovalado entero completo lleno vacio amplio inmenso enano ' +
    // Texture, state and make.
    'duro blando tierno seco mojado humedo frio tibio fresco crudo maduro agrio acido amargo salado aspero liquido solido ' +
    'rigido ligero pesado limpio sucio puro espeso denso hueco compacto tejido bordado forrado ' +
    // Age, price, kind.
    'nuevo viejo antiguo moderno barato usado seminuevo gratuito unico vario diverso propio ajeno primero tercero ultimo segundo ' +
    'izquierdo derecho delantero trasero interno externo nocturno diurno diario eterno rapido lento bueno malo sano enfermo ' +
    'fijo suelto abierto cerrado mixto exacto perfecto correcto directo discreto concreto secreto quieto ' +
    'inalambrico electrico electronico ' +
    'verdadero soltero casero viajero pasajero duradero extranjero callejero vaquerito ranchero costero ' +
    // People, places, materials.
    'femenino masculino divino fino marino alpino equino bovino porcino felino canino vegano vegetariano humano urbano mundano ' +
    'mexicano americano italiano coreano peruano colombiano cubano africano venezolano romano chino argentino filipino latino ' +
    'griego turco ruso sueco suizo polaco egipcio indio gitano ' +
    'oaxaqueño brasileño navideño hogareño risueño ' +
    'publico medico magnifico basico clasico rustico tipico ' +
    'giratorio rotatorio respiratorio sanitario universitario primario secundario terciario solitario voluntario monetario ' +
    'precario extraordinario ordinario necesario imaginario literario ' +
    'sencillo amarillento polvoriento suculento violento ' +
    'alcalino cristalino ultrafino extrafino adulto bruto absoluto instantaneo simultaneo subterraneo contemporaneo ' +
    'mediterraneo cutaneo espontaneo termico zurdo ' +
    'comodo incomodo loco santo bendito bravo calvo ' +
    'continuo contiguo mutuo ' +
    'enterizo plegadizo rollizo mestizo macizo postizo fronterizo ' +
    'peludo agudo desnudo puntiagudo ' +
    'seguro inseguro prematuro ' +
    'agropecuario rico vivo'
  ).split(' '),
);

/** Nouns with an adjective's ending. Most have a sibling noun in -o, or a word that looks like one. */
const nouns: ReadonlySet<string> = new Set(
  // -ica, -iva, -osa
  (
    'musica fabrica botica cronica tunica replica formica america africa republica basilica mimica clinica optica quimica fisica botanica ' +
    'politica suplica ' +
    'comitiva misiva locomotiva dispositiva diapositiva ' +
    'esposa mariposa raposa babosa ' +
    // -ada, -ida
    'helada tostada pescada calzada entrada jornada ensalada limonada naranjada mermelada almohada cascada fachada empanada portada llamada ' +
    'mirada cruzada parada temporada tonelada posada enchilada quesadilla granada cebada manada nevada pomada brigada coartada ' +
    'bocada mercada teclada candada soldada ciudada cuñada estada colada quijada patada puñada cucharada playada tirada bajada subida ' +
    'comida bebida salida medida vestida herida corrida caida pedida batida partida marida apellida sonida ' +
    'mordida acogida despedida ' +
    'camada cañada'
  ).split(' '),
);

/** Masculine adjective endings. They apply to words whose rest has at least three letters, one of them a vowel. */
const endings = /(?:tivo|sivo|ico|oso|ado|ido|aneo)$/;
const shortest = 3;

/**
 * The masculine form of a feminine adjective; any other word unchanged, also a noun that looks like an adjective (plata
 * is not the feminine of plato). `word` is folded and singular.
 */
export function masculine(word: string): string {
  if (!word.endsWith('a') || word.length < 4 || nouns.has(word)) return word;
  const stem = word.slice(0, -1);
  const candidate = `${stem}o`;
  if (listed.has(candidate)) return candidate;
  if (peoples.has(stem) || stem === 'aleman' || stem === 'catalan' || stem === 'español') return stem;
  const ending = endings.exec(candidate);
  if (ending === null) return word;
  const before = candidate.slice(0, ending.index);
  return before.length >= shortest && /[aeiou]/.test(before) ? candidate : word;
}
