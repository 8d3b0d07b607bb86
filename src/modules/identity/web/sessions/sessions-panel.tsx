import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import text from '#platform/web/page/text.module.css';
import type { Session } from '#modules/identity/contract/sessions.ts';
import { sessionsQuery, useRevokeOthers, useRevokeSession } from './sessions.api.ts';
import { texts } from '../texts.ts';
import classes from '../account.module.css';
import { deviceName } from './device-name.ts';

/** Where the person is signed in, and the way out of each. */
export function SessionsPanel() {
  const t = useTexts(texts);
  const query = useQuery(sessionsQuery());
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeSession();
  const others = useRevokeOthers({ onSuccess: () => setAsking(false) });
  return (
    <Panel
      title={t('account.sessions.title')}
      hint={t('account.sessions.hint')}
      actions={
        (query.data?.length ?? 0) > 1 && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('account.sessions.revoke_others')}
          </Button>
        )
      }
    >
      <Loaded query={query} height={120}>
        {(sessions) => (
          <ul className={classes.list}>
            {sessions.map((session) => (
              <Device
                key={session.id}
                session={session}
                busy={revoke.isPending && revoke.variables.id === session.id}
                onRevoke={() => revoke.mutate({ id: session.id })}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => others.mutate()}
        title={t('account.sessions.revoke_others')}
        confirmLabel={t('account.sessions.revoke')}
        busy={others.isPending}
      >
        {t('account.sessions.revoke_others_text')}
      </ConfirmDialog>
    </Panel>
  );
}

interface DeviceProps {
  readonly session: Session;
  readonly busy: boolean;
  readonly onRevoke: () => void;
}

function Device({ session, busy, onRevoke }: DeviceProps) {
  const t = useTexts(texts);
  const name = deviceName(session.user_agent) ?? t('account.sessions.unknown_device');
  return (
    <li>
      <div className={classes.text}>
        <div className={classes.name} title={session.user_agent}>
          {name}
          {session.is_current && (
            <StatusBadge tone="info" label={t('account.sessions.this_device')} />
          )}
        </div>
        <div className={text.hint}>
          {t('account.sessions.from', { address: session.address })}
          {' · '}
          <TimeAgo at={session.last_seen_at} />
        </div>
      </div>
      {!session.is_current && (
        <Button
          variant="default"
          size="xs"
          loading={busy}
          aria-label={t('account.sessions.revoke_device', { device: name })}
          onClick={onRevoke}
        >
          {t('account.sessions.revoke')}
        </Button>
      )}
    </li>
  );
}
