import { createTheme, type MantineColorsTuple, type VariantColorsResolver } from '@mantine/core';

/**
 * What Mantine's components need to know at run time. Every colour is a variable of the style sheet
 * that theme-css.ts writes, so this one object serves all themes and schemes.
 */
export const mantineTheme = createTheme({
  primaryColor: 'brand',
  colors: {
    brand: shadesByVariable('brand'),
    success: shadesByVariable('success'),
    warning: shadesByVariable('warning'),
    danger: shadesByVariable('danger'),
    info: shadesByVariable('info'),
    gray: shadesByVariable('gray'),
    dark: shadesByVariable('dark'),
  },
  variantColorResolver: resolveVariant,
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-code)',
  headings: { fontFamily: 'var(--font)', fontWeight: '600' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'md' } },
    Button: { defaultProps: { size: 'sm' } },
    Badge: { defaultProps: { tt: 'none', variant: 'light', radius: 'sm', fw: 500 } },
    // Progress is work: the colour of the brand may be that of a failure.
    Progress: { defaultProps: { color: 'info' } },
    // Rendered in their place in the page, so that they belong to its landmarks.
    Popover: {
      defaultProps: {
        withinPortal: false,
        floatingStrategy: 'fixed',
        transitionProps: { duration: 80 },
      },
    },
    Combobox: { defaultProps: { withinPortal: false, floatingStrategy: 'fixed' } },
    // What is typed replaces the number, which is often a 0 or 1 that nobody typed.
    NumberInput: { defaultProps: { selectAllOnFocus: true } },
    Select: { defaultProps: { comboboxProps: { transitionProps: { duration: 0 } } } },
  },
});

function shadesByVariable(name: string): MantineColorsTuple {
  const shade = (index: number) => `var(--mantine-color-${name}-${index})`;
  return [
    shade(0),
    shade(1),
    shade(2),
    shade(3),
    shade(4),
    shade(5),
    shade(6),
    shade(7),
    shade(8),
    shade(9),
  ];
}

/** Mantine's own resolver computes mixed colours; ours only refers to variables. */
function resolveVariant(
  ...[input]: Parameters<VariantColorsResolver>
): ReturnType<VariantColorsResolver> {
  const family = input.color ?? 'brand';
  const shade = (name: string) => `var(--mantine-color-${family}-${name})`;
  const line = (colour: string) => `1px solid ${colour}`;
  switch (input.variant) {
    case 'light':
      return {
        background: shade('light'),
        hover: shade('light-hover'),
        color: shade('light-color'),
        border: line('transparent'),
      };
    case 'outline':
      return {
        background: 'transparent',
        hover: shade('outline-hover'),
        color: shade('text'),
        border: line(shade('outline')),
      };
    case 'subtle':
      return {
        background: 'transparent',
        hover: shade('light'),
        color: shade('text'),
        border: line('transparent'),
      };
    case 'transparent':
      return {
        background: 'transparent',
        hover: 'transparent',
        color: shade('text'),
        border: line('transparent'),
      };
    case 'default':
      return {
        background: 'var(--surface)',
        hover: 'var(--hover)',
        color: 'var(--text)',
        border: line('var(--line-strong)'),
      };
    default: {
      const brand = family === 'brand';
      return {
        background: brand ? 'var(--brand-paint)' : shade('filled'),
        hover: brand ? 'var(--brand-paint-hover)' : shade('filled-hover'),
        color: '#ffffff',
        border: line('transparent'),
      };
    }
  }
}
