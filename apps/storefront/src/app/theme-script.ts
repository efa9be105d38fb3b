/**
 * Runs before the first paint: puts the chosen theme on the document, so that no wrong one flashes (UI-16). Without a choice the
 * style sheet follows the system. The text is fixed, so that its hash in the content security policy is too.
 */
export const themeScript =
  "(function(){var m=/(?:^|; )darkMode=([01])/.exec(document.cookie);if(m)document.documentElement.dataset.theme=m[1]==='1'?'dark':'light'})()";
