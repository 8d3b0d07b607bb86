import { Alert, Progress, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { importKeptDays } from '#modules/catalogue/contract/import-limits.ts';
import { importTarget } from '#modules/catalogue/contract/imports.ts';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import formClasses from '#platform/web/form/form.module.css';
import { SaveBar } from '#platform/web/form/record-form.tsx';
import { problemsOf } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import styles from '#platform/web/page/text.module.css';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { companiesQuery } from '../companies/companies.api.ts';
import { texts } from '../texts.ts';
import { ExampleFiles } from './example-files.tsx';
import { FilesField } from './files-field.tsx';
import { useCreateImport } from './imports.api.ts';

interface UploadSheetProps extends WindowProps {
  /** Code of the company whose corrected files are uploaded. */
  readonly company: string;
  readonly onCreated: (id: string) => void;
}

/** The first step of an import: for which company, and the files. */
export function UploadSheet(props: UploadSheetProps) {
  const t = useTexts(texts);
  return (
    <Sheet opened={props.opened} onClose={props.onClose} title={t('intake.upload.title')}>
      <UploadForm {...props} />
    </Sheet>
  );
}

function UploadForm({ company, onClose, onCreated }: UploadSheetProps) {
  const t = useTexts(texts);
  const knownId = useId();
  const { data: { data: known } = { data: [] } } = useQuery(companiesQuery({}));
  const [typed, setCode] = useState(company === '' ? undefined : company);
  // Most have one company in the catalogue, and import into that one.
  const code = typed ?? (known.length === 1 ? known[0]?.company_code : undefined) ?? '';
  const [name, setName] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  const [share, setShare] = useState(0);
  const leaving = useRef<AbortController>(undefined);
  const create = useCreateImport(onCreated);
  const sending = t('intake.upload.sending', { percent: Math.round(share * 100) });
  // Closing the sheet cancels the upload.
  useEffect(() => () => leaving.current?.abort(), []);

  const submit = () => {
    const found = problemsOf(importTarget, { company_code: code })['company_code'];
    setProblem(typeof found === 'string' ? found : undefined);
    if (found !== undefined || files.length === 0) return;
    leaving.current = new AbortController();
    setShare(0);
    create.mutate({
      company_code: code,
      company_name: name,
      files,
      onProgress: setShare,
      signal: leaving.current.signal,
    });
  };
  return (
    <form
      className={formClasses.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      <div className={formClasses.fields}>
        <TextInput
          label={t('fields.company_code')}
          description={t('intake.upload.company_code_hint')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={problem}
          autoComplete="off"
          spellCheck={false}
          withAsterisk
          data-autofocus
          list={knownId}
        />
        <datalist id={knownId}>
          {known.map(({ company_code, company_name }) => (
            <option key={company_code} value={company_code} label={company_name} />
          ))}
        </datalist>
        <TextInput
          label={t('fields.company_name')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          autoComplete="off"
        />
        <FilesField files={files} onChange={setFiles} />
        <p className={styles.hint}>{t('intake.upload.kept', { days: importKeptDays })}</p>
        <ExampleFiles />
        {create.error !== null && (
          <Alert color="danger" icon={<IconAlertTriangle />} title={t('intake.upload.failed')}>
            {failureOf(create.error).message}
          </Alert>
        )}
        {create.isPending && (
          <div role="status">
            <Progress value={share * 100} animated aria-label={sending} />
            <span className={styles.hint}>{sending}</span>
          </div>
        )}
      </div>
      <SaveBar
        problems={[]}
        onCancel={onClose}
        busy={create.isPending}
        disabled={files.length === 0}
        label={t('intake.upload.send')}
      />
    </form>
  );
}
