import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { boundsOf } from '#contract/fairs/geometry.ts';
import type { Box, HallPlan, Outline } from '#contract/fairs/plan.ts';
import * as edit from '#contract/fairs/desk/plan-edit.ts';
import { type DrawnBooth, type DrawnHall, faultsOfPlan } from '#contract/fairs/desk/plan-rules.ts';
import { type DeskHall, operatorFairs } from '#contract/operator/fairs.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { deskCall } from '../../desk-call.ts';
import { changed, noHistory, redone, undone, type History } from './history.ts';

const drawingOf = (hall: DeskHall) => ({
  version: hall.version,
  plan: hall.plan,
  booths: hall.booths.map(({ id, number, outline, front, class: kind, size }): DrawnBooth => ({
    id,
    number,
    outline,
    front,
    class: kind,
    size,
  })),
});
type Kept = Map<string, DeskHall['booths'][number]>;
const order = new Intl.Collator('en', { numeric: true });
const byNumber = (a: DrawnBooth, b: DrawnBooth): number => order.compare(a.number, b.number);
const newId = () => crypto.randomUUID();

/** A hall's plan as it is drawn: what was done and undone, what is chosen, its faults, and its save. */
export const usePlan = (hall: DeskHall) => {
  const { t } = useTranslation('fairDesk');
  const { revalidate } = useRevalidator();
  const [history, setHistory] = useState<History<DrawnHall>>(noHistory);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [note, setNote] = useState('');
  const [outrun, setOutrun] = useState(false);
  const form = useCallForm({
    endpoint: operatorFairs.savePlan,
    initial: drawingOf(hall),
    input: (body) => ({ params: { id: hall.id }, body }),
    draft: { name: `desk.plan.${hall.id}` },
    send: deskCall,
    onRefused: (err) => {
      if (err.error === 'fairDesk.changed') setOutrun(true);
      // Faults of the drawing are beside it already: the form has no fields of its own.
      return err.error === 'fairDesk.changed' ? ({} as Record<string, string>) : { form: err.message };
    },
    onDone: async ({ version }, v) => {
      setOutrun(false);
      form.begin({ ...v, version });
      say({ message: t('plan.saved') });
      await revalidate();
    },
  });
  const { plan } = form.values;
  // The list and the order of Tab go by numbers: A2 before A10.
  const booths = useMemo(() => form.values.booths.toSorted(byNumber), [form.values.booths]);
  const kept: Kept = useMemo(
    () => new Map(hall.booths.filter((b) => b.state !== 'free').map((b) => [b.id, b])),
    [hall.booths],
  );
  const faults = useMemo(() => faultsOfPlan({ plan, booths }), [plan, booths]);

  const commit = (next: Partial<DrawnHall>) => {
    const { plan: p, booths: b } = form.current();
    setHistory((h) => changed(h, { plan: p, booths: b }));
    setNote('');
    form.change(next);
  };
  const turn = (by: typeof undone) => {
    const { plan: p, booths: b } = form.current();
    const found = by<DrawnHall>(history, { plan: p, booths: b });
    if (!found) return;
    setHistory(found.history);
    form.change(found.to);
  };
  const chosen = booths.filter((b) => selected.has(b.id));
  const taken = (without: readonly DrawnBooth[] = []) =>
    edit.numbersOf(form.current().booths.filter((b) => !without.includes(b)));
  /** Refuses an act on booths that somebody has, with their numbers. */
  const mayChange = (list: readonly DrawnBooth[]): boolean => {
    const held = list.filter((b) => kept.has(b.id));
    if (held.length) setNote(t('plan.kept', { numbers: held.map((b) => b.number).join(', ') }));
    return held.length === 0;
  };
  const replace = (with_: Map<string, DrawnBooth | null>, added: DrawnBooth[] = []) => {
    const left = form.current().booths.flatMap((b) => {
      const to = with_.get(b.id);
      return to === undefined ? b : (to ?? []);
    });
    commit({ booths: [...left, ...added] });
  };
  const each = (list: readonly DrawnBooth[], make: (b: DrawnBooth) => DrawnBooth) =>
    replace(new Map(list.map((b) => [b.id, make(b)])));
  const byId = (ids: Iterable<string>) => {
    const set = new Set(ids);
    return form.current().booths.filter((b) => set.has(b.id));
  };
  const add = (fresh: DrawnBooth[]) => {
    commit({ booths: [...form.current().booths, ...fresh] });
    setSelected(new Set(fresh.map((b) => b.id)));
  };

  const acts = {
    draw: (outline: Outline) => {
      const last = form.current().booths.at(-1);
      const number = edit.freeNumber(last ? edit.nextNumber(last.number) : 'A1', taken());
      add([
        {
          id: newId(),
          number,
          outline,
          front: last?.front ?? 'south',
          class: last?.class ?? 'fibre',
          size: edit.sizeOf(outline),
        },
      ]);
    },
    row: (o: { box: Box; count: number; axis: 'x' | 'y'; first: Pick<DrawnBooth, 'number' | 'front' | 'class'> }) =>
      add(edit.rowOf({ ...o, taken: taken(), newId })),
    move: (ids: Iterable<string>, dx: number, dy: number) => {
      const list = byId(ids);
      const [x, y] = edit.stepWithin(
        form.current().plan,
        list.map((b) => b.outline),
        [dx, dy],
      );
      if (x || y) each(list, (b) => ({ ...b, outline: edit.moved(b.outline, x, y) }));
    },
    resize: (id: string, box: Box) => {
      const list = byId([id]);
      const [b] = list;
      if (!b) return;
      const smaller = box.width < boundsOf(b.outline).width || box.depth < boundsOf(b.outline).depth;
      if (smaller && !mayChange(list)) return;
      const outline = edit.resized(b.outline, box);
      each(list, () => ({ ...b, outline, size: edit.sizeOf(outline) }));
    },
    grow: (ids: Iterable<string>, dx: number, dy: number) => {
      const list = byId(ids);
      if ((dx < 0 || dy < 0) && !mayChange(list)) return;
      each(list, (b) => {
        const box = boundsOf(b.outline);
        const outline = edit.resized(b.outline, {
          ...box,
          width: Math.max(0.5, box.width + dx),
          depth: Math.max(0.5, box.depth + dy),
        });
        return { ...b, outline, size: edit.sizeOf(outline) };
      });
    },
    remove: (ids: Iterable<string>) => {
      const list = byId(ids);
      if (!list.length || !mayChange(list)) return;
      replace(new Map(list.map((b) => [b.id, null])));
      setSelected(new Set());
    },
    split: (axis: 'x' | 'y') => {
      if (!mayChange(chosen)) return;
      const known = taken();
      const parts = chosen.map((b) => {
        const number = edit.freeNumber(edit.nextNumber(b.number), known);
        known.add(number.toUpperCase());
        return edit.split(b, axis, { id: newId(), number });
      });
      if (parts.includes(null)) return setNote(t('plan.noSplit'));
      const pairs = parts.flatMap((p) => (p ? [p] : []));
      replace(
        new Map(pairs.map(([one]) => [one.id, one])),
        pairs.map(([, two]) => two),
      );
      setSelected(new Set(pairs.flatMap(([one, two]) => [one.id, two.id])));
    },
    merge: () => {
      if (!mayChange(chosen)) return;
      const one = edit.merge(chosen);
      if (!one) return setNote(t('plan.noMerge'));
      replace(new Map(chosen.map((b) => [b.id, b.id === one.id ? one : null])));
      setSelected(new Set([one.id]));
    },
    duplicate: () => {
      if (!chosen.length) return;
      const all = chosen.map((b) => boundsOf(b.outline));
      const top = Math.min(...all.map((b) => b.y));
      const depth = Math.max(...all.map((b) => b.y + b.depth)) - top;
      const { plan: p } = form.current();
      const below = top + 2 * depth <= p.depth ? depth : -depth;
      add(edit.copies(chosen, [0, below], taken(), newId));
    },
    number: (start: string) => {
      const numbers = edit.numberRow(chosen, start, taken(chosen));
      each(chosen, (b) => ({ ...b, number: numbers.get(b.id) ?? b.number }));
    },
    set: (ids: Iterable<string>, part: Partial<DrawnBooth>) => each(byId(ids), (b) => ({ ...b, ...part })),
    plan: (part: Partial<HallPlan>) => commit({ plan: { ...form.current().plan, ...part } }),
    take: (o: { width: number; depth: number; booths: { number: string; outline: Outline }[] }, whole: boolean) => {
      const before = whole ? form.current().booths.filter((b) => kept.has(b.id)) : form.current().booths;
      const known = edit.numbersOf(before);
      const fresh = o.booths.map((b): DrawnBooth => {
        const number = edit.freeNumber(b.number, known);
        known.add(number.toUpperCase());
        return { ...b, id: newId(), number, front: 'south', class: 'fibre', size: edit.sizeOf(b.outline) };
      });
      const { plan: p } = form.current();
      const grown = { ...p, width: Math.max(p.width, o.width), depth: Math.max(p.depth, o.depth) };
      const door: HallPlan['door'] =
        p.door[1] === p.depth ? [p.door[0], grown.depth] : p.door[0] === p.width ? [grown.width, p.door[1]] : p.door;
      commit({ plan: { ...grown, door }, booths: [...before, ...fresh] });
      setSelected(new Set(fresh.map((b) => b.id)));
    },
  };
  const theirs = () => deskCall(operatorFairs.hall, { params: { id: hall.id } });
  return {
    form,
    plan,
    booths,
    chosen,
    selected,
    select: setSelected,
    kept,
    faults,
    note,
    acts,
    undo: () => turn(undone),
    redo: () => turn(redone),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    outrun,
    takeTheirs: async () => {
      form.begin(drawingOf(await theirs()));
      setHistory(noHistory);
      setSelected(new Set());
      setOutrun(false);
      await revalidate();
    },
    overwrite: async () => void (await form.send({ version: (await theirs()).version })),
  };
};
export type Plan = ReturnType<typeof usePlan>;
