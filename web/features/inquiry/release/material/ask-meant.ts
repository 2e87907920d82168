import { search } from '#contract/search/calls.ts';
import { quietCall } from '#web/lib/call.ts';

/** Asks the server which materials words mean: slugs, the likeliest first. Loaded when somebody types. */
export const askMeant = async (words: string): Promise<string[]> => {
  const [named] = await quietCall(search.materials, { body: { names: [words] } });
  return [...(named?.meant ? [named.meant] : []), ...(named?.near ?? [])].map((m) => m.slug);
};
