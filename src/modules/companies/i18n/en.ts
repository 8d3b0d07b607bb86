import type { Texts } from '#platform/contract/texts/texts.ts';
import type { th } from './th.ts';

export const en = {
  first_start: { company: 'Our company' },
  actions: { edit: 'Edit' },
  company: {
    title: 'Company',
    purpose:
      'Names and logo in the sidebar and on quotations, and the theme of people who have not chosen one. The sign-in page shows those of the first company.',
    no_logo: 'No logo',
    name_th: 'Name (Thai)',
    name_en: 'Name (English)',
    code_hint:
      'Two to ten Latin letters or digits, for example TOT; shown where there is no room for the name',
    theme: 'Theme of the company',
    added: 'Added',
    added_by: '{{time}} by {{name}}',
    choose_logo: 'Choose picture',
    remove_logo: 'Remove logo',
    logo_hint: 'A square picture looks best. It is reduced to at most 256 pixels.',
    logo_unreadable: 'This file cannot be opened as a picture.',
    saved: 'Company saved',
    save_failed: 'Could not save the company',
  },
  new_company: {
    title: 'Add company',
    purpose:
      'Companies share no data. You become the administrator of the new one, and are alone in it until you invite others.',
    created: '{{name}} was added, and you are in it now',
    create_failed: 'The company was not added',
  },
  in_house: {
    title: 'In-house services',
    purpose:
      'Internal hosts and networks that may be called on behalf of the company, such as answering services of agents and databases of the catalogue. All other private addresses are closed.',
    host: 'Host or network',
    host_hint:
      'A host name, an IP address or a network (CIDR), such as erp.mill.local, 10.20.1.5 or 10.20.0.0/16',
    ports_hint: 'Leave this empty to allow all ports.',
    all_ports: 'All ports',
    note: 'Reason',
    note_hint: 'What this service is, and who asked for it',
    uses: 'Used by',
    no_uses: 'Nothing uses it yet',
    since: 'Allowed',
    add: 'Add service',
    add_title: 'Add in-house service',
    edit_title: 'Edit {{host}}',
    allowed: 'Service allowed',
    changed: 'Service saved',
    remove: 'Remove',
    remove_title: 'Remove {{host}}?',
    remove_used_one: '{{count}} that uses it can no longer call it, with immediate effect.',
    remove_used_other: '{{count}} that use it can no longer call it, with immediate effect.',
    removed: 'Service removed',
    remove_failed: 'Could not remove the service',
    load_failed: 'Could not load the in-house services',
    empty: 'No service is allowed yet',
    empty_hint:
      'Only public addresses are called. Add services in the network of the company here.',
    history: 'History',
  },
  themes: {
    company: 'Company theme',
    Default: 'Default',
    Wangkanai: 'Wangkanai',
    Credence: 'Credence',
    RoseTheme: 'Rose',
    OliveTheme: 'Olive',
    ForestTheme: 'Forest',
    GarnetGradientTheme: 'Garnet gradient',
  },
  entities: {
    company: 'Company',
    in_house_service: 'In-house service',
  },
  values: { logo: { yes: 'Present', no: 'None' } },
  fields: {
    code: 'Short name',
    logo_changed: 'Logo changed',
    theme: 'Theme',
    logo: 'Logo',
    ports: 'Ports',
  },
  notices: {
    host: 'Host',
  },
} satisfies Texts<typeof th>;
