import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { SignIn } from '#modules/identity/contract/sessions.ts';
import type { User } from '#modules/identity/contract/users.ts';
import { EarlierButton } from '#platform/web/feedback/earlier-button.tsx';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import text from '#platform/web/page/text.module.css';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import classes from '../account.module.css';
import { deviceName } from '../sessions/device-name.ts';
import { Device } from '../sessions/device.tsx';
import { texts } from '../texts.ts';
import { signInsQuery, useRevokeUserSession, userSessionsQuery } from './user-sessions.api.ts';
import styles from './users.module.css';

/** Where a colleague is signed in, and what happened at their sign-in. */
export function UserSessionsSheet({ user, ...window }: WindowProps & { readonly user: User }) {
  const t = useTexts(texts);
  return (
    <Sheet {...window} title={t('users.devices.title', { username: user.username })}>
      <div className={styles.panels}>
        <Devices userId={user.id} />
        <SignIns userId={user.id} />
      </div>
    </Sheet>
  );
}

function Devices({ userId }: { readonly userId: string }) {
  const t = useTexts(texts);
  const query = useQuery(userSessionsQuery({ id: userId }));
  const revoke = useRevokeUserSession();
  return (
    <Panel title={t('account.sessions.title')}>
      <Loaded query={query} height={120}>
        {(sessions) =>
          sessions.length === 0 ? (
            <p className={text.hint}>{t('users.devices.none')}</p>
          ) : (
            <ul className={classes.list}>
              {sessions.map((session) => (
                <Device
                  key={session.id}
                  session={session}
                  busy={revoke.isPending && revoke.variables.session_id === session.id}
                  onRevoke={() => revoke.mutate({ id: userId, session_id: session.id })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function SignIns({ userId }: { readonly userId: string }) {
  const t = useTexts(texts);
  const query = useInfiniteQuery(signInsQuery(userId));
  return (
    <Panel title={t('users.devices.history')}>
      <Loaded query={query} height={120}>
        {(lines) =>
          lines.length === 0 ? (
            <p className={text.hint}>{t('users.never_seen')}</p>
          ) : (
            <>
              <ul className={classes.list}>
                {lines.map((line) => (
                  <SignInLine key={line.sequence} line={line} />
                ))}
              </ul>
              <EarlierButton label={t('users.devices.earlier')} query={query} />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

function SignInLine({ line }: { readonly line: SignIn }) {
  const t = useTexts(texts);
  const { event, address, user_agent, at } = line;
  const from = [
    user_agent !== null && deviceName(user_agent),
    address !== null && t('account.sessions.from', { address }),
  ].filter(Boolean);
  return (
    <li>
      <div className={classes.text}>
        <div className={classes.name}>{t(`events.${event}`)}</div>
        {from.length > 0 && (
          <div className={text.hint} title={user_agent ?? undefined}>
            {from.join(' · ')}
          </div>
        )}
      </div>
      <TimeAgo at={at} />
    </li>
  );
}
