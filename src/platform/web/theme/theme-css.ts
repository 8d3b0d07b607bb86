import { familiesOf, mix, type FamilyName } from './colours.ts';
import {
  DARK,
  GROUND,
  NEUTRAL,
  STATUS,
  THEMES,
  type Scheme,
  type Shades,
  type ThemeName,
} from './tokens.ts';

type Variables = Record<string, string>;

const STATUS_NAMES = ['success', 'warning', 'danger', 'info'] as const;
const SCHEMES = ['light', 'dark'] as const satisfies readonly Scheme[];

/**
 * Writes every theme and scheme as one style sheet of variables. It is made when the application is
 * built, so that choosing a theme is one attribute on `<html>`: no script draws styles at run time,
 * and the content security policy need not allow it.
 */
export function themeCss(): string {
  const schemes = SCHEMES.map((scheme) =>
    block(`:root[data-mantine-color-scheme='${scheme}']`, schemeVariables(scheme)),
  );
  const themes = Object.keys(THEMES)
    .filter(isThemeName)
    .flatMap((theme) =>
      SCHEMES.map((scheme) =>
        block(selectorOf(theme, scheme), {
          ...shadeVariables('brand', THEMES[theme].primary),
          ...familyVariables('brand', theme, scheme),
          ...paintVariables(theme, scheme),
        }),
      ),
    );
  return [...schemes, ...themes].join('\n');
}

export function isThemeName(name: string): name is ThemeName {
  return Object.hasOwn(THEMES, name);
}

/** The default theme also answers when `<html>` names a theme this release does not know. */
function selectorOf(theme: ThemeName, scheme: Scheme): string {
  const named = theme === 'Default' ? '' : `[data-theme='${theme}']`;
  return `:root${named}[data-mantine-color-scheme='${scheme}']`;
}

function schemeVariables(scheme: Scheme): Variables {
  const ground = GROUND[scheme];
  const grounds = Object.entries(ground).map(([name, colour]) => [`--${name}`, colour]);
  const status = STATUS_NAMES.flatMap((name) =>
    Object.entries({
      ...shadeVariables(name, STATUS[name]),
      ...familyVariables(name, 'Default', scheme),
    }),
  );
  return {
    'color-scheme': scheme,
    '--mantine-color-scheme': scheme,
    ...Object.fromEntries(grounds),
    ...Object.fromEntries(status),
    ...shadeVariables('gray', NEUTRAL),
    ...shadeVariables('dark', DARK),
    ...familyVariables('gray', 'Default', scheme),
    '--shadow-popover':
      scheme === 'light'
        ? '0 1px 2px #1b20300f, 0 8px 24px -6px #1b203029'
        : '0 1px 2px #0006, 0 10px 28px -6px #000b',
  };
}

function paintVariables(theme: ThemeName, scheme: Scheme): Variables {
  const ground = GROUND[scheme];
  const definition = THEMES[theme];
  const tint = scheme === 'light' ? definition.primary[6] : definition.primary[4];
  const gradient = 'gradient' in definition ? definition.gradient : undefined;
  const run = gradient && `linear-gradient(100deg, ${gradient[0]}, ${gradient[1]})`;
  return {
    '--sidebar': mix(tint, ground.surface, scheme === 'light' ? 0.035 : 0.03),
    '--sidebar-line': mix(tint, ground.line, 0.08),
    '--brand-paint': run ?? 'var(--mantine-color-brand-filled)',
    '--brand-paint-hover': run
      ? `linear-gradient(#0000001f, #0000001f), ${run}`
      : 'var(--mantine-color-brand-filled-hover)',
    '--header': run ?? 'var(--surface)',
    '--header-text': run ? '#ffffff' : 'var(--text)',
    '--header-dimmed': run ? '#ffffffe6' : 'var(--text-dimmed)',
    '--header-line': run ? 'transparent' : 'var(--line)',
    '--header-hover': run ? '#ffffff29' : 'var(--hover)',
    '--header-focus': run ? '#ffffff' : 'var(--focus)',
  };
}

function shadeVariables(name: string, shades: Shades): Variables {
  return Object.fromEntries(
    shades.map((colour, shade) => [`--mantine-color-${name}-${shade}`, colour]),
  );
}

function familyVariables(name: FamilyName, theme: ThemeName, scheme: Scheme): Variables {
  const uses: [string, string][] = Object.entries(familiesOf(theme, scheme)[name]);
  return Object.fromEntries(
    uses.map(([use, colour]) => [`--mantine-color-${name}-${use}`, colour]),
  );
}

function block(selector: string, variables: Variables): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}`;
}
