// node tools/prepare.mjs: installs and builds everything without starting it, for deployments whose service has no
// write access.
import { bootstrap } from './bootstrap.mjs';

bootstrap();
