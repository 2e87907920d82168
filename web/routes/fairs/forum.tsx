import { Head } from '#web/ui/frame/head.tsx';
import { useTranslation } from '#web/lib/text/words.ts';

export default function Forum() {
  const { t } = useTranslation('pages');
  return (
    <main id="main">
      <Head />
      <h1>{t('title.forum')}</h1>
    </main>
  );
}
