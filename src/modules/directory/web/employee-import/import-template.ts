import { IMPORT_COLUMNS } from '#modules/directory/contract/employee-import.ts';
import { saveFile } from '#platform/web/api/download.ts';
import type { DirectoryTexts } from '../texts.ts';

/** So that Excel reads it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands out a file with the headings in the language of the page, to be filled in. */
export function saveTemplate(t: DirectoryTexts): void {
  const headings = IMPORT_COLUMNS.map((column) => t(`fields.${column}`));
  const text = `${BYTE_ORDER_MARK}${headings.join(',')}\r\n`;
  saveFile(new Blob([text], { type: 'text/csv' }), `${t('import.template_name')}.csv`);
}
