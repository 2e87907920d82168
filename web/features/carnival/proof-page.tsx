import { useState } from 'react';
import type { carnival } from '#contract/carnival/calls.ts';
import { checkDraws, statementOf } from '#contract/carnival/proof.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import { CampaignFrame, NoCampaign } from './campaign-frame.tsx';
import classes from './carnival.module.css';
import { Commitment } from './commitment.tsx';
import type { Seen } from './tasks-page.tsx';

type Proof = DataOf<typeof carnival.proof>;
type Verdict = Awaited<ReturnType<typeof checkDraws>>;
/** So many wrong slots are named. */
const named = 12;

/** Holds all slots against the seed, on the reader's device. */
const Check = ({ proof, seed }: { proof: Proof; seed: string }) => {
  const { t } = useTranslation('carnival');
  const f = useFormat();
  const ready = useReady();
  const { busy, fault, act } = useAct();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const check = () =>
    act(async () => {
      setVerdict(null);
      setVerdict(await checkDraws({ ...proof, seed }));
    });
  const said = (v: Verdict) => {
    if (!v.committed) return t('checkWrongSeed');
    const { wrong } = v;
    if (wrong.length)
      return t('checkWrongSlots', {
        slots: wrong
          .slice(0, named)
          .map((n) => f.number(n))
          .join(', '),
      });
    return t('checkRight', { n: f.number(proof.drawn) });
  };
  const isWrong = verdict && (!verdict.committed || verdict.wrong.length > 0);
  return (
    <>
      <div className={classes['acts']}>
        <ActButton look="offer" wide disabled={!ready} busy={busy} onClick={() => void check()}>
          {t('check')}
        </ActButton>
        {busy && <span className={classes['quiet']}>{t('checking', { n: f.number(proof.slots) })}</span>}
      </div>
      <div role="status">
        {verdict && (
          <p className={classes['verdict']} data-wrong={isWrong || undefined}>
            {said(verdict)}
          </p>
        )}
      </div>
      <p role="alert" className={shared['refused']}>
        {fault}
      </p>
      <p className={classes['quiet']}>{t('checkNote')}</p>
      <ol className={classes['steps']}>
        <li>
          {t('checkStep1')}
          <br />
          <code className={classes['hash']}>{statementOf(seed, proof)}</code>
        </li>
        <li>{t('checkStep2')}</li>
      </ol>
    </>
  );
};

const Results = ({ proof, seen }: { proof: Proof; seen: Seen }) => {
  const { t } = useTranslation('carnival');
  const text = useText();
  const f = useFormat();
  const mine = new Set(proof.mine);
  const nameOf = (no: number) => text(seen.campaign.prizes.find((p) => p.no === no)?.name);
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="results">
      <h2 id="results">{t('results')}</h2>
      {proof.mine.length > 0 && <p>{t('mySlots', { slots: proof.mine.map((n) => f.number(n)).join(', ') })}</p>}
      {!proof.seed && <p className={classes['quiet']}>{t('resultsLater')}</p>}
      {proof.seed && proof.wins.length === 0 && <p>{t('resultsNone')}</p>}
      {proof.wins.length > 0 && (
        <ul className={classes['slots']}>
          {proof.wins.map((w) => (
            <li key={w.slot}>
              <span className="figure">
                {t('slot')} {f.number(w.slot)}
              </span>{' '}
              {nameOf(w.prize)} {mine.has(w.slot) && <Tag tone="warp">{t('mine')}</Tag>}
            </li>
          ))}
        </ul>
      )}
      {proof.seed && <p className={classes['quiet']}>{t('notDrawn')}</p>}
    </section>
  );
};

/** What was drawn, and that it is right. */
export const ProofPage = ({ seen, proof }: { seen: Seen | null; proof: Proof | null }) => {
  const { t } = useTranslation('carnival');
  const f = useFormat();
  return (
    <CampaignFrame part="proof" campaign={seen?.campaign ?? null}>
      {seen && proof ? (
        <div className={classes['columns']}>
          <div className={classes['main']}>
            {proof.seed && (
              <section className={`${panel['panel']} ${panel['warp']} ${classes['box']}`} aria-labelledby="check">
                <h2 id="check">{t('toProof')}</h2>
                <Check key={seen.campaign.id} proof={proof} seed={proof.seed} />
              </section>
            )}
            <Results proof={proof} seen={seen} />
          </div>
          <aside className={classes['side']} aria-label={t('facts')}>
            <Commitment of={{ ...seen.campaign, commitment: proof.commitment, seed: proof.seed }} />
            <section className={`${panel['panel']} ${classes['box']}`} aria-label={t('drawnSlots')}>
              <h2>{t('drawnSlots')}</h2>
              <p className="figure">
                {f.number(proof.drawn)} / {f.number(proof.slots)}
              </p>
            </section>
          </aside>
        </div>
      ) : (
        <NoCampaign />
      )}
    </CampaignFrame>
  );
};
