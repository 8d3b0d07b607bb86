import { useSyncExternalStore } from 'react';

/** Colour schemes a person may choose; `auto` follows the system. */
export const APPEARANCES = ['light', 'dark', 'auto'] as const;

export type Appearance = (typeof APPEARANCES)[number];

/** How much room tables, lists and forms take. */
export const DENSITIES = ['comfortable', 'compact'] as const;

type Density = (typeof DENSITIES)[number];

// The keys are also read by app/web/public/appearance.js, before the first paint.
const APPEARANCE_KEY = 'backoffice.appearance';
const THEME_KEY = 'backoffice.theme';
const DENSITY_KEY = 'backoffice.density';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** The chosen scheme, now and after it changes here or in another tab. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, chosen);
}

/** Applies a scheme immediately and remembers it. */
export function setAppearance(appearance: Appearance): void {
  localStorage.setItem(APPEARANCE_KEY, appearance);
  apply();
  for (const listener of listeners) listener();
}

/** Applies a theme immediately and remembers it; nothing is loaded or rendered again. */
export function setTheme(name: string): void {
  localStorage.setItem(THEME_KEY, name);
  document.documentElement.dataset['theme'] = name;
}

/** The chosen density, now and after it changes here. */
export function useDensity(): Density {
  return useSyncExternalStore(subscribe, chosenDensity);
}

/** Applies a density immediately and remembers it. */
export function setDensity(density: Density): void {
  localStorage.setItem(DENSITY_KEY, density);
  document.documentElement.dataset['density'] = density;
  for (const listener of listeners) listener();
}

function chosenDensity(): Density {
  return document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable';
}

function chosen(): Appearance {
  const stored = localStorage.getItem(APPEARANCE_KEY);
  return APPEARANCES.find((appearance) => appearance === stored) ?? 'auto';
}

function apply(): void {
  const appearance = chosen();
  const dark = appearance === 'dark' || (appearance === 'auto' && systemIsDark.matches);
  document.documentElement.dataset['mantineColorScheme'] = dark ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

systemIsDark.addEventListener('change', apply);
addEventListener('storage', (event) => {
  if (event.key !== APPEARANCE_KEY) return;
  apply();
  for (const listener of listeners) listener();
});
