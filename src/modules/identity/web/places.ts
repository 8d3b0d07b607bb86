import { IconBuilding, IconKey, IconShieldPlus, IconUser, IconUserPlus } from '@tabler/icons-react';
import { places as names, synonyms } from '#modules/identity/i18n/places.ts';
import { pageTexts, type Places } from '#platform/web/module.ts';
import { namePlaces } from '#platform/web/shell/name-places.ts';

const { user_records, membership_records, ...labels } = pageTexts(names);
const also = pageTexts(synonyms);
const place = namePlaces(labels, also);

const account = '/settings/account';
const users = '/settings/users';
const roles = '/settings/roles';
const security = '/settings/security';

export const places: Places = {
  synonyms: {
    [account]: also.account,
    [users]: also.users,
    [roles]: also.roles,
    [security]: also.security,
  },
  places: [
    place('password', `${account}#password`),
    place('second_factor', `${account}#second-factor`),
    place('sessions', `${account}#sessions`),
    place('tokens', `${account}#tokens`),
    place('policy', `${security}#policy`),
  ],
  quickActions: [
    {
      ...place('invite', `${users}?create=1`),
      icon: IconUserPlus,
      permission: 'identity:manage_users',
    },
    {
      ...place('create_role', `${roles}?create=1`),
      icon: IconShieldPlus,
      permission: 'identity:manage_roles',
    },
    { ...place('create_token', `${account}?create=1`), icon: IconKey },
  ],
  records: [
    {
      entity: 'user',
      label: user_records,
      icon: IconUser,
      address: ({ name }) => `${users}?search=${encodeURIComponent(name)}`,
    },
    // Only the inbox leads to it: the company that one is in then.
    { entity: 'membership', label: membership_records, icon: IconBuilding, address: () => '/' },
  ],
};
