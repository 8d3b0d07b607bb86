import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Sheet } from '../../feedback/sheet.tsx';
import { usePlatformTexts } from '../../i18n/use-platform-texts.ts';
import { useLive } from '../../query/live.ts';
import { figureOf, unreadQuery } from './inbox.api.ts';
import shell from '../shell.module.css';
import classes from './inbox.module.css';

const Inbox = lazy(async () => {
  const file = await import('./inbox.tsx');
  return { default: file.Inbox };
});

const POLLED_EVERY_MILLISECONDS = 60_000;

/** Shows how much of the inbox is unread, and opens it. */
export function InboxBell() {
  const t = usePlatformTexts();
  const live = useLive();
  const [opened, setOpened] = useState(false);
  const { data } = useQuery({
    ...unreadQuery(),
    refetchInterval: live ? false : POLLED_EVERY_MILLISECONDS,
  });
  const unread = data?.unread ?? 0;
  const figure = figureOf(unread);
  return (
    <>
      <ActionIcon
        className={`${shell.headerButton} ${classes.bell}`}
        aria-label={unread === 0 ? t('inbox.title') : t('inbox.title_unread', { unread: figure })}
        aria-haspopup="dialog"
        title={t('inbox.title')}
        onClick={() => setOpened(true)}
      >
        <IconBell size={18} stroke={1.7} />
        {unread > 0 && (
          <span className={classes.figure} aria-hidden>
            {figure}
          </span>
        )}
      </ActionIcon>
      <Sheet opened={opened} onClose={() => setOpened(false)} title={t('inbox.title')}>
        <Suspense>
          <Inbox onClose={() => setOpened(false)} />
        </Suspense>
      </Sheet>
    </>
  );
}
