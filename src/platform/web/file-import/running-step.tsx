import { Button, Progress } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { formatDuration } from '../date/format-duration.ts';
import { useNow } from '../feedback/use-now.ts';
import { formatNumber } from '../i18n/formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Stack } from '../page/stack.tsx';
import text from '../page/text.module.css';
import { fileImportTexts } from './file-import-texts.ts';
import classes from './file-import.module.css';

interface Rows {
  readonly done: number;
  /** Null while nobody knows how many there are. */
  readonly total: number | null;
}

interface RunningStepProps {
  readonly label: string;
  /** Left out where they are not counted. */
  readonly rows?: Rows | undefined;
  /** What else is known of it. */
  readonly children?: ReactNode;
  /** Where people find it again once they have left. */
  readonly hint: string;
  /** Left out where the step cannot be stopped. */
  readonly stop?:
    | {
        readonly isPending: boolean;
        readonly isRequested: boolean;
        readonly onClick: () => void;
      }
    | undefined;
}

/** A step that goes on by itself: how far it is, how long it may take, and the way to stop it. */
export function RunningStep(props: RunningStepProps) {
  const { label, rows, stop } = props;
  const t = useTexts(fileImportTexts);
  return (
    <Stack>
      <div className={classes.running}>
        <strong role="status">{label}</strong>
        {stop !== undefined && (
          <Button
            variant="default"
            leftSection={<IconPlayerStop size={16} aria-hidden />}
            disabled={stop.isRequested}
            loading={stop.isPending}
            onClick={stop.onClick}
          >
            {t('file_import.stop')}
          </Button>
        )}
      </div>
      <Progress value={shareOf(rows) * 100} animated size="sm" aria-label={label} />
      {rows !== undefined && (
        <div className={classes.figures}>
          <span>
            {rows.total === null
              ? t('file_import.rows_done', { count: rows.done })
              : t('file_import.rows_of', {
                  done: formatNumber(rows.done),
                  total: formatNumber(rows.total),
                })}
          </span>
          <TimeLeft key={label} {...rows} />
        </div>
      )}
      {props.children}
      <p className={text.hint}>{props.hint}</p>
    </Stack>
  );
}

function shareOf(rows: Rows | undefined): number {
  const total = rows?.total ?? 0;
  return rows === undefined || total === 0 ? 1 : Math.min(1, rows.done / total);
}

/** If it goes on as it has since it was first seen. */
function TimeLeft({ done, total }: Rows) {
  const t = useTexts(fileImportTexts);
  const now = useNow(1_000);
  const [first] = useState(() => ({ done, at: Date.now() }));
  if (total === null || done <= first.done) return null;
  const left = ((now - first.at) / (done - first.done)) * (total - done);
  if (left < 1_000) return null;
  const time = formatDuration(left);
  return <span className={text.hint}>{t('file_import.time_left', { time })}</span>;
}
