// npm start: prepares everything after a fresh clone and starts the shop.
import { bootstrap } from './bootstrap.mjs';
import { serve } from './serve.mjs';

serve(bootstrap(), process.argv.slice(2));
