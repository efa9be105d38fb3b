import { appStart } from '../shared/device/app-start.ts';
import { storedItems } from '../shared/device/stored-item.ts';

/**
 * Part of the inline script of each page. Stores that the shop was opened as an installed app (PW-04, ST-03): its window
 * is not that of a browser, or the page is the start of the app. Notes that the browser can ask whether to install, which
 * may happen before the scripts of the page start (`features/installation`).
 */
export const appScript = `if(location.search==='${appStart}'||matchMedia('(display-mode: standalone)').matches)try{localStorage.setItem('${storedItems.app}','true')}catch(e){}
addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.installPrompt=e});`;
