import { useEffect, useState } from 'react';
import { type DrawingLimits, drawingLimits, files } from '#contract/files/calls.ts';
import { limits } from '#contract/inquiry/schemas.ts';
import { call } from '#web/lib/call.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadDrawing } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Draft } from './draft.ts';

type Props = { value: Draft['annexes']; onChange: (annexes: Draft['annexes']) => void; error: string | undefined };

/** Papers, drawings and models of an inquiry; how large they may be is the operator's to set. */
export const AnnexesField = ({ value, onChange, error }: Props) => {
  const { t } = useTranslation('inquiry');
  const [most, setMost] = useState<DrawingLimits>(drawingLimits);
  useEffect(() => {
    // The server judges anyway.
    call(files.limits).then(setMost, () => undefined);
  }, []);
  return (
    <FileField
      label={t('annex.title')}
      name="annexes"
      description={t('annex.drop')}
      kind="drawing"
      limits={most}
      most={limits.annexes}
      value={value}
      onChange={onChange}
      upload={uploadDrawing}
      error={error}
    />
  );
};
