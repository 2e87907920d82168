import type { PageAddress } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '../feedback/act.tsx';
import { Empty } from '../feedback/empty.tsx';

/** Where filters or words leave nothing of a list: the way back to all of it. */
export const NothingFound = ({ all }: { all: PageAddress }) => {
  const { t } = useTranslation();
  return (
    <Empty title={t('list.none')} text={t('list.noneText')}>
      <ActLink to={all}>{t('list.all')}</ActLink>
    </Empty>
  );
};
