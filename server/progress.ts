import { pageTo } from '#contract/pages.ts';
import type { Config } from '#server/platform/config/index.ts';

/** Runs one step of the start and prints a line with its seconds. */
export const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const started = performance.now();
  process.stdout.write(`  ${name} ... `);
  const out = await work();
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  return out;
};

export type DemoAccount = { role: string; tab: string; login: string; password: string };

export const printWelcome = (config: Config, people: DemoAccount[]): void => {
  const lines = ['', `  Weft 复材汇 is ready: ${config.baseUrl}`];
  if (people.length) {
    lines.push('', '  Demo accounts (login tab, name, password):');
    for (const p of people)
      lines.push(`    ${p.role.padEnd(34)} ${p.tab.padEnd(11)} ${p.login.padEnd(22)} ${p.password}`);
    lines.push('', `  Mails and short messages: ${config.baseUrl}${pageTo('outbox')}`);
  }
  console.log([...lines, '', '  Ctrl-C stops everything.', ''].join('\n'));
};
