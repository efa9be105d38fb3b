/** A Bloom filter for words: no false negatives, and about one false positive in 2,000 words. */

const bitsPerWord = 16;
/** Bits that each word sets. */
const probes = 11;

/** The filter of these words, in the format of its file. */
export function createBloomFilter(words: ReadonlySet<string>): Uint8Array {
  const bytes = new Uint8Array(Math.max(1, Math.ceil((words.size * bitsPerWord) / 8)));
  for (const word of words) {
    for (const bit of bitsOf(word, bytes.length * 8)) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
  return bytes;
}

/** Whether the word may be in the filter: false is certain, true has rare false positives. */
export function mightContain(bytes: Uint8Array, word: string): boolean {
  for (const bit of bitsOf(word, bytes.length * 8)) if (((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  return true;
}

/** Double hashing (Kirsch and Mitzenmacher): FNV-1a of the word and of its reverse. */
function* bitsOf(word: string, size: number): Generator<number> {
  let [one, two] = [0x811c9dc5, 0x811c9dc5];
  for (let at = 0; at < word.length; at++) {
    one = Math.imul(one ^ word.charCodeAt(at), 0x01000193);
    two = Math.imul(two ^ word.charCodeAt(word.length - 1 - at), 0x01000193);
  }
  // FNV's low bits mix badly, so murmur3's finaliser is applied.
  const [first, step] = [mixed(one), mixed(two ^ 0x5bd1e995) | 1];
  for (let probe = 0; probe < probes; probe++) yield ((first + Math.imul(probe, step)) >>> 0) % size;
}

function mixed(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
