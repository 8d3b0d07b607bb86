import type { Page } from '@playwright/test';
import type { Language } from '#platform/contract/texts/texts.ts';
import { expect } from './fixtures.ts';
import { visit } from './visit.ts';

/** A screen, or a window over one, and the way to it. */
export interface Screen {
  readonly name: string;
  /** Leaves the page unfit for another screen, so it starts the web app in its own page. */
  readonly alone?: true;
  /** Resolves when everything that the screen shows is there. */
  readonly open: (page: Page, language: Language) => Promise<void>;
}

/**
 * What a module gives to the sweep, as `screens` of its `e2e/<name>/screens.ts`: by the route as the web
 * app writes it, for example `/engine-management/$id`.
 */
export type Screens = Readonly<Record<string, readonly Screen[]>>;

/** Opens an existing screen with its heading. */
export async function openPath(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens a list and waits for its first row. */
export async function openList(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

/** Where a long way leads: examples have constant addresses, so each worker finds them once. */
export async function addressOf(place: string, find: () => Promise<string>): Promise<string> {
  const address = addresses.get(place) ?? (await find());
  addresses.set(place, address);
  return address;
}

const addresses = new Map<string, string>();

/** The address behind the first row of a list of examples. */
export async function addressOfFirst(page: Page, list: string): Promise<string> {
  return addressOf(list, async () => {
    await visit(page, list);
    const link = page.getByRole('rowheader').first().getByRole('link');
    return (await link.getAttribute('href')) ?? list;
  });
}
