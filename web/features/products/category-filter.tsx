import { NativeSelect } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router';
import type { ownProducts } from '#contract/catalogue/own.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withChange } from '#web/ui/list/list-address.ts';

/** The materials that the company has products of; the choice is in the address. */
export const CategoryFilter = ({ categories }: { categories: DataOf<typeof ownProducts.page>['categories'] }) => {
  const { t } = useTranslation('products');
  const text = useText();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const chosen = new URLSearchParams(search).get('category') ?? '';
  if (categories.length < 2 && !chosen) return null;
  return (
    <NativeSelect
      aria-label={t('form.category')}
      value={chosen}
      data={[
        { value: '', label: t('list.everyCategory') },
        ...categories.map((c) => ({ value: c.slug, label: `${text(c.name)} (${c.n})` })),
      ]}
      onChange={(e) => void navigate(pathname + withChange(search, { category: e.currentTarget.value || undefined }))}
    />
  );
};
