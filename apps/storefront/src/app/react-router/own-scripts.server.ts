/**
 * Distinguishes the scripts that the app writes from injected ones. A page's content security policy allows inline
 * scripts by the hash of their text. If the hashes were computed from all scripts of the finished page, an injected
 * script would be allowed too. So each rendering has a random mark, which only the app's own script elements carry as
 * their nonce. After rendering, the marked scripts are read and the mark is removed, so that the page stays the same
 * for everybody.
 */
import { randomBytes } from 'node:crypto';

export function newMark(): string {
  return randomBytes(16).toString('base64url');
}

export type Unmarked = {
  document: string;
  /** Texts of the inline scripts that had the mark. */
  scripts: string[];
};

/** The document without the mark, and the scripts that had it. */
export function takeMark(document: string, mark: string): Unmarked {
  const attribute = ` nonce="${mark}"`;
  const scripts: string[] = [];
  const start = `<script${attribute}`;
  for (let at = document.indexOf(start); at >= 0; at = document.indexOf(start, at + start.length)) {
    const open = document.indexOf('>', at);
    const close = document.indexOf('</script>', open);
    if (open < 0 || close < 0) break;
    if (!/\bsrc=/.test(document.slice(at + start.length, open))) scripts.push(document.slice(open + 1, close));
  }
  // React also writes the nonce on preloads and style sheets.
  return { document: document.replaceAll(attribute, ''), scripts };
}
