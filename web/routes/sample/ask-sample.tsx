import { Button } from '@mantine/core';
import { data } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { dictionary, type DictItem } from '#contract/dictionary/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { sample, sampleErrors } from '#contract/sample/calls.ts';
import { regionsOf } from '#web/features/inquiry/release/regions.ts';
import { AskPage } from '#web/features/sample/ask-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { labelOf } from '#web/lib/text/dict.ts';
import { langOfRequest } from '#web/lib/text/page-lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import type { Route } from './+types/ask-sample.ts';

/** What can't be sampled any more says so; what the reader may not see doesn't exist. */
const refusalOf = (err: unknown): string => {
  if (!(err instanceof CallError)) throw err;
  if (err.error === sampleErrors.ownCompany.code || err.error === sampleErrors.notOffered.code) return err.message;
  if (err.status === 404 || err.status === 400) throw data(null, 404);
  throw err;
};

export const loader = async (args: Route.LoaderArgs) => {
  const { lang } = langOfRequest(args.request);
  const asked = new URL(args.request.url).searchParams;
  const [product, quotation] = [asked.get('product'), asked.get('quotation')];
  const of = quotation ? { quotation } : product ? { product } : null;
  if (!of) return { subject: null, refusal: null };
  const call = loaderCall(args);
  const [subject, tree] = await Promise.all([
    call(sample.subject, { query: of }).catch(refusalOf),
    call(dictionary.regions),
  ]);
  if (typeof subject === 'string') return { subject: null, refusal: subject };
  const regions = regionsOf(tree, (i: Omit<DictItem, 'children'>) => labelOf(i, lang));
  return { subject, refusal: null, of, line: asked.get('line'), regions };
};

export default function AskSample({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('sample');
  const { subject, refusal } = loaderData;
  if (!subject)
    return (
      <main id="main">
        <Head />
        <h1 className="visually-hidden">{t('ask.title')}</h1>
        <Empty title={t('ask.none')} text={refusal ?? t('ask.noneText')}>
          <Button component={SiteLink} to={pageTo('search')} variant="default">
            {t('none.act')}
          </Button>
        </Empty>
      </main>
    );
  const { regions, of, line } = loaderData;
  const groups = [...(regions.china ? [regions.china] : []), { group: t('otherCountries'), items: regions.others }];
  return (
    <>
      <Head />
      <AskPage key={of.quotation ?? of.product} subject={subject} of={of} line={line} regions={groups} />
    </>
  );
}
