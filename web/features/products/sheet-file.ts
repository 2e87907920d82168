import { ownProducts } from '#contract/catalogue/own.ts';
import { call } from '#web/lib/call.ts';
import { csvOf, saveBlob } from '#web/ui/text/csv.ts';

type Cell = string | number | null;

/** All products of the company as rows of a sheet, read in parts; with a material an empty sheet for it. */
const readAll = async (template: string | undefined, tell: (n: number) => void) => {
  const rows: Cell[][] = [];
  let titles: string[] = [];
  let after: string | undefined;
  for (;;) {
    const part = await call(ownProducts.sheet, { query: { ...(template && { template }), ...(after && { after }) } });
    titles = part.titles;
    rows.push(...part.rows);
    tell(rows.length);
    if (part.next === null) return { titles, rows };
    after = part.next;
  }
};

/** Gives the reader a file that can be changed and imported again. */
export const saveSheet = async (
  kind: 'xlsx' | 'csv',
  name: string,
  template: string | undefined,
  tell: (n: number) => void,
): Promise<void> => {
  const { titles, rows } = await readAll(template, tell);
  if (kind === 'csv') {
    saveBlob(`${name}.csv`, new Blob([csvOf([titles, ...rows])], { type: 'text/csv;charset=utf-8' }));
    return;
  }
  const [{ strToU8, zipSync }, { xlsxParts }] = await Promise.all([
    import('fflate'),
    import('#contract/files/xlsx.ts'),
  ]);
  const parts = xlsxParts(name, titles, rows).map((p) => [p.name, strToU8(p.input)] as const);
  const bytes = zipSync(Object.fromEntries(parts), { level: 6 });
  saveBlob(
    `${name}.xlsx`,
    new Blob([bytes as Uint8Array<ArrayBuffer>], {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
  );
};
