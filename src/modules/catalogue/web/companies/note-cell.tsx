import { Button } from '@mantine/core';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { Line } from './tree-lines.ts';
import classes from './explorer.module.css';

interface NoteCellProps {
  readonly line: Extract<Line, { kind: 'waits' | 'failed' | 'empty' | 'unknown' }>;
}

/** The line below an open module instead of its features: they are on their way, failed, or there are none. */
export function NoteCell({ line }: NoteCellProps) {
  const t = useTexts(texts);
  const platform = usePlatformTexts();
  if (line.kind === 'waits' || line.kind === 'unknown') {
    const label = line.kind === 'waits' ? t('explorer.loading') : undefined;
    return (
      <span role="gridcell" className={classes.bone} aria-label={label}>
        <span />
      </span>
    );
  }
  return (
    <span role="gridcell" className={classes.note} data-kind={line.kind}>
      {t(line.kind === 'failed' ? 'failures.expand_module' : 'explorer.no_features')}
      {line.kind === 'failed' && line.retry !== undefined && (
        <Button variant="subtle" size="compact-sm" onClick={line.retry}>
          {platform('feedback.try_again')}
        </Button>
      )}
    </span>
  );
}
