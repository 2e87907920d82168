import { useEffect, useState } from 'react';

const pause = 250;
const longest = 16_000;
/** What words mean hardly changes while a page is open: each is asked once, and again where nothing was meant. */
const kept = new Map<string, string[]>();

/**
 * The materials (slugs, the likeliest first) that words mean by what the server knows: synonyms, grades, trade names, pinyin and errors
 * of spelling. Asked once the typing rests; where no answer comes, nothing is meant, `waiting` ends, and they are asked again after a
 * second, four, and then every sixteen.
 */
export const useMeant = (words: string): { meant: readonly string[]; waiting: boolean } => {
  const [answer, setAnswer] = useState<{ of: string; slugs: string[] }>();
  const asked = words.trim().slice(0, 100);
  const worth = [...asked].length > 1;
  const known = worth ? kept.get(asked) : [];
  useEffect(() => {
    if (!worth || kept.has(asked)) return undefined;
    let late = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = (wait: number) => {
      timer = setTimeout(() => {
        import('./ask-meant.ts')
          .then((m) => m.askMeant(asked))
          .then(
            (slugs) => {
              if (slugs.length) kept.set(asked, slugs);
              if (!late) setAnswer({ of: asked, slugs });
            },
            // Without an answer the labels alone are searched, until there is one.
            () => {
              if (late) return;
              setAnswer({ of: asked, slugs: [] });
              ask(Math.min(wait * 4, longest));
            },
          );
      }, wait);
    };
    ask(pause);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [asked, worth]);
  const meant = known ?? (answer?.of === asked ? answer.slugs : undefined);
  return { meant: meant ?? [], waiting: meant === undefined };
};
