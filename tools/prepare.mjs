// node tools/prepare.mjs: installs and builds everything without starting the shop. Deployments use it if their service
// has no write access.
import { bootstrap } from './bootstrap.mjs';

bootstrap();
