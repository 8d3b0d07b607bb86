import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import type * as defining from '#platform/web/query/define-action.ts';
import type * as using from '#platform/web/query/use-action.ts';
import { drawHook } from './support/web/draw.tsx';
import { standInBrowser } from './support/web/stand-in-browser.ts';

// What people do is seen by them at once, also while the stream of changes is interrupted.

interface Action {
  readonly name: string;
  readonly refreshes: readonly unknown[];
  readonly failure: string | false | undefined;
}

const actions = vi.hoisted((): Action[] => []);

vi.mock('#platform/web/query/define-action.ts', async (importOriginal) => {
  const real = await importOriginal<typeof defining>();
  const defineAction = (...given: Parameters<typeof real.defineAction>) => {
    const [route, , { refreshes = [], failure } = {}] = given;
    actions.push({ name: `${route.method} ${route.path}`, refreshes, failure });
    return real.defineAction(...given);
  };
  return { ...real, defineAction };
});

/** The actions of the hook that was drawn last. */
const used = vi.hoisted((): Omit<Action, 'name'>[] => []);

vi.mock('#platform/web/query/use-action.ts', async (importOriginal) => {
  const real = await importOriginal<typeof using>();
  const useAction: typeof real.useAction = (action) => {
    const { refreshes = [], failure } = action;
    used.push({ refreshes, failure });
    return real.useAction(action);
  };
  return { ...real, useAction };
});

standInBrowser();
for (const file of globSync('src/{platform,modules/*}/web/**/*.ts')) {
  if (file.includes('.test.') || !readFileSync(file, 'utf8').includes('defineAction(')) continue;
  await import(resolve(file));
}

const exportsOf = async (file: string) =>
  Object.entries(z.record(z.string(), z.unknown()).parse(await import(resolve(file))));
const texts = z.looseObject({ load: z.custom<() => Promise<void>>() });
for (const file of globSync('src/{platform,modules/*}/web/**/*texts.ts')) {
  for (const [, value] of await exportsOf(file)) await texts.safeParse(value).data?.load?.();
}

/** Actions that are more than one call of a route: a hook uses each. */
const hooks: Action[] = [];
for (const file of globSync('src/{platform,modules/*}/web/**/*.ts')) {
  const code = file.includes('.test.') ? '' : readFileSync(file, 'utf8');
  if (!code.includes('useAction({')) continue;
  for (const [name, hook] of await exportsOf(file)) {
    if (!code.includes(`export function ${name}(`) || typeof hook !== 'function') continue;
    if (!name.startsWith('use')) continue;
    used.length = 0;
    await drawHook(() => void Reflect.apply(hook, undefined, [{ failure: 'not done' }]));
    hooks.push(...used.map((action) => ({ name: `${name} of ${file}`, ...action })));
  }
}

/** What changes no record that a screen shows, or is followed up by what calls it. */
const outdatesNothing = [
  'PATCH /v1/contracts/bulk-status',
  'PATCH /v1/sows/:id/stages/:stage/checklist/remark',
  'POST /v1/agents/:id/index/check',
  'POST /v1/air/imports/:id/headings',
  'POST /v1/land-plots/shapefiles/:id/repair',
  'POST /v1/land-plots/shapefiles/drawn',
  'POST /v1/notification-line-link/code',
  'POST /v1/quotas/bulk-verify',
  'POST /v1/quotations/status',
  'POST /v1/users/:id/link',
  'PUT /v1/customers/bulk',
];

/** The same of hooks: they look at a file, or keep a copy of it. */
const hooksOutdateNothing = [
  'useDownloadFile of src/modules/agents/web/files/files.api.ts',
  'usePreviewChecklist of src/modules/feature-development/web/checklists/checklists.api.ts',
  'useUploadShapes of src/modules/land-plots/web/shapes/shapes.api.ts',
];

/** Small enough that the reason of the failure says everything. */
const failsWithoutHeading = [
  'DELETE /v1/products/:id/prices/:valid_from',
  'POST /v1/inbox/read',
  'PUT /v1/inbox/:id',
  'PUT /v1/notification-preferences',
];

const names = (found: readonly Action[]) => [...new Set(found.map(({ name }) => name))].toSorted();

it('actions are found', () => {
  expect(actions.length).toBeGreaterThan(150);
  expect(hooks.length).toBeGreaterThan(15);
});

it('an action outdates what it changes, unless its caller does or no screen shows it', () => {
  expect(names(actions.filter(({ refreshes }) => refreshes.length === 0))).toEqual(outdatesNothing);
  expect(names(hooks.filter(({ refreshes }) => refreshes.length === 0))).toEqual(
    hooksOutdateNothing,
  );
});

it('an action that fails says what could not be done, unless its screen does', () => {
  expect(names(actions.filter(({ failure }) => failure === undefined))).toEqual(
    failsWithoutHeading,
  );
  expect(names(hooks.filter(({ failure }) => failure === undefined))).toEqual([]);
});
