import type { Settings } from '../../settings/settings.ts';

/** Levels of the log at which warnings are written. */
const levelsWithWarnings: ReadonlySet<string> = new Set(['warn', 'info', 'debug', 'trace']);

/**
 * Whether the log prints the code or link of each secret mail: at a terminal, without a mail server, so that the person
 * who tries the shop can enter it. Logs as JSON may be stored, so they have neither.
 */
export const printsCodes = ({ smtpUrl, logFormat, logLevel }: Settings): boolean =>
  smtpUrl === undefined && logFormat === 'text' && levelsWithWarnings.has(logLevel);
