import { lazy, type ReactNode, Suspense } from 'react';
import { useViewer } from '#web/lib/viewer.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Progress, SkipLink } from './progress.tsx';

const NoticeToasts = lazy(() => import('#web/features/notices/toasts.tsx').then((m) => ({ default: m.NoticeToasts })));

/** Visitors never load it. */
const MemberToasts = () =>
  useViewer() ? (
    <Suspense fallback={null}>
      <NoticeToasts />
    </Suspense>
  ) : null;

/** The public frame: strip, header, navigation, page, footer. */
export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <Progress />
    <Header />
    {children}
    <Footer />
    <MemberToasts />
  </>
);
