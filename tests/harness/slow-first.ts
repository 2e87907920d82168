import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first; the rest follow by name. */
const slow = [
  // Browser.
  'e2e/pages',
  'e2e/member-pages',
  'main-job/es',
  'main-job/cn',
  'main-job/en',
  'e2e/verification',
  'e2e/crawl',
  'e2e/looks',
  'e2e/award',
  'e2e/forms',
  'e2e/home',
  'e2e/inquiry-parts',
  'e2e/styles',
  'e2e/ui-book',
  'e2e/budgets',
  'e2e/operator-pages',
  'e2e/registration',
  'e2e/messages',
  'e2e/market',
  'e2e/ui-fields',
  'e2e/bent-addresses',
  'e2e/licence-first',
  'e2e/captcha',
  // Rooms.
  'rooms/hostile-input',
  'security/two-worlds',
  'pictures/licence',
  'rooms/writes-at-once',
  'security/browser',
  'postgres/postgres',
  'security/login',
  'captcha-solver',
  'rooms/askers',
  'rooms/verification',
  'rooms/access-matrix',
  'rooms/licence-first',
  'security/ownership',
  'rooms/rights',
  'rooms/seats',
];
const placeOf = ({ moduleId }: TestSpecification): number => {
  const at = slow.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
  return at < 0 ? slow.length : at;
};
const inOrder = (files: TestSpecification[]): TestSpecification[] =>
  files.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.moduleId < b.moduleId ? -1 : 1));

/**
 * The same order in every run: long files first, so that none is left for the end, when the other worker has no more to do.
 * Slices deal the files out by turns, to and fro, and so take about as long as each other.
 */
export class SlowFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const names = [...new Set(files.map((f) => f.project.name))].toSorted();
    return Promise.resolve(names.flatMap((name) => inOrder(files.filter((f) => f.project.name === name))));
  }

  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index = 1, count = 1 } = this.ctx.config.shard ?? {};
    const sliceOf = (i: number) => (Math.floor(i / count) % 2 ? count - (i % count) : (i % count) + 1);
    return Promise.resolve(inOrder(files).filter((_, i) => sliceOf(i) === index));
  }
}
