/** The document of every page, and its headers. */
import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { copy } from './copy.ts';
import { type Html, html, trusted } from './html.ts';
import { styleSheet } from './style.ts';

export interface Page {
  title: string;
  body: Html;
  /** Theme of a page in a frame, which the shop chooses. Otherwise the browser's setting applies. */
  theme?: Theme | undefined;
  /** The origin of the shop, to which forms of this page lead. */
  shop?: string;
  /** Only a page for a frame may be shown in a frame, and only by the shop. */
  isFrame?: boolean;
  /** JavaScript that the page runs. */
  script?: string;
  isWide?: boolean;
}

export type Theme = 'light' | 'dark';

/** Reads the parameter `tema`. */
export function readTheme(value: unknown): Theme | undefined {
  if (value === 'oscuro' || value === 'dark') return 'dark';
  return value === 'claro' || value === 'light' ? 'light' : undefined;
}

/** Sends a page. Forms may lead to the acquirer and to the shop; a redirect after a form counts as such a target. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const ancestors = page.isFrame && page.shop ? page.shop : "'none'";
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src ${page.script === undefined ? "'none'" : `'nonce-${nonce}'`}`,
    `form-action 'self'${page.shop ? ` ${page.shop}` : ''}`,
    `frame-ancestors ${ancestors}`,
    "base-uri 'none'",
  ];
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy.join('; '))
    // The path of a page can have a secret.
    .header('referrer-policy', 'strict-origin');
  if (!page.isFrame) reply.header('x-frame-options', 'DENY');
  return reply.send(render(page, nonce).text);
}

function render({ title, body, theme, isFrame, script, isWide }: Page, nonce: string): Html {
  const layout = isFrame ? 'frame' : isWide ? 'wide' : 'narrow';
  return html`<!doctype html>
<html lang="es-MX" class="${layout}"${theme ? html` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${copy.bank}</title>
<style nonce="${nonce}">${trusted(styleSheet)}</style>
</head>
<body>
${isFrame ? '' : html`<header><b>${copy.bank}</b><span>${copy.noRealMoney}</span></header>`}
<main>
${body}
</main>
${script === undefined ? '' : html`<script nonce="${nonce}">${trusted(script)}</script>`}
</body>
</html>
`;
}
