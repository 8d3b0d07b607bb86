import { familiesOf, mix, type FamilyName } from './colours.ts';
import { CHART, DARK, GROUND, NEUTRAL, STATUS, type Scheme } from './tokens.ts';
import { THEMES, type Shades, type ThemeName } from '#platform/contract/theme-colours.ts';

/** A CSS property and its value. */
type Declaration = readonly [name: string, value: string];

const STATUS_NAMES = ['success', 'warning', 'danger', 'info'] as const;
const SCHEMES = ['light', 'dark'] as const satisfies readonly Scheme[];

/**
 * Writes every theme and scheme as one style sheet of variables. It is generated when the application is
 * built, so that choosing a theme is one attribute on `<html>`: no script creates styles at run time,
 * and the content security policy need not allow it.
 */
export function themeCss(): string {
  const schemes = SCHEMES.map((scheme) =>
    block(`:root[data-mantine-color-scheme='${scheme}']`, ofScheme(scheme)),
  );
  const themes = themeNames().flatMap((theme) =>
    SCHEMES.map((scheme) => block(selectorOf(theme, scheme), ofTheme(theme, scheme))),
  );
  return [...schemes, ...themes].join('\n');
}

export function themeNames(): ThemeName[] {
  return Object.keys(THEMES).filter((name): name is ThemeName => Object.hasOwn(THEMES, name));
}

/**
 * The page's own theme is named by `<html>`; the default one also applies when that names a theme this
 * release does not know. Inside the page, what belongs to another company may wear the theme of that one.
 */
function selectorOf(theme: ThemeName, scheme: Scheme): string {
  const inScheme = `[data-mantine-color-scheme='${scheme}']`;
  const named = `[data-theme='${theme}']`;
  return `:root${theme === 'Default' ? '' : named}${inScheme}, ${inScheme} ${named}`;
}

function ofScheme(scheme: Scheme): Declaration[] {
  return [
    ['color-scheme', scheme],
    ['--mantine-color-scheme', scheme],
    ...Object.entries<string>(GROUND[scheme]).map(
      ([name, colour]) => [`--${name}`, colour] as const,
    ),
    ...Object.entries<string>(CHART[scheme]).map(
      ([name, colour]) => [`--chart-${name}`, colour] as const,
    ),
    ...STATUS_NAMES.flatMap((name) => [
      ...shades(name, STATUS[name]),
      ...family(name, 'Default', scheme),
    ]),
    ...shades('gray', NEUTRAL),
    ...shades('dark', DARK),
    ...family('gray', 'Default', scheme),
    // What lies behind a dialog stays readable, because the dialog refers to it.
    ['--shade', scheme === 'light' ? '#141b2a80' : '#000000a6'],
    [
      '--shadow-popover',
      scheme === 'light'
        ? '0 1px 2px #1b20300f, 0 8px 24px -6px #1b203029'
        : '0 1px 2px #0006, 0 10px 28px -6px #000b',
    ],
  ];
}

function ofTheme(theme: ThemeName, scheme: Scheme): Declaration[] {
  const definition = THEMES[theme];
  const gradient = 'gradient' in definition ? definition.gradient : undefined;
  return [
    ...shades('brand', definition.primary),
    ...family('brand', theme, scheme),
    ...sidebar(definition.primary, scheme),
    ...(gradient === undefined ? plainPaint() : gradientPaint(...gradient)),
  ];
}

/** The sidebar's background is slightly tinted with the theme's colour. */
function sidebar(primary: Shades, scheme: Scheme): Declaration[] {
  const tint = scheme === 'light' ? primary[6] : primary[4];
  return [
    ['--sidebar', mix(tint, GROUND[scheme].surface, scheme === 'light' ? 0.035 : 0.03)],
    ['--sidebar-line', mix(tint, GROUND[scheme].line, 0.08)],
  ];
}

function plainPaint(): Declaration[] {
  return [
    ['--brand-paint', 'var(--mantine-color-brand-filled)'],
    ['--brand-paint-hover', 'var(--mantine-color-brand-filled-hover)'],
    ['--header', 'var(--surface)'],
    ['--header-text', 'var(--text)'],
    ['--header-dimmed', 'var(--text-dimmed)'],
    ['--header-line', 'var(--line)'],
    ['--header-hover', 'var(--hover)'],
    ['--header-focus', 'var(--focus)'],
  ];
}

function gradientPaint(from: string, to: string): Declaration[] {
  const run = `linear-gradient(100deg, ${from}, ${to})`;
  return [
    ['--brand-paint', run],
    ['--brand-paint-hover', `linear-gradient(#0000001f, #0000001f), ${run}`],
    ['--header', run],
    ['--header-text', '#ffffff'],
    ['--header-dimmed', '#ffffffe6'],
    ['--header-line', 'transparent'],
    ['--header-hover', '#ffffff29'],
    ['--header-focus', '#ffffff'],
  ];
}

function shades(name: string, colours: Shades): Declaration[] {
  return colours.map((colour, shade) => [`--mantine-color-${name}-${shade}`, colour]);
}

function family(name: FamilyName, theme: ThemeName, scheme: Scheme): Declaration[] {
  return Object.entries<string>(familiesOf(theme, scheme)[name]).map(([use, colour]) => [
    `--mantine-color-${name}-${use}`,
    colour,
  ]);
}

function block(selector: string, declarations: readonly Declaration[]): string {
  const lines = declarations.map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}`;
}
