/**
 * The build evaluates this module (app/evaluated-modules.ts). The browser gets only the text, and nothing of the
 * package.
 */
import { mexicanPasswords, packCommonPasswords } from '@tianguis/domain';
import { dictionary } from '@zxcvbn-ts/language-common';

export const commonPasswords: string = packCommonPasswords([
  ...new Set([...mexicanPasswords, ...(dictionary['passwords-common'] as string[])]),
]);
