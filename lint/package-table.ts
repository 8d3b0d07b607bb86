import { tests } from './places.ts';

/** Who may import a package or a Node module. What has no row is unrestricted. */
export const packageTable: readonly {
  packages: readonly string[];
  onlyIn: readonly string[];
  /** Set where importing only types loads nothing. */
  typesAreFree?: true;
}[] = [
  {
    packages: ['fastify', 'fastify-*', '@fastify/**', '@scalar/**'],
    onlyIn: ['src/**/*.routes.ts', 'src/platform/server/http/**', 'src/app/server/**'],
  },
  {
    packages: ['drizzle-orm', 'drizzle-orm/**'],
    onlyIn: [
      'src/platform/server/**',
      'src/modules/*/server/public.ts',
      'src/modules/*/server/*/**/*.{tables,queries,job}.ts',
      // A write is named by what it does, for example `create-agent.ts`.
      'src/modules/*/server/*/**/+([a-z0-9])-+([a-z0-9-]).ts',
      ...tests,
    ],
  },
  {
    packages: ['pg', 'pg/**', '@electric-sql/**'],
    onlyIn: ['src/platform/server/**'],
  },
  {
    packages: ['mysql2', 'mysql2/**'],
    onlyIn: ['src/platform/server/outbound/**', 'tests/support/**'],
  },
  {
    packages: ['nodemailer'],
    onlyIn: ['src/platform/server/mail/**'],
  },
  {
    packages: ['hucre', 'hucre/**'],
    onlyIn: ['src/platform/server/{export,spreadsheets}/**', ...tests],
  },
  {
    packages: ['pg-boss'],
    onlyIn: ['src/platform/server/jobs/**'],
  },
  {
    // Everything that calls other machines passes the address guard.
    packages: ['undici', 'node:{http,https,http2,tls,dgram}'],
    onlyIn: ['src/platform/server/{outbound,http}/**', ...tests],
    typesAreFree: true,
  },
  {
    packages: ['node:*', 'node:*/**'],
    onlyIn: ['src/**/server/**', 'src/libraries/**', ...tests],
  },
  {
    packages: [
      'react',
      'react-dom',
      'react-dom/**',
      'react-i18next',
      '@{mantine,tanstack,tabler}/**',
    ],
    onlyIn: ['src/**/web/**'],
  },
];

/** Rooms that may import these packages and no others. */
export const onlyPackages: readonly { files: string; packages: readonly string[] }[] = [
  { files: 'src/{platform,modules/*}/contract/**', packages: ['zod', 'zod/**'] },
  { files: 'src/modules/*/i18n/**', packages: [] },
];
