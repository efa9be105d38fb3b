/** Repairs URLs in which a percent sign is no percent-encoding (RT-09): `q=100%` means the text "100%". */

/** Matches consecutive escapes, which together may encode one character, or a lone percent sign. */
const escapes = /(?:%[0-9a-f]{2})+|%/gi;

/** The URL with every stray percent sign escaped, so that `decodeURIComponent` does not throw. */
export function mendEscapes(address: string): string {
  return address.includes('%') ? address.replace(escapes, (run) => (isDecodable(run) ? run : mendRun(run))) : address;
}

/** Leaves the decodable parts of a run unchanged and escapes the rest. A UTF-8 character has at most four escapes. */
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
    // The result is used, because bundlers remove a call without a use, although this call may throw.
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}
