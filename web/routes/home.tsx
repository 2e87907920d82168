import { useTranslation } from 'react-i18next';
import { Head } from '#web/ui/head.tsx';

export default function Home() {
  const { t } = useTranslation('home');
  return (
    <main id="main">
      <Head />
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
    </main>
  );
}
