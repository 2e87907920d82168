import { useTranslation } from 'react-i18next';
import { ServicesPage } from '#web/features/industry/services-page.tsx';
import { Head } from '#web/ui/head.tsx';
import type { Route } from './+types/supporting-services.ts';

export const loader = ({ request }: Route.LoaderArgs) => ({ origin: new URL(request.url).origin });

export default function SupportingServices({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('industry');
  return (
    <>
      <Head description={t('services.description')} origin={loaderData.origin} />
      <ServicesPage />
    </>
  );
}
