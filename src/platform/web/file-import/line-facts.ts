import { fileImportLimits, type ImportFacts } from '#platform/contract/file-imports.ts';
import { formatNumber } from '../i18n/formats.ts';
import type { Fact } from '../page/panel.tsx';
import type { FileImportTexts } from './file-import-texts.ts';

/** A fact that names lines of a file; none where there are none. */
export function factOfLines(name: string, lines: readonly string[] = []): Fact[] {
  if (lines.length === 0) return [];
  const most = fileImportLimits.namedLines;
  const named = lines.slice(0, most).join(', ');
  return [{ name, value: lines.length > most ? `${named} …` : named }];
}

/** How many rows a person leaves out. */
export function omittedFacts(omitted: readonly number[], t: FileImportTexts): Fact[] {
  if (omitted.length === 0) return [];
  return [{ name: t('file_import.omitted'), value: formatNumber(omitted.length) }];
}

/** Which lines of a file are left out, though nobody said so. */
export function totalFacts({ total_lines }: ImportFacts, t: FileImportTexts): Fact[] {
  return factOfLines(t('file_import.total_lines'), total_lines);
}
