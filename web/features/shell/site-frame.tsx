import type { ReactNode } from 'react';
import { NoticeToasts } from '#web/features/notices/toasts.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Progress, SkipLink } from './progress.tsx';

/** The public frame: strip, header, navigation, page, footer. */
export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <Progress />
    <Header />
    {children}
    <Footer />
    <NoticeToasts />
  </>
);
