import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '#web/lib/text/words.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import type { Detail } from '../seen.ts';
import { AnswerFields, answersOf, draftOf } from './answer-fields.tsx';
import { AnswerList } from './answer-list.tsx';
import classes from './tender.module.css';

type Mine = NonNullable<Detail['mine']>;
type Props = { detail: Detail; mine: Mine };

/** What the buyer asks to be completed. */
const Complete = ({ detail, mine }: Props) => {
  const { t } = useTranslation('tender');
  const { revalidate } = useRevalidator();
  const ready = useReady();
  const text = useText();
  const asked = mine.answers.filter((a) => a.verdict === 'asked');
  const criteria = (detail.parts?.criteria ?? []).filter((c) => asked.some((a) => a.criterionId === c.id));
  const form = useCallForm({
    endpoint: () => import('#contract/purchase/tender.ts').then((m) => m.tender.answer),
    initial: {
      answers: criteria.map((c) =>
        draftOf(
          asked.find((a) => a.criterionId === c.id),
          text,
        ),
      ),
    },
    input: ({ answers }) => ({ params: { id: mine.id }, body: { answers: answersOf(criteria, answers) } }),
    onDone: revalidate,
  });
  return (
    <form {...form.props} className={classes['block']}>
      <h3>{t('answer.complete')}</h3>
      <AnswerFields
        criteria={criteria}
        questions={new Map(asked.map((a) => [a.criterionId, a.question ? text(a.question) : '']))}
        drafts={form.values.answers}
        onChange={(answers) => form.change({ answers })}
        error={form.error}
      />
      <Button type="submit" color="weft" loading={form.busy} disabled={!ready}>
        {t('answer.send')}
      </Button>
      <p role="alert" className={classes['wrong']}>
        {form.fault}
      </p>
    </form>
  );
};

const Leave = ({ id }: { id: string }) => {
  const { t } = useTranslation(['tender', 'common']);
  const { revalidate } = useRevalidator();
  const ready = useReady();
  const [asked, setAsked] = useState(false);
  const { busy, fault, act } = useAct();
  const leave = () =>
    act(async () => {
      const { tender } = await import('#contract/purchase/tender.ts');
      await call(tender.leave, { params: { id } });
      await revalidate();
    });
  return (
    <div className={classes['block']}>
      {asked && <p>{t('leave.binds')}</p>}
      <div className={classes['acts']}>
        {asked && (
          <Button color="red" loading={busy} onClick={() => void leave()}>
            {t('leave.act')}
          </Button>
        )}
        <Button variant="default" disabled={!ready} onClick={() => setAsked(!asked)}>
          {asked ? t('common:cancel') : t('leave.act')}
        </Button>
      </div>
      <p role="alert" className={classes['wrong']}>
        {fault}
      </p>
    </div>
  );
};

/** What an applicant of a purchase does next: complete answers, hand in prices, see the orders, or leave. */
const OwnApplication = ({ detail, mine }: Props) => {
  const { t } = useTranslation('tender');
  const f = useFormat();
  const maySell = useMay('sell');
  const { row, parts } = detail;
  const priced = Boolean(parts?.lines.length);
  const open = row.state === 'open';
  const asked = mine.answers.some((a) => a.verdict === 'asked');
  const offer = pageTo('purchaseOffer', { id: row.id });
  const { offer: made } = mine;
  return (
    <>
      {parts && parts.criteria.length > 0 && <AnswerList criteria={parts.criteria} answers={mine.answers} />}
      {open && maySell && mine.state === 'submitted' && asked && <Complete detail={detail} mine={mine} />}
      {priced && mine.state === 'accepted' && open && !made && <p>{t('admitted')}</p>}
      {made && parts?.terms && (
        <p>{t('offered', { n: made.revision, total: f.money(made.total, parts.terms.currency) })}</p>
      )}
      {priced && (mine.state === 'accepted' || made) && (
        <ActLink look={open && mine.state === 'accepted' ? 'offer' : undefined} to={offer}>
          {t(open && mine.state === 'accepted' ? (made ? 'toOfferAgain' : 'toOffer') : 'seeOffer')}
        </ActLink>
      )}
      {mine.state === 'awarded' && <SiteLink to={pageTo('orders', { party: 'supplier' })}>{t('ordersLink')}</SiteLink>}
      <SiteLink to={pageTo('purchaseApplications')}>{t('applicationsLink')}</SiteLink>
      {open && maySell && (mine.state === 'submitted' || (mine.state === 'accepted' && priced)) && (
        <Leave id={mine.id} />
      )}
    </>
  );
};

export default OwnApplication;
