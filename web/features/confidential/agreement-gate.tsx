import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { confidential } from '#contract/inquiry/confidential.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { Check } from '#web/ui/form/check.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { AgreementText } from '#web/ui/text/agreement-text.tsx';
import classes from './gate.module.css';

type Agreement = DataOf<typeof confidential.agreement>;

/** The buyer took the company its access: why, and what becomes of its quotation. */
const Revoked = ({ revoked }: { revoked: NonNullable<Agreement['revoked']> }) => {
  const { t } = useTranslation('confidential');
  const f = useFormat();
  return (
    <section className={`${panel['panel']} ${classes['gate']}`}>
      <h2>{t('revoked.title')}</h2>
      <p>{t('revoked.text', { at: f.time(revoked.at) })}</p>
      <p>{t('revoked.reason', { reason: revoked.reason })}</p>
      <p className={classes['note']}>{t('revoked.quotation')}</p>
    </section>
  );
};

/** What stands before the gated parts of a confidential inquiry: its agreement, whole, to be read and accepted by a supplier. */
const AgreementGate = ({ id, agreement, may }: { id: string; agreement: Agreement; may: boolean }) => {
  const { t } = useTranslation('confidential');
  const { revalidate } = useRevalidator();
  const viewer = useViewer();
  const [read, setRead] = useState(false);
  const [asked, setAsked] = useState(false);
  const { busy, fault, act } = useAct();
  if (agreement.revoked) return <Revoked revoked={agreement.revoked} />;
  const { version, own, text, accepted } = agreement;
  const accept = () => {
    setAsked(true);
    if (!read) return;
    void act(async () => {
      // The contract's schemas come with the act, not with the page.
      const { inquiry } = await import('#contract/inquiry/calls.ts');
      try {
        await call(inquiry.agree, { params: { id }, body: { version } });
      } catch (err) {
        // Other words than those that stand here are in force by now: they are read first.
        if (err instanceof CallError && err.error === 'confidential.agreementChanged') setRead(false);
        await revalidate();
        throw err;
      }
      await revalidate();
    });
  };
  return (
    <section className={`${panel['panel']} ${classes['gate']}`}>
      <h2>{t('accept.title')}</h2>
      <p>{t('accept.lead')}</p>
      {accepted[0] && <p>{t('accept.again', { version: accepted[0].version })}</p>}
      <AgreementText {...{ text, own, version }} />
      {may ? (
        <>
          <Check
            checked={read}
            onChange={setRead}
            label={t('accept.confirm', { company: viewer?.company ?? '' })}
            error={asked && !read ? t('accept.confirmNeeded') : undefined}
          />
          <p className={classes['note']}>{t('accept.noted')}</p>
          <div>
            <ActButton look="offer" busy={busy} onClick={accept}>
              {t('accept.act')}
            </ActButton>
          </div>
        </>
      ) : (
        <p>{t('accept.suppliersOnly')}</p>
      )}
      <p role="status" className={classes['refused']}>
        {fault}
      </p>
    </section>
  );
};

// Pages that are about other inquiries too come without its words.
const WithWords = withWords(['confidential'], AgreementGate);
export default WithWords;
