import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { modules } from '#app/server/modules.ts';
import { en as attachmentsEn } from '#platform/contract/texts/attachments.en.ts';
import { th as attachmentsTh } from '#platform/contract/texts/attachments.th.ts';
import { fileImportEn } from '#platform/contract/texts/file-import.en.ts';
import { fileImportTh } from '#platform/contract/texts/file-import.th.ts';
import { en as personalDataEn } from '#platform/contract/texts/personal-data.en.ts';
import { th as personalDataTh } from '#platform/contract/texts/personal-data.th.ts';
import { en as picturesEn } from '#platform/contract/texts/pictures.en.ts';
import { th as picturesTh } from '#platform/contract/texts/pictures.th.ts';
import { serverTexts } from '#platform/contract/texts/server-texts.ts';
import { en as viewsEn } from '#platform/contract/texts/views.en.ts';
import { th as viewsTh } from '#platform/contract/texts/views.th.ts';
import type { ServerModule } from '#platform/server/module.ts';

/** Names and abbreviations that Thai offices write in Latin letters. */
const latinInThai = new Set([
  'AI',
  'API',
  'Administrator',
  'Engine ID',
  'LINE',
  'SMS',
  'SOP',
  'SOW',
  'Value Stream',
]);

/** A text that includes its language is in that language on every screen: `languages.en`, `name_th`. */
const namesItsLanguage = /(?:^|[._])(?:th|en)$/;

/** Sections whose texts are found by the names of errors, permissions, events and kinds of record. */
const isNamedByKind = /^(?:errors|permissions|events|entities)\./;

type Texts = Map<string, string>;

interface Dictionary {
  module: string;
  /** Whether the code of the product uses a key. */
  isSaid: (key: string) => boolean;
  /** Whether a key is the text of a value, which the code finds by that value: `statuses.${status}`. */
  isOfValue: (key: string) => boolean;
  th: Texts;
  en: Texts;
}

const code = readSources('src/**/*.{ts,tsx}');
const declared = [...declaredKeys(code)];

const dictionaries = [
  readDictionary(
    {
      name: 'platform',
      texts: {
        th: {
          ...serverTexts.th,
          ...attachmentsTh,
          ...fileImportTh,
          ...personalDataTh,
          ...picturesTh,
          ...viewsTh,
        },
        en: {
          ...serverTexts.en,
          ...attachmentsEn,
          ...fileImportEn,
          ...personalDataEn,
          ...picturesEn,
          ...viewsEn,
        },
      },
    },
    'src/{platform,app}/**/*.{ts,tsx}',
  ),
  ...modules.map((module) => readDictionary(module, `src/modules/${module.name}/**/*.{ts,tsx}`)),
];
const navigations = await Promise.all(
  [
    ...globSync('src/modules/*/i18n/{navigation,places}.ts'),
    'src/platform/contract/texts/frame-synonyms.ts',
  ].map((file) => readNavigation(file)),
);

describe.each([...dictionaries, ...navigations.flat()])(
  'the dictionary of $module',
  ({ isSaid, isOfValue, th, en }) => {
    it('has the same keys in both languages', () => {
      expect([...en.keys()].toSorted()).toEqual([...th.keys()].toSorted());
    });

    it('has no empty text and none with stray white space', () => {
      const stray = ([, text]: [string, string]) =>
        text.trim() !== text || text === '' || / {2}/.test(text);
      expect([...th, ...en].filter(stray)).toEqual([]);
    });

    it('has the same placeholders in both languages', () => {
      const different = [...th.keys()].filter(
        (key) => placeholders(key, th.get(key)) !== placeholders(key, en.get(key)),
      );
      expect(different).toEqual([]);
    });

    it('is written in Thai, and its translation in English', () => {
      const bound = ([key]: [string, string]) => !namesItsLanguage.test(key);
      const latin = [...th].filter(([, text]) => hasWords(text) && !isThai(text));
      const thai = [...en].filter(([, text]) => isThai(text));
      expect(latin.filter(bound).filter(([, text]) => !latinInThai.has(text))).toEqual([]);
      expect(thai.filter(bound)).toEqual([]);
    });

    it('spells sara am and sara ae with one character', () => {
      const misspelt = [...th].filter(([, text]) =>
        /\u0E4D[\u0E48-\u0E4B]?\u0E32|\u0E40\u0E40/.test(text),
      );
      expect(misspelt).toEqual([]);
    });

    it('has one label for each field, which lists, forms, exports and the history share', () => {
      const labels = [...th.keys()].filter(
        (key) => key.startsWith('fields.') || !(isNamedByKind.test(key) || isOfValue(key)),
      );
      const same = Map.groupBy(labels, (key) =>
        [key.split('.').at(-1), th.get(key), en.get(key)].join(' | '),
      );
      expect([...same.values()].filter((keys) => keys.length > 1)).toEqual([]);
    });

    it('has no unused text', () => {
      expect([...th.keys()].filter((key) => !isSaid(key))).toEqual([]);
    });
  },
);

it('texts use the words of the glossary', () => {
  const refused = [...readFileSync('docs/GLOSSARY.md', 'utf8').matchAll(/^\|.*\|(.*)\|$/gm)]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)])
    .map(([, word = '']) => `(?<![a-z])${RegExp.escape(word)}(?![a-z])`);
  expect(refused.length).toBeGreaterThan(30);
  const pattern = new RegExp(refused.join('|'), 'i');
  const texts = [...dictionaries, ...navigations.flat()].flatMap(({ module, th, en }) =>
    [...th, ...en].map(([key, text]) => ({ module, key, text })),
  );
  // People find screens by words that the screens themselves do not use.
  const shown = texts.filter(({ module }) => !module.endsWith('(synonyms)'));
  expect(shown.filter(({ text }) => pattern.test(text))).toEqual([]);
});

it('every error, permission and event, and every key in the code, has its text', () => {
  const known = new Set(
    dictionaries.flatMap(({ module, th }) =>
      [...th.keys()].map((key) => `${module}:${key.replace(/_(?:one|other)$/, '')}`),
    ),
  );
  const names = dictionaries.map(({ module }) => module).join('|');
  const written = [
    ...code.matchAll(new RegExp(`['"\`]((?:${names}):[a-z0-9_]+(?:\\.[a-z0-9_]+)+)['"\`]`, 'g')),
  ];
  const wanted = new Set([...declared, ...written.map(([, key = '']) => key)]);
  expect([...wanted].filter((key) => !known.has(key))).toEqual([]);
});

it('every template of a key that includes its module finds texts', () => {
  const templates = code.matchAll(/`([a-z-]+:(?:[a-z_]+\.)+)\$\{/g);
  const keys = dictionaries.flatMap(({ module, th }) =>
    [...th.keys()].map((key) => `${module}:${key}`),
  );
  const branches = new Set([...templates].map(([, branch = '']) => branch));
  expect([...branches].filter((branch) => !keys.some((key) => key.startsWith(branch)))).toEqual([]);
});

function readDictionary(
  { name: module, texts }: Pick<ServerModule, 'name' | 'texts'>,
  files: string,
): Dictionary {
  const own = readSources(files);
  const chosen = chosenKeys(own);
  return {
    module,
    isSaid: (key) => {
      const stem = key.replace(/_(?:one|other)$/, '');
      const full = `${module}:${stem}`;
      // The history finds labels by the names of what it shows.
      const [, label] = /^(?:entities|fields|values\.\w+)\.(\w+)$/.exec(key) ?? [];
      // What is ticked or not it says itself.
      if (label === 'yes' || label === 'no') return true;
      if (label !== undefined) return new RegExp(`\\b${label}\\b`).test(own);
      return (
        mentions(own, key) || mentions(own, stem) || mentions(code, full) || declared.includes(full)
      );
    },
    isOfValue: (key) => chosen.some((pattern) => pattern.test(key)),
    th: flatten(texts.th),
    en: flatten(texts.en),
  };
}

/** The few texts that come in both languages: those of the frame, and what the palette finds. */
async function readNavigation(file: string): Promise<Dictionary[]> {
  const own = readSources(
    file.startsWith('src/platform')
      ? 'src/platform/web/shell/**/*.{ts,tsx}'
      : join(dirname(file), '../**/*.{ts,tsx}'),
  );
  const tabs = await tabsOf(dirname(dirname(file)));
  return Object.entries(await exportsOf(file)).map(([name, value]) => {
    const { th, en } = z.object({ th: z.unknown(), en: z.unknown() }).parse(value);
    return {
      module: `${file} (${name})`,
      isSaid: (key) =>
        tabs.includes(key) ||
        new RegExp(`\\.${key}\\b|(?:place|act)\\('${key}'|\\b${key}[,\\s]`).test(own),
      isOfValue: () => false,
      th: flatten(th),
      en: flatten(en),
    };
  });
}

/** Tabs of a module's screens, whose texts are found by their names. */
async function tabsOf(module: string): Promise<string[]> {
  const files = await Promise.all(globSync(join(module, 'web/**/*.search.ts')).map(exportsOf));
  const searches = files.flatMap((file) => Object.values(file));
  return searches.flatMap((search) => {
    const parsed = z.object({ tabs: z.array(z.string()) }).safeParse(search);
    return parsed.success ? parsed.data.tabs : [];
  });
}

async function exportsOf(file: string): Promise<Record<string, unknown>> {
  const exports: unknown = await import(resolve(file));
  return z.record(z.string(), z.unknown()).parse(exports);
}

/** Every text of a dictionary under its key with dots. */
function flatten(branch: unknown, path: string[] = []): Texts {
  if (typeof branch === 'string') return new Map([[path.join('.'), branch]]);
  const entries = Object.entries(z.record(z.string(), z.unknown()).parse(branch));
  return new Map(entries.flatMap(([name, value]) => [...flatten(value, [...path, name])]));
}

/** The code of the product without its comments, whose examples are shown to nobody. */
function readSources(pattern: string): string {
  return globSync(pattern, {
    exclude: ['**/i18n/**', '**/*.test.*', 'src/platform/contract/texts/t*.ts'],
  })
    .map((file) => readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, ''))
    .join('\n');
}

/** A key is in the code in quotes, or as a template that begins with one of its branches. */
function mentions(source: string, key: string): boolean {
  if ([`'${key}'`, `"${key}"`, `\`${key}\``].some((quoted) => source.includes(quoted))) return true;
  const branches = [...key.matchAll(/[._]/g)].map(({ index }) => key.slice(0, index + 1));
  return branches.some((branch) => branch.includes('.') && source.includes(`\`${branch}\${`));
}

/** Keys that templates such as `lists.${level}.search` choose among. */
function chosenKeys(source: string): RegExp[] {
  const choice = /\$\{[^}`]*\}/g;
  const templates = source.matchAll(/`([a-z_]+\.(?:[\w.]|\$\{[^}`]*\})+)`/g);
  return [...templates].map(
    ([, key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(choice, '[^.]+')}$`),
  );
}

/** Keys that `defineErrors`, `definePermissions` and `defineEvents` make from their arguments. */
function* declaredKeys(source: string): Iterable<string> {
  const declarations =
    /define(Errors|Permissions|Events)\(\s*'([a-z-]+)',\s*(\{[^}]*\}|\[[^\]]*\])/g;
  for (const [, kind = '', module = '', body = ''] of source.matchAll(declarations)) {
    // The heading under which a module's permissions are listed together.
    if (kind === 'Permissions') yield `${module}:permissions.title`;
    const names = body.startsWith('[')
      ? /'([a-z0-9_]+)'/g
      : /^\s*([a-z0-9_]+):|[{,]\s*([a-z0-9_]+):/gm;
    for (const [, first, second] of body.matchAll(names)) {
      yield `${module}:${kind.toLowerCase()}.${first ?? second}`;
    }
  }
}

function placeholders(key: string, text = ''): string {
  const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name);
  // "One file" need not say how many.
  const counted = /_(?:one|other)$/.test(key) ? names.filter((name) => name !== 'count') : names;
  return [...new Set(counted)].toSorted((one, other) => one.localeCompare(other)).join(',');
}

function hasWords(text: string): boolean {
  return /\p{Letter}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ''));
}

function isThai(text: string): boolean {
  return /\p{Script=Thai}/u.test(text);
}
