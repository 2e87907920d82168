import { useEffect, useMemo, useState } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Currency } from '#contract/core/schemas.ts';
import { mostNames, search } from '#contract/search/calls.ts';
import { call } from '#web/lib/call.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { type PastedRow, readPasted } from './read-rows.ts';
import { type Chosen, openOf } from './take-over.ts';

/** What stays between two openings of the dialog: the text, and what was decided of its rows. */
export type Kept = { text: string; chosen: Record<string, Chosen> };
export type Named = DataOf<typeof search.materials>[number];
/** `place`: whether there is room for it among the lines. */
export type Judged = {
  key: string;
  row: PastedRow;
  chosen: Chosen;
  named: Named | undefined;
  meant: string | null;
  open: ReturnType<typeof openOf>;
  place: boolean;
};

/** What materials are called: one call for all rows, once the typing rests. */
const useNames = (names: string[]): { known: Map<string, Named>; failed: boolean } => {
  const [state, setState] = useState({ known: new Map<string, Named>(), failed: false });
  const asked = JSON.stringify(names);
  useEffect(() => {
    const wanted = JSON.parse(asked) as string[];
    if (!wanted.length) return undefined;
    let late = false;
    const timer = setTimeout(() => {
      call(search.materials, { body: { names: wanted.map((n) => n.slice(0, 100)) } }).then(
        (found) => {
          if (late) return;
          const known = new Map(wanted.flatMap((n, i) => (found[i] ? [[n, found[i]] as const] : [])));
          setState({ known, failed: false });
        },
        () => {
          if (!late) setState((s) => ({ ...s, failed: true }));
        },
      );
    }, 300);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return state;
};

/** Reads the text, asks what its materials are, and says of each row what is open and whether it finds room. */
export const usePaste = ({ text, chosen }: Kept, o: { currency: Currency; room: number; offered: Set<string> }) => {
  const lang = useLang();
  const { currency, room, offered } = o;
  const pasted = useMemo(() => readPasted(text, { lang, currency }), [text, lang, currency]);
  const shown = pasted.rows.slice(0, mostNames);
  const { known, failed } = useNames([...new Set(shown.map((r) => r.material).filter(Boolean))]);
  const times = new Map<string, number>();
  let places = 0;
  const rows = shown.map((row): Judged => {
    const n = (times.get(row.raw) ?? 0) + 1;
    times.set(row.raw, n);
    const key = `${n} ${row.raw}`;
    const own = chosen[key] ?? {};
    const named = known.get(row.material);
    const meant = named?.meant && offered.has(named.meant.slug) ? named.meant.slug : null;
    const place = !own.out && places < room;
    if (place) places++;
    return { key, row, chosen: own, named, meant, open: openOf(row, own, meant), place };
  });
  const waiting = !failed && shown.some((r) => r.material && !known.has(r.material));
  return { pasted, rows, failed, waiting, ready: rows.filter((r) => r.place && !r.open.length) };
};
