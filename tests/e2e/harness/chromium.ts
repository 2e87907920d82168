import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** The environment's Chromium, the system's, or the one that npm ships. */
export const findChromium = async (): Promise<string> => {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const system = systemPaths.find((p) => existsSync(p));
  if (system) return system;
  // Makes the package bring its own shared libraries.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x';
  const { default: packed } = await import('@sparticuz/chromium');
  const path = await packed.executablePath().catch(() => '');
  if (!path)
    throw new Error('No Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.');
  return path;
};

/** Flags with which Chromium draws in three dimensions without a graphics card. */
export const drawingFlags = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

export const launch = async (): Promise<Browser> => chromium.launch({ executablePath: await findChromium(), args });
