/**
 * Writes web/ui/frame/mantine-variables.css: what Mantine would otherwise put into each page's body for our theme.
 * `npm run variables` after a change of web/ui/frame/theme.ts; a test compares.
 */
import { MantineProvider } from '@mantine/core';
import { writeFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cssVariables, theme } from '#web/ui/frame/theme.ts';

export const variablesFile = new URL('../web/ui/frame/mantine-variables.css', import.meta.url);

export const variablesCss = (): string => {
  const html = renderToStaticMarkup(
    createElement(MantineProvider, {
      theme,
      cssVariablesResolver: cssVariables,
      withGlobalClasses: false,
      deduplicateInlineStyles: true,
    }),
  );
  const css = /<style data-mantine-styles="true">([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  return `/* Written by scripts/variables.ts. */\n${css
    .replaceAll(/([{;])\s*/g, '$1\n')
    .replaceAll('}', '}\n')
    .trim()}\n`;
};

if (import.meta.main) await writeFile(variablesFile, variablesCss());
