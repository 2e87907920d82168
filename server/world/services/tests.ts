import { readFileSync } from 'node:fs';
import { decimalToMinor, minorToDecimal } from '#contract/core/money.ts';
import { priceTests, type TestSheet } from '#contract/testing/pricing.ts';
import { type AskedTest, type Cutting, testLimits } from '#contract/testing/rules.ts';
import type { SeedServices } from '#server/rooms/services/seed.ts';
import { type SeedTesting, testMethods } from '#server/rooms/testing/seed.ts';
import { idOf } from '../chance.ts';
import { createNumbers, type Days } from '../days.ts';
import { demoAccounts, type WorldPerson } from '../people.ts';

type SampleSheet = TestSheet & { company: string; offer: string };
const sheets = JSON.parse(readFileSync(new URL('../data/test-sheets.json', import.meta.url), 'utf8')) as SampleSheet[];

/** The sheet as it was a season ago: some prices lower. */
const earlier = (s: TestSheet): TestSheet => ({
  ...s,
  lines: s.lines.map((l, i) =>
    i % 4 ? l : { ...l, price: minorToDecimal(((decimalToMinor(l.price) * 94n) / 10_000n) * 100n) },
  ),
});

type Request = { material: string; cutting: Cutting; ago: number; tests: AskedTest[] };
const requests: Request[] = [
  {
    material: 'thermoset-prepreg',
    cutting: 'lab',
    ago: 3,
    tests: [
      { method: 'iso-527-5', condition: 'room', n: 5 },
      { method: 'iso-14126', condition: 'hotWet', n: 5 },
      { method: 'astm-d2344', condition: 'room', n: 6 },
    ],
  },
  {
    material: 'laminate-sheet',
    cutting: 'own',
    ago: 9,
    tests: [
      { method: 'iso-527-4', condition: 'room', n: 5 },
      { method: 'iso-14125', condition: 'hot', n: 5 },
      { method: 'iso-1172', condition: 'room', n: 3 },
    ],
  },
  {
    material: 'laminate-sheet',
    cutting: 'lab',
    ago: 41,
    tests: [
      { method: 'astm-d7136', condition: 'room', n: 6 },
      { method: 'astm-d7137', condition: 'room', n: 6 },
    ],
  },
];

const sheetsOf = (days: Days, people: WorldPerson[]): Pick<SeedTesting, 'sheets' | 'versions'> => {
  const out: Pick<SeedTesting, 'sheets' | 'versions'> = { sheets: [], versions: [] };
  for (const { company, offer, ...sheet } of sheets) {
    const owner = people.find((p) => p.company?.slug === company);
    if (!owner?.id || !owner.entId) continue;
    const entId = owner.entId;
    const offerId = idOf('service', offer);
    out.sheets.push({ entId, offerId, ...sheet, version: 2, updatedAt: days.at(-20) });
    for (const [i, s] of [earlier(sheet), sheet].entries())
      out.versions.push({
        entId,
        version: i + 1,
        userId: owner.id,
        sheet: { offer: offerId, ...s },
        at: days.at(i ? -20 : -110),
      });
  }
  return out;
};

/** What members of the demo ask, the oldest first. */
const wantedBy = (people: WorldPerson[]) => {
  const logins: readonly string[] = demoAccounts.flatMap((a) =>
    a.key === 'buyer' || a.key === 'personalBuyer' || a.key === 'supplier' ? [a.login] : [],
  );
  const members = people.filter((p) => logins.includes(p.phone ?? '') || logins.includes(p.username ?? ''));
  return requests
    .flatMap((r, n) => members.map((member, m) => ({ r, member, ago: r.ago + m * 0.4, key: `${n}.${m}`, n: n + m })))
    .toSorted((a, b) => b.ago - a.ago);
};

/** The lines that a laboratory prices, and the methods that it does not have. */
const linesOf = (r: (typeof requests)[number], priced: ReturnType<typeof priceTests>) => {
  const named = (method: string) => testMethods.find((m) => m.slug === method);
  const lines = priced.lines.flatMap((l) => {
    const method = l && named(l.method);
    return l && method ? [{ ...l, standard: method.standard, name: method.name }] : [];
  });
  const missing = r.tests.flatMap((a, i) => {
    const method = priced.lines[i] ? undefined : named(a.method);
    return method ? [{ standard: method.standard, name: method.name }] : [];
  });
  return { lines, missing };
};

/** The same as the form of an application says it. */
const statedOf = (lines: ReturnType<typeof linesOf>['lines']) => ({
  standard: lines.map((l) => l.standard).join(', '),
  specimens: String(lines.reduce((sum, l) => sum + l.n, 0)),
  condition: new Set(lines.map((l) => l.condition)).size === 1 ? (lines[0]?.condition ?? 'room') : 'several',
});

/** Price sheets with two versions each, and quotations that members of the demo kept; one of a member's became an application. */
export const buildTests = (days: Days, people: WorldPerson[], applications: SeedServices['applications']) => {
  const out: SeedTesting = { ...sheetsOf(days, people), quotations: [] };
  const numbers = createNumbers('JC');
  for (const { r, member, ago, key, n } of wantedBy(people)) {
    const sheet = out.sheets[n % out.sheets.length];
    if (!sheet || !member.id) continue;
    const priced = priceTests(sheet as TestSheet, r.tests, r.cutting);
    const { lines, missing } = linesOf(r, priced);
    if (!lines.length) continue;
    const id = idOf('testQuotation', key);
    const number = numbers.next(days.at(-ago));
    const validUntil = days.date(-ago + testLimits.validDays);
    const sent = applications.find(
      (a) => a.offerId === sheet.offerId && a.applicantId === member.id && !a.quoted && a.createdAt! > days.at(-ago),
    );
    const { currency, total, days: takes } = priced;
    if (sent) {
      sent.quoted = { number, currency, total, days: takes, validUntil, lines: lines.map(({ method: _, ...l }) => l) };
      sent.values = { ...sent.values, ...statedOf(lines), cutting: r.cutting };
    }
    out.quotations.push({
      id,
      number,
      clientKey: idOf('testQuotationKey', key),
      ownerId: member.id,
      ownerEntId: member.entId ?? null,
      labEntId: sheet.entId,
      offerId: sheet.offerId,
      sheetVersion: 2,
      material: r.material,
      cutting: priced.cuts ? r.cutting : 'own',
      lines,
      missing,
      currency,
      total,
      days: takes,
      validUntil,
      applicationId: sent?.id ?? null,
      createdAt: days.at(-ago),
    });
  }
  return { testing: out, numbers: numbers.used() };
};
