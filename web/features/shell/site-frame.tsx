import { type ReactNode, Suspense } from 'react';
import { optional } from '#web/lib/page/parts.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { Announcements } from './announcements/announcements.tsx';
import { HydrateOnView } from '#web/ui/frame/hydrate-on-view.tsx';
import { Footer } from './footer.tsx';
import { FrameContext, type FrameData } from './frame-data.ts';
import { Header } from './header/header.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Progress, SkipLink } from './progress.tsx';
import { useHours } from './use-hours.ts';

const NoticeToasts = optional(() =>
  import('#web/features/notices/toasts.tsx').then((m) => ({ default: m.NoticeToasts })),
);

const Trail = optional(() => import('#web/features/footprints/trail.tsx').then((m) => ({ default: m.Trail })));

/** Visitors never load it. */
const MemberToasts = () => {
  useHours();
  return useViewer() ? (
    <Suspense fallback={null}>
      <NoticeToasts />
      <Trail />
    </Suspense>
  ) : null;
};

/** The public frame: strip, header, navigation, page, footer; on a phone the bar of five besides. */
export const SiteFrame = ({ frame, children }: { frame: FrameData; children: ReactNode }) => (
  <FrameContext value={frame}>
    <SkipLink />
    <Progress />
    <Header />
    {children}
    <HydrateOnView>
      <Footer />
    </HydrateOnView>
    <PhoneBar />
    <Announcements />
    <MemberToasts />
  </FrameContext>
);
