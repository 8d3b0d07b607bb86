import type { Texts } from '#platform/contract/texts/texts.ts';
import type { th } from './th.ts';

export const en = {
  permissions: {
    title: 'Company settings',
    manage_company: 'Change names, logo and theme of the company',
    manage_services: 'Allow calls to in-house services',
    manage_views: 'Change and delete views that others share',
    create_company: 'Add companies to this installation',
  },
  errors: {
    company_name_required: 'Enter the name of the company',
    company_code_invalid: 'A short name has 2 to 10 Latin letters or digits, without spaces.',
    company_code_taken: 'Another company has this short name. Please use another one.',
    logo_unusable: 'This picture cannot be a logo. Please choose another one.',
    host_required: 'Enter a host name, an IP address or a network',
    host_taken: 'This host or network is already allowed.',
    host_invalid:
      'This is not a host name, an IP address or a network. Examples: erp.mill.local, 10.20.1.5 or 10.20.0.0/16.',
    network_uneven:
      'The address is not the first one of the network: everything after the length behind / must be zero, for example 10.20.0.0/16.',
    network_too_wide:
      'The network is too wide. Only networks within 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 100.64.0.0/10 or fd00::/8 can be allowed.',
    host_metadata:
      'Clouds hand out the keys of their servers at this address, so it cannot be allowed.',
    host_loopback:
      'This is the machine of the application itself and cannot be allowed here. Its operator can set ALLOW_LOOPBACK.',
    host_public: 'This address is not in a private network. Public addresses need no permission.',
    port_invalid: 'A port is a whole number from 1 to 65535.',
    service_note_required: 'Enter why it is allowed',
    services_full: 'At most {{limit}} services can be allowed.',
    view_name_taken: 'You already have a view of this name. Please use another one.',
    view_name_shared: 'The company already shares a view of this name. Please use another one.',
    views_full: 'Each person can save at most {{limit}} views of a list.',
  },
  events: {
    changed: 'Changed personal settings',
    company_changed: 'Changed the company',
    service_allowed: 'Allowed an in-house service',
    service_changed: 'Changed an in-house service',
    service_removed: 'Removed an in-house service',
    view_created: 'Saved a view',
    view_changed: 'Changed a view',
    view_deleted: 'Deleted a view',
  },
  my_setting: {
    title: 'My settings',
    purpose: 'Your language, timezone and appearance, in every company you work in.',
    language: 'Language',
    timezone_fixed: 'Times are always shown in Thai time.',
    appearance: 'Appearance',
    theme: 'Theme',
    theme_hint: 'Takes effect immediately, on every device you use.',
    saved: 'Settings saved',
  },
  appearances: {
    light: 'Light',
    dark: 'Dark',
    auto: 'System',
  },
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
  entities: {
    user_settings: 'Personal settings',
  },
  fields: {
    lang: 'Language',
    theme: 'Theme',
    appearance: 'Appearance',
    density: 'Density',
    timezone: 'Timezone',
    folded_groups: 'Folded groups of the menu',
    seen_tours: 'Tours ended',
  },
} satisfies Texts<typeof th>;
