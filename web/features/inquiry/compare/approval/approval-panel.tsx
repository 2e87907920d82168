import { Button, Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type AwardRequest, inquiryApproval } from '#contract/inquiry/deciding/approval.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { ForeignText } from '#web/ui/text/foreign-text.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import classes from './approval.module.css';

const tones = { waiting: 'weft', approved: 'warp', refused: 'bad', withdrawn: undefined, expired: 'bad' } as const;

/** What it would buy, supplier by supplier. */
const Bought = ({ request: r }: { request: AwardRequest }) => {
  const { t } = useTranslation(['approval', 'inquiry']);
  const f = useFormat();
  const text = useText();
  const unitOf = useUnit();
  return (
    <ul>
      {r.awards.map((a) => (
        <li key={a.quotationId}>
          <b>{text(a.company)}</b> {a.number} · {t('inquiry:mine.revision', { n: a.revision })} ·{' '}
          <span className="figure">{f.money(a.total, a.currency)}</span>
          <small>
            {a.lines
              .map(
                (l) =>
                  `${t('inquiry:line.title', { n: l.no })} ${text(l.name)} ${f.number(l.quantity)} ${unitOf(l.unit, l.quantity)}${l.alternative ? ` (${t('alternative')})` : ''}`,
              )
              .join(' · ')}
          </small>
        </li>
      ))}
    </ul>
  );
};

/** Refusing asks for a reason. */
const RefuseForm = ({ id, onDone, onClose }: { id: string; onDone: () => Promise<void>; onClose: () => void }) => {
  const { t } = useTranslation(['approval', 'common']);
  const form = useCallForm({
    endpoint: inquiryApproval.refuse,
    initial: { reason: '' },
    input: ({ reason }) => ({ params: { id }, body: { reason } }),
    words: { reason: t('refuseReason') },
    onDone,
  });
  return (
    <form {...form.props} className={classes['form']}>
      <Textarea label={t('refuseReason')} autosize minRows={2} maxLength={300} {...form.input('reason')} />
      <p role="alert">{form.fault}</p>
      <div className={classes['acts']}>
        <Button type="submit" variant="outline" color="red" loading={form.busy}>
          {t('refuse')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
};

/** The one request that waits, with what may be done about it. */
const Waiting = ({ request: r, may, onDone }: { request: AwardRequest; may: boolean; onDone: () => Promise<void> }) => {
  const { t } = useTranslation('approval');
  const f = useFormat();
  const [refusing, setRefusing] = useState(false);
  const { busy, fault, act } = useAct();
  const send = (work: () => Promise<unknown>) =>
    // Refused too: others may have been quicker, or what was asked for has changed.
    void act(async () => void (await work())).then(onDone);
  const params = { params: { id: r.id } };
  return (
    <>
      <p>{t('until', { at: f.stamp(r.expiresAt) })}</p>
      {r.changed.length > 0 && (
        <ul className={classes['changed']} role="status">
          {r.changed.map((c) => (
            <li key={c.number}>{t(`changed.${c.what}`, { number: c.number })}</li>
          ))}
        </ul>
      )}
      <p role="alert">{fault}</p>
      {refusing ? (
        <RefuseForm id={r.id} onDone={onDone} onClose={() => setRefusing(false)} />
      ) : (
        <div className={classes['acts']}>
          {r.may && (
            <>
              <Button
                color="weft"
                loading={busy}
                disabled={r.changed.length > 0}
                onClick={() => send(() => call(inquiryApproval.approve, params))}
              >
                {t('approve')}
              </Button>
              <Button variant="default" disabled={busy} onClick={() => setRefusing(true)}>
                {t('refuse')}
              </Button>
            </>
          )}
          {r.mine && may && (
            <Button variant="default" loading={busy} onClick={() => send(() => call(inquiryApproval.withdraw, params))}>
              {t('withdraw')}
            </Button>
          )}
          {r.mine && <small>{t('second')}</small>}
        </div>
      )}
    </>
  );
};

type PanelProps = {
  inquiryId: string;
  may: boolean;
  /** Another number: they are read anew, and what is being typed stays. */
  fresh: number;
};

/** Awards of this inquiry that wait, or waited, for a second person of the company. */
const Panel = ({ inquiryId, may, fresh }: PanelProps) => {
  const { t } = useTranslation('approval');
  const f = useFormat();
  const { revalidate } = useRevalidator();
  const [requests, setRequests] = useState<AwardRequest[]>([]);
  const { fault, act } = useAct();
  const read = async () =>
    void (await act(async () =>
      setRequests((await call(inquiryApproval.read, { params: { id: inquiryId } })).requests),
    ));
  useEffect(() => {
    void read();
    // oxlint-disable-next-line react/exhaustive-deps -- as it comes, with each new one, and after each act
  }, [inquiryId, fresh]);
  const done = async () => {
    await read();
    await revalidate();
  };
  return (
    <section className={classes['panel']} aria-label={t('title')}>
      <p role="alert">{fault}</p>
      {requests.map((r) => (
        <article key={r.id} data-waiting={r.state === 'waiting' || undefined}>
          <h2>
            {t('title')} <Tag {...(tones[r.state] && { tone: tones[r.state] })}>{t(`state.${r.state}`)}</Tag>
          </h2>
          <p>
            {t('asked', { name: r.by, at: f.stamp(r.at) })}
            {r.reason && <> {t('because', { reason: '' })}</>}
          </p>
          {r.reason && <ForeignText className={undefined} text={r.reason} />}
          <Bought request={r} />
          <p className="figure">
            {r.cny === null
              ? t('noRate', { limit: f.money(r.limit, 'CNY') })
              : t('amount', { amount: f.money(r.cny, 'CNY'), limit: f.money(r.limit, 'CNY') })}
          </p>
          {r.decidedBy && r.decidedAt && r.state !== 'withdrawn' && (
            <>
              <p>
                {t('answered', { name: r.decidedBy, at: f.stamp(r.decidedAt) })}
                {r.answer && <> {t('because', { reason: '' })}</>}
              </p>
              {r.answer && <ForeignText className={undefined} text={r.answer} />}
            </>
          )}
          {r.state === 'waiting' && <Waiting request={r} may={may} onDone={done} />}
        </article>
      ))}
    </section>
  );
};

const ApprovalPanel = withWords(['approval', 'inquiry', 'ui'], Panel);
export default ApprovalPanel;
