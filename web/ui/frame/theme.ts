import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const warp: MantineColorsTuple = [
  '#E3F0EC',
  '#C7E0D8',
  '#A3CDC0',
  '#78B5A3',
  '#4CC3A5',
  '#2A806B',
  '#0B6554',
  '#095546',
  '#084C3F',
  '#06251E',
];
const weft: MantineColorsTuple = [
  '#FCF1D6',
  '#F9E4B0',
  '#F6D585',
  '#F4C75C',
  '#F2B32A',
  '#E3A114',
  '#B97F0A',
  '#855600',
  '#6A4500',
  '#332811',
];
const gray: MantineColorsTuple = [
  '#F4F6F5',
  '#ECEFED',
  '#DDE2E0',
  '#C9D0CD',
  '#A9B3B0',
  '#7F8986',
  '#606A67',
  '#48514F',
  '#20272A',
  '#15191B',
];
const dark: MantineColorsTuple = [
  '#E8ECEA',
  '#B3BCB9',
  '#8E9894',
  '#6F7976',
  '#3A4344',
  '#2A3132',
  '#212728',
  '#181D1E',
  '#101415',
  '#0B0E0F',
];
const red: MantineColorsTuple = [
  '#FBE9E7',
  '#F5C9C5',
  '#EDA19B',
  '#E3776F',
  '#FF8A80',
  '#C73B35',
  '#B4231F',
  '#981B18',
  '#7A1512',
  '#3A1B19',
];

/** Two colours are spent on two acts: amber fill asks, green fill offers; both keep their contrast in either scheme. */
const variants: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  const color = input.color ?? 'warp';
  if (input.variant !== 'filled' || (color !== 'warp' && color !== 'weft')) return resolved;
  return {
    ...resolved,
    background: `var(--${color})`,
    hover: `var(--${color}-h)`,
    color: `var(--on-${color})`,
    border: '1px solid transparent',
  };
};

/** The face's colours and shapes as a Mantine theme. Green is the primary colour; amber is spent on asking. */
export const theme = createTheme({
  primaryColor: 'warp',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  variantColorResolver: variants,
  colors: { warp, weft, gray, dark, red },
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '650' },
  defaultRadius: 4,
  radius: { xs: '2px', sm: '4px', md: '8px', lg: '8px', xl: '8px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
  black: '#15191B',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** Mantine's own variables point to our tokens, so both sides change with the scheme together. */
export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink3)',
    '--mantine-color-anchor': 'var(--warp)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-placeholder': 'var(--ink3)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-border': 'var(--field)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-hover': 'var(--sunk)',
    '--mantine-color-warp-filled': 'var(--warp)',
    '--mantine-color-warp-filled-hover': 'var(--warp-h)',
    '--mantine-color-warp-text': 'var(--warp)',
    '--mantine-color-warp-light': 'var(--warp-t)',
    '--mantine-primary-color-contrast': 'var(--on-warp)',
  };
  return { variables: {}, light: shared, dark: shared };
};
