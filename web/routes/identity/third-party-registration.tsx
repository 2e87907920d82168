import { useTranslation } from '#web/lib/text/words.ts';
import { dictionary } from '#contract/dictionary/calls.ts';
import { verification } from '#contract/verification/calls.ts';
import { ThirdPartyPage } from '#web/features/identity/register/third-party-page.tsx';
import { loaderCall } from '#web/lib/call.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/third-party-registration.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = loaderCall(args);
  const [services, needs] = await Promise.all([
    call(dictionary.tree, { params: { type: 'industry_services' } }),
    call(verification.needs),
  ]);
  return { services, needs };
};

export default function ThirdPartyEntry({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('thirdParty');
  return (
    <>
      <Head description={t('lead')} />
      <ThirdPartyPage {...loaderData} />
    </>
  );
}
