import { IconBell, IconPlus } from '@tabler/icons-react';
import { places as names, synonyms } from '#modules/notifications/i18n/places.ts';
import { pageTexts, type Places } from '#platform/web/module.ts';
import { namePlaces } from '#platform/web/shell/name-places.ts';

const { records, ...labels } = pageTexts(names);
const also = pageTexts(synonyms);
const place = namePlaces(labels, also);

const list = '/notification-center/manage';

export const places: Places = {
  synonyms: {
    [list]: also.settings,
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
    place('inbox_all', '/inbox?tab=all'),
    place('inbox_unread', '/inbox?tab=unread'),
    place('inbox_snoozed', '/inbox?tab=snoozed'),
    place('inbox_archived', '/inbox?tab=archived'),
  ],
  quickActions: [
    { ...place('create', `${list}?create=1`), icon: IconPlus, permission: 'notifications:write' },
  ],
  records: [
    {
      entity: 'notification_setting',
      label: records,
      icon: IconBell,
      address: ({ id }) => `${list}/${id}`,
    },
  ],
};
