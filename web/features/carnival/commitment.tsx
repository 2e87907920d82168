import type { CampaignView } from '#contract/carnival/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import classes from './carnival.module.css';

type Props = { of: Pick<CampaignView, 'commitment' | 'seed' | 'phase' | 'endsAt'> };

/** The commitment, and the seed once it is there. */
export const Commitment = ({ of: c }: Props) => {
  const { t } = useTranslation('carnival');
  const f = useFormat();
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="commitment">
      <h2 id="commitment">{t('commitment')}</h2>
      <p className={classes['quiet']}>{t('commitmentText')}</p>
      <code className={classes['hash']}>{c.commitment}</code>
      <h3>{t('seed')}</h3>
      {c.seed ? (
        <code className={classes['hash']}>{c.seed}</code>
      ) : (
        <p className={classes['quiet']}>
          {c.phase === 'past' ? t('seedSoon') : t('seedLater', { at: f.stamp(c.endsAt) })}
        </p>
      )}
    </section>
  );
};
