import type { DemoAccount } from '#server/progress.ts';
import type { Platform } from '#server/platform/index.ts';

/** Fills an empty database with the demo world; does nothing where it stands already. @returns the demo accounts */
export const seedWorld = async (_platform: Platform): Promise<DemoAccount[]> => [];

/** Production refuses to start on a database that holds demo accounts. */
export const checkProduction = async (_platform: Platform): Promise<void> => {};
