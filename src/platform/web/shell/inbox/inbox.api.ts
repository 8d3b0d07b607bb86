import { infiniteQueryOptions } from '@tanstack/react-query';
import type { InboxBox } from '#platform/contract/inbox-boxes.ts';
import * as routes from '#platform/contract/inbox.routes.ts';
import { downloadFile } from '../../api/download.ts';
import { callRoute } from '../../api/call-route.ts';
import { platformTexts } from '../../i18n/platform-texts.ts';
import { defineAction } from '../../query/define-action.ts';
import { defineQuery } from '../../query/define-query.ts';

export const unreadQuery = defineQuery(routes.countUnreadRoute, ['inbox', 'unread'], {
  staleTime: 0,
  persist: false,
});

const MOST_SHOWN = 99;

/** How many are unread, as people see it. */
export const figureOf = (unread: number) =>
  unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);

interface Wanted {
  readonly box?: InboxBox;
  /** Of one module or feature only. */
  readonly topic?: string | undefined;
}

export const inboxQuery = ({ box = 'all', topic }: Wanted = {}) =>
  infiniteQueryOptions({
    queryKey: ['inbox', 'list', { box, topic }],
    queryFn: ({ pageParam, signal }) =>
      callRoute(routes.listInboxRoute, { box, topic, before: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    gcTime: 0,
    meta: { persist: false },
  });

/** Downloads the file that came with a notice. */
export const downloadInboxFile = (id: string) =>
  downloadFile(routes.createInboxFileTicketRoute, { id });

export const useMarkItem = defineAction(routes.markInboxItemRoute, platformTexts, {
  refreshes: ['inbox'],
});
export const useMarkAll = defineAction(routes.markInboxReadRoute, platformTexts, {
  refreshes: ['inbox'],
});
