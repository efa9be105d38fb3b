/** A process for the tests of the crew: does what its role says. */
const [, , role] = process.argv;

process.on('message', () => undefined);
process.on('disconnect', () => process.exit(0));
if (role === 'worker') {
  process.send?.({ kind: 'failed', sentence: 'There is nothing to do.' });
  process.exit(1);
}
process.send?.({ kind: 'ready' });
// Said to be ready, and gone with the same error, whenever it is begun.
setTimeout(() => {
  process.send?.({ kind: 'failed', sentence: 'The roof has come down.' }, undefined, {}, () => process.exit(1));
}, 20);
