import { fileImportLimits, type ImportFacts } from '#platform/contract/file-imports.ts';
import type { Fact } from '../page/panel.tsx';
import type { FileImportTexts } from './file-import-texts.ts';

/** A fact that names lines of a file; none where there are none. */
export function factOfLines(name: string, lines: readonly string[] = []): Fact[] {
  if (lines.length === 0) return [];
  const most = fileImportLimits.namedLines;
  const named = lines.slice(0, most).join(', ');
  return [{ name, value: lines.length > most ? `${named} …` : named }];
}

/** Which lines of a file are left out, though nobody said so. */
export function totalFacts({ total_lines }: ImportFacts, t: FileImportTexts): Fact[] {
  return factOfLines(t('file_import.total_lines'), total_lines);
}
