import { Button } from '@mantine/core';
import {
  IconAdjustments,
  IconArchive,
  IconClockPause,
  IconInbox,
  IconMail,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { INBOX_BOXES, type InboxBox } from '#platform/contract/inbox-boxes.ts';
import type { Icon } from '#platform/web/module.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { UrlTabs } from '#platform/web/page/url-tabs.tsx';
import { unreadQuery } from '#platform/web/shell/inbox/inbox.api.ts';
import { texts } from '../texts.ts';
import { InboxList } from './inbox-list.tsx';
import { inboxSearch } from './inbox.search.ts';

const icons: Readonly<Record<InboxBox, Icon>> = {
  all: IconInbox,
  unread: IconMail,
  snoozed: IconClockPause,
  archived: IconArchive,
};

/** Everything a person was notified of in the last 90 days. */
export function InboxScreen() {
  const t = useTexts(texts);
  const [{ tab, topic }, setSearch] = useSearchState(inboxSearch);
  const { data } = useQuery(unreadQuery());
  const unread = data?.unread ?? 0;
  const labelOf = (box: InboxBox) =>
    box === 'unread' && unread > 0
      ? t('inbox.unread_count', { count: unread })
      : t(`inbox.boxes.${box}`);
  return (
    <ListPage
      title={t('inbox.title')}
      purpose={t('inbox.purpose')}
      actions={
        <Button
          variant="default"
          leftSection={<IconAdjustments size={16} stroke={1.7} />}
          component={Link}
          to="/settings/notifications"
        >
          {t('preferences.title')}
        </Button>
      }
    >
      <UrlTabs
        label={t('inbox.title')}
        value={tab}
        onChange={(box) => setSearch({ tab: box })}
        tabs={INBOX_BOXES.map((name) => ({
          name,
          label: labelOf(name),
          icon: icons[name],
          content: () => (
            <InboxList
              box={name}
              topic={topic}
              onTopic={(chosen) => setSearch({ topic: chosen }, { replace: true })}
            />
          ),
        }))}
      />
    </ListPage>
  );
}
