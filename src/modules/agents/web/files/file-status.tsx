import { IconClock, IconEyeOff } from '@tabler/icons-react';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { AgentFile } from '#modules/agents/contract/files.ts';
import { texts } from '../texts.ts';
import classes from './files.module.css';

/**
 * The status of a file. Ready is green, with a text for: found again in the index, or stored and waiting for a
 * sync. Work in progress is neither good nor bad. An error shows its reason and the next step at once.
 */
export function FileStatus({ file }: { readonly file: AgentFile }) {
  const t = useTexts(texts);
  switch (file.status) {
    case 'uploading':
    case 'processing':
      return <StatusBadge tone="working" label={t(`statuses.file.${file.status}`)} />;
    case 'ready':
      return (
        <span className={classes.status}>
          <ReadyStatus file={file} />
          {file.text_warning !== null && (
            <span className={classes.warning}>{file.text_warning}</span>
          )}
        </span>
      );
    case 'error':
      return (
        <span className={classes.status}>
          {!file.enabled && <Disabled />}
          <StatusBadge tone="danger" label={t('statuses.file.error')} />
          {file.reason_message !== null && (
            <span className={classes.reason}>{file.reason_message}</span>
          )}
          {file.indexed && file.enabled && (
            <span className={classes.dimmed}>{t('files.still_answering')}</span>
          )}
        </span>
      );
  }
}

function ReadyStatus({ file }: { readonly file: AgentFile }) {
  const t = useTexts(texts);
  if (!file.enabled) return <Disabled />;
  if (!file.indexed) {
    return <StatusBadge tone="success" icon={IconClock} label={t('statuses.file.ready_waiting')} />;
  }
  if (file.needs_sync) {
    return <StatusBadge tone="success" icon={IconClock} label={t('statuses.file.ready_changed')} />;
  }
  return <StatusBadge tone="success" label={t('statuses.file.ready')} />;
}

/** It is kept, and no question is answered from it. */
function Disabled() {
  const t = useTexts(texts);
  return <StatusBadge tone="idle" icon={IconEyeOff} label={t('statuses.file.disabled')} />;
}
