import { useState } from 'react';
import type { TableDescription } from '#platform/contract/file-import.ts';
import type {
  FileCorrection,
  FileImportDetail,
  ValueMeaning,
} from '#platform/contract/file-imports.ts';
import { asChosen, readingOf, type Chosen, type Places } from './chosen-reading.ts';
import { useCheckImport } from './file-imports.api.ts';
import type { Reading } from './use-file-check.ts';

interface Read {
  readonly current: FileImportDetail;
  readonly table: TableDescription<string>;
}

/**
 * How a file is read. What a person chose stays chosen while it is checked: until then the table is that of
 * an earlier check, and the next choice would take back what that one does not know.
 */
export function useReading({ current, table: found }: Read) {
  const [chosen, setChosen] = useState<Chosen>({});
  const [isAnotherTable, setIsAnotherTable] = useState(false);
  const check = useCheckImport();
  const { id } = current;
  const isChecking = current.status === 'checking' || check.isPending;
  const choose = (more: Chosen) => {
    const all = { ...chosen, ...more };
    setChosen(all);
    setIsAnotherTable(false);
    const reading = readingOf(found, all);
    check.mutate({ id, reading }, { onError: () => setChosen({}) });
  };
  return {
    table: asChosen(found, chosen),
    meanings: chosen.meanings ?? current.meanings,
    omitted: chosen.omitted ?? current.omitted,
    isChecking,
    /** Whether the table that is shown is no longer the one that is read. */
    isOutdated: isAnotherTable && isChecking,
    mapAs: (places: Places) => choose({ places }),
    takeAs: (meanings: ValueMeaning[]) => choose({ meanings }),
    omit: (omitted: number[]) => choose({ omitted }),
    /** What was matched and corrected by its place is something else in another table. */
    readAs: (reading: Reading) => {
      setChosen({});
      setIsAnotherTable(true);
      check.mutate({ id, reading: { ...reading, omitted: [] }, corrections: [] });
    },
    correct: (cell: FileCorrection) => check.mutate({ id, corrections: [cell] }),
    check: check.mutate,
  };
}
