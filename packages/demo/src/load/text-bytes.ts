const smallest = 4096;
/** Maximum UTF-8 bytes of a UTF-16 code unit. */
const WIDEST = 3;

/** A growing UTF-8 buffer. Text that many lines share is encoded only once, and then copied as bytes. */
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

  /** Returns the bytes since the last call. The caller owns the memory and may transfer it to another thread. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.subarray(0, this.#length);
    // The next batch probably has about the same size, so the new buffer starts with a tenth more.
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
