import { IconFileImport, IconId, IconPlus, IconUserPlus } from '@tabler/icons-react';
import { places as names, synonyms } from '#modules/directory/i18n/places.ts';
import { pageTexts, type Places } from '#platform/web/module.ts';
import { namePlaces } from '#platform/web/shell/name-places.ts';

const { employee_records, ...labels } = pageTexts(names);
const also = pageTexts(synonyms);
const place = namePlaces(labels, also);

const employees = '/settings/employees';
const organization = '/settings/organization';
const permission = 'directory:manage';

export const places: Places = {
  synonyms: { [employees]: also.employees, [organization]: also.organization },
  places: [
    place('department', `${organization}?tab=department`),
    place('position', `${organization}?tab=position`),
    place('profile', '/settings/account#profile'),
  ],
  quickActions: [
    {
      ...place('create_employee', `${employees}?create=1`),
      icon: IconUserPlus,
      permission,
    },
    { ...place('import', `${employees}?import=1`), icon: IconFileImport, permission },
    {
      ...place('create_department', `${organization}?tab=department&create=1`),
      icon: IconPlus,
      permission,
    },
    {
      ...place('create_position', `${organization}?tab=position&create=1`),
      icon: IconPlus,
      permission,
    },
  ],
  records: [
    {
      entity: 'employee',
      label: employee_records,
      icon: IconId,
      address: ({ id, name }) => `${employees}?search=${encodeURIComponent(name)}&edit=${id}`,
    },
  ],
};
