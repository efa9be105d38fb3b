/**
 * Runs before the first paint: puts the chosen theme on the document, so that no wrong one flashes (UI-16), and again when the page
 * comes back out of the browser's memory. Without a choice the style sheet follows the system. The text is fixed, so that its hash in
 * the content security policy is too.
 */
export const themeScript =
  "(function(){function t(){var m=/(?:^|; )darkMode=([01])/.exec(document.cookie),d=document.documentElement.dataset;if(m)d.theme=m[1]==='1'?'dark':'light';else delete d.theme}t();addEventListener('pageshow',t)})()";
