import { phones } from '#contract/sites/phones.ts';
import { pageTo } from '#contract/pages.ts';
import { readAddress, wishOf } from '#web/features/sites/phones/address.ts';
import { PhonesPage } from '#web/features/sites/phones/phones-page.tsx';
import { loaderCallForAll } from '#web/lib/call.ts';
import { readPage } from '#web/lib/page/query.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/phones.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const at = readAddress(new URL(args.request.url).searchParams);
  const call = loaderCallForAll(args);
  const wish = { ...wishOf(at), current: at.current, size: 20 };
  return { at, list: await readPage(wish, (query) => call(phones.page, { query })) };
};

export default function Phones({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('phones');
  return (
    <>
      <Head description={t('lead')} canonical={pageTo('phones', {})} />
      <PhonesPage {...loaderData} />
    </>
  );
}
