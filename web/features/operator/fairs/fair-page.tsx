import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type DeskFairRow, operatorFairs } from '#contract/operator/fairs.ts';
import type { operatorTalks } from '#contract/operator/fairs-talks.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { deskCall } from '../desk-call.ts';
import desk from '../desk.module.css';
import { FairForm } from './fair-form.tsx';
import { FairSums } from './fairs-page.tsx';
import classes from './fairs.module.css';
import { Halls } from './halls.tsx';
import { Proposals } from './proposals.tsx';
import { spanOf } from './span.ts';
import { Talks } from './talks.tsx';

/** Shows a fair to everybody, or takes that back; refused with the reason. */
const Publish = ({ fair }: { fair: DeskFairRow }) => {
  const { t } = useTranslation('fairDesk');
  const { revalidate } = useRevalidator();
  const work = useAct();
  const published = fair.publishedAt !== null;
  const turn = () =>
    work.act(async () => {
      await deskCall(operatorFairs.publish, { params: { id: fair.id }, body: { published: !published } });
      await revalidate();
    });
  return (
    <>
      <div className={classes['acts']}>
        {published && (
          <SiteLink to={pageTo('fair', { id: fair.id })} data-link="document">
            {t('seePublic')}
          </SiteLink>
        )}
        <Button variant={published ? 'default' : 'filled'} loading={work.busy} onClick={() => void turn()}>
          {t(published ? 'unpublish' : 'publish')}
        </Button>
      </div>
      <p role="alert" className={classes['wrong']}>
        {work.fault}
      </p>
    </>
  );
};

type Tab = 'facts' | 'talks' | 'proposals';
type Props = {
  fair: DeskFairRow;
  all: DeskFairRow[];
  programme: DataOf<typeof operatorTalks.list>;
  tab: Tab;
};

/** One fair: its facts and halls, its talks, and what exhibitors propose. */
export const DeskFairPage = ({ fair, all, programme, tab }: Props) => {
  const { t } = useTranslation(['fairDesk', 'fairs', 'operator']);
  const text = useText();
  const f = useFormat();
  const to = (key: Tab) => deskPageTo('operatorFair', { id: fair.id, ...(key !== 'facts' && { tab: key }) });
  const counts: Record<Tab, string | undefined> = {
    facts: undefined,
    talks: f.number(fair.talks),
    proposals: f.number(fair.waiting),
  };
  return (
    <main id="main" className={`${desk['page']} ${classes['page'] ?? ''}`}>
      <SiteLink to={deskPageTo('operatorFairs')}>{t('operator:nav.fairs')}</SiteLink>
      <div className={classes['head']}>
        <h1>
          {text(fair.name)}
          {fair.publishedAt ? (
            <Tag tone={fair.phase === 'open' ? 'warp' : 'plain'}>{t(`fairs:phase.${fair.phase}`)}</Tag>
          ) : (
            <Tag tone="deviates">{t('unpublished')}</Tag>
          )}
        </h1>
        <Publish key={fair.id} fair={fair} />
      </div>
      <span className={`figure ${classes['quiet'] ?? ''}`}>{spanOf(fair)}</span>
      <FairSums fair={fair} />
      <TabLinks
        label={t('tabs.label')}
        tabs={(['facts', 'talks', 'proposals'] as const).map((key) => ({
          key,
          to: to(key),
          label: t(`tabs.${key}`),
          ...(counts[key] !== undefined && { count: counts[key] }),
          current: tab === key,
        }))}
      />
      {tab === 'facts' && (
        <>
          <Halls fair={fair} all={all} />
          <section aria-labelledby="facts" className={panel['panel']}>
            <h2 id="facts" className="visually-hidden">
              {t('tabs.facts')}
            </h2>
            <FairForm key={fair.id} fair={fair} />
          </section>
        </>
      )}
      {tab === 'talks' && <Talks fair={fair} talks={programme.talks} />}
      {tab === 'proposals' && <Proposals fair={fair} proposals={programme.proposals} />}
    </main>
  );
};
