import { IconCopy, IconFileInvoice, IconPlus, IconTrash } from '@tabler/icons-react';
import { places as names, synonyms } from '#modules/quotations/i18n/places.ts';
import { pageTexts, type Places } from '#platform/web/module.ts';
import { namePlaces } from '#platform/web/shell/name-places.ts';

const { records, ...labels } = pageTexts(names);
const also = pageTexts(synonyms);
const place = namePlaces(labels, also);

const list = '/quotations';

export const places: Places = {
  synonyms: { [list]: also.quotations },
  places: [
    place('statistics', `${list}/statistics`),
    {
      ...place('settings', `${list}/settings?tab=general`),
      permission: 'quotations:configure',
    },
    {
      ...place('letterhead', `${list}/settings?tab=letterhead`),
      permission: 'quotations:configure',
    },
    {
      ...place('void_numbers', `${list}/settings?tab=void_numbers`),
      permission: 'quotations:configure',
    },
    place('overview', `${list}/$id?tab=overview`),
    place('documents', `${list}/$id?tab=documents`),
    place('revisions', `${list}/$id?tab=revisions`),
    place('orders', `${list}/$id?tab=orders`),
    place('history', `${list}/$id?tab=history`),
    { ...place('edit', `${list}/$id/edit`), permission: 'quotations:write' },
    { ...place('of_customer', '/customers/$id?tab=quotations'), permission: 'quotations:read' },
  ],
  acts: [
    { act: 'quotations.duplicate', label: labels.duplicate, also: also.duplicate, icon: IconCopy },
    { act: 'quotations.delete', label: labels.delete, also: also.delete, icon: IconTrash },
  ],
  quickActions: [
    {
      ...place('create', `${list}/create`),
      icon: IconPlus,
      permission: 'quotations:write',
      isDaily: true,
    },
  ],
  records: [
    {
      entity: 'quotation',
      label: records,
      icon: IconFileInvoice,
      address: ({ id }) => `${list}/${id}`,
      list,
    },
  ],
};
