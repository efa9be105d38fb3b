/** Shows the progress of long work: a bar on a terminal, or else a line for every quarter. */
export type Progress = (done: number, total: number) => void;

type Output = { isTTY?: boolean; write(text: string): unknown };

const width = 30;

export function createProgress(title: string, output: Output = process.stdout): Progress {
  let shown = -1;
  return (done, total) => {
    const share = total > 0 ? Math.min(1, done / total) : 1;
    const step = Math.floor(share * (output.isTTY ? 200 : 4));
    if (step === shown) return;
    shown = step;
    const percent = `${Math.floor(share * 100)} %`.padStart(5);
    if (!output.isTTY) {
      output.write(`${title}: ${percent.trim()} (${done} of ${total})\n`);
      return;
    }
    const filled = Math.round(share * width);
    output.write(`\r${title} [${'█'.repeat(filled)}${'·'.repeat(width - filled)}]${percent}${share === 1 ? '\n' : ''}`);
  };
}
