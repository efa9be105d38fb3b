/**
 * Runs before the first paint and applies two cookies to the document. The chosen theme is set, so that no wrong theme
 * flashes (UI-16). `data-cp` is set if there is a postal code, so that space for arrival dates is reserved at once. The
 * script runs again when the page returns from the back/forward cache. Without a chosen theme, the style sheet follows
 * the system. The text is constant. So the hash of the text in the content security policy is constant too.
 */
export const themeScript =
  "(function(){function t(){var c='; '+document.cookie,m=/; darkMode=([01])/.exec(c),d=document.documentElement.dataset;if(m)d.theme=m[1]==='1'?'dark':'light';else delete d.theme;if(/; codigoPostal=(?!00|1[789])\\d{5}/.test(c))d.cp='';else delete d.cp}t();addEventListener('pageshow',t);addEventListener('cookiechange',t)})()";
