/** A line of two texts laid side by side. */
export interface ComparedLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Beyond so many pairs of lines a comparison would keep others waiting. */
const MOST_PAIRS = 4_000_000;

/** What it takes to come from one text to another, in as few lines as there can be. */
export function compareLines(before: string, after: string): ComparedLine[] {
  const [one, other] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (
    end < one.length - start &&
    end < other.length - start &&
    one.at(-1 - end) === other.at(-1 - end)
  ) {
    end += 1;
  }
  const same = (text: string): ComparedLine => ({ kind: 'same', text });
  return [
    ...one.slice(0, start).map(same),
    ...compareMiddle(one.slice(start, one.length - end), other.slice(start, other.length - end)),
    ...one.slice(one.length - end).map(same),
  ];
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

/** By the longest common subsequence; texts too long for that are said to be exchanged as a whole. */
function compareMiddle(one: readonly string[], other: readonly string[]): ComparedLine[] {
  const removed = one.map((text): ComparedLine => ({ kind: 'removed', text }));
  const added = other.map((text): ComparedLine => ({ kind: 'added', text }));
  if (one.length * other.length > MOST_PAIRS) return [...removed, ...added];
  const width = other.length + 1;
  // How many lines the rests from here on have in common.
  const common = new Uint32Array((one.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      common[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const lines: ComparedLine[] = [];
  let [row, column] = [0, 0];
  for (;;) {
    const [gone, come] = [removed[row], added[column]];
    if (gone !== undefined && gone.text === come?.text) {
      lines.push({ kind: 'same', text: gone.text });
      row += 1;
      column += 1;
    } else if (gone !== undefined && at(row + 1, column) >= at(row, column + 1)) {
      lines.push(gone);
      row += 1;
    } else if (come !== undefined) {
      lines.push(come);
      column += 1;
    } else if (gone === undefined) {
      return lines;
    } else {
      lines.push(gone);
      row += 1;
    }
  }
}
