import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CatalogueImport } from '#modules/catalogue/contract/imports.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useCancelImport, useCommitImport } from './imports.api.ts';
import { texts } from '../texts.ts';
import { ImportReport } from './import-report.tsx';
import classes from './imports.module.css';
import { ImportLines } from './import-lines.tsx';
import { LazyMappingForm } from './lazy-mapping-form.tsx';
import { ProblemTable } from './problem-table.tsx';

/** What the check has found: all right and waiting for the go-ahead, or what has to be corrected. */
export function CheckedStep({ of }: { readonly of: CatalogueImport }) {
  const t = useTexts(texts);
  const [mapping, setMapping] = useState(false);
  const commit = useCommitImport();
  const cancel = useCancelImport();
  const isRight = of.problems === 0;
  const rows = of.rows_total ?? of.rows_done;
  return (
    <>
      <Alert
        color={isRight ? 'success' : 'warning'}
        icon={isRight ? <IconCircleCheck /> : <IconAlertTriangle />}
      >
        {isRight ? t('intake.checked.ready') : t('intake.checked.bad', { count: of.problems })}
      </Alert>
      {isRight && of.others_wait && (
        <Alert color="warning" icon={<IconHourglass />}>
          {t('intake.checked.others_wait')}
        </Alert>
      )}
      <div className={classes.decide}>
        <Button
          variant="subtle"
          color="gray"
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ id: of.id })}
        >
          {t('intake.checked.give_up')}
        </Button>
        <Button variant="default" aria-expanded={mapping} onClick={() => setMapping(!mapping)}>
          {t('intake.mapping.change')}
        </Button>
        {isRight ? (
          <Button loading={commit.isPending} onClick={() => commit.mutate({ id: of.id })}>
            {t('intake.checked.commit', { count: formatNumber(rows) })}
          </Button>
        ) : (
          <Button
            component={Link}
            to={`/air/imports?create=1&company=${encodeURIComponent(of.company_code)}`}
          >
            {t('intake.checked.upload_fixed')}
          </Button>
        )}
      </div>
      {mapping && <LazyMappingForm of={of} again />}
      {(!isRight || of.corrections.length > 0) && <ImportLines of={of} />}
      {!isRight && <ProblemTable of={of} />}
      <ImportReport of={of} />
    </>
  );
}
