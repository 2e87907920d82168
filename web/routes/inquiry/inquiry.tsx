import { lazy, Suspense } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { data } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { dictionary } from '#contract/dictionary/calls.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { roleCodes } from '#contract/core/access.ts';
import { confidential } from '#contract/inquiry/confidential.ts';
import { pageTo } from '#contract/pages.ts';
import { InquiryPage } from '#web/features/hall/inquiry-page.tsx';
import { type FieldLabels, seenOf } from '#web/features/hall/seen.ts';
import { Changes } from '#web/features/inquiry/changes/changes.tsx';
import { FieldNamesContext } from '#web/ui/text/requirement-words.ts';
import { Talk } from '#web/features/inquiry/talk/talk.tsx';
import { Report } from '#web/features/moderation/report.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useText } from '#web/lib/text/lang.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/inquiry.ts';

// Of a confidential inquiry alone.
const Accepted = lazy(() => import('#web/features/confidential/accepted.tsx'));
const AgreementGate = lazy(() => import('#web/features/confidential/agreement-gate.tsx'));

/** Without an id the newest inquiry; an unknown one is a 404. */
export const loader = async (args: Route.LoaderArgs) => {
  const url = new URL(args.request.url);
  const call = loaderCall(args);
  const id =
    url.searchParams.get('id') ?? (await call(inquiry.page, { query: { size: 1 } })).records.map((r) => r.id)[0];
  if (!id) return null;
  const detail = await call(inquiry.detail, { params: { id } }).catch((err: unknown) => {
    if (err instanceof CallError && err.status === 410) throw data(null, 410);
    if (err instanceof CallError && (err.status === 404 || err.status === 400)) throw data(null, 404);
    throw err;
  });
  const labels: FieldLabels = {};
  const products = [...new Set(detail.parts?.lines.map((l) => l.product))];
  for (const fields of await Promise.all(
    products.map((category) => call(dictionary.datasheet, { params: { category } })),
  ))
    for (const f of fields)
      labels[f.slug] = { label: f.label, options: Object.fromEntries(f.options.map((o) => [o.slug, o.label])) };
  const agreement =
    detail.row.confidential && detail.gate !== 'login' && !detail.own
      ? await call(confidential.agreement, { params: { id } })
      : null;
  return { seen: seenOf(detail), labels, agreement };
};

const None = () => {
  const { t } = useTranslation(['hall', 'common']);
  return (
    <main id="main">
      <Head />
      <h1 className="visually-hidden">{t('title')}</h1>
      <Empty title={t('empty.title')} text={t('empty.text')}>
        <ActLink look="ask" to={pageTo('releaseInquiry')}>
          {t('common:release')}
        </ActLink>
      </Empty>
    </main>
  );
};

export default function InquiryTeaser({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['hall', 'common']);
  const text = useText();
  const viewer = useViewer();
  if (!loaderData) return <None />;
  const { seen, labels, agreement } = loaderData;
  const supplier = viewer?.roles.includes(roleCodes.supplier) ?? false;
  const title = text(seen.row.title);
  return (
    <>
      <Head
        title={title}
        description={t('teaserDescription', {
          title,
          category: seen.row.products.map((p) => text(p.name)).join(' · '),
        })}
        canonical={pageTo('inquiry', { id: seen.row.id })}
        share={{ kind: 'inquiry', id: seen.row.id }}
      />
      <CrumbsLd
        crumbs={[
          { name: t('title'), path: pageTo('inquiryHall') },
          { name: title, path: pageTo('inquiry', { id: seen.row.id }) },
        ]}
      />
      <InquiryPage
        seen={seen}
        labels={labels}
        gate={agreement && <AgreementGate id={seen.row.id} agreement={agreement} may={supplier} />}
        report={
          seen.gate !== 'login' && !seen.detail.own && !seen.row.hidden && <Report kind="inquiry" id={seen.row.id} />
        }
        talk={
          seen.gate !== 'login' && (
            <FieldNamesContext value={labels}>
              {seen.gate === 'none' && agreement && (
                <Suspense>
                  <Accepted accepted={agreement.accepted} />
                </Suspense>
              )}
              {seen.detail.changes > 0 && <Changes inquiryId={seen.row.id} count={seen.detail.changes} />}
              {seen.detail.talk && <Talk inquiryId={seen.row.id} counts={seen.detail.talk} />}
            </FieldNamesContext>
          )
        }
      />
    </>
  );
}
