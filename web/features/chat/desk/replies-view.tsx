import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type CannedReply, consult, deskLimits } from '#contract/chat/desk.ts';
import { langs, ownName } from '#contract/core/langs.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { say } from '#web/lib/say.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Modal } from '#web/ui/feedback/modal.tsx';
import panel from '#web/ui/frame/panel.module.css';
import classes from './desk.module.css';
import { noWords, ThreeWords } from './three-words.tsx';

type Ends = { onDone: (said: string) => void; onClose: () => void };

const ReplyDialog = ({ reply, onDone, onClose }: Ends & { reply: CannedReply | null }) => {
  const { t } = useTranslation('desk');
  const words = { title: { ...noWords, ...reply?.title }, text: { ...noWords, ...reply?.text } };
  // One of two forms is shown, and stays the one that it was.
  const ends = { initial: words, onDone: () => onDone(t('replies.saved')) };
  const add = useCallForm({
    ...ends,
    endpoint: consult.addReply,
    input: (body, key) => ({ body: { ...body, clientId: key || crypto.randomUUID() } }),
    draft: { name: 'consult.reply' },
  });
  const change = useCallForm({
    ...ends,
    endpoint: consult.saveReply,
    input: (body) => ({ params: { id: reply?.id ?? '' }, body }),
    ...(reply && { draft: { name: `consult.reply.${reply.id}` } }),
  });
  const form = reply ? change : add;
  return (
    <Modal opened onClose={onClose} size="xl" title={t(reply ? 'replies.edit' : 'replies.add')}>
      <form {...form.props} className={classes['form']}>
        <ThreeWords {...form.field('title')} label={t('replies.title')} most={deskLimits.title} />
        <ThreeWords
          {...form.field('text')}
          label={t('replies.text')}
          most={deskLimits.reply}
          rows={4}
          help={t('replies.note')}
        />
        {form.fault && <p role="alert">{form.fault}</p>}
        <p className={classes['acts']}>
          <Button type="submit" loading={form.busy}>
            {t('replies.save')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('replies.cancel')}
          </Button>
        </p>
      </form>
    </Modal>
  );
};

const RemoveDialog = ({ reply, onDone, onClose }: Ends & { reply: CannedReply }) => {
  const { t } = useTranslation('desk');
  const text = useText();
  const { act, busy, fault } = useAct();
  const remove = () =>
    void act(async () => {
      await call(consult.removeReply, { params: { id: reply.id } });
      onDone(t('replies.removed'));
    });
  return (
    <Modal opened onClose={onClose} title={t('replies.remove')}>
      <p>{t('replies.removeAsk', { title: text(reply.title) })}</p>
      {fault && <p role="alert">{fault}</p>}
      <p className={classes['acts']}>
        <Button color="red" loading={busy} onClick={remove}>
          {t('replies.remove')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('replies.cancel')}
        </Button>
      </p>
    </Modal>
  );
};

type RowProps = { reply: CannedReply; manages: boolean; onEdit: () => void; onRemove: () => void };
const ReplyRow = ({ reply: r, manages, onEdit, onRemove }: RowProps) => {
  const { t } = useTranslation('desk');
  const text = useText();
  const lang = useLang();
  return (
    <li className={panel['panel']}>
      <h2 lang={textLang(r.title, lang)}>{text(r.title)}</h2>
      <p lang={textLang(r.text, lang)}>{text(r.text)}</p>
      <small>
        {langs
          .filter((l) => r.text[l])
          .map((l) => ownName[l])
          .join(' · ')}
      </small>
      {manages && (
        <div>
          <Button size="xs" variant="default" aria-label={`${t('replies.edit')} · ${text(r.title)}`} onClick={onEdit}>
            {t('replies.edit')}
          </Button>
          <Button
            size="xs"
            variant="default"
            aria-label={`${t('replies.remove')} · ${text(r.title)}`}
            onClick={onRemove}
          >
            {t('replies.remove')}
          </Button>
        </div>
      )}
    </li>
  );
};

/** Answers that the company keeps ready; who manages it writes them. */
export const RepliesView = ({ replies }: { replies: CannedReply[] }) => {
  const { t } = useTranslation('desk');
  const manages = useMay('manage');
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<
    { kind: 'edit'; reply: CannedReply | null } | { kind: 'remove'; reply: CannedReply }
  >();
  const close = () => setOpen(undefined);
  const done = (said: string) => {
    close();
    say({ role: 'status', message: said });
    void revalidate();
  };
  const add = (
    <Button onClick={() => setOpen({ kind: 'edit', reply: null })} disabled={replies.length >= deskLimits.replies}>
      {t('replies.add')}
    </Button>
  );
  return (
    <section aria-label={t('view.replies')}>
      {replies.length > 0 && (
        <div className={classes['bar']}>
          <span className="figure">{t('replies.count', { n: replies.length, most: deskLimits.replies })}</span>
          {manages && add}
        </div>
      )}
      {replies.length === 0 && (
        <Empty title={t('none.replies')} text={t(manages ? 'none.repliesText' : 'none.repliesRead')}>
          {manages && add}
        </Empty>
      )}
      <ul className={classes['replies']}>
        {replies.map((r) => (
          <ReplyRow
            key={r.id}
            reply={r}
            manages={manages}
            onEdit={() => setOpen({ kind: 'edit', reply: r })}
            onRemove={() => setOpen({ kind: 'remove', reply: r })}
          />
        ))}
      </ul>
      {open?.kind === 'edit' && <ReplyDialog reply={open.reply} onDone={done} onClose={close} />}
      {open?.kind === 'remove' && <RemoveDialog reply={open.reply} onDone={done} onClose={close} />}
    </section>
  );
};
