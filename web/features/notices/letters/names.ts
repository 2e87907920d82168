import type { Correspondent } from '#contract/letters/calls.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';

/** Who stands on a side of a letter, in the reader's words. */
export const useCorrespondent = (): ((c: Correspondent) => string) => {
  const { t } = useTranslation('letters');
  const text = useText();
  const own = useViewer()?.entId;
  return (c) => {
    if (c.kind === 'desk') return t('desk');
    const company = c.company ? text(c.company) : '';
    if (c.kind === 'company') return c.id === own ? t('ownCompany', { company }) : company;
    if (c.id === null) return t('gone');
    // Who has no company is called a member, and so is whose name could be taken for the platform's.
    const member = t('member');
    return c.name || company ? t('of', { name: c.name || member, company: company || member }) : member;
  };
};
