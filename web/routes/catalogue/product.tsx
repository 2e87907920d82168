import { useTranslation } from '#web/lib/text/words.ts';
import { data, type LoaderFunctionArgs } from 'react-router';
import { productQuestions } from '#contract/catalogue/questions.ts';
import { catalogue } from '#contract/catalogue/calls.ts';
import { CallError } from '#contract/core/client.ts';
import { enterprise } from '#contract/enterprise/calls.ts';
import { verification } from '#contract/verification/calls.ts';
import { ProductPage } from '#web/features/catalogue/product-page.tsx';
import { Report } from '#web/features/moderation/report.tsx';
import { WithReports } from '#web/features/moderation/with-reports.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { currentOf } from '#web/lib/page/current.ts';
import { viewerContext } from '#web/lib/page/host.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/product.ts';

/**
 * `/prodDetail?id=`; without an id the newest product (access 25). A visitor gets the public teaser alone: the gated
 * fields never leave the server.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const call = loaderCall(args);
  const { searchParams } = new URL(args.request.url);
  const asked = searchParams.get('id');
  const id = asked ?? (await call(catalogue.page, { query: { current: 1, size: 1 } })).records[0]?.id;
  if (!id) return null;
  try {
    const viewer = args.context.get(viewerContext);
    const [teaser, full, similar, questions, meets] = await Promise.all([
      call(catalogue.detail, { params: { id } }),
      viewer ? call(catalogue.memberDetail, { params: { id } }) : null,
      call(catalogue.similar, { params: { id } }),
      call(productQuestions.read, { params: { id }, query: { current: currentOf(searchParams), size: 5 } }),
      // Whether it meets an inquiry is told beside the offer, which stands without it.
      viewer ? call(catalogue.meets, { params: { id } }).catch(() => []) : [],
    ]);
    const owner = teaser.company && { params: { id: teaser.company.id } };
    const [company, evidence] = owner
      ? await Promise.all([call(enterprise.detail, owner), call(verification.badges, owner)])
      : [null, null];
    return { teaser, full, meets, similar, questions, company, badges: evidence?.badges ?? [] };
  } catch (err) {
    if (err instanceof CallError && err.status === 410) throw data(null, 410);
    if (err instanceof CallError && (err.status === 404 || err.status === 400)) throw data(null, 404);
    throw err;
  }
};

/** Nothing is listed yet. */
const None = () => {
  const { t } = useTranslation('catalogue');
  return (
    <main id="main">
      <Head />
      <h1 className="visually-hidden">{t('title')}</h1>
      <Empty title={t('none.title')} text={t('none.text')} />
    </main>
  );
};

export default function Product({ loaderData }: Route.ComponentProps) {
  return loaderData ? (
    <WithReports>
      <ProductPage
        {...loaderData}
        report={<Report kind="product" id={loaderData.teaser.id} company={loaderData.teaser.company?.id} />}
      />
    </WithReports>
  ) : (
    <None />
  );
}
