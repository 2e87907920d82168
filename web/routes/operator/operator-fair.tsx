import { operatorFairs } from '#contract/operator/fairs.ts';
import { operatorTalks } from '#contract/operator/fairs-talks.ts';
import { DeskFairPage } from '#web/features/operator/fairs/fair-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { useText } from '#web/lib/text/lang.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-fair.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const asked = new URL(args.request.url).searchParams.get('tab');
  const tab = (['talks', 'proposals'] as const).find((x) => x === asked) ?? ('facts' as const);
  return orNotFound(idOf(args.request), async (id) => {
    const params = { id };
    const [fair, { fairs: all }, programme] = await Promise.all([
      call(operatorFairs.detail, { params }),
      call(operatorFairs.list),
      call(operatorTalks.list, { params }),
    ]);
    return { fair, all, programme, tab };
  });
};

export default function OperatorFair({ loaderData }: Route.ComponentProps) {
  const text = useText();
  return (
    <>
      <Head title={text(loaderData.fair.name)} />
      <DeskFairPage {...loaderData} />
    </>
  );
}
