/**
 * Pictures that came from elsewhere: checked, written anew, and put into squares. Runs in the process that draws, so that what a
 * stranger sent is never decoded beside pages.
 */
import sharp, { type Metadata } from 'sharp';

/** Pixels of a picture, and of its longer side as it is kept. */
const MOST_PIXELS = 60_000_000;
const LONGEST = 1_600;
const SHORTEST = 16;

const beginnings: readonly (readonly [number, string])[] = [
  [0, 'ffd8ff'], // JPEG
  [0, '89504e470d0a1a0a'], // PNG
  [0, '474946383761'], // GIF
  [0, '474946383961'],
  [8, '57454250'], // WebP
  [4, '6674797061766966'], // AVIF
];

/** Formats are known by their first bytes: of what libvips can open, SVG and documents among it, nothing else gets to it. */
function isPicture(bytes: Buffer): boolean {
  return beginnings.some(([at, hex]) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex);
}

/** The picture as it is kept: upright, without what was hidden in it. @throws Error with a reason for an operator */
export async function normalise(bytes: Uint8Array): Promise<Buffer> {
  const input = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isPicture(input)) throw new Error('it is no JPEG, PNG, WebP, AVIF or GIF picture');
  const picture = () =>
    sharp(input, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, sequentialRead: true });
  let metadata: Metadata;
  try {
    metadata = await picture().metadata();
  } catch (error) {
    throw new Error(isTooLarge(error) ? 'it has more than 60 million pixels' : 'it is damaged');
  }
  const { width = 0, height = 0 } = metadata;
  if (width < SHORTEST || height < SHORTEST) throw new Error(`it has fewer than ${SHORTEST} pixels a side`);
  if (width * height > MOST_PIXELS) throw new Error('it has more than 60 million pixels');
  try {
    return await picture()
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer();
  } catch {
    throw new Error('it is damaged');
  }
}

const isTooLarge = (error: unknown) => error instanceof Error && /pixel limit/.test(error.message);

/** A kept picture in a square of `width` pixels, on white. */
export function squareOf(original: string, width: number): Promise<Buffer> {
  return sharp(original)
    .resize(width, width, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 80 })
    .toBuffer();
}

/** What stands where a picture is still to come: a stall with its awning, pale. */
export function placeholder(width: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="#f6f1ea"/>
    <g fill="none" stroke="#cdbfae" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">
      <path d="M30 40l4-10h32l4 10"/>
      <path d="M30 40c0 5 8 5 8 0 0 5 8 5 8 0 0 5 8 5 8 0 0 5 8 5 8 0 0 5 8 5 8 0"/>
      <path d="M34 46v24h32V46M30 70h40M43 70V56h14v14"/>
    </g></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
}
