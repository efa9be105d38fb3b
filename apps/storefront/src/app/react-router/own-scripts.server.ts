/**
 * Distinguishes the scripts that the app writes from injected scripts. A page's content security policy allows inline
 * scripts by the hash of their text. If the hashes were computed from all scripts of the finished page, the policy
 * would also allow injected scripts. So each rendering has a random mark as the nonce of the app's script elements.
 * After rendering, the server collects the marked scripts and removes the mark, so that the page is the same for
 * everybody.
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
  // Removes the mark everywhere, since React also writes the nonce on preloads and style sheets.
  return { document: document.replaceAll(attribute, ''), scripts };
}
