import { ActionIcon } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
  IconMail,
  IconMailOpened,
  IconPaperclip,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { InboxItem } from '#platform/contract/inbox.routes.ts';
import { TimeAgo } from '../../feedback/time-ago.tsx';
import { toast } from '../../feedback/toasts.ts';
import { usePlatformTexts } from '../../i18n/use-platform-texts.ts';
import { loadPlaces } from '../places.ts';
import { useShellContext } from '../use-shell-context.ts';
import { downloadInboxFile, useMarkItem } from './inbox.api.ts';
import classes from './inbox.module.css';

const SIGNS = {
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconCircleX,
  info: IconInfoCircle,
} as const;

interface InboxLineProps {
  readonly item: InboxItem;
  /** Called when its record is shown. */
  readonly onOpened?: () => void;
  /** Beside the time. */
  readonly note?: string | undefined;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** One notice: links to its record, and is marked as read by following it. */
export function InboxLine({ item, onOpened, note, children }: InboxLineProps) {
  const t = usePlatformTexts();
  const navigate = useNavigate();
  const { modules } = useShellContext();
  const mark = useMarkItem();
  const { id, read, tone, title, message, at, file } = item;
  const Sign = SIGNS[tone];
  const open = async () => {
    if (!read) mark.mutate({ id, read: true });
    const { records } = await loadPlaces(modules);
    const kind = records.find(({ entity }) => entity === item.entity);
    if (kind === undefined) return;
    onOpened?.();
    const record = { id: item.record_id, within: item.within, name: '' };
    await navigate({ href: kind.address(record) });
  };
  const label = read ? t('inbox.mark_unread') : t('inbox.mark_read');
  return (
    <li className={classes.line} data-unread={!read || undefined}>
      <button
        type="button"
        className={classes.open}
        onClick={() => void open().catch(toast.failure)}
      >
        <span className={classes.sign} data-tone={tone}>
          <Sign size={18} stroke={1.8} aria-hidden />
        </span>
        <span className={classes.text}>
          <span className={classes.title}>{title}</span>
          {message !== '' && <span className={classes.message}>{message}</span>}
          {file !== null && <span className={classes.when}>{file.name}</span>}
          <span className={classes.when}>
            {!read && <span className={classes.unread}>{t('inbox.unread')}</span>}
            <TimeAgo at={at} />
            {note}
          </span>
        </span>
      </button>
      {file !== null && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('inbox.take_file', { name: file.name })}
          title={t('inbox.take_file', { name: file.name })}
          onClick={() => void downloadInboxFile(id).catch(toast.failure)}
        >
          <IconPaperclip size={16} />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`${label}: ${title}`}
        title={label}
        loading={mark.isPending}
        onClick={() => mark.mutate({ id, read: !read })}
      >
        {read ? <IconMail size={16} /> : <IconMailOpened size={16} />}
      </ActionIcon>
      {children}
    </li>
  );
}
