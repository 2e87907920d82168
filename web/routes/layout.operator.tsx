import { Outlet } from 'react-router';
import { deskPageAt } from '#contract/desk-pages.ts';
import { PageAtContext } from '#web/lib/page/page-of.ts';
import { DeskFrame } from '#web/features/operator/desk-frame.tsx';
import { LanguageSwitch } from '#web/features/shell/header/language-switch.tsx';
import { Progress, SkipLink } from '#web/features/shell/progress.tsx';

export default function OperatorLayout() {
  return (
    <PageAtContext value={deskPageAt}>
      <SkipLink />
      <Progress />
      <DeskFrame tools={<LanguageSwitch />}>
        <Outlet />
      </DeskFrame>
    </PageAtContext>
  );
}
