import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Shades for colours that Mantine mixes; the visible ones come from the tokens below. */
const crimson: MantineColorsTuple = [
  '#fdeef1',
  '#f8d9df',
  '#efb0bc',
  '#e68497',
  '#df6078',
  '#d6405d',
  '#c22b4b',
  '#a8173a',
  '#8f1231',
  '#750b27',
];

export const theme = createTheme({
  primaryColor: 'crimson',
  primaryShade: { light: 7, dark: 5 },
  colors: { crimson },
  fontFamily: 'var(--font-sans)',
  headings: { fontFamily: 'var(--font-serif)', fontWeight: '600' },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.6', lg: '1.6', xl: '1.65' },
  defaultRadius: 3,
  respectReducedMotion: true,
  components: { Button: { defaultProps: { variant: 'filled' } } },
});

const tokenVariables = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--blue)',
  '--mantine-color-error': 'var(--crimson)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-hover': 'var(--paper-2)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-color-crimson-filled': 'var(--crimson)',
  '--mantine-color-crimson-filled-hover': 'color-mix(in oklab, var(--crimson), var(--ink) 15%)',
};

/** Mantine's variables mapped to the tokens of the public site, which adapt to light and dark themselves. */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...tokenVariables, '--mantine-color-success': '#0b6b4f' },
  dark: { ...tokenVariables, '--mantine-color-success': '#63c9a4' },
});
