import { Alert, Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCircleX,
  IconDownload,
  IconRepeat,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FileImportDetail, FileImportOptions } from '#platform/contract/file-imports.ts';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { formatDateTime, formatNumber } from '../i18n/formats.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Facts } from '../page/panel.tsx';
import { fileImportTexts } from './file-import-texts.ts';
import { saveRefusals, useRepeatImport, useUndoImport } from './file-imports.api.ts';
import classes from './file-import.module.css';
import { ImportStatus } from './import-status.tsx';
import { ImportedRecords } from './imported-records.tsx';
import type { ImportedKind } from './imported-kind.ts';
import { omittedFacts, totalFacts } from './line-facts.ts';

interface ImportResultProps<Column extends string, Options extends FileImportOptions> {
  readonly of: ImportedKind<Column, Options>;
  readonly current: FileImportDetail;
  readonly onOpen: (id: string | undefined) => void;
  readonly onDone: () => void;
}

/** What became of an import: figures, records, refused rows, and the way back. */
export function ImportResult<Column extends string, Options extends FileImportOptions>({
  of,
  current,
  onOpen,
  onDone,
}: ImportResultProps<Column, Options>) {
  const t = useTexts(fileImportTexts);
  const common = usePlatformTexts();
  const undo = useUndoImport();
  const repeat = useRepeatImport();
  const [isAsking, setIsAsking] = useState(false);
  const client = useQueryClient();
  const { refreshes } = of;
  const { id, status, failure, filename, left_out, undone_at, undo_left } = current;
  useEffect(() => {
    for (const queryKey of refreshes) void client.invalidateQueries({ queryKey });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each end; the keys are made at each render
  }, [client, id, status]);
  const isUndone = status === 'undone';
  const records = current.created + current.updated;
  return (
    <div className={classes.steps}>
      <p className={classes.file}>{filename}</p>
      <div role="status">
        <ImportStatus of={current} />
      </div>
      {failure !== null && (
        <Alert role="alert" color="danger" icon={<IconCircleX />}>
          {failure}
        </Alert>
      )}
      {undone_at !== null && (
        <p>
          {t('file_import.undone_by', {
            name: current.undone_by_name ?? '–',
            at: formatDateTime(undone_at),
          })}
        </p>
      )}
      {undo_left > 0 && (
        <Alert color="warning" icon={<IconAlertTriangle />}>
          {t('file_import.undo_left', { count: undo_left })}
        </Alert>
      )}
      <Facts
        facts={[
          {
            name: t(isUndone ? 'file_import.created_before_undo' : 'file_import.actions.created'),
            value: formatNumber(current.created),
          },
          {
            name: t(isUndone ? 'file_import.updated_before_undo' : 'file_import.actions.updated'),
            value: formatNumber(current.updated),
          },
          { name: t('file_import.unchanged'), value: formatNumber(current.unchanged) },
          { name: t('file_import.refused'), value: formatNumber(left_out) },
          ...omittedFacts(current.omitted, t),
          ...totalFacts(current.facts, t),
          ...(of.factsOf?.(current.facts) ?? []),
          { name: t('file_import.by'), value: current.created_by_name ?? '–' },
          {
            name: t('file_import.at'),
            value: formatDateTime(current.committed_at ?? current.created_at),
          },
        ]}
      />
      <div className={classes.row}>
        {left_out > 0 && (
          <Button
            variant="subtle"
            leftSection={<IconDownload size={16} />}
            onClick={() => void saveRefusals(id)}
          >
            {t('file_import.save_refusals', { count: left_out })}
          </Button>
        )}
        {current.may_undo && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} />}
            onClick={() => setIsAsking(true)}
          >
            {t('file_import.undo')}
          </Button>
        )}
        {isUndone && current.table !== null && (
          <Button
            variant="default"
            leftSection={<IconRepeat size={16} />}
            loading={repeat.isPending}
            onClick={() => repeat.mutate({ id }, { onSuccess: (again) => onOpen(again.id) })}
          >
            {t('file_import.repeat')}
          </Button>
        )}
      </div>
      {records > 0 && <ImportedRecords current={current} addressOf={of.addressOf} />}
      <footer className={classes.buttons}>
        <Button variant="default" onClick={() => onOpen(undefined)}>
          {t('file_import.another')}
        </Button>
        <Button onClick={onDone}>{common('form.close')}</Button>
      </footer>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => undo.mutate({ id }, { onSettled: () => setIsAsking(false) })}
        title={t('file_import.undo_title', { filename })}
        confirmLabel={t('file_import.undo')}
        busy={undo.isPending}
        danger
      >
        {t('file_import.undo_text', {
          created: formatNumber(current.created),
          updated: formatNumber(current.updated),
        })}
      </ConfirmDialog>
    </div>
  );
}
