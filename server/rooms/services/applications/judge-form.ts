import { common } from '#contract/core/errors.ts';
import { faultsOfForm, fieldsOf, type FormValues, knownValues, papersOf } from '#contract/services/forms.ts';
import type { ServiceKind } from '#contract/services/kinds.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type FieldError, refuse } from '#server/platform/context.ts';

type Papers = Record<string, string[]>;

/** What of a sent form is kept: the fields and papers that the kind knows. @throws Refused common.invalid with each fault beside its field */
export const judgedForm = (
  kind: ServiceKind,
  form: { values: FormValues; papers: Papers },
): { values: FormValues; papers: Papers } => {
  const faults = faultsOfForm(kind, form.values, form.papers, chinaDay());
  if (Object.keys(faults).length)
    throw refuse(
      common.invalid,
      {},
      Object.fromEntries(
        Object.entries(faults).map(([path, { code, n }]): [string, FieldError] => [
          path,
          { code, ...(n !== undefined && { params: { n } }) },
        ]),
      ),
    );
  const values = knownValues(kind, form.values);
  const papers = Object.fromEntries(
    papersOf(kind, values).flatMap((p) => {
      const ids = form.papers[p.key];
      return ids?.length ? [[p.key, [...new Set(ids)]]] : [];
    }),
  );
  return { values, papers };
};

export const filesOf = (papers: Papers): string[] => [...new Set(Object.values(papers).flat())];

/** What was typed, with the fields that stay as they were sent. */
export const withFixed = (a: { kind: ServiceKind; values: FormValues }, typed: FormValues): FormValues => ({
  ...typed,
  ...Object.fromEntries(
    fieldsOf(a.kind).flatMap((f) => {
      const before = a.values[f.key];
      return f.fixed && before !== undefined ? [[f.key, before]] : [];
    }),
  ),
});
