import { useState } from 'react';
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
  }[];
  readonly problems_total: number;
}

/** A file that was chosen, and what its import would do. */
export function useFileCheck<Report extends FileReport>() {
  const t = useTexts(fileImportTexts);
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<Report>();
  const [isChecking, setIsChecking] = useState(false);

  const check = async (chosen: File, tryOut: () => Promise<Report>) => {
    setFile(chosen);
    setReport(undefined);
    setIsChecking(true);
    try {
      setReport(await tryOut());
    } catch (error) {
      toast.failure(error, t('file_import.check_failed'));
    } finally {
      setIsChecking(false);
    }
  };
  return { file, report, isChecking, check };
}
