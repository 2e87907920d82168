import type { Page } from '#contract/core/schemas.ts';
import type { VideoRow } from '#contract/content/media-calls.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { Pager } from '#web/ui/list/pager.tsx';
import content from '../content.module.css';
import { OtherKinds } from '../other-kinds.tsx';
import { VideoRows } from './video-rows.tsx';

/** Videos, the newest first. */
export const VideoList = ({ list }: { list: Page<VideoRow> }) => {
  const { t } = useTranslation('content');
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('list.video')} note={t('about.video')} />
      <div className={content['bar']}>
        <OtherKinds kind="video" />
      </div>
      {list.records.length === 0 ? (
        <Empty title={t('none.video')} text={t('noneText')} />
      ) : (
        <>
          <VideoRows rows={list.records} />
          <Pager {...list} />
        </>
      )}
    </main>
  );
};
