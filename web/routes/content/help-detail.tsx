import { type LoaderFunctionArgs, redirect } from 'react-router';
import { content } from '#contract/content/calls.ts';
import { addressOfPiece } from '#contract/content/addresses.ts';
import { inLanguage, pageTo, splitPath } from '#contract/pages.ts';
import { HelpText } from '#web/features/content/help/help-text.tsx';
import { loaderCall, loaderCallForAll } from '#web/lib/call.ts';
import { idOf, orNotFound } from '#web/lib/page/query.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/help-detail.ts';

/** A help text by its slug; without one the first of the list (access 25). A former slug and the page of another kind lead to its own address. */
export const loader = async (args: LoaderFunctionArgs) => {
  const url = new URL(args.request.url);
  const { prefix } = splitPath(url.pathname);
  const texts = await loaderCallForAll(args)(content.help);
  const asked = idOf(args.request);
  const slug = asked ?? texts[0]?.slug;
  if (!slug) throw redirect(inLanguage(prefix, pageTo('help')));
  const known = /^[\dA-Za-z]+(-[\dA-Za-z]+)*$/.test(slug) && slug.length <= 80 ? slug : null;
  const view = await orNotFound(known, (id) => loaderCall(args)(content.detail, { params: { id } }));
  if (asked && (view.row.slug !== asked || view.row.kind !== 'help'))
    throw redirect(inLanguage(prefix, addressOfPiece(view.row)), 301);
  const topic = texts.find((x) => x.slug === view.row.slug)?.topic;
  const rest = texts.filter((x) => x.slug !== view.row.slug);
  const same = rest.filter((x) => x.topic === topic);
  return { view, others: same.length > 0 ? same : rest, ofSame: same.length > 0 };
};

export default function HelpDetail({ loaderData: { view, others, ofSame } }: Route.ComponentProps) {
  const { t } = useTranslation('content');
  const text = useText();
  const address = addressOfPiece(view.row);
  return (
    <>
      <Head title={text(view.row.title)} description={text(view.row.summary)} canonical={address} />
      <CrumbsLd
        crumbs={[
          { name: t('pageTitle.help'), path: pageTo('help') },
          { name: text(view.row.title), path: address },
        ]}
      />
      <HelpText view={view} others={others} ofSame={ofSame} />
    </>
  );
}
