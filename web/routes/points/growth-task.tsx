import { points } from '#contract/points/calls.ts';
import { GrowthPage } from '#web/features/points/growth-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/growth-task.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const [score, tasks] = await Promise.all([call(points.scoreInfo), call(points.tasks)]);
  return { score, tasks };
};

export default function GrowthTask({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <GrowthPage {...loaderData} />
    </>
  );
}
