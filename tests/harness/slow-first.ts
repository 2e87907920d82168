import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, with about how many seconds of one worker in the full run; every other one takes a few. */
const slow = Object.entries({
  // Browser.
  'e2e/pages': 90,
  'members/member-pages': 60,
  'visitors/crawl': 290,
  'members/verification': 70,
  'e2e/styles': 100,
  'main-job/es': 35,
  'main-job/cn': 35,
  'main-job/en': 35,
  'e2e/looks': 40,
  'members/forms': 40,
  'visitors/award': 40,
  'visitors/home': 35,
  'visitors/bent-addresses': 50,
  'e2e/budgets': 50,
  'visitors/inquiry-parts': 30,
  'members/registration': 25,
  'members/messages': 25,
  'visitors/market': 25,
  'e2e/ui-fields': 25,
  'members/release-draft': 20,
  'e2e/ui-data': 20,
  'members/licence-first': 20,
  'members/dictionaries': 20,
  'members/captcha': 20,
  'members/operator-pages': 20,
  'e2e/ui-book': 20,
  // Rooms.
  'pictures/licence': 90,
  'platform/hostile-input': 70,
  'captcha-solver/captcha-solver': 90,
  'security/browser': 60,
  'deals/import-killed': 110,
  'platform/access-matrix': 60,
  'security/two-worlds': 50,
  'histories/histories': 40,
  'carnival/killed': 30,
  'platform/writes-at-once': 30,
  'postgres/postgres': 60,
  'security/login': 25,
  'verification/verification': 25,
  'identity/askers': 20,
  'verification/licence-first': 20,
  'security/ownership': 10,
  'identity/rights': 10,
  'identity/seats': 10,
});
const few = 4;
const secondsOf = ({ moduleId }: TestSpecification): number =>
  slow.find(([name]) => moduleId.endsWith(`${name}.test.ts`))?.[1] ?? few;
const longestFirst = (files: TestSpecification[]): TestSpecification[] =>
  files.toSorted((a, b) => secondsOf(b) - secondsOf(a) || (a.moduleId < b.moduleId ? -1 : 1));

/** The same order in every run: long files first, so that none is left for the end, when the other worker has no more to do. */
export class SlowFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const names = [...new Set(files.map((f) => f.project.name))].toSorted();
    return Promise.resolve(names.flatMap((name) => longestFirst(files.filter((f) => f.project.name === name))));
  }

  /** Each file goes to the slice that has least so far. */
  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index = 1, count = 1 } = this.ctx.config.shard ?? {};
    const slices = Array.from({ length: count }, () => ({ seconds: 0, files: [] as TestSpecification[] }));
    for (const file of longestFirst(files)) {
      const least = slices.reduce((a, b) => (b.seconds < a.seconds ? b : a));
      least.seconds += secondsOf(file);
      least.files.push(file);
    }
    return Promise.resolve(slices[index - 1]?.files ?? []);
  }
}
