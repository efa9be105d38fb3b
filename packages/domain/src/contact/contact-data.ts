/**
 * Finds contact data in a public text (AF-05): telephones, mail addresses, links and names in social networks, also
 * spelled out in words or with spaces. A product that works with WhatsApp may be named; an invitation to it may not.
 */

export type ContactKind = 'phone' | 'mail' | 'link' | 'social';

/** The first kind of contact data in a text; undefined if the text has none. */
export function contactDataIn(text: string): ContactKind | undefined {
  const plain = plainLetters(text);
  const joined = joinLetters(plain);
  if (hasMail(joined)) return 'mail';
  if (hasLink(joined)) return 'link';
  if (hasPhone(plain)) return 'phone';
  if (hasSocial(joined, joined !== plain)) return 'social';
  return undefined;
}

/** Lower case without accents, invisible characters and the frames of digits. */
const plainLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/\s+/gu, ' ');

/** Joins five or more letters that stand alone: `w h a t s a p p`. */
const joinLetters = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])\p{L}(?:[ _*-]{1,3}\p{L}(?![\p{L}\p{N}])){4,}/gu, (run) => run.replace(/[ _*-]/g, ''));

// --- Mail addresses and names behind @ ---

const mailProviders = '(?:gmail|hotmail|outlook|yahoo|icloud|live|proton|protonmail)';
const mailRules: readonly RegExp[] = [
  // A name behind @ is a mail address or a name in a network.
  /@\s{0,3}\p{L}/u,
  /(?<!\p{L})arrobas?(?!\p{L})/u,
  /[([{<]\s?(?:at|a)\s?[)\]}>]/,
  new RegExp(`(?<![a-z])${mailProviders}\\s{0,2}(?:\\.|,|punto)\\s{0,2}(?:com|mx|es)(?![a-z])`),
];
const hasMail = (text: string): boolean => mailRules.some((rule) => rule.test(text));

// --- Links ---

/** Domains that no Spanish word ends with, if a dot stands before them. */
const domains = '(?:com|net|org|mx|shop|store|link|xyz|online|site|ly|gl|app)';
const linkRules: readonly RegExp[] = [
  /https?\s?:|(?<![a-z])www(?![a-z])|hxxp/,
  new RegExp(`[a-z0-9]\\.${domains}(?![a-z0-9])`),
  /[a-z0-9]\s?[.·•]\s?(?:com|net|org|mx)(?![a-z0-9])/,
  /[([{]\s?(?:\.|dot|punto)\s?[)\]}]/,
  new RegExp(`(?<![a-z])(?:punto|dot)\\s(?:${domains})(?![a-z])`),
  /(?<![a-z])(?:wa|t|m)\.me(?![a-z])|linktr\.?ee/,
];
const hasLink = (text: string): boolean => linkRules.some((rule) => rule.test(text));

// --- Telephones ---

const tens = {
  ...{ diez: 10, once: 11, doce: 12, trece: 13, catorce: 14, quince: 15, dieciseis: 16, diecisiete: 17 },
  ...{ dieciocho: 18, diecinueve: 19, veinte: 20, veintiuno: 21, veintidos: 22, veintitres: 23 },
  ...{ veinticuatro: 24, veinticinco: 25, veintiseis: 26, veintisiete: 27, veintiocho: 28, veintinueve: 29 },
  ...{ treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90 },
} as const;
const ones = { cero: 0, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9 } as const;
const numbers: Readonly<Record<string, number>> = { ...ones, ...tens };
const oneWords = Object.keys(ones).join('|');
const numberWord = new RegExp(`(?<!\\p{L})(?:${Object.keys(numbers).join('|')})(?!\\p{L})`, 'gu');
const pairOfWords = new RegExp(`(?<!\\p{L})(\\p{L}+[aei]nta) y (${oneWords})(?!\\p{L})`, 'gu');

/** Digits of a telephone in Mexico, and those of the country in front of them. */
const phoneDigits = 10;
const prefixes = ['', '52', '521', '044', '045', '01'];
/** Characters between two groups of digits at most. */
const numberRun = /\d+(?:[^\p{L}\p{N}$%]{1,3}\d+)*/gu;

/** Seven digits behind a word that announces a telephone. */
const announcedPhone = new RegExp(
  [
    '(?<![a-z])(?:tel|telefono|cel|celular|whats\\w*|wats\\w*|marca(?:me|nos)|llama(?:me|nos))(?![a-z])',
    '[^\\d]{0,20}\\d(?:[^\\p{L}\\p{N}]{0,3}\\d){6,}',
  ].join(''),
  'u',
);

function hasPhone(text: string): boolean {
  const digits = text
    .replace(pairOfWords, (all, ten: string, one: string) =>
      Object.hasOwn(tens, ten) ? String((numbers[ten] ?? 0) + (numbers[one] ?? 0)) : all,
    )
    .replace(numberWord, (word) => String(numbers[word]))
    // Letters that look like digits, between digits.
    .replace(/(?<=\d)[oil](?=\d)/g, (letter) => (letter === 'o' ? '0' : '1'));
  if (/\+\s?\d(?:[^\p{L}\p{N}]{0,3}\d){9,14}(?!\d)/u.test(digits)) return true;
  if (announcedPhone.test(digits)) return true;
  return (digits.match(numberRun) ?? []).some((run) => isPhone(run.match(/\d+/g) ?? []));
}

/** Whether consecutive groups of digits add up to a telephone. The numbers of Mexico begin with 2 to 9. */
function isPhone(groups: readonly string[]): boolean {
  return groups.some((_, from) => {
    let joined = '';
    for (const group of groups.slice(from)) {
      joined += group;
      if (joined.length > phoneDigits + 3) return false;
      if (prefixes.some((prefix) => isNumber(joined, prefix))) return true;
    }
    return false;
  });
}

const isNumber = (digits: string, prefix: string): boolean =>
  digits.length === prefix.length + phoneDigits &&
  digits.startsWith(prefix) &&
  /^[2-9]/.test(digits.slice(prefix.length));

// --- Social networks, and requests for contact data ---

const networks = `(?:${[
  ...['whats?\\s?app', 'whats', 'wh?ats?ap', 'wh?ats?apps?', 'wasap', 'guasap', 'watsap', 'wsp', 'telegram'],
  ...['instagram', 'insta', 'facebook', 'messenger', 'tik\\s?tok', 'face'],
].join('|')})`;
const network = new RegExp(`(?<![a-z])${networks}(?![a-z])`);
/** Verbs that ask for contact: escríbeme, mándanos, búscame, te paso. */
const verbs = [
  ...['escribe', 'escriba', 'manda', 'mande', 'envia', 'envie', 'pasa'],
  ...['pase', 'busca', 'busque', 'agrega', 'contacta', 'contacte', 'sigue'],
  ...['encuentra', 'llama', 'llame', 'marca', 'marque', 'habla'],
];
const asked = ['dame', 'denme', 'te (?:paso|mando|dejo|doy|escribo|marco)'];
const given = 'me (?:pasas|mandas|das|escribes|marcas|contactas)';
const invitation = new RegExp(
  `(?<![a-z])(?:(?:${verbs.join('|')})n?(?:me|nos)|${[...asked, given].join('|')})(?![a-z])`,
);
const ownNetwork = new RegExp(`(?<![a-z])(?:mi|tu|nuestro)s? (?:numero de |usuario de )?${networks}(?![a-z])`);
const ownContact =
  /(?<![a-z])(?:tu|su|mi|un|el) (?:numero|telefono|tel|cel|celular|correo|mail|email|e-mail|contacto|usuario)(?![a-z])/;

function hasSocial(text: string, isSpelled: boolean): boolean {
  if (network.test(text) && (isSpelled || ownNetwork.test(text) || invitation.test(text))) return true;
  return invitation.test(text) && ownContact.test(text);
}
