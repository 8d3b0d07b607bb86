import { ActionIcon } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconBellRinging, IconClockPause } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { InboxBox } from '#platform/contract/inbox-boxes.ts';
import type { InboxItem } from '#platform/contract/inbox.routes.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Menu, type MenuEntry } from '#platform/web/menu/menu.tsx';
import type { useMarkItem } from '#platform/web/shell/inbox/inbox.api.ts';
import { texts } from '../texts.ts';
import { snoozeChoices } from './snooze-choices.ts';
import { SnoozeDialog } from './snooze-dialog.tsx';

interface InboxActsProps {
  readonly item: InboxItem;
  readonly box: InboxBox;
  /** Of the list: the line goes away with what it does. */
  readonly mark: ReturnType<typeof useMarkItem>['mutate'];
}

/** Archives a notice or hides it until later, and brings it back. */
export function InboxActs({ item, box, mark }: InboxActsProps) {
  const t = useTexts(texts);
  const [choosesDay, setChoosesDay] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { id, title, read, archived } = item;

  const change = (changes: Parameters<typeof mark>[0], done?: { said: string; undo: object }) => {
    focusNeighbour(button.current);
    mark(changes, {
      onSuccess: () => done && toast.undoable(done.said, () => mark({ id, ...done.undo })),
    });
  };
  const snooze = (until: string) =>
    change(
      { id, snoozed_until: until, read: false, archived: false },
      {
        said: t('inbox.snoozed', { at: formatDateTime(until) }),
        undo: { snoozed_until: null, archived, read },
      },
    );
  const entries = (): MenuEntry[] => [
    ...snoozeChoices(new Date()).map(({ name, at }) => ({
      label: t(`inbox.snooze.${name}`),
      end: formatDateTime(at),
      onClick: () => snooze(at),
    })),
    { label: t('inbox.snooze.choose'), separated: true, onClick: () => setChoosesDay(true) },
  ];
  const archiveLabel = t(archived ? 'inbox.unarchive' : 'inbox.archive');
  return (
    <>
      {box === 'snoozed' && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`${t('inbox.return_now')}: ${title}`}
          title={t('inbox.return_now')}
          onClick={() => change({ id, snoozed_until: null })}
        >
          <IconBellRinging size={16} />
        </ActionIcon>
      )}
      <Menu label={t('inbox.snooze.title')} withHeading entries={entries}>
        {(opener) => (
          <ActionIcon
            {...opener}
            variant="subtle"
            color="gray"
            aria-label={`${t('inbox.snooze.title')}: ${title}`}
            title={t('inbox.snooze.title')}
          >
            <IconClockPause size={16} />
          </ActionIcon>
        )}
      </Menu>
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        aria-label={`${archiveLabel}: ${title}`}
        title={archiveLabel}
        onClick={() =>
          archived
            ? change({ id, archived: false })
            : change(
                { id, archived: true },
                { said: t('settings.toasts.archived'), undo: { archived } },
              )
        }
      >
        {archived ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
      </ActionIcon>
      {choosesDay && (
        <SnoozeDialog
          onClose={() => setChoosesDay(false)}
          onChoose={(at) => {
            setChoosesDay(false);
            snooze(at);
          }}
        />
      )}
    </>
  );
}

/** The line is about to go away: who works with the keyboard goes on at the next one. */
function focusNeighbour(button: HTMLElement | null): void {
  const line = button?.closest('li');
  const next = line?.nextElementSibling ?? line?.previousElementSibling;
  next?.querySelector('button')?.focus();
}
