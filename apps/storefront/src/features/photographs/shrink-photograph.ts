import { photographSide } from '@tianguis/domain/photograph';

/** Smaller files are sent as they are. */
const smallBytes = 700_000;

/**
 * Makes a photograph smaller in the browser, so that a slow telephone sends it in seconds. A format that only this
 * browser can open becomes JPEG. A file that the browser cannot open stays as it is, and the server names the reason.
 */
export async function shrinkPhotograph(file: File): Promise<Blob> {
  const isTaken = /^image\/(jpeg|png|webp)$/.test(file.type);
  if (isTaken && file.size <= smallBytes) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, photographSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const drawing = canvas.getContext('2d');
    if (!drawing) return file;
    // JPEG has no transparency.
    drawing.fillStyle = '#fff';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    return small && (!isTaken || small.size < file.size) ? small : file;
  } catch {
    return file;
  }
}
