import type { consult } from '#contract/chat/desk.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { useMay, useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { AskedList } from './asked-list.tsx';
import { ConsultationList } from './consultation-list.tsx';
import type { DeskPageKey } from './desk-key.ts';
import { FiguresView } from './figures-view.tsx';
import { HoursView } from './hours-view.tsx';
import { RepliesView } from './replies-view.tsx';

export type DeskData =
  | { view: 'desk'; list: DataOf<typeof consult.list> }
  | { view: 'asked'; asked: DataOf<typeof consult.asked> }
  | { view: 'replies'; replies: DataOf<typeof consult.replies> }
  | { view: 'hours'; hours: DataOf<typeof consult.hours> }
  | { view: 'figures'; figures: DataOf<typeof consult.figures>; ratings: DataOf<typeof consult.ratings> | null };

const views = ['desk', 'asked', 'replies', 'hours', 'figures'] as const;

/** The desk of a company, and what its reader asked others: one page for suppliers, providers and customer service. */
export const DeskPage = ({ page, data }: { page: DeskPageKey; data: DeskData }) => {
  const { t } = useTranslation('desk');
  const viewer = useViewer();
  const talks = useMay('talk');
  const works = Boolean(viewer?.entId) && talks;
  return (
    <main id="main">
      <PageHead title={t(`pageTitle.${page}`)}>
        {works && (
          <TabLinks
            label={t('view.label')}
            tabs={views.map((v) => ({
              key: v,
              to: pageTo(page, { tab: v === 'desk' ? 'queue' : v }),
              label: t(`view.${v}`),
              current: data.view === v,
            }))}
          />
        )}
      </PageHead>
      {data.view === 'desk' && <ConsultationList page={page} list={data.list} />}
      {data.view === 'asked' && <AskedList list={data.asked} />}
      {data.view === 'replies' && <RepliesView replies={data.replies} />}
      {data.view === 'hours' && <HoursView hours={data.hours} />}
      {data.view === 'figures' && <FiguresView page={page} figures={data.figures} ratings={data.ratings} />}
    </main>
  );
};
