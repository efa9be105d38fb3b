/** Searches that say what for, and not what: "para que no se me enfríe el café". */
import type { Kinds } from './kinds.ts';
import { normaliseWord } from './normalise.ts';
import { singular } from './singular.ts';

/** Any of these behind `before`, and before `after`. */
const oneOf = (before: string, some: readonly string[], after = ''): RegExp =>
  new RegExp(`${before}(?:${some.join('|')})${after}`);

/** What anything may be called that helps: "máquina para cortarme la barba". */
const means = 'aparat(?:it)?o|cos(?:it)?a|maquin(?:it)?a|producto|remedio|utensilio';
/** How a need begins, folded: "para que", "se me", "como hago para", a verb. */
const needs = oneOf(`^(?:(?:algo|(?:un |una )?(?:${means})) )?`, [
  '(?:para|pa) (?:que |q |no |ya no |[a-zñ]{2,}[aei]r(?:me|se|le|les|lo|la|los|las|te)?(?![a-zñ])|mi |cuando )',
  'para (?:el|la|los|las) (?:dolor|mal|frio|calor)',
  'que (?:no |se |me |mi |hago|puedo|sirve)',
  'como (?:le |puedo |se |hago|evit|quit)',
  '(?:ya )?no (?:puedo|quiero|me|se|deja|tengo|sirve|hay)',
  '(?:se|le|les|me|nos) [a-zñ]+',
  'cuando ',
  'tengo (?:frio|calor|hambre|sueño|dolor|mucho|que)',
  oneOf('mi [a-zñ]+ (?:ya |casi )?', [
    'no |se |me |le |esta |tiene |anda |sufre |parece |huele |suena |gotea |pierde |jala |llora |ladra |muerde ',
    'tarda |quiere |necesita ',
  ]).source,
  'quitar |evitar |hacer |dormir |saber ',
  'quien (?:anda|toca|viene|entra|esta|llega|pasa|se) ',
  '(?:en )?donde (?:(?:puedo|podemos|voy a) )?(?!compr|encontr|encuentr|consig|consegu|vend|hay|estan? )' +
    '[a-zñ]{3,}(?:o|[aei]r(?:lo|la|los|las|me)?) ',
]);

/** How somebody begins to tell of their life: "mi niña ya gatea", "el gato me destroza", "andan robando". */
const told = oneOf('^', [
  '(?:a |al )?(?:mis?|nuestr[oa]s?) [a-zñ]+ [a-zñ]',
  oneOf('(?:al |a (?:la|los|las) |el |la |los |las )[a-zñ]+ ', [
    'ya |no |me |se |le |les |nos |esta |estan |trae |traen |anda |andan |quiere |quieren ',
  ]).source,
  oneOf(
    '',
    [
      'andan?|ando|andamos|traigo|traemos|estoy|estamos|soy|somos|voy a|vamos a|vivo|vivimos|amaneci|amanezco|vienen?',
      'le|les|compre|compramos|trabajo|pase|pasamos|llevo|tuve|salio|salieron|aparecio|aparecieron|cayo|cayeron',
      'entro|entraron|manche|mancho|mancharon|perdi|rompi|queme',
    ],
    ' [a-zñ]',
  ).source,
  'en (?:mi|la|el|nuestra) [a-zñ]+ |ya (?:empez[a-z]+|llegaron) ',
  'ya (?:me|se|le|les|nos|mero|voy|vamos|viene|vienen|no|casi|estoy|tengo) ',
]);

/** What tells it anywhere: "que el gato no me rasguñe", "me duele". */
const troubles = oneOf('(?<![a-zñ])', [
  'no (?:me|se|le|les|nos|lo|la|los|las) [a-zñ]|(?<!que |que no |para que )se (?:me|te|le|les|nos) [a-zñ]{3,}',
  '(?:me|le|les|nos) (?:duelen?|pican?|ard[ae]n?|salen?|sudan?|huelen?|aprietan?|rozan?|lastiman?|cansan?|molestan?)',
]);

/** Verbs of what goes wrong: "el baño huele feo". */
const wrong = oneOf(
  '(?<![a-zñ])',
  [
    'huelen?|apestan?|gotean?|salpican?|rechinan?|truenan?|tardan?|fallan?|parecen?|quedan?|llegan?|(?<!hot )salen?',
    'caen?|rompen?|prenden?|calientan?|enfrian?|ladran?|suenan?|aguantan?|duran?',
  ],
  '(?![a-zñ])',
);

/** Whether a text tells what goes wrong, though a noun may come first. */
export const tellsTrouble = (text: string): boolean => wrong.test(text);

/** What ails a part of the body: "manos resecas", "la piel muy grasosa". */
const sore = new RegExp(
  [
    '^(?:(?:mis?|los|las|la|el|tengo|traigo) )*',
    '(?:manos?|pies?|cara|piel|labios?|talon(?:es)?|ojos?|cabello|pelo|uñas?|espalda|rodillas?|garganta',
    '|nariz|dientes?|encias?|cuello|piernas?|axilas?|cabeza|oidos?|panza|estomago|codos?|ojeras',
    '|cuero cabelludo',
    ') (?:(?:muy|bien|tod[oa]s?|medio|super|todavia) )*',
    '[a-zñ]+(?:[ai]d[oa]s?|sec[oa]s?|gras[oa]s?|os[oa]s?|roj[oa]s?|adizo|adiz[oa]s?|partid[oa]s?)(?![a-zñ])',
  ].join(''),
);

/** Whether the words of a text are what troubles the shopper, so that no noun among them must be the thing. */
export const saysNeed = (text: string): boolean => [needs, told, troubles, sore].some((pattern) => pattern.test(text));

/** Endings of the things that do what a verb says: cargar, cargador; secar, secadora. */
const doers: ReadonlyArray<[RegExp, readonly string[]]> = [
  [/ar$/, ['ador', 'adora', 'a', 'o']],
  [/er$/, ['edor', 'edora']],
  [/ir$/, ['idor', 'idora']],
];
const pronoun = /(?<=[aei]r)(?:me|se|te|le|les|lo|la|los|las|nos)$/;

/** "hacer café" wants a cafetera; "hacer tortillas", a tortilladora. */
const makes = /(?:hacer|preparar|calentar) (?:(?:el|la|los|las|un|una|unos|unas|mi|mis|buen|buenos) )*([a-zñ]{3,})/;
function makersOf(text: string): string[] {
  const [, made] = makes.exec(text) ?? [];
  if (made === undefined) return [];
  const stem = singular(made)
    .replace(/z$/, 'c')
    .replace(/[aeo]$/, '');
  return [`${stem}era`, `${stem}ero`, `${stem}adora`, `${stem}etera`];
}

/** Kinds that the catalogue has of what does that which the first verb says, normalised. */
export function thingsThatDo(text: string, kinds: Pick<Kinds, 'nounness'>, sureNoun: number): string[] {
  const isKind = (thing: string) => kinds.nounness(normaliseWord(thing)) >= sureNoun;
  const makers = makersOf(text).filter(isKind);
  if (makers.length > 0) return makers;
  for (const word of text.split(' ')) {
    const verb = word.replace(pronoun, '');
    for (const [end, endings] of doers) {
      if (verb.length < 5 || !end.test(verb)) continue;
      const things = endings.map((one) => verb.replace(end, one)).filter(isKind);
      if (things.length > 0) return things;
    }
  }
  return [];
}
