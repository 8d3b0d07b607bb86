import { Alert, Button, Progress, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { importTarget } from '#modules/catalogue/contract/imports.ts';
import { importKeptDays } from '#modules/catalogue/contract/import-limits.ts';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { problemsOf } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useCreateImport } from './imports.api.ts';
import { texts } from '../texts.ts';
import { ExampleFiles } from './example-files.tsx';
import { FilesField } from './files-field.tsx';
import classes from './imports.module.css';

interface UploadSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Code of the company whose mended files are brought. */
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
  const words = usePlatformTexts();
  const [code, setCode] = useState(company);
  const [name, setName] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  const [share, setShare] = useState(0);
  const leaving = useRef<AbortController>(undefined);
  const create = useCreateImport(onCreated);
  // Whoever shuts the sheet gives the upload up.
  useEffect(() => () => leaving.current?.abort(), []);

  const submit = () => {
    const found = problemsOf(importTarget, { company_code: code })['company_code'];
    setProblem(typeof found === 'string' ? found : undefined);
    if (found !== undefined || files.length === 0) return;
    leaving.current = new AbortController();
    setShare(0);
    create.mutate({
      companyCode: code,
      companyName: name,
      files,
      onProgress: setShare,
      signal: leaving.current.signal,
    });
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      <div className={classes.fields}>
        <TextInput
          label={t('intake.upload.company_code')}
          description={t('intake.upload.company_code_hint')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={problem}
          autoComplete="off"
          spellCheck={false}
          withAsterisk
          data-autofocus
        />
        <TextInput
          label={t('intake.upload.company_name')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          autoComplete="off"
        />
        <FilesField files={files} onChange={setFiles} />
        <p className={classes.hint}>{t('intake.upload.kept', { days: importKeptDays })}</p>
        <ExampleFiles />
        {create.error !== null && (
          <Alert color="danger" icon={<IconAlertTriangle />} title={t('intake.upload.failed')}>
            {failureOf(create.error).message}
          </Alert>
        )}
        {create.isPending && (
          <div role="status">
            <Progress
              value={share * 100}
              animated
              aria-label={t('intake.upload.sending', { percent: Math.round(share * 100) })}
            />
            <span className={classes.hint}>
              {t('intake.upload.sending', { percent: Math.round(share * 100) })}
            </span>
          </div>
        )}
      </div>
      <footer className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {words('form.cancel')}
        </Button>
        <Button type="submit" disabled={files.length === 0} loading={create.isPending}>
          {t('intake.upload.send')}
        </Button>
      </footer>
    </form>
  );
}
