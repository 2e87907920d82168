import type { CampaignView } from '#contract/carnival/calls.ts';
import { chanceOf } from '#contract/carnival/states.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import classes from './carnival.module.css';

/** Stock and odds of the next draw, prize by prize and together. */
export const Odds = ({ campaign: c }: { campaign: CampaignView }) => {
  const { t } = useTranslation('carnival');
  const text = useText();
  const f = useFormat();
  const slotsLeft = c.slots - c.drawn;
  const left = c.prizes.reduce((n, p) => n + p.left, 0);
  const chance = (n: number) => t('percent', { n: f.number(chanceOf(n, slotsLeft) * 100, 2) });
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="odds">
      <h2 id="odds">{t('odds')}</h2>
      <div className={panel['scroll']}>
        <table className={panel['table']} aria-labelledby="odds">
          <thead>
            <tr>
              <th scope="col">{t('prize')}</th>
              <th scope="col" className={panel['end']}>
                {t('stockLeft')}
              </th>
              <th scope="col" className={panel['end']}>
                {t('chance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {c.prizes.map((p) => (
              <tr key={p.id}>
                <td>{text(p.name)}</td>
                <td className={`${panel['end']} figure`}>
                  {f.number(p.left)} / {f.number(p.stock)}
                </td>
                <td className={`${panel['end']} figure`}>{chance(p.left)}</td>
              </tr>
            ))}
            <tr>
              <td>
                <strong>{t('oddsAny')}</strong>
              </td>
              <td className={`${panel['end']} figure`}>{f.number(left)}</td>
              <td className={`${panel['end']} figure`}>
                <strong>{chance(left)}</strong>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      <p className={classes['quiet']}>
        {t('slotsLeft', { n: f.number(slotsLeft) })} · {t('oddsNote')}
      </p>
    </section>
  );
};
