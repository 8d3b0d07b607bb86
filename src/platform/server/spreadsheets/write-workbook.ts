interface WorkbookSheet {
  readonly name: string;
  /** The first row has the headings. */
  readonly rows: readonly (readonly string[])[];
}

/** A small workbook of several sheets, all in memory. */
export async function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({
    sheets: sheets.map(({ name, rows }) => ({
      name,
      rows: rows.map((row) => [...row]),
      freezePane: { rows: 1 },
    })),
  });
}
