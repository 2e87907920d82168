import { helpTopics } from '#contract/content/kinds.ts';
import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { HelpList } from './help-list.tsx';
import type { HelpTexts } from './help-texts.ts';
import classes from './help.module.css';

/** Everything that helps to use the platform, by what one wants to do. */
export const HelpPage = ({ texts }: { texts: HelpTexts }) => {
  const { t } = useTranslation('content');
  const topics = helpTopics.filter((topic) => texts.some((x) => x.topic === topic));
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('pageTitle.help')} note={t('help.lead')} />
      {topics.length === 0 && (
        <Empty title={t('help.none')} text={t('help.noneText')}>
          <ActLink to={pageTo('aboutUs')}>{t('help.contact')}</ActLink>
        </Empty>
      )}
      <div className={classes['topics']}>
        {topics.map((topic) => (
          <section key={topic} className={panel['panel']} aria-labelledby={`topic-${topic}`}>
            <h2 id={`topic-${topic}`}>{t(`topic.${topic}`)}</h2>
            <HelpList texts={texts.filter((x) => x.topic === topic)} />
          </section>
        ))}
      </div>
    </main>
  );
};
