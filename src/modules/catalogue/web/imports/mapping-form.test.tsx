import { expect, it } from 'vitest';
import type { CatalogueImport, ImportTable } from '#modules/catalogue/contract/imports.ts';
import { th } from '#modules/catalogue/i18n/th.ts';
import { fileImportTexts } from '#platform/web/file-import/file-import-texts.ts';
import { draw } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { MappingForm } = await import('./mapping-form.tsx');

const ID = '0197b5a0-0000-7000-8000-000000000000';
const NOW = '2026-11-23T00:00:00.000Z';

const table: ImportTable = {
  name: 'list.csv',
  part: null,
  named: false,
  headings: ['a', 'b'],
  columns: [null, null],
  proposals: {},
  header_line: 1,
  new_features_in: null,
  sample: [],
};

const uploaded: CatalogueImport = {
  id: ID,
  status: 'mapping',
  company_id: null,
  company_code: 'MILL',
  company_name: 'โรงงาน',
  source_id: null,
  files: [],
  corrections: [],
  tables: [],
  rows_done: 0,
  rows_total: null,
  problems: 0,
  report: null,
  failure: null,
  cancel_requested: false,
  others_wait: false,
  created_by_name: null,
  created_at: NOW,
  step_at: NOW,
  finished_at: null,
  files_removed_at: null,
};

async function mayCheck(...tables: ImportTable[]): Promise<boolean> {
  const form = <MappingForm of={{ ...uploaded, tables }} again={false} />;
  const html = await draw(form, { texts: [texts, fileImportTexts] });
  const check = [...html.matchAll(/<button.*?<\/button>/gs)].find(([button]) =>
    button.includes(`>${th.intake.mapping.check}<`),
  );
  if (check === undefined) throw new Error('There is no button that checks');
  return !check[0].includes('disabled=""');
}

it('is checked once a table is a list that has its columns, and never without one', async () => {
  const modules = {
    ...table,
    part: 'modules' as const,
    columns: ['module_code', 'name_th'],
  };
  expect(await mayCheck(table)).toBe(false);
  expect(await mayCheck({ ...modules, columns: [null, 'name_th'] })).toBe(false);
  expect(await mayCheck(table, modules)).toBe(true);
});
