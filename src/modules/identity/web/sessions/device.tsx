import { Button } from '@mantine/core';
import type { Session } from '#modules/identity/contract/sessions.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import classes from '../account.module.css';
import { texts } from '../texts.ts';
import { deviceName } from './device-name.ts';

interface DeviceProps {
  readonly session: Session;
  readonly busy: boolean;
  readonly onRevoke: () => void;
}

/** A line of the list of devices where somebody is signed in. */
export function Device({ session, busy, onRevoke }: DeviceProps) {
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
          {!session.is_current && (
            <>
              {' · '}
              <TimeAgo at={session.last_seen_at} />
            </>
          )}
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
