import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import { account } from '#contract/identity/account.ts';
import { call } from '#web/lib/call.ts';
import { say } from '#web/lib/say.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { PictureField } from '#web/ui/file/picture-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';

/** The person's picture: chosen, cut square, saved at once; removed at once. */
const AvatarField = ({ avatar }: { avatar: string | null }) => {
  const { t } = useTranslation('centre');
  const { revalidate } = useRevalidator();
  const [value, setValue] = useState<Stored | null>(avatar ? { id: '', url: avatar, name: '', size: 0 } : null);
  const [error, setError] = useState('');
  const set = async (next: Stored | null) => {
    setError('');
    try {
      await call(account.setAvatar, { body: { fileId: next?.id ?? null } });
      setValue(next);
      say({ message: t(next ? 'profile.avatarSaved' : 'profile.avatarRemoved'), color: 'warp' });
      await revalidate();
    } catch (err) {
      setError((err as Error).message);
    }
  };
  return (
    <PictureField
      label={t('profile.avatar')}
      shape="person"
      value={value}
      onChange={(v) => void set(v)}
      upload={uploadFile}
      error={error}
    />
  );
};
export default AvatarField;
