import { Button, Progress } from '@mantine/core';
import { useState } from 'react';
import type { FileImportOptions } from '#platform/contract/file-imports.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import text from '../page/text.module.css';
import { ChooseFile } from './choose-file.tsx';
import { fileImportTexts } from './file-import-texts.ts';
import { useSendImport } from './file-imports.api.ts';
import classes from './file-import.module.css';
import type { ImportedKind, KnownValue } from './imported-kind.ts';
import { PastImports } from './past-imports.tsx';

interface BeginImportProps<Column extends string, Options extends FileImportOptions> {
  readonly of: ImportedKind<Column, Options>;
  readonly onOpen: (id: string) => void;
  readonly onDone: () => void;
}

/** The choice of a file, and what was imported before. */
export function BeginImport<Column extends string, Options extends FileImportOptions>({
  of,
  onOpen,
  onDone,
}: BeginImportProps<Column, Options>) {
  const t = useTexts(fileImportTexts);
  const common = usePlatformTexts();
  const [options, setOptions] = useState(of.options);
  const send = useSendImport({ failure: t('file_import.send_failed'), onSent: onOpen });
  const { kind, template } = of;
  return (
    <div className={classes.steps}>
      <p className={text.hint}>{of.hint}</p>
      {template.columns.map((column) => (
        <ColumnValues key={column} heading={of.headingOf(column)} values={of.valuesOf?.[column]} />
      ))}
      <ChooseFile
        template={{ ...template, headings: template.columns.map(of.headingOf) }}
        mostBytes={of.mostBytes}
        onChoose={(file) => send.mutate({ kind, file, options })}
      />
      {of.drawOptions?.(options, setOptions)}
      {send.isPending && <Progress value={100} animated aria-label={t('file_import.sending')} />}
      <PastImports kind={kind} onOpen={onOpen} />
      <footer className={classes.buttons}>
        <Button variant="default" onClick={onDone}>
          {common('form.cancel')}
        </Button>
      </footer>
    </div>
  );
}

/** More of them, such as provinces, are known without being listed. */
const MOST_LISTED = 10;

interface ColumnValuesProps {
  readonly heading: string;
  readonly values: readonly KnownValue[] | undefined;
}

/** What may be written into a column that knows only a few values. */
function ColumnValues({ heading, values = [] }: ColumnValuesProps) {
  if (values.length === 0 || values.length > MOST_LISTED) return null;
  const listed = values.map(({ label }) => label).join(', ');
  return <p className={text.hint}>{`${heading}: ${listed}`}</p>;
}
