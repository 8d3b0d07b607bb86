import { useState } from 'react';
import type { TableChoices, TableDescription } from '#platform/contract/file-import.ts';
import { toast } from '../feedback/toasts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { fileImportTexts } from './file-import-texts.ts';

/** What the server found in a file. */
export interface FileReport<Column extends string = string> {
  readonly rows: number;
  readonly problems: readonly {
    readonly line: number;
    readonly column: Column;
    readonly value: string;
    readonly message: string;
    readonly first_line?: number | null;
  }[];
  readonly problems_total: number;
}

/** The same with how the file was read, which people can change. */
export interface TableFileReport<Column extends string = string> extends FileReport<Column> {
  readonly table: TableDescription<Column>;
  readonly lines: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly repeated_total: number;
}

/** How a person has a file read. */
export type Reading = { readonly [Name in keyof TableChoices]: TableChoices[Name] };

/** A file that was chosen, and what its import would do. */
export function useFileCheck<Report extends FileReport>() {
  const t = useTexts(fileImportTexts);
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<Report>();
  const [isChecking, setIsChecking] = useState(false);

  const check = async (chosen: File, tryOut: () => Promise<Report>) => {
    // While the same file is checked in another way, what was found stays in sight.
    if (chosen !== file) setReport(undefined);
    setFile(chosen);
    setIsChecking(true);
    try {
      setReport(await tryOut());
    } catch (error) {
      setReport(undefined);
      toast.failure(error, t('file_import.check_failed'));
    } finally {
      setIsChecking(false);
    }
  };
  return { file, report, isChecking, check };
}
