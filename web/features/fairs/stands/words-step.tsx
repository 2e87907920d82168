import { standLengths } from '#contract/fairs/exhibiting/stands.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ThreeWords } from './three-words.tsx';
import type { StandForm } from './use-stand.ts';

/** The line that everybody reads, and the introduction for members, in three languages. */
export const WordsStep = ({ form }: { form: StandForm }) => {
  const { t } = useTranslation('stands');
  const { values: v, change, error } = form;
  return (
    <>
      <ThreeWords
        label={t('headline')}
        name="headline"
        value={v.headline}
        most={standLengths.headline}
        onChange={(headline) => change({ headline })}
        error={(l) => error(`content.headline.${l}`)}
      />
      <ThreeWords
        label={t('intro')}
        name="intro"
        value={v.intro}
        most={standLengths.intro}
        rows={6}
        onChange={(intro) => change({ intro })}
        error={(l) => error(`content.intro.${l}`)}
      />
    </>
  );
};
