import { Button } from '@mantine/core';
import { IconArrowBackUp, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CatalogueImport } from '#modules/catalogue/contract/imports.ts';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { mappingOf, useCheckImport, useUndoImport } from './imports.api.ts';
import { texts } from '../texts.ts';
import classes from './imports.module.css';

/** What can still be done with an import that has ended. */
export function ResultActions({ of }: { readonly of: CatalogueImport }) {
  const t = useTexts(texts);
  const { id, status, company_id, company_code, tables, files_removed_at } = of;
  const [asking, setAsking] = useState(false);
  const undo = useUndoImport();
  const check = useCheckImport();
  const mayTryAgain = (status === 'failed' || status === 'cancelled') && files_removed_at === null;
  if (status !== 'imported' && !mayTryAgain) return null;
  return (
    <div className={classes.decide}>
      {mayTryAgain && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={check.isPending}
          onClick={() => check.mutate({ id, tables: mappingOf(tables) })}
        >
          {t('intake.result.again')}
        </Button>
      )}
      {status === 'imported' && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {t('intake.result.undo')}
        </Button>
      )}
      {status === 'imported' && company_id !== null && (
        <Button component={Link} to={`/air/company-explorer/${company_id}`}>
          {t('intake.result.open')}
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => undo.mutate({ id }, { onSettled: () => setAsking(false) })}
        title={t('intake.result.undo_title', { company: company_code })}
        confirmLabel={t('intake.result.undo')}
        busy={undo.isPending}
        danger
      >
        {t('intake.result.undo_text')}
        {of.others_wait && <p>{t('intake.result.undo_waits')}</p>}
      </ConfirmDialog>
    </div>
  );
}
