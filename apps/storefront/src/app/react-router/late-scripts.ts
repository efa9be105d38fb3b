/**
 * Scripts make a page quicker, not possible: forms, links, menus and sheets work before them. So they wait until style sheet, letters
 * and the first pictures are there, and do not share the line with them. They start when the page has loaded and is painted, at the
 * first touch or key, or after {@link patience} at the latest.
 */
const patience = 2_500;

declare global {
  interface Window {
    /** The last button pressed that only a script can answer; taken once the page is hydrated. */
    pressedEarly?: HTMLElement | undefined;
    keepPress?: (event: MouseEvent) => void;
  }
}

/**
 * Puts the scripts of the template before it where the template was, so that React finds the document as it rendered it. A press of a
 * button in the meantime is kept for {@link answerEarlyPress}.
 */
const starter = `(function(){
var me=document.currentScript,scripts=me.previousElementSibling,signs=['pointerdown','keydown','focusin'];
function start(){if(!scripts)return;signs.forEach(function(s){removeEventListener(s,start,true)});scripts.replaceWith(scripts.content);me.remove();scripts=null}
signs.forEach(function(s){addEventListener(s,start,true)});
addEventListener('click',window.keepPress=function(e){var b=e.target.closest&&e.target.closest('button[type=button]:not([popovertarget])');if(b)window.pressedEarly=b},true);
addEventListener('load',function(){requestAnimationFrame(function(){setTimeout(start)})});
setTimeout(start,${patience})
})()`.replaceAll('\n', '');

const modulePreloads = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = { start: '<script type="module" async="">', end: '</script>' };

/**
 * A finished page with its module scripts, their preloads and the script of its data held back; React Router's `Scripts` has no
 * property for this. The data alone would otherwise be half of what the parser does at the end of a page. A page is long, so its bytes are
 * cut and joined, and only the head is read; what is moved is ASCII. `scripts` are the texts of those that were added.
 */
export function holdScripts(
  page: Buffer<ArrayBuffer>,
  dataScript = '',
): { page: Buffer<ArrayBuffer>; scripts: readonly string[] } {
  const headEnd = page.indexOf('</head>');
  const start = page.indexOf(moduleScript.start, headEnd);
  const end = page.indexOf(moduleScript.end, start) + moduleScript.end.length;
  if (headEnd < 0 || start < 0) {
    if (dataScript !== '') throw new Error('A page has data, but no module script that would read it.');
    return { page, scripts: [] };
  }
  const data = dataScript === '' ? '' : `<script>${dataScript}</script>`;
  const head = page.toString('latin1', 0, headEnd);
  const preloads = head.match(modulePreloads) ?? [];
  const held = Buffer.concat([
    Buffer.from(head.replace(modulePreloads, ''), 'latin1'),
    page.subarray(headEnd, start),
    Buffer.from(`<template>${preloads.join('')}`),
    page.subarray(start, end),
    Buffer.from(`${data}</template><script>${starter}</script>`),
    page.subarray(end),
  ]);
  return { page: held, scripts: dataScript === '' ? [starter] : [dataScript, starter] };
}

/**
 * For the first effect after hydration: says so on the document, and presses again the button that was pressed before anything could
 * answer it.
 */
export function answerEarlyPress(): void {
  document.documentElement.dataset.hydrated = '';
  const button = window.pressedEarly;
  if (window.keepPress) removeEventListener('click', window.keepPress, true);
  window.pressedEarly = undefined;
  if (button?.isConnected) button.click();
}
