import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type DrawnBooth, type DrawnHall, faultsOfPlan } from '#contract/fairs/desk/plan-rules.ts';
import { type DeskHall, operatorFairs } from '#contract/operator/fairs.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { deskCall } from '../../desk-call.ts';
import { changed, noHistory, redone, undone, type History } from './history.ts';
import { actsOn, type Kept } from './plan-acts.ts';

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
const order = new Intl.Collator('en', { numeric: true });
const byNumber = (a: DrawnBooth, b: DrawnBooth): number => order.compare(a.number, b.number);

/** The form that the drawing is. @param setOutrun told whether somebody else has changed it meanwhile */
const usePlanForm = (hall: DeskHall, setOutrun: (is: boolean) => void) => {
  const { t } = useTranslation('fairDesk');
  const { revalidate } = useRevalidator();
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
  return form;
};

/** What was done to the drawing and what was undone. */
const useHistory = (form: ReturnType<typeof usePlanForm>) => {
  const [history, setHistory] = useState<History<DrawnHall>>(noHistory);
  const now = (): DrawnHall => {
    const { plan, booths } = form.current();
    return { plan, booths };
  };
  const turn = (by: typeof undone) => {
    const found = by<DrawnHall>(history, now());
    if (!found) return;
    setHistory(found.history);
    form.change(found.to);
  };
  return {
    /** Keeps the drawing as it is, before it is changed. */
    keep: () => {
      const before = now();
      setHistory((h) => changed(h, before));
    },
    clear: () => setHistory(noHistory),
    undo: () => turn(undone),
    redo: () => turn(redone),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
};

/** A hall's plan as it is drawn: what was done and undone, what is chosen, its faults, and its save. */
export const usePlan = (hall: DeskHall) => {
  const { t } = useTranslation('fairDesk');
  const { revalidate } = useRevalidator();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [note, setNote] = useState('');
  const [outrun, setOutrun] = useState(false);
  const form = usePlanForm(hall, setOutrun);
  const { keep, clear, ...history } = useHistory(form);
  const { plan } = form.values;
  // The list and the order of Tab go by numbers: A2 before A10.
  const booths = useMemo(() => form.values.booths.toSorted(byNumber), [form.values.booths]);
  const kept: Kept = useMemo(
    () => new Map(hall.booths.filter((b) => b.state !== 'free').map((b) => [b.id, b])),
    [hall.booths],
  );
  const faults = useMemo(() => faultsOfPlan({ plan, booths }), [plan, booths]);
  const chosen = booths.filter((b) => selected.has(b.id));
  const acts = actsOn({
    now: form.current,
    commit: (next) => {
      keep();
      setNote('');
      form.change(next);
    },
    chosen,
    select: setSelected,
    kept,
    note: setNote,
    words: {
      kept: (numbers) => t('plan.kept', { numbers }),
      noSplit: t('plan.noSplit'),
      noMerge: t('plan.noMerge'),
    },
  });
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
    ...history,
    outrun,
    takeTheirs: async () => {
      form.begin(drawingOf(await theirs()));
      clear();
      setSelected(new Set());
      setOutrun(false);
      await revalidate();
    },
    overwrite: async () => void (await form.send({ version: (await theirs()).version })),
  };
};
export type Plan = ReturnType<typeof usePlan>;
