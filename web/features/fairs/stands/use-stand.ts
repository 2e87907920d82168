import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CallError } from '#contract/core/client.ts';
import { langs } from '#contract/core/langs.ts';
import type { KeptDraft, Text } from '#contract/core/schemas.ts';
import type { StandContent } from '#contract/fairs/exhibiting/stand-lacks.ts';
import { stands, type StandView } from '#contract/fairs/exhibiting/stands.ts';
import { serverDraft } from '#web/lib/form/server-draft.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';

type Saved = { content: StandContent; revision: number; savedAt: string };

/** What a colleague saved meanwhile, which the refusal carries. */
const savedOf = (err: CallError): Saved | null => {
  const data = err.data as Partial<Saved> | null;
  return err.error === 'stands.changed' && data?.content && data.revision !== undefined
    ? { content: data.content, revision: data.revision, savedAt: data.savedAt ?? '' }
    : null;
};
const wordsOf = (t: Text): Text => Object.fromEntries(langs.flatMap((l) => (t[l]?.trim() ? [[l, t[l]]] : [])));

/** What is sent: without words that are blank. */
const contentOf = (v: StandContent) => ({
  ...v,
  headline: wordsOf(v.headline),
  intro: wordsOf(v.intro),
  pictureWords: Object.fromEntries(v.pictures.map((id) => [id, wordsOf(v.pictureWords?.[id] ?? {})])),
  staff: v.staff.map((s) => ({ ...s, duty: wordsOf(s.duty) })),
});

/**
 * How a booth is furnished, as it is typed: kept as a draft, saved over the revision that it was changed from. A colleague's save
 * in between is told, and nothing of either is lost until the person says which counts.
 */
export const useStand = (view: StandView, kept: KeptDraft | null) => {
  const { t } = useTranslation('stands');
  const { revalidate } = useRevalidator();
  // Somebody saved after the draft was typed: it is not written over before the person says which counts (fairs 33).
  const isOlder = view.mayEdit && kept !== null && view.savedAt !== null && kept.savedAt < view.savedAt;
  const [base, setBase] = useState(isOlder ? view.revision - 1 : view.revision);
  const [other, setOther] = useState<Saved | null>(
    isOlder ? { content: view.content as StandContent, revision: view.revision, savedAt: view.savedAt ?? '' } : null,
  );
  const name = `stand.${view.booth.id}`;
  const form = useCallForm({
    endpoint: stands.save,
    initial: {
      ...view.content,
      ...(view.mayEdit && (kept?.content as Partial<StandContent> | undefined)),
    } as StandContent,
    input: (v) => ({
      params: { id: view.booth.id },
      body: {
        base,
        content: contentOf(v),
      },
    }),
    draft: view.mayEdit ? { name, server: serverDraft<StandContent>(name, kept) } : undefined,
    onRefused: (err) => {
      const saved = savedOf(err);
      if (!saved) return undefined;
      setOther(saved);
      return { form: t('otherSaved') };
    },
    onDone: async ({ revision }) => {
      setBase(revision);
      setOther(null);
      say({ message: t('saved'), color: 'warp' });
      await revalidate();
    },
  });
  return {
    form,
    saved: view.revision > 0 || base > 0,
    other,
    /** Goes on with what the colleague saved; what was typed here is gone. */
    takeOther: () => {
      if (!other) return;
      form.begin(other.content);
      setBase(other.revision);
      setOther(null);
    },
    /** Goes on with what stands here: the next save goes over the colleague's. */
    keepOwn: () => {
      if (!other) return;
      setBase(other.revision);
      setOther(null);
      form.show({});
    },
  };
};
export type Stand = ReturnType<typeof useStand>;
export type StandForm = Stand['form'];
