import { Button, SegmentedControl } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { ChecklistTable } from '#modules/feature-development/contract/checklist-tables.ts';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { toast } from '#platform/web/feedback/toasts.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import textClasses from '#platform/web/page/text.module.css';
import { useUploadChecklist, type StageAddress } from './checklists.api.ts';
import { failureText } from '../failure-text.ts';
import { texts } from '../texts.ts';
import type { CsvPreview } from './csv-button.tsx';
import { HeadedTable } from './headed-table.tsx';
import { lostMarks } from './lost-marks.ts';
import stageClasses from '../stages/stages.module.css';
import classes from './checklists.module.css';

interface ChecklistPreviewProps {
  readonly address: StageAddress;
  readonly file: File;
  readonly preview: CsvPreview;
  /** What the stage has already. */
  readonly tables: readonly ChecklistTable[];
  readonly onClose: () => void;
}

/** The content of a CSV file, or in which of its rows something is wrong, before it is taken. */
export function ChecklistPreview(props: ChecklistPreviewProps) {
  const { address, file, preview, tables, onClose } = props;
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
      <Stack>
        <p className={textClasses.hint}>
          {`${file.name} · ${t('workspace.checklist.preview', {
            tables: formatNumber(preview.tables.length),
            count: preview.rows,
          })}`}
        </p>
        {isSound ? <Tables tables={preview.tables} /> : <Problems problems={preview.problems} />}
        {isSound && !isFirst && (
          <SegmentedControl
            aria-label={t('workspace.checklist.mode')}
            data={[
              { value: 'append', label: t('workspace.checklist.append') },
              { value: 'replace', label: t('workspace.checklist.replace') },
            ]}
            value={mode}
            onChange={setMode}
          />
        )}
        {isSound && !isFirst && mode === 'replace' && (
          <Losses lost={lostMarks(tables, preview.tables)} />
        )}
        {upload.error !== null && (
          <div className={stageClasses.failure} role="alert">
            {failureText(t('workspace.checklist.upload_failed'), upload.error)}
          </div>
        )}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('workspace.actions.cancel')}
          </Button>
          {isSound && (
            <Button loading={upload.isPending} onClick={take} data-autofocus>
              {t('workspace.checklist.add')}
            </Button>
          )}
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}

/** What replacing the checklist would throw away. */
function Losses({ lost }: { readonly lost: ReturnType<typeof lostMarks> }) {
  const t = useTexts(texts);
  if (lost.length === 0) return <p>{t('workspace.checklist.keeps_marks')}</p>;
  const lines = lost.map(({ tableName: name, rows: count }) =>
    t('workspace.checklist.lost', { name, count }),
  );
  return <Warning title={t('workspace.checklist.loses_marks')} lines={lines} />;
}

function Problems({ problems }: Pick<CsvPreview, 'problems'>) {
  const t = useTexts(texts);
  return (
    <Warning
      title={t('workspace.checklist.problems', { count: problems.length })}
      lines={problems.map(({ message }) => message)}
    >
      {t('workspace.checklist.layout')}
    </Warning>
  );
}

interface WarningProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly children?: ReactNode;
}

function Warning({ title, lines, children }: WarningProps) {
  return (
    <div className={stageClasses.missing} role="alert">
      <IconAlertTriangle size={18} aria-hidden /> <strong>{title}</strong>
      <ul>
        {lines.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two tables may have one name
          <li key={place}>{line}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** More of a table is not needed to recognise it. */
const SHOWN_ROWS = 5;

function Tables({ tables }: Pick<CsvPreview, 'tables'>) {
  const t = useTexts(texts);
  return (
    <ScrollBox className={classes.preview} label={t('workspace.checklist.upload_title')}>
      {tables.map(({ tableName, headers, rows }) => (
        <HeadedTable
          key={tableName}
          caption={`${tableName} · ${t('workspace.checklist.rows', { count: rows.length })}`}
          headers={headers}
        >
          {rows.slice(0, SHOWN_ROWS).map((cells, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a file that is only looked at
            <tr key={place}>
              {cells.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- cells are in the order of the headers
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </HeadedTable>
      ))}
    </ScrollBox>
  );
}
