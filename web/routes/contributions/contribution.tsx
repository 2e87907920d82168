import { contributions } from '#contract/contributions/calls.ts';
import { isWritable } from '#contract/contributions/states.ts';
import { contributedKinds } from '#contract/contributions/words.ts';
import { dictionary } from '#contract/dictionary/calls.ts';
import { PieceBody } from '#web/features/content/piece-page.tsx';
import { ContributionPage, NewContributionPage } from '#web/features/contributions/contribution-page.tsx';
import { previewOf } from '#web/features/contributions/preview.ts';
import { emptyOf } from '#web/features/contributions/typed.ts';
import { loaderCall } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/contribution.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const asked = new URL(args.request.url).searchParams;
  const id = idOf(args.request);
  const choices = async () => {
    const [own, fields] = await Promise.all([
      call(contributions.own),
      call(dictionary.tree, { params: { type: 'ent_field' } }),
    ]);
    return { products: own.products, fields };
  };
  if (id === null) {
    const kind = contributedKinds.find((k) => k === asked.get('kind')) ?? 'case';
    return { view: null, kind, fresh: crypto.randomUUID(), ...(await choices()) };
  }
  const view = await orNotFound(id, (known) => call(contributions.detail, { params: { id: known } }));
  return { view, ...(isWritable(view.row.state) ? await choices() : { products: [], fields: [] }) };
};

export default function Contribution({ loaderData }: Route.ComponentProps) {
  const lang = useLang();
  const { t } = useTranslation('contributions');
  const { products, fields } = loaderData;
  return (
    <>
      <Head />
      {loaderData.view ? (
        <ContributionPage
          key={loaderData.view.row.id}
          view={loaderData.view}
          look={<PieceBody view={previewOf(loaderData.view, t('figuresTitle'))} />}
          {...{ products, fields }}
        />
      ) : (
        <NewContributionPage
          key={loaderData.kind}
          kind={loaderData.kind}
          kept={emptyOf(loaderData.fresh, lang)}
          {...{ products, fields }}
        />
      )}
    </>
  );
}
