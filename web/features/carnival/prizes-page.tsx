import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import { CampaignFrame, NoCampaign } from './campaign-frame.tsx';
import classes from './carnival.module.css';
import { PrizeMark, Stock } from './prize.tsx';
import type { Seen } from './tasks-page.tsx';

/** What can be won, how much of it is left, and who gives it. */
export const PrizesPage = ({ seen }: { seen: Seen | null }) => {
  const { t } = useTranslation('carnival');
  const text = useText();
  return (
    <CampaignFrame part="prizes" campaign={seen?.campaign ?? null}>
      {seen ? (
        <ul className={classes['prizes']}>
          {seen.campaign.prizes.map((p) => (
            <li key={p.id} className={`${panel['panel']} ${classes['box']}`}>
              <PrizeMark kind={p.kind} large />
              <h2>{text(p.name)}</h2>
              <Stock of={p} />
              <dl className={shared['facts']}>
                <div>
                  <dt>{t('provider')}</dt>
                  <dd>{text(p.provider)}</dd>
                </div>
                <div>
                  <dt>{t('kind')}</dt>
                  <dd>
                    <Tag>{t(`kinds.${p.kind}`)}</Tag>
                  </dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      ) : (
        <NoCampaign />
      )}
    </CampaignFrame>
  );
};
