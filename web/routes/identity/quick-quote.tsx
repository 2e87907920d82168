import type { LoaderFunctionArgs } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { pick } from '#contract/core/text.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { QuotePage, type Wanted } from '#web/features/identity/register/quote-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { textLang } from '#web/lib/text/lang.ts';
import { langOfRequest } from '#web/lib/text/page-lang.ts';
import type { Route } from './+types/quick-quote.ts';

/** The inquiry's teaser, as every visitor may see it; one that is gone takes nobody's way in. */
export const loader = async (args: LoaderFunctionArgs): Promise<{ wanted: Wanted; asked: boolean }> => {
  const id = new URL(args.request.url).searchParams.get('id');
  if (!id) return { wanted: null, asked: false };
  const { lang } = langOfRequest(args.request);
  try {
    const { row } = await loaderCall(args)(inquiry.detail, { params: { id } });
    return {
      wanted: { id: row.id, number: row.number, title: pick(row.title, lang), lang: textLang(row.title, lang) },
      asked: true,
    };
  } catch (err) {
    if (err instanceof CallError && (err.status === 404 || err.status === 400)) return { wanted: null, asked: true };
    throw err;
  }
};

export default function QuickQuote({ loaderData }: Route.ComponentProps) {
  return <QuotePage wanted={loaderData.wanted} asked={loaderData.asked} />;
}
