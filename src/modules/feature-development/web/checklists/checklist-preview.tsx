import { Button, SegmentedControl } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type {
  ChecklistTable,
  previewChecklistRoute,
} from '#modules/feature-development/contract/checklists.ts';
import type { Received } from '#platform/contract/route.ts';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import { useUploadChecklist, type StageAddress } from './checklists.api.ts';
import { texts } from '../texts.ts';
import { lostMarks } from './lost-marks.ts';
import stageClasses from '../stages/stages.module.css';
import classes from './checklists.module.css';

type CsvPreview = Received<typeof previewChecklistRoute>;

interface ChecklistPreviewProps {
  readonly address: StageAddress;
  readonly file: File;
  readonly preview: CsvPreview;
  /** What the stage has already. */
  readonly tables: readonly ChecklistTable[];
  readonly onClose: () => void;
}

/** What a CSV file holds, or in which of its rows something is wrong, before it is taken. */
export function ChecklistPreview({
  address,
  file,
  preview,
  tables,
  onClose,
}: ChecklistPreviewProps) {
  const t = useTexts(texts);
  const isFirst = tables.length === 0;
  const [mode, setMode] = useState<'replace' | 'append'>('append');
  const upload = useUploadChecklist(address);
  const isSound = preview.problems.length === 0;
  const take = () =>
    upload.mutate(
      { file, mode: isFirst ? 'replace' : mode },
      {
        onSuccess: () => {
          onClose();
          toast.success(t('workspace.checklist.uploaded'));
        },
      },
    );
  return (
    <Dialog opened onClose={onClose} title={t('workspace.checklist.upload_title')} wide>
      <div className={stageClasses.dialog}>
        <p className={classes.dimmed}>
          {`${file.name} · ${t('workspace.checklist.preview', {
            tables: formatNumber(preview.tables.length),
            count: preview.rows,
          })}`}
        </p>
        {!isSound && <Problems problems={preview.problems} />}
        {isSound && <Tables tables={preview.tables} />}
        {isSound && !isFirst && (
          <SegmentedControl
            aria-label={t('workspace.checklist.mode')}
            data={[
              { value: 'append', label: t('workspace.checklist.append') },
              { value: 'replace', label: t('workspace.checklist.replace') },
            ]}
            value={mode}
            onChange={(value) => setMode(value === 'replace' ? 'replace' : 'append')}
          />
        )}
        {isSound && !isFirst && mode === 'replace' && (
          <Losses lost={lostMarks(tables, preview.tables)} />
        )}
        {upload.error !== null && (
          <div className={stageClasses.failure} role="alert">
            {`${t('workspace.checklist.upload_failed')} · ${failureOf(upload.error).message}`}
          </div>
        )}
        <div className={stageClasses.dialogButtons}>
          <Button variant="default" onClick={onClose}>
            {t('workspace.actions.cancel')}
          </Button>
          {isSound && (
            <Button loading={upload.isPending} onClick={take} data-autofocus>
              {t('workspace.checklist.add')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** What replacing the checklist would throw away. */
function Losses({ lost }: { readonly lost: ReturnType<typeof lostMarks> }) {
  const t = useTexts(texts);
  if (lost.length === 0) return <p>{t('workspace.checklist.keeps_marks')}</p>;
  return (
    <div className={stageClasses.missing} role="alert">
      <IconAlertTriangle size={18} aria-hidden />{' '}
      <strong>{t('workspace.checklist.loses_marks')}</strong>
      <ul>
        {lost.map(({ tableName, rows }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two tables may have one name
          <li key={place}>{t('workspace.checklist.lost', { name: tableName, count: rows })}</li>
        ))}
      </ul>
    </div>
  );
}

function Problems({ problems }: Pick<CsvPreview, 'problems'>) {
  const t = useTexts(texts);
  return (
    <div className={stageClasses.missing} role="alert">
      <IconAlertTriangle size={18} aria-hidden />{' '}
      <strong>{t('workspace.checklist.problems', { count: problems.length })}</strong>
      <ul>
        {problems.map(({ line, code, message }) => (
          <li key={`${line} ${code}`}>{message}</li>
        ))}
      </ul>
      {t('workspace.checklist.layout')}
    </div>
  );
}

/** More of a table is not needed to know it again. */
const SHOWN_ROWS = 5;

function Tables({ tables }: Pick<CsvPreview, 'tables'>) {
  const t = useTexts(texts);
  return (
    <ScrollBox className={classes.preview} label={t('workspace.checklist.upload_title')}>
      {tables.map(({ tableName, headers, rows }) => (
        <table key={tableName} className={classes.table}>
          <caption>
            {`${tableName} · ${t('workspace.checklist.rows', { count: rows.length })}`}
          </caption>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN_ROWS).map((cells, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows of a file that is only looked at
              <tr key={place}>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- cells stand in the order of the headers
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </ScrollBox>
  );
}
