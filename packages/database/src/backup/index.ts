/** Backup and restore of a whole shop, without PostgreSQL's client programs. */
export { packing, unpack } from './container.ts';
export { filePattern, type Head } from './format.ts';
export { waitingJobs } from './jobs.ts';
export { type BackupContents, verifyBackup } from './read.ts';
export { type RestoreOptions, type RestoreSummary, restoreBackup } from './restore/restore.ts';
export { type BackupFile, type BackupOptions, type BackupSummary, writeBackup } from './write.ts';
