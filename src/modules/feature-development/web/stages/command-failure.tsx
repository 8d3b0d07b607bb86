import { Button } from '@mantine/core';
import { IconAlertTriangle, IconGitMerge } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { ConflictNote } from './conflict-note.tsx';
import type { Command } from './use-stage-command.ts';
import classes from './stages.module.css';

interface CommandFailureProps {
  readonly command: Command;
  /** Offered here where no dialog offers it. */
  readonly retry?: boolean;
}

/** Why a command did not happen; after a conflict, who did what meanwhile. */
export function CommandFailure({ command, retry = false }: CommandFailureProps) {
  const t = useTexts(texts);
  const { problem, conflict } = command;
  if (problem === undefined && conflict === undefined) return null;
  const Sign = conflict === undefined ? IconAlertTriangle : IconGitMerge;
  return (
    <div className={classes.failure} role="alert">
      <span>
        <Sign size={18} aria-hidden />{' '}
        {problem !== undefined && (
          <>
            <strong>{problem.heading}</strong>
            {` · ${problem.message}`}
          </>
        )}
        {conflict !== undefined && <ConflictNote conflict={conflict} />}
      </span>
      {retry && problem?.retryHelps !== false && (
        <Button size="compact-sm" variant="default" loading={command.busy} onClick={command.run}>
          {t('actions.retry')}
        </Button>
      )}
    </div>
  );
}
