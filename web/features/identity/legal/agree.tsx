import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { agreements } from '#contract/identity/agreements.ts';
import type { LegalDocument } from '#contract/legal/documents.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import classes from './legal-page.module.css';

type Props = { document: LegalDocument; version: string; changed: boolean };

/** Asks a member to agree to a version that came after the one that they agreed to (accounts 42). */
export const Agree = ({ document, version, changed }: Props) => {
  const { t } = useTranslation('legal');
  const lang = useLang();
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const [agreed, setAgreed] = useState(false);
  const agree = () =>
    act(async () => {
      await call(agreements.agree, { body: { document, version, lang } });
      setAgreed(true);
      await revalidate();
    });
  return (
    <div className={classes['agree']} role="status">
      {agreed ? (
        <p>{t('agreed')}</p>
      ) : (
        <>
          <p>
            {t('asks')} {changed && <a href="#changes">{t('seeChanges')}</a>}
          </p>
          <ActButton look="ask" disabled={!ready || busy} onClick={() => void agree()}>
            {t('agree')}
          </ActButton>
          {fault && <p role="alert">{fault}</p>}
        </>
      )}
    </div>
  );
};
