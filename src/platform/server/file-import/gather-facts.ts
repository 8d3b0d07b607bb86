import type { ImportFacts } from '#platform/contract/file-imports.ts';

/** What an import does besides, over all its batches. */
export function gatherFacts(known: ImportFacts, more: ImportFacts = {}): ImportFacts {
  const gathered = { ...known };
  for (const [name, values] of Object.entries(more)) {
    gathered[name] = [...(gathered[name] ?? []), ...values];
  }
  return gathered;
}
