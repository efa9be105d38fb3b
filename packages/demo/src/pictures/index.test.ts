import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PictureRecipe } from '../types.ts';
import { families } from './drawings/index.ts';
import { assertRecipe, drawingNames, pictureKey, renderSvg, renderWebp } from './index.ts';
import { patternNames } from './patterns.ts';
import { sceneNames } from './scenes/index.ts';

/** Every drawing that archetypes use. */
const promised = `
accordion action-figure air-conditioner air-fryer aquarium armchair baby-bath baby-bottle backpack ball balloons
barbell basket bat bed bedding belt bench-gym bike blender blister blocks blood-pressure blouse board-game book-cover
bookcase boot bottle bouncer bowl box boxing-gloves bra bracelet bulb cable cage calculator camera can candle cap
car-battery car-cover car-mat car-seat car-stereo carrier carton cat-tree chain chair charger clock coat coffee-maker
comal compact compressor console controller cookware-set cooler crib curtain dashcam desk desk-organizer diapers
dinosaur disc-case dog-house doll dress drill drone drum dryer dumbbell earbuds earrings egg-carton elliptical
extension-cord fan faucet first-aid fishing-rod foldable fridge game-case gaming-chair generator gift-basket gift-box
gift-card glass-set gloves-work golf-club grill grinder guayabera guitar hair-dryer hair-iron hammer hammock handbag
hat headphones heater heels helmet-bike helmet-moto high-chair hood hoodie hose iron jack jacket jar jeans joggers
juicer jump-rope kettlebell keyboard kitchen-toy kite knife-set ladder lamp landline laptop leash lens leotard
lights-string lipstick litter-box loafers lock-door mask-face mask-lucha mattress memory-card microphone microwave
mirror mixer molcajete monitor monitor-baby mouse mower mug nail-polish necklace notebook oil-bottle onesie oven
pacifier paint-can pajamas pan pants party-speaker pen-set pencil-case pendant perfume pet-bed pet-food pet-toy phone
phone-case piano picture-frame pill-bottle pillow pinata planter plate-set play-tent playpen pliers plush polo pot
pouch power-bank printer printer-paper projector pump puzzle racket rebozo rice-cooker ring robot-toy robot-vacuum
router rug sack sandal saw scale scarf scooter screen-protector screwdriver-set security-camera sewing-machine shaver
shirt shorts six-pack skateboard skates skirt sleeping-bag slime slippers smart-bulb smartwatch sneaker soap socks
sofa soundbar speaker sports-bottle ssd stool storage-box stove streaming-stick stroller suit suitcase sunglasses
sweater swim-goggles swimsuit table tablet tape-measure telescope tent thermometer thermos tie tire toaster
toilet-paper toolbox toothbrush towel tower toy-car train trash-can tray treadmill tripod trottie trumpet tshirt tube
tv tv-stand ukulele umbrella umbrella-garden underwear vacuum vinyl violin vr-headset walker walkie-talkie wallet
wardrobe washer watch water-gun webcam welder wheelchair wiper wrench-set yoga-mat
action-camera amplifier arcade-stick baby-gate beanie bib bike-pump car-charger car-speaker cordless-phone film-case
fitness-band flip-phone glucometer handheld light-switch m2 mascara mesh mini-pc neon-sign outlet oximeter phone-stand
round-smartwatch sim-card smart-plug studio-light teether turntable tv-mount usb-drive walking-frame watch-case
watch-strap wired-earbuds wireless-charger
`
  .trim()
  .split(/\s+/);

const views = ['hero', 'detail', 'lifestyle', 'scale', 'box', 'flat'] as const;

function recipe(changes: Partial<PictureRecipe> = {}): PictureRecipe {
  return {
    art: 'mug',
    colors: ['#2f6fb5', '#f4efe2', '#e9a23b'],
    params: {},
    view: 'hero',
    scene: 'kitchen',
    seed: 7,
    ...changes,
  };
}

/** Lists faults that break rendering in a browser or librsvg: duplicate ids, dangling references, invalid numbers. */
function faults(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map((match) => match[1] ?? '');
  const known = new Set(ids);
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map((match) => match[1] ?? '');
  return [
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `twice: ${id}`),
    ...used.filter((id) => !known.has(id)).map((id) => `nowhere: ${id}`),
    ...(svg.match(/NaN|undefined|Infinity|id=""/g) ?? []),
  ];
}

test('no name belongs to two families, and every promised drawing exists', () => {
  const all = Object.values(families).flatMap((family) => Object.keys(family));
  expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([]);
  expect(promised.filter((name) => !drawingNames.has(name))).toEqual([]);
});

test.for([...drawingNames])(
  '%s is sound SVG that sharp paints, and another seed gives another picture',
  async (art) => {
    const one = renderSvg(recipe({ art }));
    expect(faults(one)).toEqual([]);
    expect(renderSvg(recipe({ art }))).toBe(one);
    const seeds = [8, 9, 10, 11].map((seed) => renderSvg(recipe({ art, seed })));
    expect(seeds.some((svg) => svg !== one)).toBe(true);
    const { data, info } = await sharp(Buffer.from(one.replace('width="1000" height="1000"', 'width="64" height="64"')))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(64);
    // The middle of the picture must have more than one colour.
    expect(new Set(data).size).toBeGreaterThan(12);
  },
);

test.for(views.flatMap((view) => [...sceneNames].map((scene) => [view, scene] as const)))(
  'view %s in scene %s is sound',
  ([view, scene]) => {
    for (const [art, seed] of [
      ['sofa', 1],
      ['mug', 2],
      ['bottle', 3],
      ['emoji:teapot', 4],
    ] as const) {
      expect(faults(renderSvg(recipe({ art, seed, view, scene })))).toEqual([]);
    }
  },
);

test.for(patternNames)('pattern %s shows on cloth', (pattern) => {
  const svg = renderSvg(recipe({ art: 'pillow', params: { pattern } }));
  expect(faults(svg)).toEqual([]);
  expect(svg === renderSvg(recipe({ art: 'pillow' }))).toBe(pattern === 'plain');
});

test('the same recipe gives the same bytes, only as many pixels as asked', async () => {
  const [one, same] = await Promise.all([renderWebp(recipe(), 96), renderWebp(recipe(), 96)]);
  expect(one.equals(same)).toBe(true);
  const { width, height, format } = await sharp(one).metadata();
  expect({ width, height, format }).toEqual({ width: 96, height: 96, format: 'webp' });
});

// The type excludes the last case, an unknown view, but a file may contain one.
const wrong: readonly (readonly [string, Partial<Record<keyof PictureRecipe, unknown>>])[] = [
  ['art', { art: 'unobtainium' }],
  ['emoji', { art: 'emoji:unobtainium' }],
  ['inherited name', { art: 'emoji:toString' }],
  ['scene', { scene: 'moon' }],
  ['motif', { params: { motif: 'emoji:unobtainium' } }],
  ['motif without prefix', { params: { motif: 'star' } }],
  ['pattern', { params: { pattern: 'tartan' } }],
  ['colour', { colors: ['red'] }],
  ['no colour', { colors: [] }],
  ['view', { view: 'xray' }],
];

test.for(wrong)('an unknown %s is refused', ([, changes]) => {
  const refused = { ...recipe(), ...changes } as PictureRecipe;
  expect(() => assertRecipe(refused)).toThrow(RangeError);
  expect(() => renderSvg(refused)).toThrow(RangeError);
});

test('the key depends on the whole recipe, but not on the sequence of its params', () => {
  const key = pictureKey(recipe({ params: { label: 'Milpa', sub: 'Café' } }));
  expect(key).toMatch(/^[0-9a-f]{16}$/);
  expect(pictureKey(recipe({ params: { sub: 'Café', label: 'Milpa' } }))).toBe(key);
  const others: Partial<PictureRecipe>[] = [
    { art: 'pot' },
    { colors: ['#2f6fb6'] },
    { view: 'flat' },
    { scene: 'party' },
    { seed: 8 },
  ];
  expect(new Set([key, ...others.map((other) => pictureKey(recipe(other)))]).size).toBe(others.length + 1);
});
