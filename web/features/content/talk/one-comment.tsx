import { useState } from 'react';
import { type Comment, discussion } from '#contract/content/discussion.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import classes from './talk.module.css';

const Report = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const { t } = useTranslation(['content', 'common']);
  const form = useCallForm({
    endpoint: () => import('#contract/moderation/calls.ts').then((m) => m.moderation.report),
    initial: { reason: '' },
    input: ({ reason }) => ({ body: { kind: 'comment' as const, subjectId: id, reason } }),
    onDone: () => {
      say({ message: t('talk.reportDone'), color: 'warp' });
      onDone();
    },
  });
  const { error, ...reason } = form.input('reason');
  return (
    <form {...form.props} className={classes['say']}>
      <label htmlFor={`why-${id}`}>{t('talk.reportWhy')}</label>
      <textarea id={`why-${id}`} rows={2} maxLength={500} {...reason} />
      <p role="alert">{error ?? form.fault}</p>
      <div className={classes['marks']}>
        <ActButton type="submit" busy={form.busy}>
          {t('talk.reportSend')}
        </ActButton>
        <ActButton disabled={form.busy} onClick={onDone}>
          {t('common:cancel')}
        </ActButton>
      </div>
    </form>
  );
};

type Props = { comment: Comment; reports: boolean; onDeleted: () => void };

/** One comment: its author deletes it, with a second click; others report it. */
export const OneComment = ({ comment: c, reports, onDeleted }: Props) => {
  const { t } = useTranslation(['content', 'common']);
  const f = useFormat();
  const { busy, fault, act } = useAct();
  const [open, setOpen] = useState<'report' | 'delete' | null>(null);
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
      {reports && !c.own && open === null && (
        <ActButton look="word" onClick={() => setOpen('report')}>
          {t('talk.report')}
        </ActButton>
      )}
      {open === 'report' && <Report id={c.id} onDone={() => setOpen(null)} />}
    </li>
  );
};
