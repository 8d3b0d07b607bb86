import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Search } from '#platform/web/navigation/search.ts';
import { standInBrowser } from './support/web/stand-in-browser.ts';

// Every screen, tab, setting and form for creating has a way there by name: no new one can be forgotten.

standInBrowser();
const { moduleRoutes, modules } = await import('#app/web/modules.ts');
const { addressAt } = await import('#platform/web/shell/palette/address-at.ts');
const { loadPlaces } = await import('#platform/web/shell/places.ts');
const { neededBy } = await import('#platform/web/shell/needs.ts');
const { pathOf } = await import('./support/web/draw-screen.tsx');

const sop = '/cube-feature-development/value-streams/$valueStreamId/sops/$sopId';

/** Screens that another address leads to. */
const reachedBy: Readonly<Record<string, string>> = {
  '/air/dashboard': '/air',
  '/customers/bin': '/customers',
  '/customers/tags': '/customers',
  '/customers/duplicates': '/customers',
  '/customers/merge': '/customers',
  '/quotations/settings': '/quotations',
  '/quotations/statistics': '/quotations',
  '/farmer-quotas/verification': '/farmer-quotas',
  '/farmer-quotas/corrections': '/farmer-quotas',
  '/farmer-quotas/statistics': '/farmer-quotas',
  '/farmer-quotas/settings': '/farmer-quotas',
  '/land-plots/map': '/land-plots',
  '/land-plots/settings': '/land-plots',
  '/contracts/summary': '/contracts',
  '/contracts/settings': '/contracts',
  '/cane-surveys/plan': '/cane-surveys',
  '/cane-surveys/map': '/cane-surveys',
  '/cane-surveys/settings': '/cane-surveys',

  [sop]: '/cube-feature-development/open/sop/$id',
};

/** Opened by what names a record alone, which then shows its own address. */
const openedById = /\/open\/(?:sop|sow)\/\$id$/;

const known = await loadPlaces(modules);
const navigation = modules.flatMap(({ navigation: items = [] }) => items);
const named = [...known.places, ...known.quickActions];
const addresses = named.map(({ to }) => to);
const records = known.records.flatMap(({ address }) =>
  ['WITHIN', null].map((within) =>
    address({ id: 'ID', name: 'NAME', within }).replace(/[?#].*$/, ''),
  ),
);

const searches = new Map<unknown, Search<Record<string, unknown>>>();
for (const file of globSync('src/modules/*/web/**/*.search.ts')) {
  const loaded: unknown = await import(resolve(file));
  for (const value of Object.values(z.record(z.string(), z.unknown()).parse(loaded))) {
    if (isSearch(value)) searches.set(value.validate, value);
  }
}

function isSearch(value: unknown): value is Search<Record<string, unknown>> {
  return z.object({ validate: z.function(), tabs: z.array(z.string()) }).safeParse(value).success;
}

/** Every screen of the application; addresses that only lead to another are none. */
const screens = moduleRoutes
  .filter(({ options }) => options.component !== undefined)
  .map((route) => ({
    path: pathOf(route),
    search: searches.get(route.options.validateSearch),
  }));

const alone = screens.filter(({ path }) => !path.includes('$'));
const forms = alone.filter(({ path }) => /\/create(?:-\w+)?$/.test(path));
const ofRecords = screens.filter(({ path }) => path.includes('$') && !openedById.test(path));

describe('every screen can be found by name', () => {
  it('knows the screens', () => {
    expect(screens.length).toBeGreaterThan(30);
  });

  it.each(alone.filter((screen) => !forms.includes(screen)))(
    '$path is in the sidebar or the settings area, with other words for it',
    ({ path }) => {
      const to = reachedBy[path] ?? path;
      expect(navigation.map((item) => item.to)).toContain(to);
      expect([...known.synonyms.keys()]).toContain(to);
    },
  );

  it.each(ofRecords)('$path is the screen of a kind of record, or a place of one', ({ path }) => {
    const ofPlace = addresses.some((to) => to.replace(/[?#].*$/, '') === path);
    const ofKind = records.some(
      (address) => addressAt(reachedBy[path] ?? path, address) === address,
    );
    expect(ofPlace || ofKind).toBe(true);
  });

  it.each(
    screens.flatMap(({ path, search }) => (search?.tabs ?? []).map((tab) => `${path}?tab=${tab}`)),
  )('the tab %s is a place', (to) => {
    expect(addresses).toContain(to);
  });
});

describe('everything that can be created is a quick action', () => {
  const started = known.quickActions.map(({ to }) => to);

  it.each(forms)('$path', ({ path }) => {
    expect(started).toContain(path);
  });

  it.each(alone.filter(({ search }) => search !== undefined && 'create' in search.defaults))(
    'the form of $path, on each of its tabs',
    ({ path, search }) => {
      const wanted =
        search === undefined || search.tabs.length === 0
          ? [`${path}?create=1`]
          : search.tabs.map((tab) => `${path}?tab=${tab}&create=1`);
      expect(started).toEqual(expect.arrayContaining(wanted));
    },
  );
});

it.each(known.records.flatMap(({ list }) => list ?? []))(
  '%s finds all records of its kind by the words of the search over everything',
  (list) => {
    const search = alone.find(({ path }) => path === list)?.search;
    expect(Object.keys(search?.defaults ?? {})).toContain('search');
  },
);

it('each setting that has an address of its own is a place, and each such place is on a screen', () => {
  const code = globSync('src/modules/*/web/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const targets = code.flatMap((text) =>
    [...text.matchAll(/<(?:Panel|HashTarget)\s+id="([a-z-]+)"/g)].map(([, id = '']) => id),
  );
  const led = addresses.flatMap((to) => (to.includes('#') ? [to.replace(/^.*#/, '')] : []));
  expect(new Set(led)).toEqual(new Set(targets));
});

it('the navigation leads people where they may go, and shows nothing that would not let them in', () => {
  const misleading = moduleRoutes
    .filter(({ options }) => options.component !== undefined)
    .map((route) => ({ path: pathOf(route), needed: neededBy(route.options.beforeLoad) }))
    .filter(({ path, needed }) =>
      navigation.some(({ to, permission }) => to === path && permission !== needed),
    );
  expect(misleading).toEqual([]);
});

it('no address is named twice', () => {
  expect(addresses.filter((to, index) => addresses.indexOf(to) !== index)).toEqual([]);
});

it('every name and every other word is given in both languages', () => {
  const labels = [...named.flatMap(({ label, also }) => [label, also]), ...known.synonyms.values()];
  expect(labels.filter(({ text, other }) => text === '' || other === '')).toEqual([]);
});

it('breadcrumbs name every part of every address that is not a record', () => {
  const crumbs = new Set([
    '/settings',
    ...navigation.map(({ to }) => to),
    ...modules.flatMap(({ crumbs: own = {} }) => Object.keys(own)),
  ]);
  const parts = screens
    .filter(({ path }) => !openedById.test(path))
    .flatMap(({ path }) => {
      const segments = path.split('/').slice(1);
      return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
    })
    .filter((part) => !part.split('/').at(-1)?.startsWith('$'));
  expect([...new Set(parts)].filter((part) => !crumbs.has(part))).toEqual([]);
});
