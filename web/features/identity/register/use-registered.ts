import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useNavigate, useRevalidator } from 'react-router';
import type { PageAddress } from '#contract/pages.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { say } from '#web/lib/say.ts';
import { useViewer } from '#web/lib/page/viewer.ts';

/** What follows a registration: it is said, the page learns who is there, and goes on to `next`, where it has one. */
export const useRegistered = (next?: PageAddress): (() => Promise<void>) => {
  const { t } = useTranslation('identity');
  const there = useViewer() !== null;
  const navigate = useNavigate();
  const path = usePath();
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (done && there && next) void navigate(path(next), { replace: true });
  }, [done, there, next, navigate, path]);
  return async () => {
    say({ message: t('register.done'), color: 'warp' });
    setDone(true);
    await revalidate();
  };
};
