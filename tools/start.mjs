// npm start: the shop, from a fresh clone to an open door.
import { bootstrap } from './bootstrap.mjs';
import { serve } from './serve.mjs';

serve(bootstrap(), process.argv.slice(2));
