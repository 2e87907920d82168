import { avatars } from '#contract/fairs/visitors/avatars.ts';
import { AvatarPage } from '#web/features/fairs/avatar/avatar-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/character.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const [kept, presets] = await Promise.all([call(avatars.mine), call(avatars.page, { query: { size: 12 } })]);
  return { kept, presets: presets.records };
};

export default function Character({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <AvatarPage {...loaderData} />
    </>
  );
}
