/** The page without a connection. It is part of the worker, so it needs no other file. */
import mark from '../../../public/favicon.svg?raw';
import { themeScript } from '../theme-script.ts';
import { type Listed, listCopies, sourceOf } from './copies.ts';
import { words as all, fromWhen } from './copy.ts';

const words = all.offline;

const style = [
  ':root,[data-theme]{color-scheme:light dark}[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}',
  '*{box-sizing:border-box}body{margin:0;background:light-dark(#fdf8f2,#181311);color:light-dark(#241a17,#f6eee8);',
  'font:1rem/1.5 "Bricolage Grotesque",system-ui,sans-serif}',
  'header{height:1rem;background:repeating-linear-gradient(90deg,light-dark(#d4006a,#8c0a4c) 0 2rem,',
  'light-dark(#f03d93,#b21c69) 2rem 4rem);border-radius:0 0 1rem 1rem}',
  'main{max-width:40rem;margin:0 auto;padding:1.5rem 1rem 3rem}svg{width:4rem;height:4rem;margin-left:-.5rem;display:block}',
  'h1{font-size:1.75rem;line-height:1.2;margin:1rem 0 .5rem}h2{font-size:1.125rem;margin:1.25rem 0 .5rem}p{margin:.5rem 0;max-width:60ch}.kept{margin-top:2rem}',
  'a{color:light-dark(#1d4f9c,#8fb8f5)}a:focus-visible{outline:3px solid light-dark(#1d4f9c,#8fb8f5);outline-offset:2px}',
  '.again{display:inline-flex;align-items:center;min-height:3rem;margin-top:.75rem;padding:0 1.5rem;border-radius:.75rem;',
  'background:light-dark(#d4006a,#ff6fb1);color:light-dark(#fff,#2b0216);font-weight:600;text-decoration:none}',
  'ul{list-style:none;margin:0;padding:0;background:light-dark(#fff,#221c19);border:1px solid light-dark(#e9ddd0,#3a312c);',
  'border-radius:.75rem}li+li{border-top:1px solid light-dark(#e9ddd0,#3a312c)}',
  'li a{display:block;padding:.75rem 1rem;text-decoration:none;overflow-wrap:anywhere;font-weight:600}',
  'small{display:block;color:light-dark(#645750,#bdb0a7);font-weight:400}',
].join('');

/** Loads the wanted page when the connection is back. This page has no form, so nothing typed is lost. */
const reload = "addEventListener('online',function(){location.reload()})";

/** @param form the text about a form that was sent, which a reload must not repeat */
export async function offlinePage(form?: string): Promise<Response> {
  const [own, pages] = await Promise.all([listOf('own'), listOf('public')]);
  const scripts = form !== undefined ? [themeScript] : [themeScript, reload];
  const sources = await Promise.all(scripts.map(sourceOf));
  return new Response(offlineHtml({ form, own, pages, scripts, now: Date.now() }), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        `style-src '${await sourceOf(style)}'`,
        `script-src ${sources.map((source) => `'${source}'`).join(' ')}`,
        "base-uri 'none'",
        "form-action 'none'",
      ].join('; '),
    },
  });
}

/** Without storage there are no copies. */
const listOf = (kind: 'own' | 'public'): Promise<Listed[]> => listCopies(kind).catch(() => []);

export interface OfflineParts {
  form: string | undefined;
  own: readonly Listed[];
  pages: readonly Listed[];
  scripts: readonly string[];
  now: number;
}

export function offlineHtml({ form, own, pages, scripts, now }: OfflineParts): string {
  const isEmpty = own.length + pages.length === 0;
  return [
    '<!DOCTYPE html><html lang="es-MX"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${words.title}</title><style>${style}</style>${scripts.map((one) => `<script>${one}</script>`).join('')}`,
    `</head><body><header></header><main>${mark.replace('<svg', '<svg aria-hidden="true"')}<h1>${words.title}</h1>`,
    `<p>${form ?? words.text}</p>`,
    form !== undefined ? '' : `<a class="again" href="">${words.again}</a>`,
    `<p class="kept">${isEmpty ? words.none : words.kept}</p>`,
    section(words.own, own, now) + section(words.pages, pages, now),
    '</main></body></html>',
  ].join('');
}

function section(heading: string, listed: readonly Listed[], now: number): string {
  if (listed.length === 0) return '';
  const rows = listed.map(
    ({ path, title, moment }) =>
      `<li><a href="${path.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${title.replaceAll('<', '&lt;')}` +
      `<small>${all.copyShort} ${fromWhen(moment, now)}</small></a></li>`,
  );
  return `<h2>${heading}</h2><ul>${rows.join('')}</ul>`;
}
