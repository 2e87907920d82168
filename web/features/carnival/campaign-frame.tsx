import type { ReactNode } from 'react';
import type { CampaignView } from '#contract/carnival/calls.ts';
import { type PageKey, pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import classes from './carnival.module.css';

export const tones = { open: 'warp', coming: 'weft', past: 'plain' } as const;

/** Parts of a campaign, each a page of its own. */
const parts = {
  tasks: 'carnival',
  draw: 'carnivalDraw',
  prizes: 'carnivalPrizes',
  wins: 'carnivalWins',
  proof: 'carnivalProof',
  rules: 'carnivalRules',
} as const satisfies Record<string, PageKey>;
export type Part = keyof typeof parts;

/** The address of a part; one's wins are of all campaigns. */
export const partTo = (part: Part, id?: string) => {
  const key = parts[part];
  return key === 'carnivalWins' ? pageTo(key) : pageTo(key, id ? { id } : {});
};

/** When a campaign begins and ends, by the clock of its zone's people and with the zone named. */
export const Dates = ({ of }: { of: Pick<CampaignView, 'startsAt' | 'endsAt'> }) => {
  const { t } = useTranslation('carnival');
  const f = useFormat();
  return (
    <p className={classes['dates']}>
      <span>
        {t('from')} <span className="figure">{f.stamp(of.startsAt)}</span>
      </span>
      <span>
        {t('until')} <span className="figure">{f.stamp(of.endsAt)}</span>
      </span>
    </p>
  );
};

/** What stands where there is no campaign: what will, and a way on. */
export const NoCampaign = () => {
  const { t } = useTranslation('carnival');
  return (
    <Empty title={t('none')} text={t('noneText')}>
      <ActLink to={pageTo('fairs')}>{t('toFairs')}</ActLink>
    </Empty>
  );
};

type Props = { part: Part; campaign: CampaignView | null; children: ReactNode };

/** The frame of a part of a campaign: its name, where it stands, and the way to its other parts. */
export const CampaignFrame = ({ part, campaign, children }: Props) => {
  const { t } = useTranslation('carnival');
  const text = useText();
  const id = campaign?.id;
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={
          <>
            <SiteLink to={pageTo('cars')}>{t('title')}</SiteLink>
            {campaign && ` › ${text(campaign.name)}`}
          </>
        }
        title={t(`part.${part}`)}
        note={campaign && <Tag tone={tones[campaign.phase]}>{t(`phase.${campaign.phase}`)}</Tag>}
      >
        <TabLinks
          label={t('parts')}
          tabs={(Object.keys(parts) as Part[]).map((key) => ({
            key,
            to: partTo(key, id),
            label: t(`part.${key}`),
            current: key === part,
          }))}
        />
      </PageHead>
      {children}
    </main>
  );
};
