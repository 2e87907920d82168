import { MultiSelect } from '#web/ui/form/pick.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { enterprise } from '#contract/enterprise/calls.ts';
import { limits } from '#contract/inquiry/schemas.ts';
import { quietCall } from '#web/lib/call.ts';
import { useText } from '#web/lib/text/lang.ts';

type Found = { value: string; label: string };

/** Verified suppliers by name, as it is typed. */
const useSuppliers = (q: string): { found: Found[]; failed: boolean } => {
  const text = useText();
  const [state, setState] = useState({ found: [] as Found[], failed: false });
  useEffect(() => {
    let late = false;
    const timer = setTimeout(() => {
      quietCall(enterprise.list, { query: { size: 20, ...(q.trim() && { q: q.trim() }) } }).then(
        ({ records }) => {
          if (!late) setState({ found: records.map((r) => ({ value: r.id, label: text(r.name) })), failed: false });
        },
        () => {
          if (!late) setState({ found: [], failed: true });
        },
      );
    }, 200);
    return () => {
      late = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the reader's language doesn't change while they type
  }, [q]);
  return state;
};

type InvitedProps = {
  invited: Found[];
  error: string | undefined;
  onChange: (invited: Found[]) => void;
};

/** Verified suppliers, found by name as it is typed. */
const Invited = ({ invited, error, onChange }: InvitedProps) => {
  const { t } = useTranslation(['inquiry', 'release']);
  const [q, setQ] = useState('');
  const { found, failed } = useSuppliers(q);
  const chosen = new Set(invited.map((s) => s.value));
  const data = [...invited, ...found.filter((s) => !chosen.has(s.value))];
  return (
    <MultiSelect
      name="invited"
      label={t('release:audience.suppliers')}
      description={t('release:audience.suppliersHint', { most: limits.invited })}
      placeholder={t('release:audience.search')}
      data={data}
      value={invited.map((s) => s.value)}
      onChange={(ids) => onChange(data.filter((s) => ids.includes(s.value)))}
      searchable
      searchValue={q}
      onSearchChange={setQ}
      // The server has searched, by name in three languages.
      filter={({ options }) => options}
      hidePickedOptions
      maxValues={limits.invited}
      nothingFoundMessage={t(failed ? 'release:audience.failed' : 'release:audience.nothing')}
      error={error}
    />
  );
};
export default Invited;
