import { CompanyLink } from '#web/ui/frame/company-link.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { boothVisits, type GuestEntry } from '#contract/fairs/visits.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { ask } from '#web/lib/ask.ts';
import { useReports } from '#web/lib/report-slot.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { AnswerForm, SignForm } from './guestbook-forms.tsx';
import classes from './page.module.css';

export type Book = DataOf<typeof boothVisits.guestbook>;

/** An entry with its answer; the exhibitor answers and hides, everybody else reports. */
const Entry = ({ entry: e, keeper, reload }: { entry: GuestEntry; keeper: boolean; reload: () => void }) => {
  const { t } = useTranslation('booths');
  const f = useFormat();
  const reports = useReports();
  const { busy, fault, act } = useAct();
  const [open, setOpen] = useState<'answer' | null>(null);
  const [said, setSaid] = useState('');
  const done = (words: string) => () => {
    setOpen(null);
    setSaid(words);
    reload();
  };
  const hide = () =>
    act(async () => {
      await call(boothVisits.hide, { params: { id: e.id }, body: { hidden: !e.hidden } });
      reload();
    });
  return (
    <li>
      <p className={classes['by']}>
        <strong>{e.name || t('guestbook.gone')}</strong>
        {e.company && <CompanyLink of={e.company} />}
        <time dateTime={e.at}>{f.stamp(e.at)}</time>
        {e.hidden && <Tag tone="deviates">{t('guestbook.hidden')}</Tag>}
      </p>
      <p className={classes['said']}>{e.text}</p>
      {e.answer && (
        <blockquote>
          <p className={classes['by']}>
            <strong>{t('guestbook.answer')}</strong>
            <time dateTime={e.answer.at}>{f.stamp(e.answer.at)}</time>
          </p>
          <p className={classes['said']}>{e.answer.text}</p>
        </blockquote>
      )}
      <p className={classes['bar']}>
        {keeper && (
          <>
            <ActButton look="word" onClick={() => setOpen('answer')}>
              {t(e.answer ? 'guestbook.answerAgain' : 'guestbook.toAnswer')}
            </ActButton>
            <ActButton look="word" busy={busy} onClick={() => void hide()}>
              {t(e.hidden ? 'guestbook.show' : 'guestbook.hide')}
            </ActButton>
          </>
        )}
        <span role="status">{fault || said}</span>
      </p>
      {open === 'answer' && <AnswerForm id={e.id} onDone={done(t('guestbook.answered'))} close={() => setOpen(null)} />}
      {!e.mine && !e.hidden && reports.word({ kind: 'guestbook', id: e.id })}
    </li>
  );
};

/** What guests wrote, the newest first, and the place to write. */
export const Guestbook = ({ boothId, book }: { boothId: string; book: Book }) => {
  const { t } = useTranslation('booths');
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  return (
    <section className={classes['book']} aria-labelledby="guestbook">
      <h2 id="guestbook">{t('guestbook.title')}</h2>
      {!book.keeper &&
        viewer?.userType !== 9 &&
        (viewer?.isFinish ? (
          <SignForm boothId={boothId} onDone={reload} />
        ) : (
          <p>
            {t('guestbook.complete')}{' '}
            <ActButton look="word" onClick={() => ask('complete')}>
              {t('guestbook.completeAct')}
            </ActButton>
          </p>
        ))}
      {book.records.length > 0 ? (
        <ul>
          {book.records.map((e) => (
            <Entry key={e.id} entry={e} keeper={book.keeper} reload={reload} />
          ))}
        </ul>
      ) : (
        <p className={classes['quiet']}>{t(book.keeper ? 'guestbook.noneKeeper' : 'guestbook.none')}</p>
      )}
      {book.pages > 1 && <Pager {...book} label={t('guestbook.pages')} />}
    </section>
  );
};
