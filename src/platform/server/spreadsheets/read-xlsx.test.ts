import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeZip } from '#libraries/documents/testing/make-zip.ts';
import { sheetNames } from './read-xlsx.ts';

it('the sheets of a workbook are the visible ones, whether or not that is stated', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-test-'));
  const path = join(folder, 'saved-elsewhere.xlsx');
  const content = `<workbook><sheets>
    <sheet name="Excel"/><sheet name="LibreOffice" state="visible"/>
    <sheet name="Hidden" state="hidden"/><sheet name="Deep" state="veryHidden"/>
  </sheets></workbook>`;
  await writeFile(path, makeZip([{ name: 'xl/workbook.xml', content }]));
  expect(await sheetNames(path)).toEqual(['Excel', 'LibreOffice']);
  await rm(folder, { recursive: true });
});
