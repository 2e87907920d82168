import { Button, Textarea } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { inquiryComparing, maxNote, type NoteView } from '#contract/inquiry/comparing.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import { call } from '#web/lib/call.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { useTranslation } from '#web/lib/text/words.ts';
import { ForeignText } from '#web/ui/text/foreign-text.tsx';
import classes from './notes.module.css';

type OneProps = { quotation: QuotationView; notes: NoteView[]; onKept: () => Promise<void> };

/** What is noted of one quotation: one's own text to write in, and what colleagues wrote. */
const One = ({ quotation: q, notes, onKept }: OneProps) => {
  const { t } = useTranslation(['notes', 'common']);
  const text = useText();
  const f = useFormat();
  const mine = notes.find((n) => n.mine);
  const form = useCallForm({
    endpoint: inquiryComparing.note,
    initial: { text: mine?.text ?? '' },
    input: (v) => ({ params: { id: q.id }, body: { text: v.text } }),
    draft: { name: `note.${q.id}` },
    onDone: onKept,
  });
  return (
    <li className={classes['one']}>
      <h3>
        {text(q.company.name)} <small className="figure">{q.number}</small>
      </h3>
      {notes
        .filter((n) => !n.mine)
        .map((n) => (
          <div key={`${n.name} ${n.at}`} className={classes['said']}>
            <b>{n.name}</b> <small className="figure">{f.time(n.at)}</small>
            <ForeignText className={classes['text']} text={n.text} />
          </div>
        ))}
      <form {...form.props} className={classes['form']}>
        <Textarea
          label={t('own')}
          {...(mine && { description: t('written', { at: f.time(mine.at) }) })}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={maxNote}
          {...form.input('text')}
        />
        <p role="alert" className={classes['refusal']}>
          {form.fault}
        </p>
        <Button type="submit" size="compact-md" variant="default" loading={form.busy}>
          {t('save')}
        </Button>
      </form>
    </li>
  );
};

type Props = { inquiryId: string; quotations: QuotationView[] };

/** The notes of the buyer's side on each quotation, read when they are opened. */
const Panel = ({ inquiryId, quotations }: Props) => {
  const { t } = useTranslation('notes');
  const lang = useLang();
  const [notes, setNotes] = useState<NoteView[] | null>(null);
  const [failed, setFailed] = useState(false);
  const { revalidate } = useRevalidator();
  const read = useCallback(
    () =>
      call(inquiryComparing.notes, { params: { id: inquiryId } }).then(
        (found) => {
          setNotes(found.notes);
          setFailed(false);
        },
        () => setFailed(true),
      ),
    [inquiryId],
  );
  useEffect(() => void read(), [read]);
  const kept = async () => {
    await read();
    // The page tells how many there are.
    await revalidate();
  };
  if (failed)
    return (
      <p role="alert">
        {t('failed')}{' '}
        <Button size="compact-md" variant="default" onClick={() => void read()}>
          {t('again')}
        </Button>
      </p>
    );
  if (!notes) return null;
  return (
    <>
      <p className={classes['hint']}>{t('hint')}</p>
      <ul className={classes['list']}>
        {quotations.map((q) => (
          <One key={q.id} quotation={q} notes={notes.filter((n) => n.quotationId === q.id)} onKept={kept} />
        ))}
      </ul>
      {notes.length > 0 && (
        <a href={`${inquiryComparing.sheet.path.replace('{id}', inquiryId)}?lang=${lang}&notes=1`} download>
          {t('sheet')}
        </a>
      )}
    </>
  );
};

const NotesPanel = withWords(['notes'], Panel);
export default NotesPanel;
