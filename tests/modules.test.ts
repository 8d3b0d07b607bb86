import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { modules } from '#app/server/modules.ts';
import { createFileImportRoute } from '#platform/contract/file-imports.ts';

/** The modules that have a file of that name, by folder. */
const modulesWith = (file: string) =>
  globSync(`src/modules/*/${file}`)
    .map((path) => path.split('/')[2] ?? '')
    .toSorted();

it('src/app/server/modules.ts lists every module that has a server, by the name of its folder', () => {
  expect(modules.map(({ name }) => name).toSorted()).toEqual(modulesWith('server/module.ts'));
});

it('src/app/web/modules.ts lists every module that has screens', () => {
  const code = readFileSync('src/app/web/modules.ts', 'utf8');
  const listed = [...code.matchAll(/'#modules\/([a-z-]+)\/web\/module\.tsx'/g)];
  expect(listed.map(([, name]) => name ?? '').toSorted()).toEqual(modulesWith('web/module.tsx'));
});

it('each kind of record is labelled by one module', () => {
  const labelled = z.object({ entities: z.record(z.string(), z.string()).default({}) });
  const entities = modules.flatMap(({ texts }) => Object.keys(labelled.parse(texts.th).entities));
  expect(entities.filter((entity, index) => entities.indexOf(entity) !== index)).toEqual([]);
});

it('a list whose views people share says who may see it', () => {
  const code = globSync('src/modules/*/web/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const named = code.flatMap((text) => [
    ...text.matchAll(/<RecordList\s+(?:list=\{list\}\s+)?name="([a-z-]+)"/g),
  ]);
  const known = new Set(modules.flatMap(({ lists = {} }) => Object.keys(lists)));
  expect(named.length).toBeGreaterThan(5);
  expect(named.map(([, name = '']) => name).filter((name) => !known.has(name))).toEqual([]);
});

it('kinds of records with sealed values are personal, so that no browser stores them', () => {
  const code = globSync('src/modules/*/web/module.tsx').map((file) => readFileSync(file, 'utf8'));
  const lists = code.map((text) => /\bpersonal: \[(.*?)\]/s.exec(text)?.[1] ?? '');
  const personal = new Set(lists.join().match(/[a-z_]+/g));
  const sealed = modules.flatMap(({ personalFields = [] }) => personalFields);
  expect(sealed.map(({ entity }) => entity).filter((entity) => !personal.has(entity))).toEqual([]);
});

it('views of a list are shown to those who may open its screen', () => {
  const allowed = new Map(modules.flatMap(({ lists = {} }) => Object.entries(lists)));
  const permissionIn = (code: string) => /needs\('([^']+)'\)/.exec(code)?.[1];
  const shown = globSync('src/modules/*/web/routes.tsx').flatMap((file) => {
    const [shared = '', ...routes] = readFileSync(file, 'utf8').split('createRoute({');
    return routes.flatMap((route) => {
      const [, screen, component] = /import\('(\.[^']+)'\)\)\.(\w+)/.exec(route) ?? [];
      if (screen === undefined) return [];
      const whole = readFileSync(join(dirname(file), screen), 'utf8');
      const code = whole.slice(whole.indexOf(`function ${component}(`));
      const name = /<RecordList\s+(?:list=\{list\}\s+)?name="([a-z-]+)"/.exec(code)?.[1];
      return name === undefined
        ? []
        : { name, needed: permissionIn(route) ?? permissionIn(shared) };
    });
  });
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter(({ name, needed }) => allowed.get(name) !== needed)).toEqual([]);
});

it('no import offers to take a larger file than the server receives', async () => {
  const anyNames = z.record(z.string(), z.unknown());
  const limits = z.looseObject({ jobBytes: z.number() });
  const offered: Record<string, number> = {};
  for (const file of globSync('src/modules/*/contract/*-import.ts')) {
    for (const [name, value] of Object.entries(anyNames.parse(await import(resolve(file))))) {
      const { data } = limits.safeParse(value);
      if (data !== undefined) offered[`${file} ${name}`] = data.jobBytes;
    }
  }
  const received = createFileImportRoute.form.bytes;
  expect(Object.keys(offered).length).toBeGreaterThan(2);
  expect(Object.entries(offered).filter(([, bytes]) => bytes > received)).toEqual([]);
});
