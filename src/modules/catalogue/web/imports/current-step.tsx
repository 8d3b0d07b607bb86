import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import type { CatalogueImport } from '#modules/catalogue/contract/imports.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { isRunning } from './imports.api.ts';
import { texts } from '../texts.ts';
import { CheckedStep } from './checked-step.tsx';
import { ImportReport } from './import-report.tsx';
import { LazyMappingForm } from './lazy-mapping-form.tsx';
import { ResultActions } from './result-actions.tsx';
import { RunningImport } from './running-import.tsx';

/** What an import shows and asks for at its present step. */
export function ImportStep({ of }: { readonly of: CatalogueImport }) {
  const t = useTexts(texts);
  const { status, failure } = of;
  if (isRunning(status)) return <RunningImport of={of} />;
  if (status === 'mapping') return <LazyMappingForm of={of} again={false} />;
  if (status === 'checked') return <CheckedStep of={of} />;
  return (
    <>
      {failure !== null && (
        <Alert
          role="alert"
          color={status === 'failed' ? 'danger' : 'warning'}
          icon={status === 'failed' ? <IconCircleX /> : <IconAlertTriangle />}
        >
          {failure}
        </Alert>
      )}
      {(status === 'cancelled' || status === 'undone') && (
        <Alert color="gray">{t(`intake.result.${status}`)}</Alert>
      )}
      <ImportReport of={of} />
      <ResultActions of={of} />
    </>
  );
}
