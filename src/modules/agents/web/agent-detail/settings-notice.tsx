import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { indexesQuery } from '../index-generations/index-generations.api.ts';
import { texts } from '../texts.ts';
import classes from './agent-detail.module.css';

interface SettingsNoticeProps {
  readonly agentId: string;
  /** Absent while a run goes on, and for those who may not start one. */
  readonly onSyncNow: (() => void) | undefined;
  readonly onSeeIndexes: () => void;
}

/** Says that the index that answers was made with other settings, and what comes next. */
export function SettingsNotice({ agentId, onSyncNow, onSeeIndexes }: SettingsNoticeProps) {
  const t = useTexts(texts);
  const { data } = useQuery(indexesQuery({ id: agentId }));
  const waits = data?.some(({ state }) => state === 'ready') === true;
  return (
    <div className={classes.notice}>
      <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
      <span>{t(waits ? 'detail.index_waits' : 'detail.needs_full_sync')}</span>
      {waits && (
        <Button size="compact-sm" variant="default" onClick={onSeeIndexes}>
          {t('detail.see_indexes')}
        </Button>
      )}
      {!waits && onSyncNow !== undefined && (
        <Button size="compact-sm" variant="default" onClick={onSyncNow}>
          {t('actions.sync')}
        </Button>
      )}
    </div>
  );
}
