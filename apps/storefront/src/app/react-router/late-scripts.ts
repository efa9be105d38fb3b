import { departureScript } from '../../shared/session/browser/departure-script.ts';
import { appScript } from '../app-script.ts';

/**
 * Pages work without scripts: forms, links, menus and sheets need none. So scripts are deferred until the style sheet,
 * fonts and first pictures have loaded, and do not compete with these for bandwidth. Scripts start after the page's
 * load event and next paint, at the first touch or key, or after {@link patience} at the latest.
 */
const patience = 2_500;

/**
 * Replaces the template before this script by the template's content, so that React finds the document as the server
 * rendered it. Earlier presses of buttons are recorded for `answerEarlyPress`, and the browser's offer to install the shop
 * for `features/installation`.
 */
const starter = (work: string): string =>
  `(function(){
var me=document.currentScript,scripts=me.previousElementSibling,signs=['pointerdown','keydown','focusin'];
function start(){if(!scripts)return;signs.forEach(function(s){removeEventListener(s,start,true)});scripts.replaceWith(scripts.content);me.remove();scripts=null}
signs.forEach(function(s){addEventListener(s,start,true)});
addEventListener('click',window.keepPress=function(e){var b=e.target.closest&&e.target.closest('button[type=button]:not([popovertarget])');if(b)window.pressedEarly=b},true);
${appScript}
addEventListener('load',function(){requestAnimationFrame(function(){setTimeout(start)})});
setTimeout(start,${patience});
${work}
${departureScript}
})()`.replaceAll('\n', '');

/** Delay of the service worker after the page has loaded, so that it takes nothing from the scripts of the page. */
const workerDelay = 2_000;

/** Registers the service worker (PW-02). Browsers without workers, and pages without TLS, have none. */
const workerScript = `if('serviceWorker'in navigator)addEventListener('load',function(){setTimeout(function(){navigator.serviceWorker.register('/sw.js').catch(function(){})},${workerDelay})});`;

const starters = { withWorker: starter(workerScript), alone: starter('') } as const;

const modulePreloads = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = { start: '<script type="module" async="">', end: '</script>' };

/**
 * Moves the module scripts of a finished page, their preloads and its data script into a template. React Router's
 * `Scripts` has no property for this. Parsing the data alone would take half of the time at the end of a page. Pages
 * are long, so the function copies bytes and decodes only the head; everything that moves is ASCII. `scripts` are the
 * texts of the added scripts. `hasWorker`: the page registers the service worker.
 */
export function deferScripts(
  page: Buffer<ArrayBuffer>,
  dataScript = '',
  hasWorker = false,
): { page: Buffer<ArrayBuffer>; scripts: readonly string[] } {
  const headEnd = page.indexOf('</head>');
  const start = page.indexOf(moduleScript.start, headEnd);
  const end = page.indexOf(moduleScript.end, start) + moduleScript.end.length;
  if (headEnd < 0 || start < 0) {
    if (dataScript !== '') throw new Error('A page has data, but no module script that would read it.');
    return { page, scripts: [] };
  }
  const script = hasWorker ? starters.withWorker : starters.alone;
  const data = dataScript === '' ? '' : `<script>${dataScript}</script>`;
  const head = page.toString('latin1', 0, headEnd);
  const preloads = head.match(modulePreloads) ?? [];
  const deferred = Buffer.concat([
    Buffer.from(head.replace(modulePreloads, ''), 'latin1'),
    page.subarray(headEnd, start),
    Buffer.from(`<template>${preloads.join('')}`),
    page.subarray(start, end),
    Buffer.from(`${data}</template><script>${script}</script>`),
    page.subarray(end),
  ]);
  return { page: deferred, scripts: dataScript === '' ? [script] : [dataScript, script] };
}
