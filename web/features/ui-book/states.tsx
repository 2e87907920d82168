import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageTo } from '#contract/pages.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { ErrorInline } from '#web/ui/form/error-inline.tsx';
import { OfflineStrip } from '#web/ui/feedback/offline-strip.tsx';
import { Refused } from '#web/ui/form/refused.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import classes from './book.module.css';
import { Example, Section } from './example.tsx';

export const States = () => {
  const { t } = useTranslation('book');
  const [tries, setTries] = useState(0);
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
      <Example title={t('state.loading')}>
        <SkeletonRows rows={3} />
      </Example>
      <Example title={t('state.error')}>
        <ErrorInline
          title={t('state.errorTitle')}
          text={t('state.errorText')}
          code={`E-7F3A-${String(tries).padStart(4, '0')}`}
          onRetry={() => setTries(tries + 1)}
        />
      </Example>
      <Example title={t('state.refused')}>
        <Refused
          steps={[
            { key: '1', title: t('state.step1'), state: 'done' },
            { key: '2', title: t('state.step2'), state: 'waiting', note: t('state.step2Note') },
            { key: '3', title: t('state.step3'), state: 'open' },
          ]}
        >
          <Button component={SiteLink} to={pageTo('login')} variant="default">
            {t('state.refusedAct')}
          </Button>
        </Refused>
      </Example>
      <Example title={t('state.offline')}>
        <OfflineStrip at="2026-11-20T06:32:00.000Z" onRetry={() => setTries(tries + 1)} />
      </Example>
    </Section>
  );
};
