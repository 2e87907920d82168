import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';

const tabs = ['serviceIntroduction', 'serviceProduction', 'testSheet', 'serviceContact'] as const;

/** The parts of a providers' centre. */
export const CentreTabs = ({ at }: { at: (typeof tabs)[number] }) => {
  const { t } = useTranslation('serviceOwn');
  return (
    <TabLinks
      label={t('centre')}
      tabs={tabs.map((key) => ({ key, to: pageTo(key), label: t(`tab.${key}`), current: key === at }))}
    />
  );
};
