import type { Lang } from '#contract/core/langs.ts';
import { useMarker } from '#web/lib/text/glossary.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { WithWords } from '#web/lib/text/with-words.tsx';
import { MachineTranslation, Marked } from './foreign.tsx';

/** A text with what helps to read it; the bare text until that is there. */
const HelpedText = ({ text, written }: { text: string; written: Lang | null }) => {
  const marker = useMarker(useLang());
  return (
    <>
      <Marked text={text} marker={marker} />
      <WithWords rooms={['speech']}>
        <MachineTranslation text={text} written={written} />
      </WithWords>
    </>
  );
};

export default HelpedText;
