import type { LoaderFunctionArgs } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { content } from '#contract/content/calls.ts';
import { campaignSlots } from '#contract/content/kinds.ts';
import { pageAt, pageTo } from '#contract/pages.ts';
import { CampaignPage } from '#web/features/content/campaign-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/campaign-page.ts';

const mostNews = 3;

/** One of the nine campaign pages, with what is new about its first material; null while the desk has published none there. */
export const loader = async (args: LoaderFunctionArgs) => {
  const key = pageAt(new URL(args.request.url).pathname)?.key;
  const slot = campaignSlots.find((s) => s === key) ?? campaignSlots[0];
  const call = loaderCall(args);
  const view = await call(content.detail, { params: { id: slot } }).catch((err: unknown) => {
    if (err instanceof CallError && err.status === 404) return null;
    throw err;
  });
  const material = view?.row.materials[0]?.slug;
  const news = material ? await call(content.page, { query: { kind: 'news', material, size: mostNews } }) : null;
  return { slot, view, news: news?.records ?? [], others: await call(content.campaigns) };
};

export default function Campaign({ loaderData: { slot, view, news, others } }: Route.ComponentProps) {
  const { t } = useTranslation('content');
  const text = useText();
  if (!view)
    return (
      <main id="main">
        <Head unlisted />
        <h1 className="visually-hidden">{t(`pageTitle.${slot}`)}</h1>
        <Empty title={t('campaign.none')} text={t('campaign.noneText')}>
          <ActLink to={pageTo('newsList', {})}>{t('list.news')}</ActLink>
        </Empty>
      </main>
    );
  return (
    <>
      <Head title={text(view.row.title)} description={text(view.row.summary)} />
      <CampaignPage view={view} news={news} others={others} />
    </>
  );
}
