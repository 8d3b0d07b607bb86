interface Planted {
  file: string;
  code: string;
}

const plant = (file: string, code: string): Planted => ({ file: `src/${file}`, code });
const from = (target: string) => `import { thing } from '${target}';\nexport const used = thing;\n`;

/** By what is wrong with them. */
export const forbidden: Record<string, Planted[]> = {
  'a platform room that imports another or a module': [
    plant('platform/contract/server.ts', from('#platform/server/clock.ts')),
    plant('platform/contract/web.ts', from('#platform/web/api/client.ts')),
    plant('platform/server/web.ts', from('#platform/web/api/client.ts')),
    plant('platform/web/server.ts', from('#platform/server/clock.ts')),
    plant('platform/server/module.ts', from('#modules/agents/contract/agents.ts')),
    plant('platform/web/module.ts', from('#modules/agents/web/public.ts')),
    plant('platform/server/app.ts', from('#app/server/modules.ts')),
  ],
  'a contract or dictionary that imports anything but contracts': [
    plant('modules/agents/contract/own-server.ts', from('../server/public.ts')),
    plant('modules/agents/contract/other-server.ts', from('#modules/directory/server/public.ts')),
    plant('modules/agents/contract/dictionary.ts', from('#modules/agents/i18n/th.ts')),
    plant('modules/agents/i18n/th.ts', from('#modules/directory/i18n/th.ts')),
    plant('modules/agents/contract/node.ts', from('node:crypto')),
    plant('modules/agents/contract/package.ts', from('drizzle-orm')),
    plant('platform/contract/package.ts', from('react')),
  ],
  'a server that imports past the door of another module': [
    plant(
      'modules/agents/server/agents/static.ts',
      from('#modules/directory/server/people/people.ts'),
    ),
    plant(
      'modules/agents/server/agents/type.ts',
      "import type { Person } from '#modules/directory/server/people/people.ts';\nexport type Mine = Person;",
    ),
    plant(
      'modules/agents/server/agents/inline-type.ts',
      "export type Mine = import('#modules/directory/server/people/people.ts').Person;",
    ),
    plant(
      'modules/agents/server/agents/dynamic.ts',
      "export const later = () => import('#modules/directory/server/people/people.ts');",
    ),
    plant(
      'modules/agents/server/agents/dynamic-template.ts',
      'export const later = () => import(`#modules/directory/server/people/people.ts`);',
    ),
    plant(
      'modules/agents/server/agents/dynamic-computed.ts',
      'export const later = (name: string) => import(`#modules/${name}/server/people.ts`);',
    ),
    plant(
      'modules/agents/server/public.ts',
      "export { thing } from '#modules/directory/server/people/people.ts';",
    ),
    plant(
      'modules/products/server/public.ts',
      "export * from '#modules/directory/server/people/people.ts';",
    ),
    plant(
      'modules/quotas/server/public.ts',
      "export type { Person } from '#modules/directory/server/people/people.ts';",
    ),
    plant(
      'modules/agents/server/agents/relative.ts',
      from('../../../directory/server/people/people.ts'),
    ),
    plant(
      'modules/agents/server/agents/dots.ts',
      from('#modules/agents/../directory/server/people/people.ts'),
    ),
    plant(
      'modules/agents/server/agents/side-effect.ts',
      "import '../../../directory/server/people/people.ts';",
    ),
    plant(
      'modules/agents/server/agents/address.ts',
      "export const where = new URL('../../../directory/server/people/people.ts', import.meta.url);",
    ),
    plant(
      'modules/agents/server/agents/resolve.ts',
      "export const where = import.meta.resolve('#modules/directory/server/people/people.ts');",
    ),
    plant(
      'modules/agents/server/agents/require.ts',
      "export const thing = require('../../../directory/server/people/people.ts');",
    ),
    plant('modules/agents/server/agents/web.ts', from('#modules/agents/web/agents/list.tsx')),
    plant('modules/agents/server/agents/web-door.ts', from('#modules/directory/web/public.ts')),
    plant('modules/agents/server/agents/other-texts.ts', from('#modules/directory/i18n/th.ts')),
    plant('modules/agents/server/agents/app.ts', from('#app/server/build-app.ts')),
    plant('modules/agents/server/agents/tests.ts', from('../../../../../tests/support/app.ts')),
    plant(
      'modules/agents/server/agents/rows.ts',
      from('#modules/directory/server/people/people.tables.ts'),
    ),
    plant(
      'modules/agents/server/agents/agents.test.ts',
      from('#modules/directory/server/people/people.ts'),
    ),
  ],
  'a library that knows what it serves': [
    plant('libraries/retrieval/module.ts', from('#modules/agents/contract/agents.ts')),
    plant('libraries/retrieval/platform.ts', from('#platform/server/clock.ts')),
    plant('libraries/retrieval/other.ts', from('#libraries/documents/read-document.ts')),
    plant('libraries/retrieval/rows.ts', from('drizzle-orm')),
    plant('libraries/text/other.ts', from('#libraries/retrieval/split-words.ts')),
    plant('modules/agents/web/agents/library.ts', from('#libraries/documents/limits.ts')),
    plant('modules/agents/contract/library.ts', from('#libraries/documents/limits.ts')),
  ],
  'a screen that imports past a door': [
    plant('modules/agents/web/agents/server.tsx', from('#modules/agents/server/public.ts')),
    plant('modules/agents/web/agents/platform.tsx', from('#platform/server/clock.ts')),
    plant('modules/agents/web/agents/other.tsx', from('#modules/directory/web/people/list.tsx')),
    plant('modules/agents/web/agents/node.tsx', from('node:fs')),
    plant(
      'modules/agents/web/agents/lazy.tsx',
      "export const later = () => import('../../server/agents/agents.queries.ts');",
    ),
    plant(
      'modules/agents/web/agents/glob.tsx',
      "export const all = import.meta.glob('../../../*/web/**/*.tsx');",
    ),
    plant('modules/agents/web/agents/absolute.tsx', from('/src/modules/agents/server/public.ts')),
  ],
  'an application that lists more than modules': [
    plant('app/server/write.ts', from('#modules/agents/server/agents/create-agent.ts')),
    plant('app/web/screen.tsx', from('#modules/agents/web/agents/list.tsx')),
    plant('app/web/server.ts', from('#app/server/build-app.ts')),
  ],
  'a file outside every room': [
    plant('shared/helper.ts', from('#platform/contract/ids.ts')),
    plant('modules/agents/helper.ts', from('#platform/contract/ids.ts')),
  ],
  'a product that imports what is for tests': [
    plant('modules/agents/server/agents/made-up.ts', from('./testing/made-up-agents.ts')),
    plant('platform/server/made-up.ts', from('./clock.test.ts')),
  ],
  'a relative path into another room': [
    plant('modules/agents/server/agents/contract.ts', from('../../contract/agents.ts')),
  ],
  'a browser journey that knows the inside': [
    { file: 'e2e/inside.spec.ts', code: from('#modules/agents/server/public.ts') },
  ],
  'a package where it is not known': [
    plant('modules/agents/server/agents/open-fastify.ts', from('fastify')),
    plant(
      'modules/agents/server/agents/open-fastify-type.ts',
      "import type { FastifyReply } from 'fastify';\nexport type Reply = FastifyReply;",
    ),
    plant('modules/agents/server/agents/agents.routes.ts', from('drizzle-orm')),
    plant('modules/agents/server/agents/rules.ts', from('drizzle-orm/pg-core')),
    plant('modules/agents/server/create-agent.ts', from('drizzle-orm')),
    plant('modules/agents/server/agents/open-pool.ts', from('pg')),
    plant('modules/agents/server/agents/open-undici.ts', from('undici')),
    plant('modules/agents/server/agents/open-https.ts', from('node:https')),
    plant('modules/agents/server/agents/open-react.ts', from('react')),
  ],
  'a capability where it is not guarded': [
    plant('modules/agents/server/agents/fetch.ts', "export const page = fetch('http://10.0.0.1');"),
    plant('modules/agents/server/agents/global.ts', "export const page = globalThis.fetch('/x');"),
    plant('modules/agents/web/fetch.ts', "export const page = fetch('/v1/agents');"),
    plant('modules/agents/web/stream.ts', "export const stream = new EventSource('/v1/stream');"),
    plant(
      'modules/agents/server/agents/write.ts',
      from('node:fs').replace('thing', 'writeFileSync as thing'),
    ),
    plant(
      'modules/agents/server/agents/stream.ts',
      from('node:fs').replace('thing', 'createWriteStream as thing'),
    ),
    plant(
      'modules/agents/server/agents/remove.ts',
      from('node:fs/promises').replace('thing', 'rm as thing'),
    ),
    plant(
      'modules/agents/server/agents/whole.ts',
      "import * as fs from 'node:fs';\nexport const used = fs;",
    ),
    plant(
      'modules/agents/server/agents/default.ts',
      "import fs from 'node:fs';\nexport const used = fs;",
    ),
    plant(
      'modules/agents/server/agents/agents.queries.ts',
      "import { sql } from 'drizzle-orm';\nexport const all = (text: string) => sql.raw(text);",
    ),
    plant(
      'platform/server/database/raw.ts',
      "import { sql } from 'drizzle-orm';\nexport const all = (text: string) => sql.raw(text);",
    ),
  ],
  'a barrel': [
    plant('modules/agents/server/agents/index.ts', 'export const thing = 1;'),
    plant('modules/agents/server/agents/all.ts', "export * from './agents.queries.ts';"),
    plant('modules/agents/server/agents/some.ts', "export { thing } from './agents.queries.ts';"),
  ],
};

export const allowed: Planted[] = [
  plant('platform/contract/ids.ts', from('zod')),
  plant('platform/contract/route.ts', from('./ids.ts')),
  plant('platform/server/http/errors.ts', from('#platform/contract/errors.ts')),
  plant('platform/server/http/server.ts', from('fastify')),
  plant('platform/server/outbound/client.ts', from('undici')),
  plant(
    'platform/server/files/store.ts',
    from('node:fs').replace('thing', 'createWriteStream as thing'),
  ),
  plant('platform/web/api/client.ts', "export const page = fetch('/v1/agents');"),
  plant('libraries/retrieval/words.ts', from('#libraries/text/normalise-text.ts')),
  plant('modules/contracts/server/contracts/read-file.ts', from('#libraries/documents/limits.ts')),
  plant(
    'modules/contracts/contract/contracts.ts',
    from('#modules/customers/contract/customers.ts'),
  ),
  plant('modules/contracts/i18n/th.ts', from('#platform/contract/texts/texts.ts')),
  plant(
    'modules/contracts/server/public.ts',
    "export { thing } from './contracts/contracts.queries.ts';",
  ),
  plant(
    'modules/contracts/server/contracts/contracts.routes.ts',
    from('#modules/customers/server/public.ts'),
  ),
  plant('modules/contracts/server/contracts/texts.ts', from('#modules/contracts/i18n/th.ts')),
  plant(
    'modules/contracts/server/contracts/contracts.tables.ts',
    from('#modules/customers/server/customers/customers.tables.ts'),
  ),
  plant('modules/contracts/server/contracts/contracts.queries.ts', from('drizzle-orm')),
  plant('modules/contracts/server/contracts/sign-contract.ts', from('drizzle-orm')),
  plant('modules/contracts/server/contracts/end-contracts.job.ts', from('drizzle-orm')),
  plant(
    'modules/contracts/server/contracts/reader.ts',
    from('node:fs/promises').replace('thing', 'readFile as thing'),
  ),
  plant(
    'modules/contracts/server/contracts/contracts.test.ts',
    from('../../../../../tests/support/app.ts'),
  ),
  plant(
    'modules/contracts/server/contracts/testing/folder.ts',
    from('node:fs/promises').replace('thing', 'writeFile as thing'),
  ),
  plant(
    'modules/contracts/server/contracts/sign.test.ts',
    from('#modules/customers/server/testing/customers.ts'),
  ),
  plant('modules/contracts/server/contracts/other.test.ts', from('./testing/folder.ts')),
  plant('modules/contracts/web/contracts/list.tsx', from('#modules/customers/web/public.ts')),
  plant(
    'modules/contracts/web/routes.tsx',
    "export const later = () => import('./contracts/list.tsx');",
  ),
  plant('app/server/modules.ts', from('#modules/contracts/server/module.ts')),
  plant('app/web/modules.ts', from('#modules/contracts/web/module.tsx')),
  { file: 'e2e/contracts.spec.ts', code: from('#modules/contracts/contract/contracts.ts') },
];
