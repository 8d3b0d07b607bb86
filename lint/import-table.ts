import { tests } from './places.ts';

/**
 * Which rooms may import which. A file may always import its own room; beyond that, what any matching row
 * allows. `<own>` is the importer's module.
 */
export const importTable: readonly { files: string; mayImport: readonly string[] }[] = [
  {
    files: 'src/platform/{server,web}/**',
    mayImport: ['src/platform/contract/**'],
  },
  {
    // The folders it applies and serves.
    files: 'src/platform/server/**',
    mayImport: ['migrations', 'dist/web', 'src/libraries/*/**'],
  },
  {
    files: 'src/libraries/*/**',
    mayImport: ['src/libraries/{processes,text}/**'],
  },
  {
    files: 'src/modules/*/{contract,i18n}/**',
    mayImport: ['src/platform/contract/**', 'src/modules/*/contract/**'],
  },
  {
    files: 'src/modules/*/server/**',
    mayImport: [
      'src/libraries/*/**',
      'src/platform/{contract,server}/**',
      'src/modules/<own>/i18n/**',
      'src/modules/*/contract/**',
      'src/modules/*/server/public.ts',
    ],
  },
  {
    // Only for foreign keys.
    files: 'src/modules/*/server/**/*.tables.ts',
    mayImport: ['src/modules/*/server/**/*.tables.ts'],
  },
  {
    files: 'src/modules/*/web/**',
    mayImport: [
      // Plain arithmetic, which a device in the field does without the server.
      'src/libraries/geometry/*',
      'src/platform/{contract,web}/**',
      'src/modules/<own>/i18n/**',
      'src/modules/*/contract/**',
      'src/modules/*/web/public.{ts,tsx}',
    ],
  },
  {
    files: 'src/app/server/**',
    mayImport: [
      '.runtime/compiled',
      'src/platform/{contract,server}/**',
      'src/modules/*/{contract,i18n}/**',
      'src/modules/*/server/{module,public}.ts',
    ],
  },
  {
    files: 'src/app/web/**',
    mayImport: [
      'src/platform/{contract,web}/**',
      'src/modules/*/{contract,i18n}/**',
      'src/modules/*/web/{module,public}.{ts,tsx}',
    ],
  },
  // Each module makes its records for the tests of all.
  ...tests.map((files) => ({
    files,
    mayImport: ['tests/support/**', 'src/modules/*/server/testing/**'],
  })),
  {
    // Browser journeys know the product by its contract and its screens; libraries write the files they upload.
    files: 'e2e/**',
    mayImport: [
      'e2e/**',
      'src/platform/contract/**',
      'src/modules/*/{contract,i18n}/**',
      'src/libraries/*/**',
    ],
  },
];

/** Files that find others by pattern, so that no list is needed; all other code writes paths out. */
export const findsByPlace: readonly string[] = ['e2e/screens.ts'];
