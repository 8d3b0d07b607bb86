import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import type * as filterBar from '#platform/web/table/filter-bar.tsx';
import type { Search } from '#platform/web/navigation/search.ts';
import { standInBrowser } from './support/web/stand-in-browser.ts';

// What is chosen in the address of a screen reaches the server: drawn once, without a browser.

/** The filters of the exports that were drawn. */
const exported = vi.hoisted((): object[] => []);

vi.mock('#platform/web/table/export-menu.tsx', () => ({
  ExportMenu({ choices }: { readonly choices: object }) {
    exported.push(choices);
    return null;
  },
}));

interface Filter {
  readonly label: string;
  readonly value: string | undefined;
  readonly values?: readonly string[];
  readonly choices?: readonly { readonly value: string }[];
  readonly onChange: (value: string | undefined) => void;
}

/** The filters that were drawn, and where people were led. */
const seen = vi.hoisted(() => ({
  filters: [] as Filter[],
  addresses: [] as object[],
  /** Whether all rows can be shown again, of each bar of filters. */
  resets: [] as boolean[],
}));

function FilterStandIn(filter: Filter) {
  seen.filters.push(filter);
  return null;
}

vi.mock('#platform/web/table/filter-select.tsx', () => ({ FilterSelect: FilterStandIn }));
vi.mock('#platform/web/table/filter-bar.tsx', async (load) => {
  const { FilterBar } = await load<typeof filterBar>();
  return {
    FilterBar(bar: Parameters<typeof FilterBar>[0]) {
      seen.resets.push(bar.onReset !== undefined);
      return createElement(FilterBar, bar);
    },
  };
});
vi.mock('#platform/web/table/clearable-filter.tsx', () => ({ ClearableFilter: FilterStandIn }));
vi.mock('@tanstack/react-router', async (load) => ({
  ...(await load<object>()),
  useNavigate:
    () =>
    ({ search }: { readonly search: (before: object) => object }) =>
      void seen.addresses.push(search({})),
}));

standInBrowser();
const { besideRows } = await import('#platform/web/navigation/use-search-state.ts');
const { moduleRoutes } = await import('#app/web/modules.ts');
const { pathOf, queriesOf } = await import('./support/web/draw-screen.tsx');

/** What a screen answers by itself. */
const answeredHere: Readonly<Record<string, string>> = {
  '/air/dashboard find': 'is asked for when typing pauses',
  '/cube-feature-development/timeline scale': 'is how wide a week is drawn',
  '/air/imports company': 'begins the form of an import',
  '/quotations/create customer_id': 'begins the form',
  '/contracts/create plotId': 'begins the form',
  '/land-plots/create quota_id': 'begins the form',
  '/land-plots take_over': 'opens a dialog',
  '/land-plots/map colour': 'is how plots are drawn',
  '/settings/sow-stages gate': 'opens a sheet',
  '/settings/sow-stages template': 'opens a sheet',
};

/** What the server is asked for instead: of the viewer, who is employee 1. */
const valueFor: Readonly<Record<string, string>> = { '/cube-feature-development/board mine': '1' };

/** Which of the rows are shown at a time: an export has all of them. */
const ofThePage = new Set(['page', 'page_size', 'limit', 'before']);

/** Where the list is not on the first tab. */
const tabOf: Readonly<Record<string, string>> = { '/air/activity': 'log' };

/** Values of every kind that an address may contain: the choices of all contracts, and others. */
const candidates: string[] = ['planted', '2', '2026-01-02', 'yes', '1', '7', '26'];
for (const file of globSync('src/{platform,modules/*}/contract/**/*.ts')) {
  if (file.includes('.test.')) continue;
  const loaded: unknown = await import(resolve(file));
  for (const value of Object.values(z.record(z.string(), z.unknown()).parse(loaded))) {
    if (Array.isArray(value)) candidates.push(...value.filter((each) => typeof each === 'string'));
  }
}

const searches = new Map<unknown, Search<Record<string, unknown>>>();
for (const file of globSync('src/modules/*/web/**/*.search.ts')) {
  const loaded: unknown = await import(resolve(file));
  for (const value of Object.values(z.record(z.string(), z.unknown()).parse(loaded))) {
    if (isSearch(value)) searches.set(value.validate, value);
  }
}

function isSearch(value: unknown): value is Search<Record<string, unknown>> {
  return z.object({ parse: z.function(), defaults: z.object({}) }).safeParse(value).success;
}

/** What can be chosen on each screen, with a value that is not the usual one. */
const choices = moduleRoutes.flatMap((screen) => {
  const path = pathOf(screen);
  const search = searches.get(screen.options.validateSearch);
  if (search === undefined || path.includes('$')) return [];
  return Object.keys(search.defaults).flatMap((name) => {
    if (besideRows.some((each) => each === name) || `${path} ${name}` in answeredHere) return [];
    const read = (value: unknown) => search.parse({ [name]: value })[name];
    const values = candidates.filter((each) => isChosen(read(each), search.defaults[name]));
    return [{ screen, path, name, values: values.slice(0, 3) }];
  });
});

function isChosen(value: unknown, usual: unknown): boolean {
  return value !== undefined && JSON.stringify(value) !== JSON.stringify(usual);
}

it('finds the screens with filters', () => {
  expect(choices.length).toBeGreaterThan(40);
});

it.each(choices)('$path asks the server for $name', async ({ screen, path, name, values }) => {
  const place = path in tabOf && name !== 'days' ? { tab: tabOf[path] } : {};
  const usual = new Set(await queriesOf(screen, place));
  const reached: boolean[] = [];
  // A screen may take a day or a number alone.
  for (const value of values) {
    const asked = await queriesOf(screen, { ...place, [name]: value });
    reached.push(
      asked.some((key) => !usual.has(key) && key.includes(valueFor[`${path} ${name}`] ?? value)),
    );
  }
  expect(reached).toContain(true);
});

const filters = choices.filter(({ name }) => !ofThePage.has(name));

it.each(filters)('$path exports what $name chooses', async ({ screen, path, name, values }) => {
  const place = path in tabOf && name !== 'days' ? { tab: tabOf[path] } : {};
  const reached: boolean[] = [];
  for (const value of values) {
    exported.length = 0;
    await queriesOf(screen, { ...place, [name]: value });
    const [narrowed] = exported;
    // A screen without an export has nothing to narrow down.
    reached.push(narrowed === undefined || Object.values(narrowed).map(String).includes(value));
  }
  expect(reached).toContain(true);
});

const filtered = moduleRoutes.filter((screen) => !pathOf(screen).includes('$'));

/** What people can choose from on a screen. */
async function filtersOf(screen: (typeof filtered)[number], search: object): Promise<Filter[]> {
  seen.filters.length = 0;
  seen.resets.length = 0;
  await queriesOf(screen, { ...search });
  return [...seen.filters];
}

it('a filter of a list writes what is chosen into the address, and shows what the address has', async () => {
  const tried: string[] = [];
  const failed: string[] = [];
  for (const screen of filtered) {
    const path = pathOf(screen);
    const place = path in tabOf ? { tab: tabOf[path] } : {};
    const offered = await filtersOf(screen, place);
    if (seen.resets.includes(true)) failed.push(`${path} shows all already`);
    for (const { label, values, choices: given, onChange } of offered) {
      const chosen = (values ?? given?.map(({ value }) => value))?.at(-1);
      if (chosen === undefined) continue;
      seen.addresses.length = 0;
      onChange(chosen);
      const [address = {}] = seen.addresses;
      const again = await filtersOf(screen, { ...place, ...address });
      tried.push(`${path} ${label}`);
      if (again.find((each) => each.label === label)?.value !== chosen) {
        failed.push(`${path} ${label}`);
      }
    }
  }
  expect(failed).toEqual([]);
  expect(tried.length).toBeGreaterThan(20);
});
