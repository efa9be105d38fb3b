/**
 * Encodes photographs of customers again (AF-02, decision 43). Runs in the drawing process, so that a web process never
 * decodes untrusted data. An error has a word of `photographFaults` as its message.
 */
import type { PhotographFault } from '@tianguis/api';
import { photographTypeOf, type TakenPhotographType } from '@tianguis/domain/photograph';
import sharp, { type Metadata, type Sharp } from 'sharp';

/**
 * The most pixels by type. The decoder of JPEG needs few rows in memory, or two bytes for each pixel. The others may
 * need the whole picture, of up to eight bytes a pixel.
 */
const mostPixels: Readonly<Record<TakenPhotographType, number>> = {
  jpeg: 50_000_000,
  png: 25_000_000,
  webp: 25_000_000,
};
/** The fewest pixels of a side, and the longest shape: a panorama has up to 10 : 1. */
const shortest = 32;
const mostRatio = 12;

const fault = (word: PhotographFault): Error => new Error(word);

/**
 * Encodes a photograph as WebP: upright, without metadata, on white, the longer side of at most `side` pixels. The
 * first picture of an animation stays.
 * @throws Error with a fault as its message
 */
export async function cleanPhotograph(bytes: Uint8Array, side: number): Promise<Buffer> {
  const type = photographTypeOf(bytes);
  if (!('taken' in type)) throw fault('type');
  const picture = () =>
    sharp(bytes, { limitInputPixels: mostPixels[type.taken], failOn: 'error', pages: 1, sequentialRead: true });
  const { format, width = 0, height = 0 } = await metadataOf(picture());
  // The loader must have found the type that the first bytes say.
  if (format !== type.taken) throw fault('type');
  if (width * height > mostPixels[type.taken]) throw fault('pixels');
  if (Math.max(width, height) > mostRatio * Math.min(width, height)) throw fault('narrow');
  if (Math.min(width, height) < shortest) throw fault('small');
  try {
    return await picture()
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw fault('damaged');
  }
}

async function metadataOf(picture: Sharp): Promise<Metadata> {
  try {
    return await picture.metadata();
  } catch (error) {
    throw fault(error instanceof Error && /pixel limit/.test(error.message) ? 'pixels' : 'damaged');
  }
}
