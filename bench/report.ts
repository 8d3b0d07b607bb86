/** One measured thing beside its floor. Times and rates include their unit. */
export interface Finding {
  readonly what: string;
  readonly ours: string;
  readonly floor?: string;
  readonly ratio?: string;
  readonly budget?: string;
  /** Whether the budget is met; undefined where there is none. */
  readonly met?: boolean;
}

const widths = { what: 36, ours: 18, floor: 18, ratio: 8, budget: 14, met: 3 };

/** Begins a table. */
export function title(text: string): void {
  console.log(`\n${text}`);
  line({
    what: 'what',
    ours: 'ours',
    floor: 'floor',
    ratio: 'ratio',
    budget: 'budget',
    met: 'met',
  });
}

/** Adds a line to the table; a budget that is not met fails the run. */
export function report(...findings: readonly Finding[]): void {
  for (const { met, ...cells } of findings) {
    const answer = met === true ? 'yes' : 'NO';
    line({ ...cells, met: met === undefined ? '' : answer });
    if (met === false) process.exitCode = 1;
  }
}

function line(cells: Partial<Record<keyof typeof widths, string>>): void {
  const padded = Object.entries(widths).map(([column, width]) => {
    const cell = Object.entries(cells).find(([name]) => name === column)?.[1] ?? '';
    return cell.padEnd(width);
  });
  console.log(padded.join(' ').trimEnd());
}

export function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(0)} %`;
}
