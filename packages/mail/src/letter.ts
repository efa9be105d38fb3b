/**
 * The template of all mails. It writes HTML for both themes, with the tables and inline styles that mail programs
 * understand, and the same contents as plain text.
 */

export type LetterPart =
  /** A paragraph, with its line breaks. */
  | { kind: 'text'; text: string }
  /** A code to type, in a box. */
  | { kind: 'code'; code: string }
  /** The mail's main action; `href` is a URL of the shop. */
  | { kind: 'button'; label: string; href: string }
  | { kind: 'list'; items: readonly string[] }
  /** Products, each with a link to its page and one line of text. */
  | { kind: 'products'; items: readonly { title: string; href: string; text: string }[] }
  /** A link for a secondary action. */
  | { kind: 'link'; label: string; href: string }
  /** A text that is less important than the rest. */
  | { kind: 'note'; text: string };

export interface Letter {
  subject: string;
  /** The text that mail programs show beside the subject. */
  preview: string;
  title: string;
  parts: readonly LetterPart[];
  /** The reason for which the recipient gets this mail, shown at its end. */
  reason: string;
}

export interface LetterShop {
  name: string;
  /** The shop's origin, without a slash at its end. */
  origin: string;
}

/**
 * @param inBrowser URL that shows this mail in a browser (RT-18); without it, the mail has no such link
 * @throws Error for a link to another site: links of mails lead only to the shop
 */
export function renderLetter(letter: Letter, shop: LetterShop, inBrowser?: string): { html: string; text: string } {
  for (const href of [...letter.parts.flatMap(linksOf), ...(inBrowser === undefined ? [] : [inBrowser])])
    if (new URL(href).origin !== shop.origin)
      throw new Error(`A mail of ${shop.origin} may not lead to ${new URL(href).origin}.`);
  return { html: toHtml(letter, shop, inBrowser), text: toText(letter, shop, inBrowser) };
}

/** The URLs in a part. */
function linksOf(part: LetterPart): readonly string[] {
  if (part.kind === 'products') return part.items.map(({ href }) => href);
  return part.kind === 'button' || part.kind === 'link' ? [part.href] : [];
}

const way = { question: '¿No ves bien este correo?', link: 'Ábrelo en tu navegador' };

function toText({ title, parts, reason }: Letter, { name, origin }: LetterShop, inBrowser: string | undefined): string {
  const top = inBrowser === undefined ? [] : [`${way.question} ${way.link}:\n${inBrowser}`];
  const lines = parts.map((part) => {
    switch (part.kind) {
      case 'code':
        return `    ${part.code}`;
      case 'button':
      case 'link':
        return `${part.label}:\n${part.href}`;
      case 'products':
        return part.items.map(({ title, href, text }) => `- ${title}\n  ${text}\n  ${href}`).join('\n\n');
      case 'list':
        return part.items.map((item) => `- ${item}`).join('\n');
      default:
        return part.text;
    }
  });
  return `${[...top, title, ...lines, `--\n${reason}\n${name} · ${origin}`].join('\n\n')}\n`;
}

/**
 * The codes and links in the plain text of a mail, as {@link renderLetter} writes them: each stands alone in its line.
 */
export const actionsIn = (text: string): string[] =>
  [...text.matchAll(/^(?: {4}(\S+)|(https?:\/\/\S+))$/gm)].map(([, code, link]) => code ?? link ?? '');

/**
 * Light colours are inline styles, for programs that drop style sheets. Dark colours are in the style sheet, by class.
 */
const colours = { page: '#f6f3f1', card: '#ffffff', ink: '#241a1e', soft: '#6b5a61', line: '#e6dcdf', rosa: '#c4006a' };
const fonts = "'Bricolage Grotesque','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const dark = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #17121a !important; }
  .card { background: #221b26 !important; border-color: #3a3040 !important; }
  .ink { color: #f6eff3 !important; }
  .soft { color: #b9a9b3 !important; }
  .code { background: #17121a !important; border-color: #3a3040 !important; }
  .brand { color: #ff7ab8 !important; }
}`;

/** Colours as inline styles. The dark style sheet overrides them by `!important`. */
const { page, card, ink, soft, line, rosa } = colours;
const monospace = 'ui-monospace,Menlo,Consolas,monospace';
const styles = {
  body: `margin:0;padding:0;background:${page};font-family:${fonts}`,
  preview: 'display:none;max-height:0;overflow:hidden',
  way: `padding:0 8px 16px;color:${soft};font-size:13px;line-height:1.5`,
  link: `color:${soft};text-decoration:underline`,
  product: `color:${ink};font-weight:700;text-decoration:underline`,
  brand: `color:${rosa};font-size:22px;font-weight:800;text-decoration:none`,
  card: `background:${card};border:1px solid ${line};border-radius:16px;padding:28px 24px`,
  title: `margin:0 0 16px;color:${ink};font-size:24px;line-height:1.25`,
  text: `margin:0 0 16px;color:${ink};font-size:16px;line-height:1.5`,
  note: `margin:0 0 12px;color:${soft};font-size:14px;line-height:1.5`,
  reason: `padding:16px 8px 0;color:${soft};font-size:13px;line-height:1.5`,
  code:
    `margin:0 0 16px;padding:16px;border:1px solid ${line};border-radius:12px;background:${page};color:${ink};` +
    `font-size:32px;font-weight:700;letter-spacing:8px;text-align:center;font-family:${monospace}`,
  button:
    `display:inline-block;background:${rosa};color:#ffffff;font-size:16px;font-weight:700;` +
    'text-decoration:none;padding:14px 24px;border-radius:999px',
};

function toHtml(
  { subject, preview, title, parts, reason }: Letter,
  { name, origin }: LetterShop,
  inBrowser: string | undefined,
): string {
  const body = parts.map(partHtml).join('\n');
  return `<!DOCTYPE html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${dark}
</style>
</head>
<body class="page" style="${styles.body}">
<div style="${styles.preview}">${escaped(preview)}</div>
<main>
<table role="presentation" class="page" width="100%" cellspacing="0" cellpadding="0" style="background:${page}">
<tbody><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tbody>${inBrowser === undefined ? '' : `${wayHtml(inBrowser)}\n`}<tr><td style="padding:0 8px 16px">
<a class="brand" href="${escaped(origin)}/" style="${styles.brand}">${escaped(name)}</a>
</td></tr>
<tr><td class="card" style="${styles.card}">
<h1 class="ink" style="${styles.title}">${escaped(title)}</h1>
${body}
</td></tr>
<tr><td class="soft" style="${styles.reason}">${escaped(reason)}</td></tr></tbody>
</table>
</td></tr></tbody>
</table>
</main>
</body>
</html>
`;
}

function wayHtml(inBrowser: string): string {
  const link = `<a class="soft" href="${escaped(inBrowser)}" style="${styles.link}">${way.link}</a>`;
  return `<tr><td class="soft" style="${styles.way}">${way.question} ${link}</td></tr>`;
}

function partHtml(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return `<p class="ink" style="${styles.text}">${escaped(part.text).replaceAll('\n', '<br>')}</p>`;
    case 'note':
      return `<p class="soft" style="${styles.note}">${escaped(part.text)}</p>`;
    case 'code':
      return `<p class="ink code" style="${styles.code}">${escaped(part.code)}</p>`;
    case 'button': {
      const link = `<a href="${escaped(part.href)}" style="${styles.button}">${escaped(part.label)}</a>`;
      return `<p style="margin:0 0 16px">${link}</p>`;
    }
    case 'link': {
      const link = `<a class="soft" href="${escaped(part.href)}" style="${styles.link}">${escaped(part.label)}</a>`;
      return `<p class="soft" style="${styles.note}">${link}</p>`;
    }
    case 'products': {
      const rows = part.items.map(({ title, href, text }) => {
        const link = `<a class="ink" href="${escaped(href)}" style="${styles.product}">${escaped(title)}</a>`;
        return `<p class="ink" style="${styles.text}">${link}<br>${escaped(text)}</p>`;
      });
      return rows.join('\n');
    }
    case 'list': {
      const items = part.items.map((item) => `<li>${escaped(item)}</li>`).join('');
      return `<ul class="ink" style="${styles.text};padding-left:20px">${items}</ul>`;
    }
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
