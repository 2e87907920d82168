import { pageTo } from '#contract/pages.ts';
import { NoService } from '#web/features/services/no-service.tsx';
import { ProviderDetailPage } from '#web/features/services/provider-page.tsx';
import { readProvider } from '#web/features/services/read-provider.ts';
import { loaderCall } from '#web/lib/call.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Head } from '#web/ui/frame/head.tsx';
import type { Route } from './+types/service-provider-detail.ts';

/** Without an id the provider with most offers (access 25); an unknown one is a 404. */
export const loader = (args: Route.LoaderArgs) => readProvider(args.request, loaderCall(args));

export default function ServiceProviderDetail({ loaderData: provider }: Route.ComponentProps) {
  const { t } = useTranslation('services');
  const text = useText();
  if (!provider) return <NoService title={t('provider')} />;
  return (
    <>
      <Head
        title={t('inDetail', { name: text(provider.name) })}
        description={text(provider.about)}
        canonical={pageTo('serviceProviderDetail', { id: provider.id })}
      />
      <ProviderDetailPage provider={provider} />
    </>
  );
}
