/** Addresses with percent signs that are no escapes (RT-09): `q=100%` means the text "100%". */

/** Neighbouring escapes, which may be one letter, or a percent sign by itself. */
const escapes = /(?:%[0-9a-f]{2})+|%/gi;

/** The same address with every percent sign escaped that is not part of an escape, so that it can be decoded. */
export function mendEscapes(address: string): string {
  return address.includes('%') ? address.replace(escapes, (run) => (isDecodable(run) ? run : mendRun(run))) : address;
}

/** Of a run that is broken somewhere, what can be decoded stays: letters are at most four escapes long. */
function mendRun(run: string): string {
  let mended = '';
  for (let at = 0; at < run.length; ) {
    const letter = [3, 6, 9, 12].map((length) => run.slice(at, at + length)).find(isDecodable);
    mended += letter ?? `%25${run.slice(at + 1, at + 3)}`;
    at += letter?.length ?? 3;
  }
  return mended;
}

function isDecodable(text: string): boolean {
  if (text === '%') return false;
  try {
    decodeURIComponent(text);
    return text !== '';
  } catch {
    return false;
  }
}
