import { Head } from '#web/ui/frame/head.tsx';
import { useTranslation } from '#web/lib/text/words.ts';

export default function Ticket() {
  const { t } = useTranslation('pages');
  return (
    <main id="main">
      <Head />
      <h1>{t('title.ticket')}</h1>
    </main>
  );
}
