import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session } from '#modules/identity/contract/sessions.ts';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { sessionsQuery, useRevokeOthers, useRevokeSession } from './sessions.api.ts';
import { texts } from '../texts.ts';
import classes from '../account.module.css';
import { Device } from './device.tsx';

/** Where the person is signed in, and the way out of each. */
export function SessionsPanel() {
  const t = useTexts(texts);
  const query = useQuery(sessionsQuery());
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeSession();
  const others = useRevokeOthers({ onSuccess: () => setAsking(false) });
  return (
    <Panel
      id="sessions"
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
            {sessions.toSorted(thisDeviceFirst).map((session) => (
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

const thisDeviceFirst = (one: Session, other: Session) =>
  Number(other.is_current) - Number(one.is_current);
