interface WorkbookSheet {
  readonly name: string;
  /** The first row has the headings. */
  readonly rows: readonly (readonly string[])[];
  /** Of the columns, in letters. */
  readonly widths?: readonly number[];
}

/** A small workbook of several sheets, all in memory. */
export async function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({
    sheets: sheets.map(({ name, rows, widths = [] }) => ({
      name,
      rows: rows.map((row) => [...row]),
      columns: widths.map((width) => ({ width })),
      freezePane: { rows: 1 },
    })),
  });
}
