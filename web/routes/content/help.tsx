import type { LoaderFunctionArgs } from 'react-router';
import { content } from '#contract/content/calls.ts';
import { HelpPage } from '#web/features/content/help/help-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/help.ts';

export const loader = async (args: LoaderFunctionArgs) => ({ texts: await loaderCallForAll(args)(content.help) });

export default function Help({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('content');
  return (
    <>
      <Head description={t('help.lead')} />
      <HelpPage texts={loaderData.texts} />
    </>
  );
}
