import { useTranslation } from 'react-i18next';
import { AboutPage } from '#web/features/about/about-page.tsx';
import { hostContext } from '#web/lib/host.ts';
import { Head } from '#web/ui/head.tsx';
import type { Route } from './+types/about.ts';

export const loader = ({ request, context }: Route.LoaderArgs) => {
  const { contact, demo } = context.get(hostContext);
  return { origin: new URL(request.url).origin, contact, demo };
};

export default function About({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('about');
  const { origin, ...rest } = loaderData;
  return (
    <>
      <Head description={t('description')} origin={origin} />
      <AboutPage {...rest} />
    </>
  );
}
