import { noticePreferences } from '#contract/notices/preferences.ts';
import { SettingsPage } from '#web/features/notices/settings/settings-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/notice-settings.ts';

export const loader = async (args: Route.LoaderArgs) => ({ first: await loaderCall(args)(noticePreferences.read) });

export default function NoticeSettings({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <SettingsPage {...loaderData} />
    </>
  );
}
