import { createRequire } from 'node:module';
import { fromHsl, toHsl } from './palette.ts';

interface IconSet {
  icons: Readonly<Record<string, { body: string } | undefined>>;
}

let loaded: IconSet['icons'] | undefined;

/** Loads the emojis on first use: the set takes 200 MB of memory, and computing a picture's key does not need it. */
function icons(): IconSet['icons'] {
  loaded ??= (createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json') as IconSet).icons;
  return loaded;
}

const prepared = new Map<string, string>();
let foodAnimalsAndFaces: ReadonlySet<string> | undefined;

/** Whether fluent-emoji has a drawing with this name (without the prefix `emoji:`). */
export function hasEmoji(name: string): boolean {
  return Object.hasOwn(icons(), name);
}

/**
 * Removes SVG filters. At our sizes they change details by a fraction of a pixel, and cost about 70 ms for each
 * picture. A group that is only a blurred shade or highlight is removed as well, because it would have a hard edge
 * without the blur.
 */
function withoutFilters(body: string): string {
  const blurred = new Set<string>();
  for (const [filter, id] of body.matchAll(/<filter id="([^"]+)".*?<\/filter>/gs)) {
    const deviations = [...filter.matchAll(/stdDeviation="([\d.]+)"/g)].map((match) => Number(match[1]));
    const blursWhole = /result="[^"]*foregroundBlur/.test(filter);
    if (id !== undefined && blursWhole && Math.max(0, ...deviations) > 0.4) blurred.add(id);
  }
  return body
    .replace(/<g filter="url\(#([^)]+)\)"([^>]*)>(.*?)<\/g>/gs, (whole, id: string, rest: string, inside: string) =>
      blurred.has(id) ? (inside.includes('<g') ? whole : '') : `<g${rest}>${inside}</g>`,
    )
    .replace(/<filter .*?<\/filter>/gs, '')
    .replace(/ filter="url\([^)]*\)"/g, '')
    .replace(/<defs>\s*<\/defs>/g, '');
}

function bodyOf(name: string): string {
  let body = prepared.get(name);
  if (body === undefined) {
    const icon = icons()[name];
    if (!icon) throw new RangeError(`fluent-emoji has no drawing named ${name}`);
    body = withoutFilters(icon.body);
    prepared.set(name, body);
  }
  return body;
}

/** Maximum difference in degrees between a tone's hue and the main hue at which the tone is recoloured. */
const SAME_FAMILY = 55;

/**
 * Changes the tones near the dominant hue to `colour`. Details of other hues (gold, wood, a red button) do not change.
 */
function recolour(body: string, colour: string): string {
  const found = body.match(/#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b/g) ?? [];
  const weights = new Map<number, number>();
  for (const raw of found) {
    const [hue, saturation] = toHsl(long(raw));
    if (saturation > 0.15)
      weights.set(Math.round(hue / 20) * 20, (weights.get(Math.round(hue / 20) * 20) ?? 0) + saturation);
  }
  const strongest = [...weights].sort((a, b) => b[1] - a[1])[0]?.[0];
  if (strongest === undefined) return body;
  const [targetHue, targetSaturation, targetLightness] = toHsl(colour);
  const lift = (targetLightness - 0.5) * 0.6;
  return body.replace(/#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b/g, (raw) => {
    const [hue, saturation, lightness] = toHsl(long(raw));
    const away = ((hue - strongest + 540) % 360) - 180;
    if (saturation <= 0.15 || Math.abs(away) > SAME_FAMILY) return raw;
    return fromHsl(
      (targetHue + away * 0.3 + 360) % 360,
      Math.min(1, saturation * (0.2 + targetSaturation * 0.85)),
      Math.max(0.04, Math.min(0.97, lightness + lift * (1 - Math.abs(2 * lightness - 1) * 0.5))),
    );
  });
}

function long(hex: string): string {
  return hex.length === 7 ? hex : `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`;
}

/** Emojis that are never recoloured: a blue strawberry or a green dog would be wrong. */
const KEEP = new RegExp(
  `(^|-)(${[
    'face|cat|dog|poodle|monkey|gorilla|orangutan|fox|wolf|raccoon|lion|tiger|leopard|horse|unicorn|zebra|deer|bison|cow|ox|buffalo|pig|boar|ram|ewe',
    'goat|camel|llama|giraffe|elephant|mammoth|rhinoceros|hippopotamus|mouse|rat|hamster|rabbit|chipmunk|beaver|hedgehog|bat|bear|koala|panda|sloth|otter',
    'skunk|kangaroo|badger|turkey|chicken|rooster|chick|bird|penguin|dove|eagle|duck|swan|owl|dodo|flamingo|peacock|parrot|frog|crocodile|turtle|lizard|snake',
    'dragon|sauropod|t-rex|whale|dolphin|seal|fish|blowfish|shark|octopus|snail|butterfly|bug|ant|honeybee|beetle|cricket|crab|lobster|shrimp|squid|oyster',
    'grapes|melon|watermelon|tangerine|lemon|lime|banana|pineapple|mango|apple|pear|peach|cherries|strawberry|blueberries|kiwi-fruit|tomato|olive|coconut|avocado',
    'eggplant|potato|carrot|corn|pepper|cucumber|leafy-green|broccoli|garlic|onion|mushroom|peanuts|beans|chestnut|bread|croissant|pretzel|bagel|pancakes|waffle',
    'cheese-wedge|meat|leg|bacon|hamburger|fries|pizza|hot-dog|sandwich|taco|burrito|tamale|egg|cooking|salad|popcorn|butter|salt|rice|spaghetti|sushi|dumpling',
    'ice-cream|shaved-ice|doughnut|cookie|cake|cupcake|pie|chocolate-bar|candy|lollipop|custard|honey-pot|milk|beverage|tea|sake|beer-mug|wine-glass|plant|cactus',
    'tree|seedling|herb|leaf|rose|sunflower|tulip|hibiscus|blossom|bouquet|man|woman|person|baby|boy|girl|child|people|flag|nesting-dolls|rainbow|globe|earth',
  ].join('|')})(-|$)`,
);

/** Whether an emoji is never recoloured: food, animals, plants, faces. */
export function keepsColours(name: string): boolean {
  foodAnimalsAndFaces ??= new Set(Object.keys(icons()).filter((icon) => KEEP.test(icon)));
  return foodAnimalsAndFaces.has(name);
}

/**
 * An emoji scaled into a square of `size` at (`x`, `y`). `prefix` makes its ids unique. With `colour`, it is recoloured
 * unless {@link keepsColours} is true for it.
 */
export function emoji(name: string, prefix: string, x: number, y: number, size: number, colour?: string): string {
  const body = bodyOf(name);
  const coloured = colour === undefined || keepsColours(name) ? body : recolour(body, colour);
  const unique = coloured
    .replace(/ id="([^"]+)"/g, ` id="${prefix}$1"`)
    .replace(/(url\(|href=")#([^")]+)/g, `$1#${prefix}$2`);
  return `<g transform="translate(${x} ${y}) scale(${(size / 32).toFixed(4)})">${unique}</g>`;
}
