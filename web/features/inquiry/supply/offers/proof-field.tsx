import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { evidence, type ApprovedEvidence } from '#contract/evidence/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import type { Stored } from '#web/ui/file/upload.ts';
import type { ProofDraft } from '../quote-draft.ts';
import classes from './offers.module.css';

type Props = {
  /** The requirement, in words. */
  name: string;
  value: ProofDraft | undefined;
  /** Of a sealed quotation its annexes, which are sealed with it: any other file would lie open beside it. */
  attached: Stored[] | null;
  error: string | undefined;
  onChange: (proof: ProofDraft | undefined) => void;
  onClose: () => void;
};

const noFiles: never[] = [];

/** Evidence of the company that the platform has approved. */
const useApproved = () => {
  const [approved, setApproved] = useState<ApprovedEvidence[]>();
  const { fault, act } = useAct();
  useEffect(() => {
    void act(async () => setApproved((await call(evidence.approved)).evidence));
    // oxlint-disable-next-line react/exhaustive-deps -- read once, as it opens
  }, []);
  return { approved, fault };
};

type ApprovedProps = Pick<Props, 'value' | 'onChange'> & { approved: ApprovedEvidence[] | undefined };
const ApprovedField = ({ approved, value, onChange }: ApprovedProps) => {
  const { t } = useTranslation('offers');
  const text = useText();
  const unitOf = useUnit();
  const nameOf = (e: ApprovedEvidence) =>
    [text(e.label), `${text(e.value)}${e.unit ? ` ${unitOf(e.unit)}` : ''}`, e.product && text(e.product.name)]
      .filter(Boolean)
      .join(' · ');
  const choose = (id: string | null) => {
    const e = approved?.find((x) => x.id === id);
    onChange(e && { kind: 'review', id: e.id, name: nameOf(e) });
  };
  return approved?.length === 0 ? (
    <p>
      {t('form.noneApproved')} <SiteLink to={pageTo('evidence')}>{t('form.toEvidence')}</SiteLink>
    </p>
  ) : (
    <Select
      label={t('form.approved')}
      description={t('form.approvedHint')}
      placeholder={t('form.choose')}
      clearable
      searchable
      data={(approved ?? []).map((e) => ({ value: e.id, label: nameOf(e) }))}
      value={value?.kind === 'review' ? value.id : null}
      onChange={choose}
    />
  );
};

/** What proves an answer: evidence that the platform has approved, or a file of the quotation's own. */
const Field = ({ name, value, attached, error, onChange, onClose }: Props) => {
  const { t } = useTranslation('offers');
  const { approved, fault } = useApproved();
  return (
    <div className={classes['proof']} role="group" aria-label={t('form.proofOf', { name })}>
      <ApprovedField approved={approved} value={value} onChange={onChange} />
      {attached?.length === 0 && <p>{t('form.sealed')}</p>}
      {attached && attached.length > 0 && (
        <Select
          label={t('form.attached')}
          description={t('form.attachedHint')}
          placeholder={t('form.choose')}
          clearable
          data={attached.map((f) => ({ value: f.id, label: f.name }))}
          value={value?.kind === 'file' ? value.id : null}
          onChange={(id) => {
            const file = attached.find((f) => f.id === id);
            onChange(file && { kind: 'file', id: file.id, name: file.name, file });
          }}
        />
      )}
      {!attached && (
        <FileField
          label={t('form.file')}
          description={t('form.fileHint')}
          kind="annex"
          most={1}
          value={value?.file ? [value.file] : noFiles}
          onChange={([file]) => onChange(file && { kind: 'file', id: file.id, name: file.name, file })}
          upload={uploadFile}
        />
      )}
      <p role="alert">{error ?? fault}</p>
      <div className={classes['acts']}>
        {value && (
          <Button variant="subtle" color="gray" size="compact-md" onClick={() => onChange(undefined)}>
            {t('form.remove')}
          </Button>
        )}
        <Button variant="default" size="compact-md" onClick={onClose}>
          {t('form.close')}
        </Button>
      </div>
    </div>
  );
};

const ProofField = withWords(['offers', 'ui'], Field);
export default ProofField;
