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
const HeldDocuments = ({ a }: { a: Pick<Application, 'documents' | 'state' | 'decidedAt'> }) => {
  const { t } = useTranslation('verification');
  return (
    <>
      <h3>{t('page.docsHeld')}</h3>
      <ul className={classes['held']}>
        {a.documents.map((d) => (
          <li key={d.fileId}>
            <EvidenceBadge
              label={t(`doc.${d.type}`)}
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
      {a.documents.length > 0 && <HeldDocuments a={a} />}
      <div className={classes['acts']}>
        {onAgain && <Button onClick={onAgain}>{t('page.again')}</Button>}
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
