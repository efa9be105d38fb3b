/** A file with a valid WebP header and length, and this text in place of image data. */
export function pictureFile(text: string): Buffer {
  const head = Buffer.from('RIFF....WEBPVP8 ....');
  head.writeUInt32LE(head.length - 8 + text.length, 4);
  head.writeUInt32LE(text.length, 16);
  return Buffer.concat([head, Buffer.from(text)]);
}
