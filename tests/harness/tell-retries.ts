import type { Reporter, TestCase } from 'vitest/node';

/** Prints why the first try of a test failed that passed at its second: a list of names alone mends nothing. */
export class TellRetries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.retryCount) return;
    const why = test.result().errors?.[0];
    const at = why?.stack?.split('\n').find((line) => line.includes('/tests/')) ?? '';
    console.log(`retried: ${test.fullName}: ${(why?.message ?? '').replace(/\s+/g, ' ').slice(0, 400)} ${at.trim()}`);
  }
}
