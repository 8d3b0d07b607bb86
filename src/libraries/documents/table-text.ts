const BETWEEN_CELLS = ' | ';

/**
 * Rows as lines that can be read alone: each cell with the heading of its column, so that a passage cut
 * out of the middle of a price list still says what its figures are. Rows above the heading (a title)
 * stay as they are; a table whose first full row has figures has no heading.
 */
export function createTableWriter(): (cells: readonly string[]) => string {
  let heading: readonly string[] | undefined;
  let looking = true;
  return (cells) => {
    const row = cells.map((cell) => cell.replace(/\s+/g, ' ').trim());
    if (looking && row.filter((cell) => cell !== '').length > 1) {
      looking = false;
      if (!row.some(isFigure)) {
        heading = row;
        return plainLine(row);
      }
    }
    return heading === undefined ? plainLine(row) : labelledLine(row, heading);
  };
}

export function tableText(rows: readonly (readonly string[])[]): string {
  const write = createTableWriter();
  return rows
    .map(write)
    .filter((line) => line !== '')
    .join('\n');
}

function plainLine(row: readonly string[]): string {
  return row.filter((cell) => cell !== '').join(BETWEEN_CELLS);
}

function labelledLine(row: readonly string[], heading: readonly string[]): string {
  return row
    .flatMap((cell, column) => {
      if (cell === '') return [];
      const label = heading[column] ?? '';
      return [label === '' ? cell : `${label}: ${cell}`];
    })
    .join(BETWEEN_CELLS);
}

/** Years head columns as often as they fill them, so they decide nothing. */
function isFigure(cell: string): boolean {
  if (/^(?:19|2\d)\d\d$/.test(cell)) return false;
  return /^[-+(฿$]?[\d\u0E50-\u0E59][\d\u0E50-\u0E59.,:/%)-]*$/u.test(cell);
}
