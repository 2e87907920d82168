import { Button } from '@mantine/core';
import { useState } from 'react';
import { pageTo } from '#contract/pages.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './product-list.module.css';
import { saveSheet } from './sheet-file.ts';

/** The whole catalogue as a file that an import reads, and the way to the import. */
export const SheetTools = ({ category }: { category: string | null }) => {
  const { t } = useTranslation('products');
  const maySell = useMay('sell');
  const { busyWith, fault, act } = useAct<'xlsx' | 'csv'>();
  const [told, setTold] = useState('');
  const save = (kind: 'xlsx' | 'csv') =>
    act(() => saveSheet(kind, t('sheet.file'), undefined, (n) => setTold(t('sheet.read', { n, count: n }))), kind);
  return (
    <span className={classes['tools']} data-category={category ?? undefined}>
      {(['xlsx', 'csv'] as const).map((kind) => (
        <Button key={kind} variant="default" loading={busyWith === kind} onClick={() => void save(kind)}>
          {t(`sheet.${kind}`)}
        </Button>
      ))}
      {maySell && (
        <Button component={SiteLink} to={pageTo('importProducts')} variant="default">
          {t('import.open')}
        </Button>
      )}
      <span role="status" className="visually-hidden">
        {fault || told}
      </span>
    </span>
  );
};
