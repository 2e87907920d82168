import type { PieceView } from '#contract/content/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Blocks } from '../blocks.tsx';
import content from '../content.module.css';
import { HelpList } from './help-list.tsx';
import classes from './help.module.css';
import type { HelpTexts } from './help-texts.ts';

type Props = {
  view: PieceView;
  /** Other texts of its topic, or of all topics where it has none. */
  others: HelpTexts;
  ofSame: boolean;
};

/** How to do one thing, and what else helps with the same. */
export const HelpText = ({ view: { row, parts }, others, ofSame }: Props) => {
  const { t } = useTranslation('content');
  const text = useText();
  const f = useFormat();
  const at = row.revisedAt ?? row.publishedAt;
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('help')}>{t('pageTitle.help')}</SiteLink>}
        title={text(row.title)}
        note={
          <>
            {t(row.revisedAt ? 'revised' : 'published')}{' '}
            <time className="figure" dateTime={at}>
              {f.day(at)}
            </time>
          </>
        }
      />
      <div className={classes['columns']}>
        <article className={classes['text']}>
          <p className={content['summary']}>{text(row.summary)}</p>
          {parts && <Blocks blocks={parts.blocks} />}
        </article>
        {others.length > 0 && (
          <section className={`${panel['panel']} ${classes['more']}`} aria-labelledby="more-help">
            <h2 id="more-help">{t(ofSame ? 'help.more' : 'help.all')}</h2>
            <HelpList texts={others} />
          </section>
        )}
      </div>
    </main>
  );
};
