import { letters } from '#contract/letters/calls.ts';
import { noticePreferences } from '#contract/notices/preferences.ts';
import { SettingsPage } from '#web/features/notices/settings/settings-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/notice-settings.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const [first, counts] = await Promise.all([call(noticePreferences.read), call(letters.reminders)]);
  return { first, counts };
};

export default function NoticeSettings({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <SettingsPage {...loaderData} />
    </>
  );
}
