import { Button } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import { pageTo } from '#contract/pages.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './book.module.css';
import { Example, Section } from './example.tsx';

export const States = () => {
  const { t } = useTranslation('book');
  return (
    <Section id="states" title={t('sections.states')}>
      <Example title={t('state.empty')}>
        <div className={classes['framed']}>
          <Empty title={t('state.emptyTitle')} text={t('state.emptyText')}>
            <Button component={SiteLink} to={pageTo('inquiryHall')} variant="default">
              {t('state.emptyAct')}
            </Button>
          </Empty>
        </div>
      </Example>
    </Section>
  );
};
