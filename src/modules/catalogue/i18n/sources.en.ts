import type { Texts } from '#platform/contract/texts/texts.ts';
import type { sourcesTh } from './sources.th.ts';

export const sourcesEn = {
  errors: {
    source_field_required: 'Fill in this field',
    source_company_taken: 'Another source has this company code.',
    source_password_again:
      'Enter the password again. The stored one is only for the previous server.',
    source_certificate_unreadable:
      'The certificate cannot be read. Paste all of its PEM text, from BEGIN CERTIFICATE to END CERTIFICATE.',
    source_is_own: 'The address of the application’s own database cannot be changed.',
  },
  events: {
    source_added: 'Added a source',
    source_changed: 'Changed a source',
    source_removed: 'Removed a source',
  },
  inbox: {
    reading_failed: 'The source of {{company}} could not be read; earlier results are still there',
  },
  sources: {
    failures: {
      forbidden_address:
        'The address is in a private network and not allowed. An administrator can allow it under Setting > In-house services.',
      unreachable: 'The server cannot be reached.',
      too_slow: 'The server takes too long to answer.',
      refused: 'The server refuses the user, the password or the permission.',
      not_encrypted: 'The server does not offer encrypted connections.',
      certificate_unknown:
        'The certificate of the server was issued by an unknown authority. If your organisation issues its own certificates, add the certificate of the issuer to this source.',
      certificate_expired: 'The certificate of the server has expired or is not valid yet.',
      certificate_of_another:
        'The server’s certificate is for another name than the address given here.',
      answer_too_large:
        'The server sent far more than the structure of a database can be, so the reading was stopped. Check that there is a database at this address.',
      failed: 'The structure of the database could not be read.',
      too_large: 'The database has more columns than can be read.',
      empty: 'The user sees no tables there.',
    },
  },
  source: {
    title: 'Catalogue sources',
    purpose:
      'Databases whose structure the catalogue describes. Only their structure is read, never a row of their tables.',
    add: 'Add source',
    add_title: 'Add source',
    edit_title: 'Edit source {{name}}',
    empty_title: 'No sources yet',
    empty_hint:
      'Connect a PostgreSQL, MySQL or MariaDB: its schemas, tables and columns become modules, features and fields of the catalogue.',
    list_failed: 'Failed to load sources',
    columns: {
      state: 'Last reading',
      address: 'Address',
    },
    own: 'The database of this application',
    states: {
      reading: 'Reading',
      cancelling: 'Stopping the reading',
      read: 'Read',
      failed: 'Could not be read',
      never: 'Not read yet',
    },
    asking: 'Connecting and reading the structure',
    progress: '{{done}} of {{total}} entries',
    read_at: 'Last read',
    kept: 'Everything that was read before is still there.',
    found: '{{features}} tables, {{fields}} columns',
    differences: '{{created}} new, {{changed}} changed, {{removed}} removed',
    repeats: {
      off: 'On request',
      hourly: 'Every hour',
      daily: 'Every day at {{hour}}',
    },
    next: 'Next',
    read_now: 'Read now',
    remove: 'Delete',
    fields: {
      company_code: 'Company code in the catalogue',
      database: 'Database',
      username: 'User',
      password: 'Password',
      certificate_authority: 'Certificate of the authority behind the server’s certificate (PEM)',
      schemas: 'Only these schemas',
      databases: 'Only these databases',
      hour: 'Time',
    },
    hints: {
      host: 'A name or address on the internet, or one that is allowed under Setting > In-house services',
      username: 'Use one that can only read; nothing is ever written there.',
      password: 'Stored encrypted, and never shown again',
      password_kept: 'Leave empty to keep the stored password',
      certificate_authority:
        'For organisations that issue their own certificates; empty for public ones',
      schemas: 'Empty reads all schemas',
      databases: 'Empty reads only the database above',
      saved: 'The connection is tested and the database read as soon as it is saved.',
    },
    kinds: {
      postgresql: 'PostgreSQL',
      mysql: 'MySQL or MariaDB',
    },
    encryptions: {
      verified: 'Encrypted, and the server proves its identity (recommended)',
      unverified:
        'Encrypted without proof of identity: somebody in between could pose as the server',
      off: 'Not encrypted: others in the network could see the password',
    },
    encryption_short: {
      verified: 'Encrypted, verified',
      unverified: 'Encrypted, not verified',
      off: 'Not encrypted',
    },
    repeat_choices: {
      off: 'On request',
      hourly: 'Every hour',
      daily: 'Every day',
    },
    created: 'The source was added and is being read',
    changed: 'Saved; it is being tested and read',
    deleted: 'The source was deleted',
    read_failed: 'The reading could not be started',
    cancel_reading: 'Stop reading',
    cancel_failed: 'The reading could not be stopped',
    delete_failed: 'The source could not be deleted',
    delete_title: 'Delete source {{name}}?',
    delete_text:
      'Its address and password are deleted, and it is no longer read. What was read stays in the catalogue.',
  },
} as const satisfies Texts<typeof sourcesTh>;
