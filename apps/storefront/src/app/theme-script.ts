/**
 * Runs before the first paint: sets the chosen theme on the document, so that no wrong theme flashes (UI-16). It runs
 * again when the page returns from the back/forward cache. Without a choice the style sheet follows the system. The
 * text is constant, so that its hash in the content security policy is too.
 */
export const themeScript =
  "(function(){function t(){var m=/(?:^|; )darkMode=([01])/.exec(document.cookie),d=document.documentElement.dataset;if(m)d.theme=m[1]==='1'?'dark':'light';else delete d.theme}t();addEventListener('pageshow',t)})()";
