/** What a search says that a thing must not have, or must not be; a pure function of the folded text. */
import { isMaterial } from './materials.ts';
import { saysNeed } from './needs.ts';
import { normaliseWord } from './normalise.ts';

export interface Absences {
  /** Words for what it must not have: "cable" of "sin cable". */
  without: string[];
  /** What it must not be: "de gas" of "que no sea de gas", "dulce" of "que no sea dulce". */
  isNot: string[];
  /** Those of {@link without} that are verbs: "manche" of "que no manche". */
  doesNot: string[];
  /** The text without the words that say it. */
  text: string;
}

const [before, after] = [String.raw`(?<![\p{L}\d])`, String.raw`(?![\p{L}\d])`];
const word = String.raw`([\p{L}]{3,})`;
const pattern = (...parts: readonly string[]): RegExp => new RegExp(before + parts.join(''), 'gu');
const articles = 'el|la|los|las|un|una|unos|unas';

/** "De dos tinas": no title says that it has other ones. */
const some = '(?:dos|tres|cuatro|cinco|seis)';
/** "De manga larga", "de tacón alto": there are others of it. */
const kindOfPart = '(?: (?:larg|cort|alt|baj|anch|angost|grues|delgad)[oa]s?(?![a-zñ]))?';
/** "Que no sea de plástico", "para hombre", "que no tenga vaso de plástico": what it is, is of, or is for. */
const differences = [
  pattern(
    '(?:que )?no (?:sean?|tengan?|traigan?|lleven?)',
    String.raw`(?: (?:${articles}))?(?: [\p{L}]+)? `,
    // Not "de los que …".
    String.raw`(de (?!(?:l[ao]s?|el|es[eao]s?)${after})(?:${some} )?[\p{L}]{3,}${kindOfPart})`,
  ),
  pattern(String.raw`(?:que )?no sean?(?: (?:tan|muy|nada de|ningun|una?))* ((?:para )?[\p{L}]{3,})`),
  // "Falda no tan larga", "perfume que no huela muy dulce".
  pattern(`(?:que )?no (?:(?:huelan?|sepan?|esten?|queden?|se vean?) )?(?:tan|muy|demasiado) ${word}`),
];
/** "Que no huela a perfume", "que no huela a nada". */
const scented = pattern(`(?:que )?no huelan? a (?!nada${after})${word}`);
const scents = pattern(`(?:que )?no huelan?(?: (?:a nada|mucho|tanto|feo))?${after}`);
/** "Que no piquen", "que no enchile mucho", "que no sean picosas": of crisps as of a jumper. */
const stinging = pattern(
  '(?:que )?no (?:(?:piquen?|pican?|enchil[ea]n?)(?: (?:tanto|mucho|nada))?',
  `|(?:sean?|esten?) (?:(?:tan|muy) )?(?:picos[oa]|picante|enchilos[oa]|chilos[oa])s?)${after}`,
);
/** "Sin cable", "que no haga ruido", "que no necesite conectarse a la luz": what it has. */
const absences = [
  pattern(
    '(?:que )?no (?:tengan?|traigan?|lleven?|incluyan?|contengan?|usen?|vengan? con|hagan?|necesiten?',
    '|requieran?|ocupen?(?! (?:much[oa] |tant[oa] )?(?:espacio|lugar)(?![a-zñ]))',
    '|dej[ae]n? pasar|pasen?(?= (?:la )?luz))',
    `(?: (?:conectar(?:se|l[aeo]s?)? (?:a|con)|de|con|tan|tant[oa]s?|much[oa]s?|muy|nada de|ningun|${articles}))* ${word}`,
  ),
  pattern(
    String.raw`(?:sin(?! [\p{L}]+[aei]r(?:me|se|lo|la|los|las|te`,
    String.raw`| (?:el|la|los|las|un|una|de|a|al|en|mi|que|nada))(?![\p{L}]))|libre de|nada de)`,
    `(?: (?:nada de|ningun|una?|el|la))* ${word}`,
  ),
];
/** Not in names ("no break", "no frost") nor before a verb of what troubles ("ya no puede caminar"). */
const noAbsence =
  '(?!break|frost|pued|quier|tien|teng|sirv|funcion|dej|dan?(?![\\p{L}])|esta|estoy|cabe|gast|consum|ocup|alcanz' +
  '|duerm|com[eo]|oy|escuch|sient|camin|prend|enfri|calient|me |se |hay|qued)';
const bare = String.raw`${noAbsence}([\p{L}]{4,})`;
/** "Labial que no manche". */
const verbs = new RegExp(`(?<=[\\p{L}\\d] )que no ${bare}`, 'gu');
/** "Perfume no alcohol". */
const bareAbsence = new RegExp(`(?<=[\\p{L}\\d],? )no ${bare}`, 'gu');

/** "Que no sea soluble ni descafeinado", "sin gluten ni azúcar": what was said of one is said of the next. */
const neither = new RegExp(
  `${before}(no sean? |no (?:[\\p{L}]+ )?(?:tan|muy|demasiado) |sin |nada de ` +
    `|no (?:teng|traig|llev|incluy|conteng|us|hag|necesit)[ae]n? |no ${noAbsence})` +
    `((?:(?!${before}(?:no|sin|ni) ).)*?),? ni ((?:(?:de|con|en|tan|muy|para) )?)` +
    `(?!(?:${articles}|nada|tampoco|idea|modo|siquiera|que|se|me|a)${after})(?=[\\p{L}]{3,})`,
  'u',
);
function withoutNeither(text: string): string {
  const repeated = text.replace(neither, (_, no: string, one: string, link: string) => {
    const isDifference = /^no (?:sea|.*(?:tan|muy|demasiado) )/.test(no);
    return `${no}${one} ${isDifference ? `que no sea ${link}` : 'sin '}`;
  });
  return repeated === text ? text : withoutNeither(repeated);
}

const someAt = new RegExp(`^de ${some} `);
/** Beside those that tell one thing from another ({@link isMaterial}), what parts are made of. */
const ofParts: ReadonlySet<string> = new Set('plastico metal tela carton'.split(' '));
/** "Sin correa de piel": a watch has one, but not of that. */
const part = pattern(`sin (?!aceites?|sabor|olor|aroma|extracto)${word} (de ${word})`);
const withMaterialOnly = (text: string): string =>
  text.replace(part, (said: string, _part: string, made: string, material: string) =>
    isMaterial(normaliseWord(material)) || ofParts.has(material) ? `que no sea ${made}` : said,
  );

/** @param folded a search */
export function readAbsences(folded: string): Absences {
  let text = withMaterialOnly(withoutNeither(folded));
  /** Takes the words out of the text. @returns the groups of each match */
  const take = (expression: RegExp): string[] => {
    const found = Array.from(text.matchAll(expression), ([, group = '']) => group);
    text = text.replace(expression, ' ');
    return found;
  };
  // As the operator's file of synonyms has it: "sin pique".
  const mild = take(stinging).length > 0 ? ['pique'] : [];
  const isNot = differences.flatMap(take).map((phrase) => phrase.replace(someAt, 'de '));
  const scent = [...take(scented), ...take(scents).map(() => 'perfume')];
  const without = absences.flatMap(take);
  // "Para que no se enfríe" says what for.
  const isNeed = saysNeed(folded.trim());
  const doesNot = isNeed ? [] : take(verbs);
  const others = isNeed ? [] : take(bareAbsence);
  return { without: [...mild, ...scent, ...without, ...doesNot, ...others], isNot, doesNot, text };
}
