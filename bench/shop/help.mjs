// Every benchmark imports this file first. With `--help`, it prints the benchmark's head comment and exits.
import { readFileSync } from 'node:fs';

if (process.argv.includes('--help')) {
  const lines = readFileSync(process.argv[1], 'utf8').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  for (const line of lines.slice(0, end)) console.log(line.replace(/^\/\/ ?/, ''));
  process.exit();
}
