import { useState } from 'react';
import { type Comment, discussion } from '#contract/content/discussion.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReports } from '#web/lib/report-slot.ts';
import { say } from '#web/lib/say.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import classes from './talk.module.css';

type Props = { comment: Comment; onDeleted: () => void };

/** One comment: its author deletes it, with a second click; others report it. */
export const OneComment = ({ comment: c, onDeleted }: Props) => {
  const { t } = useTranslation(['content', 'common']);
  const f = useFormat();
  const reports = useReports();
  const { busy, fault, act } = useAct();
  const [open, setOpen] = useState<'delete' | null>(null);
  const remove = () =>
    act(async () => {
      await call(discussion.remove, { params: { id: c.id } });
      say({ message: t('talk.deleted') });
      onDeleted();
    });
  return (
    <li>
      <p className={classes['by']}>
        {c.name} · <time dateTime={c.at}>{f.stamp(c.at)}</time>
      </p>
      <p className={classes['said']}>{c.text}</p>
      {c.own && open === null && (
        <ActButton look="word" onClick={() => setOpen('delete')}>
          {t('talk.delete')}
        </ActButton>
      )}
      {open === 'delete' && (
        <div className={classes['marks']}>
          <ActButton busy={busy} onClick={() => void remove()}>
            {t('talk.deleteIt')}
          </ActButton>
          <ActButton disabled={busy} onClick={() => setOpen(null)}>
            {t('common:cancel')}
          </ActButton>
          <p role="alert">{fault}</p>
        </div>
      )}
      {!c.own && reports.word({ kind: 'comment', id: c.id })}
    </li>
  );
};
