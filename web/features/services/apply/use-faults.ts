import { faultsOfForm, type FormValues } from '#contract/services/forms.ts';
import type { ServiceKind } from '#contract/services/kinds.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Papers } from './form-fields.tsx';

/** What is wrong with a form, by field, in the reader's words: by the rules that the server asks too. */
export const useFormFaults = (): ((
  kind: ServiceKind,
  values: FormValues,
  papers: Papers,
) => Record<string, string>) => {
  const { t } = useTranslation('serviceForm');
  const f = useFormat();
  return (kind, values, papers) =>
    Object.fromEntries(
      Object.entries(faultsOfForm(kind, values, papers, chinaDay())).map(([path, { code, n }]) => [
        path,
        t(`fault.${code}`, { n: f.number(n ?? 0) }),
      ]),
    );
};

/** Ids of files by what they are, as they are sent. */
export const idsOf = (papers: Papers): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(papers).flatMap(([key, files]) => (files.length ? [[key, files.map((f) => f.id)]] : [])),
  );
