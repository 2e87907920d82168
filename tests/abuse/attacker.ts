import { setPriority } from 'node:os';
import { phases } from './phases.ts';
import type { Attack } from './wire.ts';

/** One phase in a process of its own, told by its parent; it yields to the server, whose strength is measured, not the machine's. */
setPriority(19);
process.on('uncaughtException', () => undefined);
process.once('message', (told: { phase: string; attack: Attack }) => {
  const run = phases[told.phase];
  void (run ? run(told.attack) : Promise.resolve()).finally(() => process.exit(0));
  setTimeout(() => process.exit(0), told.attack.until - Date.now() + 5_000).unref();
});
