import { fileImportLimits, type ImportFacts } from '#platform/contract/file-imports.ts';
import type { ReadBatch } from './import-kind.ts';

/** The lines of a batch that are left out as they sum up others, one more than are named. */
export function totalsOf({ totals }: Pick<ReadBatch, 'totals'>): ImportFacts {
  if (totals.length === 0) return {};
  return { total_lines: totals.slice(0, fileImportLimits.namedLines + 1).map(String) };
}

/** What an import does besides, over all its batches. */
export function gatherFacts(known: ImportFacts, more: ImportFacts = {}): ImportFacts {
  const gathered = { ...known };
  for (const [name, values] of Object.entries(more)) {
    gathered[name] = [...(gathered[name] ?? []), ...values];
  }
  return gathered;
}
