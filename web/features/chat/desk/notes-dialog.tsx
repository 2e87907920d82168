import { Button, Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { consult, type DeskNote, deskLimits } from '#contract/chat/desk.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Modal } from '#web/ui/feedback/modal.tsx';
import classes from './desk.module.css';

const NoteRow = ({ note: n, busy, onRemove }: { note: DeskNote; busy: boolean; onRemove: () => void }) => {
  const { t } = useTranslation('desk');
  const f = useFormat();
  return (
    <li>
      <small>
        {n.author.name || t('person')} · <span className="figure">{f.stamp(n.at)}</span>
        {n.mayRemove && (
          <button
            type="button"
            disabled={busy}
            title={t('notes.remove')}
            aria-label={t('notes.remove')}
            onClick={onRemove}
          >
            <IconTrash size={16} aria-hidden="true" />
          </button>
        )}
      </small>
      <p dir="auto">{n.body}</p>
    </li>
  );
};

/** What colleagues write to each other about a conversation. */
export default function NotesDialog({ conversationId: id, onClose }: { conversationId: string; onClose: () => void }) {
  const { t } = useTranslation('desk');
  const [notes, setNotes] = useState<readonly DeskNote[] | null>(null);
  const { act, busy, fault } = useAct();
  const [unread, setUnread] = useState('');
  useEffect(() => {
    void call(consult.notes, { params: { id } }).then(setNotes, (err: Error) => setUnread(err.message));
  }, [id]);
  const form = useCallForm({
    endpoint: consult.addNote,
    initial: { body: '' },
    input: ({ body }, key) => ({ params: { id }, body: { clientId: key || crypto.randomUUID(), body } }),
    draft: { name: `consult.note.${id}` },
    onDone: (note) => {
      setNotes((all) => [...(all ?? []).filter((n) => n.id !== note.id), note]);
      form.begin({ body: '' });
    },
  });
  const remove = (note: DeskNote) =>
    void act(async () => {
      await call(consult.removeNote, { params: { id: note.id } });
      setNotes((all) => (all ?? []).filter((n) => n.id !== note.id));
    });
  return (
    <Modal opened onClose={onClose} title={t('notes.title')}>
      <p className={classes['only']}>{t('notes.only')}</p>
      {(fault || unread) && <p role="alert">{fault || unread}</p>}
      {notes?.length === 0 && <p className={classes['note']}>{t('notes.none')}</p>}
      <ul className={classes['notes']}>
        {notes?.map((n) => (
          <NoteRow key={n.id} note={n} busy={busy} onRemove={() => remove(n)} />
        ))}
      </ul>
      <form {...form.props} className={classes['form']}>
        <Textarea
          {...form.input('body')}
          label={t('notes.write')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={deskLimits.note}
          data-autofocus
        />
        {form.fault && <p role="alert">{form.fault}</p>}
        <p className={classes['acts']}>
          <Button type="submit" loading={form.busy}>
            {t('notes.add')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('notes.close')}
          </Button>
        </p>
      </form>
    </Modal>
  );
}
