import type { FileImport } from '#platform/contract/file-imports.ts';

/** Acts once an import has written some rows, or has ended. */
export async function onceBegun(
  find: () => Promise<Pick<FileImport, 'rows_done' | 'status'>>,
  act: () => unknown,
): Promise<void> {
  for (;;) {
    const { rows_done, status } = await find();
    if (rows_done === 0 && status === 'importing') continue;
    await act();
    return;
  }
}
