import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';

const parts = [
  'financeHome',
  'financeProducts',
  'inclusiveFinance',
  'chainFinance',
  'cooperativeBanks',
  'financeAssociation',
] as const;

/** The pages of finance, each an address of its own. */
export const PartTabs = ({ at }: { at: (typeof parts)[number] }) => {
  const { t } = useTranslation('finance');
  return (
    <TabLinks
      label={t('parts')}
      tabs={parts.map((key) => ({ key, to: pageTo(key), label: t(`tab.${key}`), current: key === at }))}
    />
  );
};
