import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import { type Application, verification } from '#contract/verification/calls.ts';
import { afterMove } from '#contract/verification/rules.ts';
import { call } from '#web/lib/call.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { EvidenceBadge } from '#web/ui/card/evidence-badge.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';
import { fieldsOf } from './fields.ts';
import { useCountryWords } from '#web/lib/text/company-words.ts';
import classes from './verification.module.css';

const tones: Record<Application['state'], Tone> = {
  draft: 'plain',
  submitted: 'info',
  moreAsked: 'weft',
  approved: 'warp',
  rejected: 'bad',
  withdrawn: 'plain',
  lapsed: 'deviates',
  revoked: 'bad',
};

/** The documents that were handed in, each with what vouches for it. */
const HeldDocuments = ({ a }: { a: Pick<Application, 'documents' | 'state' | 'decidedAt' | 'given'> }) => {
  const { t } = useTranslation('verification');
  const words = useCountryWords(a.given.country ?? 'CN');
  return (
    <>
      <h3>{t('page.docsHeld')}</h3>
      <ul className={classes['held']}>
        {a.documents.map((d) => (
          <li key={d.fileId}>
            <EvidenceBadge
              label={words.paper(d.type)}
              evidence={{
                kind: d.type === 'businessLicence' ? 'licence' : 'document',
                reviewer: a.state === 'approved' ? 'operator' : null,
                reviewedAt: a.state === 'approved' ? a.decidedAt : null,
                expiresAt: d.expiresAt,
              }}
            />
            <a href={d.url} download>
              {d.name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
};

/** What was looked at and found right; the number of an identity document is not shown again. */
const Approved = ({ a }: { a: Pick<Application, 'kind' | 'given'> }) => {
  const { t } = useTranslation('verification');
  const country = a.given.country ?? 'CN';
  const { label } = useCountryWords(country);
  const shown = fieldsOf(a.kind, country).filter((f) => f !== 'idNumber' && a.given[f]);
  if (!shown.length) return null;
  return (
    <>
      <h3>{t('page.approved')}</h3>
      <dl className={classes['facts']}>
        {shown.map((f) => (
          <div key={f}>
            <dt>{label(f)}</dt>
            <dd>{a.given[f]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

/** A verification that rests on no application here: it holds, and may be put on newer documents. */
export const HeldPanel = ({ onAgain }: { onAgain: (() => void) | null }) => {
  const { t } = useTranslation('verification');
  return (
    <section className={`${panel['panel']} ${panel['warp']} ${classes['box']}`} aria-labelledby="state">
      <h2 id="state">
        <Tag tone="warp">{t('state.approved')}</Tag>
      </h2>
      <p>{t('page.holdsPlain')}</p>
      {onAgain && (
        <>
          <p className={classes['note']}>{t('page.changeNote')}</p>
          <div className={classes['acts']}>
            <Button variant="default" onClick={onAgain}>
              {t('page.change')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
};

/** Where the application stands, with the reason and the next act. */
export const StatePanel = ({ a, onAgain }: { a: Application; onAgain: (() => void) | null }) => {
  const { t } = useTranslation('verification');
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState('');
  const withdraw = () =>
    call(verification.withdraw, { params: { id: a.id } })
      .then(() => revalidate())
      .catch((err: Error) => setRefusal(err.message));
  return (
    <section className={`${panel['panel']} ${panel['warp']} ${classes['box']}`} aria-labelledby="state">
      <h2 id="state">
        <Tag tone={tones[a.state]}>{t(`state.${a.state}`)}</Tag>
        <small>{t('page.number2', { number: a.number })}</small>
      </h2>
      {a.note && (
        <p className={classes['reason']} lang={textLang(a.note, lang)}>
          <strong>{t('page.reason')}</strong> {text(a.note)}
        </p>
      )}
      {a.claimed && a.state !== 'approved' && <p>{t('page.claimed')}</p>}
      {a.state === 'revoked' && <p>{t('page.answer')}</p>}
      {a.state === 'submitted' && <p>{t('page.waiting')}</p>}
      {a.state === 'approved' && (
        <p>{a.expiresAt ? t('page.holds', { day: f.day(a.expiresAt) }) : t('page.forever')}</p>
      )}
      {a.state === 'approved' && <Approved a={a} />}
      {a.documents.length > 0 && <HeldDocuments a={a} />}
      {a.state === 'approved' && onAgain && <p className={classes['note']}>{t('page.changeNote')}</p>}
      <div className={classes['acts']}>
        {onAgain && (
          <Button onClick={onAgain} variant={a.state === 'approved' ? 'default' : 'filled'}>
            {t(a.state === 'approved' ? 'page.change' : 'page.again')}
          </Button>
        )}
        {afterMove(a.state, 'withdraw') && (
          <Button variant="default" onClick={() => void withdraw()}>
            {t('page.withdraw')}
          </Button>
        )}
        <span role="alert" className={classes['wrong']}>
          {refusal}
        </span>
      </div>
    </section>
  );
};
