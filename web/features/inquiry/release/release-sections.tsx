import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { limits } from '#contract/inquiry/schemas.ts';
import { LateDialog } from '../late.tsx';
import { AnnexesField } from './annexes-field.tsx';
import { SealedChoice } from '../sealing/sealed-choice.tsx';
import { AudienceSection } from './audience-section.tsx';
import { type Draft, emptyLine } from './draft.ts';
import { LineCard } from './line-card.tsx';
import type { Group, Option } from './material/narrow.ts';
import classes from './release.module.css';
import type { Kept } from './paste/use-paste.ts';
import type { SheetField } from './use-datasheets.ts';

const ConfidentialSection = lazy(() => import('./confidential-section.tsx'));
const PasteDialog = lazy(() => import('./paste/paste-dialog.tsx'));

/** What the sections need of the form. */
type FormOfSection = {
  values: Draft;
  change: (part: Partial<Draft>) => void;
  error: (path: string) => string | undefined;
};
type LinesProps = {
  form: FormOfSection;
  products: (Group | Option)[];
  /** The datasheet of a product. */
  sheet: (product: string) => SheetField[];
};

/** The name of the inquiry and its lines. */
export const LinesSection = ({ form, products, sheet }: LinesProps) => {
  const { t } = useTranslation(['inquiry', 'release']);
  const { values: draft, change, error } = form;
  const [kept, setKept] = useState<Kept>({ text: '', chosen: {} });
  return (
    <section id="lines">
      <h2>{t('release:section.lines')}</h2>
      <TextInput
        name="title"
        label={t('release:name')}
        description={t('release:nameHint')}
        maxLength={120}
        value={draft.title}
        onChange={(e) => change({ title: e.currentTarget.value })}
        error={error('title')}
      />
      {draft.lines.map((line, i) => (
        <LineCard
          key={line.key}
          line={line}
          currency={draft.currency}
          at={i}
          products={products}
          fields={sheet(line.product)}
          error={error}
          onChange={(part) => change({ lines: draft.lines.map((l, n) => (n === i ? { ...l, ...part } : l)) })}
          onRemove={draft.lines.length > 1 ? () => change({ lines: draft.lines.filter((_, n) => n !== i) }) : undefined}
        />
      ))}
      {draft.lines.length < limits.lines && (
        <div className={classes['acts']}>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={2} />}
            onClick={() => change({ lines: [...draft.lines, emptyLine(String(Date.now()))] })}
          >
            {t('release:addLine')}
          </Button>
          <LateDialog label={t('release:paste')}>
            {(close) => (
              <PasteDialog {...{ draft, products, kept }} onKeep={setKept} onChange={change} onClose={close} />
            )}
          </LateDialog>
        </div>
      )}
    </section>
  );
};

/** Papers, and who sees the inquiry. */
export const AnnexesSection = ({ form }: { form: FormOfSection }) => {
  const { t } = useTranslation(['inquiry', 'release']);
  const { values: draft, change, error } = form;
  return (
    <section id="annexes">
      <h2>{t('release:section.annexes')}</h2>
      <AnnexesField value={draft.annexes} onChange={(annexes) => change({ annexes })} error={error('annexes')} />
      <AudienceSection draft={draft} error={error} onChange={change} />
      <Checkbox
        label={t('release:confidential')}
        description={t('release:confidentialHint')}
        checked={draft.confidential}
        onChange={(e) => change({ confidential: e.currentTarget.checked })}
      />
      {draft.confidential && (
        <Suspense>
          <ConfidentialSection draft={draft} error={error} onChange={change} />
        </Suspense>
      )}
      <SealedChoice sealed={draft.sealed} error={error('sealed')} onChange={change} />
    </section>
  );
};

type PublishProps = {
  /** The page as suppliers will see it. */
  look: ReactNode;
  form: { values: Draft; errors: Record<string, string>; fault: string | undefined; busy: boolean };
};

/** What publishing binds to, the number of faults, the button. */
export const PublishSection = ({ form, look }: PublishProps) => {
  const { t } = useTranslation(['inquiry', 'release']);
  const { values: draft, busy } = form;
  const faults = Object.keys(form.errors).filter((k) => k !== 'form').length;
  return (
    <section id="publish" className={classes['publish']}>
      <h2>{t('release:section.publish')}</h2>
      <p>{t(draft.visibility === 'invited' ? 'release:bindsInvited' : 'release:binds')}</p>
      {look}
      {(faults > 0 || form.fault) && (
        <p role="alert" className={classes['refusal']}>
          {faults ? t('inquiry:faults', { count: faults }) : form.fault}
        </p>
      )}
      <Button type="submit" color="weft" size="lg" loading={busy}>
        {t('release:publish')}
      </Button>
    </section>
  );
};
