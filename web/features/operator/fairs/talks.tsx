import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { DeskFairRow } from '#contract/operator/fairs.ts';
import { type DeskTalk, operatorTalks } from '#contract/operator/fairs-talks.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { deskCall } from '../desk-call.ts';
import { DeskDialog } from '../desk-dialog.tsx';
import desk from '../desk.module.css';
import classes from './fairs.module.css';
import { spanOf } from './span.ts';
import { TalkForm } from './talk-form.tsx';

const CancelTalk = ({ talk, onClose }: { talk: DeskTalk; onClose: () => void }) => {
  const { t } = useTranslation('fairDesk');
  const text = useText();
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: operatorTalks.cancel,
    initial: { reason: '' },
    input: (body) => ({ params: { id: talk.id }, body }),
    words: { reason: t('needReason') },
    send: deskCall,
    onDone: async () => {
      onClose();
      await revalidate();
    },
  });
  const n = talk.taken + talk.waiting;
  return (
    <DeskDialog
      title={t('talk.cancelTitle', { title: text(talk.title) })}
      act={t('talk.cancel')}
      form={form}
      onClose={onClose}
    >
      <p>{t('talk.cancelText', { count: n, n })}</p>
      <TextInput data-autofocus label={t('reasonTold')} maxLength={300} {...form.input('reason')} />
    </DeskDialog>
  );
};

type Detail = DataOf<typeof operatorTalks.detail>;
/** Who signed up, and what was asked. */
const People = ({ seats, questions }: Pick<Detail, 'seats' | 'questions'>) => {
  const { t } = useTranslation('fairDesk');
  const text = useText();
  const f = useFormat();
  return (
    <div className={classes['fields']}>
      <div>
        <h3>{t('talk.seats')}</h3>
        {!seats.length && <p className={classes['quiet']}>{t('talk.noSeats')}</p>}
        <ol className={classes['lines']}>
          {seats.map((s) => (
            <li key={`${s.name} ${s.at}`}>
              {s.name} <span className={classes['quiet']}>{text(s.company)}</span>{' '}
              {s.state === 'waiting' && <Tag>{t('talk.waits')}</Tag>}
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h3>{t('talk.questions')}</h3>
        {!questions.length && <p className={classes['quiet']}>{t('talk.noQuestions')}</p>}
        <ol className={classes['lines']}>
          {questions.map((q) => (
            <li key={q.id}>
              {q.text} <span className={classes['quiet']}>{q.name}</span>{' '}
              <span className={classes['quiet']}>{t('talk.votes', { count: q.votes, n: f.number(q.votes) })}</span>{' '}
              {q.answered && <Tag tone="weft">{t('talk.answered')}</Tag>}
              {q.hidden && <Tag tone="bad">{t('talk.hidden')}</Tag>}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
};

const Facts = ({ talk }: { talk: DeskTalk }) => {
  const { t } = useTranslation('fairDesk');
  const text = useText();
  const f = useFormat();
  return (
    <div className={classes['facts']}>
      <span>
        {talk.hall
          ? `${t('hall.no', { n: talk.hall.no })} ${text(talk.hall.name)}, ${t('talk.stageNo', { n: talk.stage })}`
          : t('talk.online')}
      </span>
      {talk.host && <span>{text(talk.host.name)}</span>}
      <span>{t('talk.taken', { taken: f.number(talk.taken), places: f.number(talk.places) })}</span>
      {talk.waiting > 0 && <span>{t('talk.waiting', { count: talk.waiting, n: f.number(talk.waiting) })}</span>}
      <span>
        {t('talk.questions')} <b className="figure">{f.number(talk.questions)}</b>
      </span>
    </div>
  );
};

type Open = 'edit' | 'people' | 'cancel' | null;
type ActsProps = {
  talk: DeskTalk;
  open: Open;
  setOpen: (open: Open) => void;
  work: ReturnType<typeof useAct>;
  look: () => void;
};
const Acts = ({ talk, open, setOpen, work, look }: ActsProps) => {
  const { t } = useTranslation('fairDesk');
  return (
    <div className={classes['acts']}>
      {!talk.cancelledAt && (
        <button
          type="button"
          className={desk['act']}
          aria-expanded={open === 'edit'}
          onClick={() => setOpen(open === 'edit' ? null : 'edit')}
        >
          {t('talk.edit')}
        </button>
      )}
      <button
        type="button"
        className={desk['act']}
        aria-expanded={open === 'people'}
        disabled={work.busy}
        onClick={look}
      >
        {t('talk.people')}
      </button>
      {!talk.cancelledAt && talk.phase !== 'past' && (
        <button type="button" className={desk['act']} onClick={() => setOpen('cancel')}>
          {t('talk.cancel')}
        </button>
      )}
      <span role="alert" className={classes['wrong']}>
        {work.fault}
      </span>
    </div>
  );
};

const Talk = ({ fair, talk }: { fair: DeskFairRow; talk: DeskTalk }) => {
  const { t } = useTranslation('fairDesk');
  const text = useText();
  const [open, setOpen] = useState<Open>(null);
  const [detail, setDetail] = useState<Detail | null>(null);
  const work = useAct();
  const look = () =>
    open === 'people'
      ? setOpen(null)
      : void work.act(async () => {
          setDetail(await deskCall(operatorTalks.detail, { params: { id: talk.id } }));
          setOpen('people');
        });
  const past = talk.phase === 'past';
  return (
    <li className={panel['panel']}>
      <h3>
        {text(talk.title)}
        {talk.cancelledAt && <Tag tone="bad">{t('talk.cancelled')}</Tag>}
        {past && !talk.cancelledAt && !talk.recording && <Tag tone="deviates">{t('talk.noRecording')}</Tag>}
      </h3>
      <span className={`figure ${classes['quiet'] ?? ''}`}>{spanOf({ ...talk, zone: fair.zone })}</span>
      <Facts talk={talk} />
      <Acts talk={talk} open={open} setOpen={setOpen} work={work} look={look} />
      {open === 'edit' && <TalkForm key={talk.version} fair={fair} talk={talk} onDone={() => setOpen(null)} />}
      {open === 'people' && detail && <People {...detail} />}
      {open === 'cancel' && <CancelTalk talk={talk} onClose={() => setOpen(null)} />}
    </li>
  );
};

/** The programme of a fair, with who signed up for what. */
export const Talks = ({ fair, talks }: { fair: DeskFairRow; talks: DeskTalk[] }) => {
  const { t } = useTranslation('fairDesk');
  const [adding, setAdding] = useState(false);
  return (
    <section aria-labelledby="talks">
      <div className={desk['heading']}>
        <h2 id="talks">{t('tabs.talks')}</h2>
        {!adding && (
          <Button size="compact-md" onClick={() => setAdding(true)}>
            {t('talk.new')}
          </Button>
        )}
      </div>
      {adding && (
        <div className={panel['panel']}>
          <TalkForm fair={fair} talk={null} onDone={() => setAdding(false)} />
        </div>
      )}
      {talks.length ? (
        <ul className={classes['list']}>
          {talks.map((talk) => (
            <Talk key={talk.id} fair={fair} talk={talk} />
          ))}
        </ul>
      ) : (
        <p className={classes['quiet']}>{t('noTalks')}</p>
      )}
    </section>
  );
};
