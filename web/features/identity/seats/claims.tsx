import { Button, Textarea } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import { type Claim, verification } from '#contract/verification/calls.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useReady } from '#web/lib/page/ready.ts';
import panel from '#web/ui/frame/panel.module.css';
import { FormFault } from '../fields.tsx';
import classes from './seats.module.css';

const Row = ({ claim: c, onDone }: { claim: Claim; onDone: (message: string) => Promise<void> }) => {
  const { t } = useTranslation('seats');
  const f = useFormat();
  const ready = useReady();
  const form = useCallForm({
    endpoint: verification.answerClaim,
    initial: { note: '', answer: 'contest' as 'contest' | 'invite' },
    input: (body) => ({ params: { id: c.id }, body }),
    onDone: (_, { answer }) => onDone(t(answer === 'invite' ? 'claims.invited' : 'claims.contested')),
  });
  const { busy, send } = form;
  const { by, name, number } = c;
  return (
    <li className={`${panel['panel']} ${classes['claim']}`}>
      <p>{t('claims.line', { by, name, number, at: f.stamp(c.at) })}</p>
      {c.state === 'open' ? (
        <>
          <Textarea label={t('claims.note')} maxLength={500} autosize minRows={1} {...form.input('note')} />
          <div className={classes['acts']}>
            <Button disabled={!ready} loading={busy} onClick={() => void send({ answer: 'contest' })}>
              {t('claims.contest')}
            </Button>
            <Button variant="default" disabled={!ready || busy} onClick={() => void send({ answer: 'invite' })}>
              {t('claims.invite')}
            </Button>
          </div>
          <FormFault text={form.fault} />
        </>
      ) : (
        <p className={classes['note']}>{t(`claims.${c.state}`)}</p>
      )}
    </li>
  );
};

/** Others who applied for verification in this company's name; nothing where nobody did. */
export const Claims = ({ claims, onDone }: { claims: Claim[]; onDone: (message: string) => Promise<void> }) => {
  const { t } = useTranslation('seats');
  if (!claims.length) return null;
  return (
    <section className={classes['block']}>
      <h2>{t('claims.title')}</h2>
      <p className={classes['note']}>{t('claims.how')}</p>
      <ul className={classes['claims']}>
        {claims.map((c) => (
          <Row key={c.id} claim={c} onDone={onDone} />
        ))}
      </ul>
    </section>
  );
};
