// node tools/prepare.mjs: installs and builds what a start would, and starts nothing: for deployments, whose service may then not write.
import { bootstrap } from './bootstrap.mjs';

bootstrap();
