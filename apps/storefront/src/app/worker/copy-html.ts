/** Changes the HTML of a page into that of its kept copy. */
import { words } from './copy.ts';

/** The template with the page's scripts, and the inline script that starts them (`late-scripts.ts`). */
const scripts =
  /<template>(?:<link rel="modulepreload"[^>]*>)*<script type="module"[\s\S]*?<\/template><script>[\s\S]*?<\/script>/;

/**
 * A copy has no scripts, since pages work without them: its links and forms load documents. So a copy needs none of the
 * files of its build but the style sheet, and nothing in it waits for a request that fails.
 */
export const withoutScripts = (html: string): string => html.replace(scripts, '');

/** The page's title without the name of the shop, as HTML. */
export const titleOf = (html: string): string =>
  (/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ \| [^|]*$/, '');

/** Style sheets and fonts that the page's head links. */
export function filesOf(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...new Set(head.match(/\/assets\/[\w.-]+\.(?:css|woff2)/g) ?? [])];
}

/** Why a copy is shown instead of the page. */
export type Cause = 'offline' | 'slow';

/** The copy with a note above it, after the link to the content, which says that this is a copy and from when. */
export function withNote(html: string, cause: Cause, when: string): string {
  const note =
    `<aside id="${noteId}" aria-label="${words.copy}"><p><b>${words.causes[cause]}</b> ${words.copyFrom} ${when}` +
    ` <span>${words.back}</span></p><a href="">${words.reload}</a></aside>`;
  return html.replace(/<body[^>]*>(?:<a [^>]*>[^<]*<\/a>)?/, (start) => start + note);
}

const noteId = 'copia-guardada';

/** The look of the note. A copy may be of a build whose style sheet does not know the note. */
export const noteStyle = [
  `#${noteId}{display:flex;align-items:center;justify-content:center;gap:1rem;padding:.25rem 1rem;`,
  'background:light-dark(#fff1d9,#3a2a0c);color:light-dark(#241a17,#f6eee8);',
  'border-bottom:1px solid light-dark(#8d7d72,#8d8077);font-size:.875rem;line-height:1.4}',
  `#${noteId} p{margin:0;padding:.375rem 0;text-wrap:balance}#${noteId} span{display:none}#${noteId}[data-online] span{display:inline}`,
  `#${noteId} a{display:inline-flex;align-items:center;min-height:2.75rem;color:light-dark(#1d4f9c,#8fb8f5);`,
  'font-weight:600;text-decoration:underline}@media print{',
  `#${noteId} a{display:none}}`,
].join('');

/** Says in the note when the connection is back. The page is not reloaded, since somebody may be typing. */
export const noteScript = `addEventListener('online',function(){document.getElementById('${noteId}').dataset.online=''})`;

/** A policy of a page that also allows the note's style and script, by their hashes. */
export function policyWithNote(policy: string, style: string, script: string): string {
  return policy.replace(/style-src 'self'/, `$& '${style}'`).replace(/script-src 'self'/, `$& '${script}'`);
}
