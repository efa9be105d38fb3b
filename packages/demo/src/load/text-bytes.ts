const smallest = 4096;
/** Bytes of UTF-8 at most for one unit of a string. */
const WIDEST = 3;

/** Text gathered as UTF-8: what many lines share is copied as bytes and never encoded twice. */
export class TextBytes {
  #bytes = Buffer.allocUnsafeSlow(smallest);
  #length = 0;

  write(text: string): void {
    this.#makeRoom(text.length * WIDEST);
    this.#length += this.#bytes.write(text, this.#length);
  }

  copy(bytes: Uint8Array): void {
    this.#makeRoom(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** What has gathered since the last call; the caller owns its memory and may give it to another thread. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.subarray(0, this.#length);
    // The next is about as long.
    this.#bytes = Buffer.allocUnsafeSlow(Math.max(smallest, Math.ceil(this.#length * 1.1)));
    this.#length = 0;
    return taken;
  }

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * this.#bytes.length + more);
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}
