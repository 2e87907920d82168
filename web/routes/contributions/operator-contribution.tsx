import { operatorContributions } from '#contract/contributions/desk.ts';
import { PieceBody } from '#web/features/content/piece-page.tsx';
import { previewOf } from '#web/features/contributions/preview.ts';
import { DeskContributionPage } from '#web/features/operator/contributions/contribution-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/operator-contribution.ts';

export const loader = (args: Route.LoaderArgs) =>
  orNotFound(idOf(args.request), async (id) => ({
    view: await loaderCall(args)(operatorContributions.read, { params: { id } }),
  }));

export default function OperatorContribution({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('contributions');
  const { view } = loaderData;
  return (
    <>
      <Head />
      <DeskContributionPage
        key={view.row.id}
        view={view}
        look={<PieceBody view={previewOf(view, t('figuresTitle'))} />}
      />
    </>
  );
}
