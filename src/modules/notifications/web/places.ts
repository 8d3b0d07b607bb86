import { IconBell, IconPlus, IconSend } from '@tabler/icons-react';
import { places as names, synonyms } from '#modules/notifications/i18n/places.ts';
import { pageTexts, type Places } from '#platform/web/module.ts';
import { namePlaces } from '#platform/web/shell/name-places.ts';

const { records, messages, ...labels } = pageTexts(names);
const also = pageTexts(synonyms);
const place = namePlaces(labels, also);

const list = '/notification-center/manage';
const customs = '/notification-center/customize';

export const places: Places = {
  synonyms: {
    [list]: also.settings,
    [customs]: also.customs,
    [`${customs}/create`]: also.create_custom,
    '/inbox': also.inbox,
    '/settings/notifications': also.preferences,
    '/settings/notification-channels': also.channels,
    '/notification-center/failures': also.failures,
  },
  places: [
    place('details', `${list}/$id?tab=details`),
    place('history', `${list}/$id?tab=history`),
    place('dry_run', `${list}/$id?tab=dry-run`),
    place('versions', `${list}/$id?tab=versions`),
    place('archive', `${list}?status=Archived`),
    place('custom_steps', `${customs}/$id?step=content`),
    place('custom_details', `${customs}/$id?tab=details`),
    place('custom_receivers', `${customs}/$id?tab=receivers`),
    place('custom_history', `${customs}/$id?tab=history`),
    place('custom_archive', `${customs}?status=Archived`),
    place('inbox_all', '/inbox?tab=all'),
    place('inbox_unread', '/inbox?tab=unread'),
    place('inbox_snoozed', '/inbox?tab=snoozed'),
    place('inbox_archived', '/inbox?tab=archived'),
  ],
  quickActions: [
    { ...place('create', `${list}?create=1`), icon: IconPlus, permission: 'notifications:write' },
    {
      ...place('create_custom', `${customs}/create`),
      icon: IconSend,
      permission: 'notifications:send',
    },
  ],
  records: [
    {
      entity: 'notification_setting',
      label: records,
      icon: IconBell,
      address: ({ id }) => `${list}/${id}`,
    },
    {
      entity: 'notification_custom',
      label: messages,
      icon: IconSend,
      address: ({ id }) => `${customs}/${id}`,
    },
  ],
};
