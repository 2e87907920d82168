import { useTranslation } from '#web/lib/text/words.ts';
import { pageTo } from '#contract/pages.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { PurchasePage } from '#web/features/purchase/detail-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { useText } from '#web/lib/text/lang.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { pictured } from '#web/ui/card/pictured.ts';
import type { Route } from './+types/purchase.ts';

/** Without an id the newest purchase (access 25); an unknown one is a 404. Its owner gets the applications besides. */
export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const id = idOf(args.request) ?? (await call(purchase.page, { query: { size: 1 } })).records[0]?.id;
  if (!id) return null;
  const detail = await orNotFound(id, (known) => call(purchase.detail, { params: { id: known } }));
  const received = detail.own ? await call(purchase.applications, { params: { id } }) : null;
  return { detail: { ...detail, row: pictured(detail.row) }, received: received && received.applications };
};

const None = () => {
  const { t } = useTranslation('purchase');
  return (
    <main id="main">
      <Head />
      <h1 className="visually-hidden">{t('title')}</h1>
      <Empty title={t('empty.title')} text={t('empty.text')}>
        <ActLink look="ask" to={pageTo('releasePurchase')}>
          {t('release')}
        </ActLink>
      </Empty>
    </main>
  );
};

export default function Purchase({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('purchase');
  const text = useText();
  if (!loaderData) return <None />;
  const { detail, received } = loaderData;
  return (
    <>
      <Head
        title={text(detail.row.title)}
        description={text(detail.summary)}
        canonical={pageTo('purchase', { id: detail.row.id })}
        share={{ kind: 'purchase', id: detail.row.id }}
      />
      <CrumbsLd
        crumbs={[
          { name: t('title'), path: pageTo('purchases') },
          { name: text(detail.row.title), path: pageTo('purchase', { id: detail.row.id }) },
        ]}
      />
      <PurchasePage detail={detail} received={received} />
    </>
  );
}
