import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { call } from '#web/lib/call.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/lang.ts';
import { useReady } from '#web/lib/ready.ts';
import panel from '#web/ui/panel.module.css';
import { SiteLink } from '#web/ui/site-link.tsx';
import { Tag } from '#web/ui/tag.tsx';
import classes from './detail-page.module.css';
import { EvidenceList } from './evidence.tsx';
import { applicationTone, type Detail } from './seen.ts';

/** The letter of an application; one key a form, so that a second click is the same application. */
const Letter = ({ id }: { id: string }) => {
  const { t } = useTranslation(['purchase', 'common']);
  const { revalidate } = useRevalidator();
  const ready = useReady();
  const key = useRef<string>(undefined);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const [fault, setFault] = useState<string>();
  const send = async () => {
    setBusy(true);
    setRefused('');
    setFault(undefined);
    key.current ??= crypto.randomUUID();
    try {
      // The contract's schemas come with the act, not with the page.
      const { purchase } = await import('#contract/purchase.ts');
      await call(purchase.apply, { params: { id }, body: { clientKey: key.current, message } });
      await revalidate();
    } catch (err) {
      setRefused(err instanceof CallError ? err.message : t('failed'));
      if (err instanceof CallError) setFault(err.fields['message']);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={classes['form']}
      onSubmit={(e) => {
        e.preventDefault();
        void send();
      }}
    >
      <Textarea
        label={t('apply.message')}
        description={t('apply.hint')}
        value={message}
        onChange={(e) => setMessage(e.currentTarget.value)}
        error={fault}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={2000}
        required
        withAsterisk={false}
      />
      <Button type="submit" fullWidth size="md" loading={busy} disabled={!ready}>
        {t('apply.send')}
      </Button>
      <p className={classes['quiet']}>{t('apply.binds')}</p>
      <p role="alert" className={classes['refused']}>
        {refused}
      </p>
    </form>
  );
};

const Mine = ({ mine }: { mine: NonNullable<Detail['mine']> }) => {
  const { t } = useTranslation('purchase');
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  return (
    <>
      <p role="status">
        <Tag tone={applicationTone[mine.state]}>{t(`applicationState.${mine.state}`)}</Tag>{' '}
        <span className="figure">{f.stamp(mine.at)}</span>
      </p>
      <p className={classes['words']} lang={textLang(mine.message, lang)}>
        {text(mine.message)}
      </p>
      {mine.reason && <p className={classes['quiet']}>{t('reasonGiven', { reason: text(mine.reason) })}</p>}
      {mine.certificates.length > 0 && <EvidenceList evidence={mine.certificates} />}
    </>
  );
};

/** What a supplier, or somebody who isn't one yet, can do here: one act, or what stands in its way. */
export const Apply = ({ detail }: { detail: Detail }) => {
  const { t } = useTranslation(['purchase', 'common']);
  const { apply, evidence, mine, row } = detail;
  const here = `/bigBuyersEnquiriesDetails.html?id=${row.id}`;
  const supplier = apply === 'yes' || apply === 'missing';
  return (
    <section className={`${panel['panel']} ${panel['warp']} ${classes['box']}`} aria-labelledby="apply">
      <h2 id="apply">{t(mine ? 'apply.mine' : 'apply.title')}</h2>
      {mine && <Mine mine={mine} />}
      {!mine && supplier && evidence && evidence.length > 0 && (
        <>
          <h3>{t('evidence.title')}</h3>
          <EvidenceList evidence={evidence} />
        </>
      )}
      {apply === 'yes' && <Letter id={row.id} />}
      {apply === 'missing' && <p>{t('apply.missing')}</p>}
      {apply === 'closed' && !mine && <p>{t('apply.closed')}</p>}
      {apply === 'customerService' && <p>{t('apply.customerService')}</p>}
      {apply === 'noRight' && <p>{t('apply.noRight')}</p>}
      {apply === 'login' && (
        <>
          <p>{t('apply.login')}</p>
          <div className={classes['acts']}>
            <Button component={SiteLink} to={`/loginRegister.html?return=${encodeURIComponent(here)}`}>
              {t('common:login')}
            </Button>
            <Button component={SiteLink} to="/register.html" variant="default">
              {t('common:register')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
};
