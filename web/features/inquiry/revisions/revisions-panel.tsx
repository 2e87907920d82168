import { NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { revisionChanges } from '#contract/inquiry/offers/revision-changes.ts';
import { inquiryRevisions, type RevisionTerms } from '#contract/inquiry/offers/revisions.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { Changes } from './changes.tsx';

type Props = {
  /** Those that have more than one revision; the first is shown, and several are chosen from. */
  quotations: Pick<QuotationView, 'id' | 'company' | 'revisions'>[];
};

/** What changed from one revision of a quotation to the next; read when it is opened. */
const Panel = ({ quotations }: Props) => {
  const { t } = useTranslation('quoting');
  const text = useText();
  const [chosen, setChosen] = useState(quotations[0]?.id ?? '');
  const [read, setRead] = useState<{ id: string; revisions: RevisionTerms[] }>();
  const { fault, act } = useAct();
  useEffect(() => {
    void act(async () => {
      const { revisions } = await call(inquiryRevisions.read, { params: { id: chosen } });
      setRead({ id: chosen, revisions });
    });
    // oxlint-disable-next-line react/exhaustive-deps -- read as another is chosen
  }, [chosen]);
  const shown = read?.id === chosen ? read.revisions : undefined;
  return (
    <>
      {quotations.length > 1 && (
        <NativeSelect
          label={t('changed.supplier')}
          value={chosen}
          data={quotations.map((q) => ({ value: q.id, label: text(q.company.name) }))}
          onChange={(e) => setChosen(e.currentTarget.value)}
        />
      )}
      <p role="alert">{fault}</p>
      {shown && <Changes revisions={shown} all={revisionChanges(shown)} />}
    </>
  );
};

const RevisionsPanel = withWords(['quoting'], Panel);
export default RevisionsPanel;
