import { listOf } from '#contract/content/addresses.ts';
import type { ListedKind } from '#contract/content/kinds.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';

/** The page of a piece while nothing of its kind is published. */
export const NonePublished = ({ kind }: { kind: ListedKind }) => {
  const { t } = useTranslation('content');
  return (
    <main id="main">
      <Head />
      <h1 className="visually-hidden">{t(`list.${kind}`)}</h1>
      <Empty title={t(`none.${kind}`)} text={t('noneText')}>
        <ActLink to={listOf(kind)}>{t(`list.${kind}`)}</ActLink>
      </Empty>
    </main>
  );
};
