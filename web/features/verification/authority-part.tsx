import { isChinese } from '#contract/enterprise/places.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Slot } from '#contract/verification/needs.ts';
import panel from '#web/ui/frame/panel.module.css';
import { PaperField } from './paper-field.tsx';
import { ReadInput } from './read-input.tsx';
import type { Form } from './use-application.ts';
import classes from './verification.module.css';

/** The letter's text with what the form knows already; what it doesn't know is a line to fill in. */
const Letter = ({ form }: { form: Form }) => {
  const { t } = useTranslation('verification');
  const [copied, setCopied] = useState(false);
  const blank = '____________';
  const { name, creditCode, registrationNumber, personName, legal } = form.given;
  const code = isChinese(form.country) ? creditCode : registrationNumber;
  const text = t('authority.text', {
    company: name || blank,
    code: code || blank,
    person: personName || blank,
    legal: legal || blank,
  });
  return (
    <details className={classes['letter']}>
      <summary>{t('authority.template')}</summary>
      <pre>{text}</pre>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {t('authority.copy')}
      </Button>
      <span role="status">{copied && t('authority.copied')}</span>
    </details>
  );
};

/** What ties the applicant to the company: named on the licence, or authorised by a signed letter. */
export const AuthorityPart = ({ slot, i, form }: { slot: Slot; i: number; form: Form }) => {
  const { t } = useTranslation('verification');
  const abroad = !isChinese(form.country);
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="authority">
      <h2 id="authority">{t('authority.title')}</h2>
      <p className={classes['note']}>{t(abroad ? 'authority.noteAbroad' : 'authority.note')}</p>
      <PaperField
        slot={slot}
        i={i}
        form={form}
        names={{
          idDocument: {
            choice: t('authority.legal'),
            why: t(abroad ? 'authority.legalHowAbroad' : 'authority.legalHow'),
          },
          authorisation: { choice: t('authority.signed'), why: t('authority.signedHow') },
        }}
      />
      <div className={classes['grid']}>
        <ReadInput field="personName" label={t('authority.person')} form={form} licence={false} />
      </div>
      {form.papers[i]?.type === 'authorisation' && <Letter form={form} />}
    </section>
  );
};
