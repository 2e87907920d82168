import type { AnswerOf } from '#contract/core/endpoint.ts';
import { testing, testingErrors } from '#contract/testing/calls.ts';
import { priceTests, type TestSheet } from '#contract/testing/pricing.ts';
import { type AskedTest, type Cutting, readTestCode, testConditions, testLimits } from '#contract/testing/rules.ts';
import type { LabPrice } from '#contract/testing/schemas.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { accreditationsOf, offersByIds, roughYuan } from '#server/rooms/services/index.ts';
import { methodOf, testedMaterials, testMethods } from './methods.ts';
import { findSheets, type SheetRecord } from './store.ts';

/** Sheets that are looked through for a request. */
const mostSheets = 200;

/** The lines of a request, judged against the methods. @throws Refused testing.nothingAsked, methodUnknown, conditionUnknown */
export const askedTests = (codes: readonly string[] | undefined): AskedTest[] => {
  const asked = (codes ?? []).flatMap((c) => readTestCode(c) ?? []);
  if (!asked.length || asked.length > testLimits.lines)
    throw refuse(testingErrors.nothingAsked, { n: testLimits.lines }, { lines: { code: 'required' } });
  for (const [i, a] of asked.entries()) {
    const method = methodOf(a.method);
    if (!method) throw refuse(testingErrors.methodUnknown, {}, { [`lines.${i}`]: { code: 'choice' } });
    if (!method.conditions.includes(a.condition))
      throw refuse(testingErrors.conditionUnknown, { name: method.standard }, { [`lines.${i}`]: { code: 'choice' } });
  }
  return asked;
};

export const sheetOf = (s: SheetRecord): TestSheet => ({
  currency: s.currency,
  factors: s.factors,
  conditioning: s.conditioning,
  cutting: s.cutting,
  lines: s.lines,
});

/** Sheets whose service everybody sees. */
const openSheets = async (ctx: Ctx): Promise<SheetRecord[]> => {
  const all = await findSheets(ctx, mostSheets);
  const offers = await offersByIds(
    ctx,
    all.map((s) => s.offerId),
  );
  return all.filter((s) => offers.get(s.offerId)?.state === 'listed');
};

export const readMethods = async (ctx: Ctx): Promise<AnswerOf<typeof testing.methods>> => {
  const sheets = await openSheets(ctx);
  const labs = (slug: string) => sheets.filter((s) => s.lines.some((l) => l.method === slug)).length;
  return { methods: testMethods.map((m) => ({ ...m, labs: labs(m.slug) })), materials: testedMaterials() };
};

/** Laboratories with a sheet and what they do; no prices. */
export const readLabs = async (ctx: Ctx): Promise<AnswerOf<typeof testing.labs>> => {
  const sheets = await openSheets(ctx);
  const ids = sheets.map((s) => s.entId);
  const [briefs, said] = await Promise.all([companyBriefs(ctx, ids), accreditationsOf(ctx, ids)]);
  const companies = new Map(briefs.map((c) => [c.id, c]));
  const labs = sheets.map((s) => ({
    lab: { id: s.entId, name: companies.get(s.entId)?.name ?? {}, city: companies.get(s.entId)?.city ?? {} },
    offer: s.offerId,
    methods: s.lines.length,
    conditions: testConditions.filter((c) => c === 'room' || s.factors[c] !== null),
    cuts: s.cutting !== null,
    days: Math.min(...s.lines.map((l) => l.days)),
    accreditations: said.get(s.entId) ?? [],
  }));
  return { labs: labs.toSorted((a, b) => b.methods - a.methods || a.lab.id.localeCompare(b.lab.id)) };
};

/** Who does all of it first, then most of it, then the cheapest. */
const better = (a: LabPrice, b: LabPrice): number =>
  Number(b.whole) - Number(a.whole) ||
  b.lines.filter(Boolean).length - a.lines.filter(Boolean).length ||
  roughYuan({ price: a.total, currency: a.currency }) - roughYuan({ price: b.total, currency: b.currency }) ||
  a.lab.id.localeCompare(b.lab.id);

/** What a request comes to at each laboratory that does some of it (testing 5, 6). @throws Refused testing.nothingAsked, methodUnknown, conditionUnknown */
export const comparePrices = async (
  ctx: Ctx,
  query: { lines?: string[] | undefined; cutting: Cutting },
): Promise<AnswerOf<typeof testing.compare>> => {
  const asked = askedTests(query.lines);
  const priced = (await openSheets(ctx)).flatMap((s) => {
    const request = priceTests(sheetOf(s), asked, query.cutting);
    return request.lines.some(Boolean) ? [{ s, request }] : [];
  });
  const ids = priced.map(({ s }) => s.entId);
  const [briefs, said] = await Promise.all([companyBriefs(ctx, ids), accreditationsOf(ctx, ids)]);
  const companies = new Map(briefs.map((c) => [c.id, c]));
  const labs = priced.map(({ s, request }): LabPrice => {
    const company = companies.get(s.entId);
    return {
      ...request,
      lab: { id: s.entId, name: company?.name ?? {}, city: company?.city ?? {} },
      offer: s.offerId,
      version: s.version,
      accreditations: said.get(s.entId) ?? [],
    };
  });
  return { labs: labs.toSorted(better) };
};
