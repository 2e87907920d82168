import { type HiddenItem, useHiddenItems } from '#web/lib/text/gone.ts';
import { labelOf } from '#web/lib/text/dict.ts';
import { useLang } from '#web/lib/text/lang.ts';
import type { Draft } from './draft.ts';
import type { Group, Option } from './material/narrow.ts';

type Offered = { products: Group[]; processes: Group[]; certificates: Option[]; fields: Option[] };
type Options = { [K in keyof Offered]: (Group | Option)[] } & Pick<Offered, 'certificates' | 'fields'>;

const has = (list: (Group | Option)[]) => {
  const values = new Set(list.flatMap((x) => ('items' in x ? x.items.map((i) => i.value) : [x.value])));
  return (v: string) => values.has(v);
};

/** What the release form offers, with what its draft names and an operator has hidden meanwhile. */
export const useDraftOptions = (offered: Offered, draft: Draft): Options => {
  const lang = useLang();
  const option = (i: HiddenItem): Option => ({ value: i.value, label: labelOf(i, lang) });
  const products = useHiddenItems(
    ['ent_main_product'],
    has(offered.products),
    draft.lines.map((l) => l.product),
  );
  const processes = useHiddenItems(['process_type'], has(offered.processes), draft.processes);
  const certificates = useHiddenItems(
    ['system_certification', 'certified_product'],
    has(offered.certificates),
    draft.certificates,
  );
  const fields = useHiddenItems(['ent_field'], has(offered.fields), [draft.field]);
  return {
    products: [...offered.products, ...products.map(option)],
    processes: [...offered.processes, ...processes.map(option)],
    certificates: [...offered.certificates, ...certificates.map(option)],
    fields: [...offered.fields, ...fields.map(option)],
  };
};
