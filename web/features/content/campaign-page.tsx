import type { content, PieceRow, PieceView } from '#contract/content/calls.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { FilterLinks } from '#web/ui/list/filter-links.tsx';
import { Blocks } from './blocks.tsx';
import classes from './content.module.css';
import { PieceRows } from './piece-rows.tsx';
import { Shot } from './shot.tsx';

type Props = { view: PieceView; news: PieceRow[]; others: DataOf<typeof content.campaigns> };

/** A campaign page: what it says, block by block, and what is new about its materials. */
export const CampaignPage = ({ view: { row, parts }, news, others }: Props) => {
  const { t } = useTranslation('content');
  const text = useText();
  return (
    <main id="main" className={panel['page']}>
      <FilterLinks
        label={t('campaign.others')}
        choices={others.map((o) => ({
          key: o.slug,
          to: pageTo(o.slug),
          label: text(o.title),
          current: o.slug === row.slug,
        }))}
      />
      <div className={classes['campaign']}>
        <div>
          <h1>{text(row.title)}</h1>
          <p className={classes['summary']}>{text(row.summary)}</p>
          {parts && <Blocks blocks={parts.blocks} />}
        </div>
        <Shot of={row} sizes="(max-width: 899px) 92vw, 560px" eager />
      </div>
      {news.length > 0 && (
        <section className={classes['related']} aria-labelledby="news">
          <h2 id="news">{t('newsOfIt')}</h2>
          <PieceRows rows={news} heading="h3" />
        </section>
      )}
    </main>
  );
};
