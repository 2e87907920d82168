import * as z from 'zod/mini';

/** What the editor of `web/ui` makes, and nothing else: the server takes any other element away (`server/platform/html.ts`). */
export const richTags = ['p', 'br', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a', 'img'] as const;

/** A picture of a text: a file that was uploaded here, or one of the site's own. */
export const isOwnPicture = (src: string): boolean =>
  /^\/api\/busi\/busifile\/(public\/)?[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(src) ||
  /^\/pictures\/[\w-]{1,80}\.(avif|webp)$/.test(src);

const formats = { may: 'rich-text', must: 'rich-text-required' } as const;
const format = (name: string) => z.stringFormat(name, () => true);

/**
 * HTML of the rich text editor, of at most `most` characters with its tags; `required` asks for a letter or a picture. Wherever
 * it stands in a call, the API cleans it as it comes in and as it goes out: no room can forget it.
 */
export const richText = (most: number, { required = false } = {}) =>
  format(required ? formats.must : formats.may)
    .check(z.maxLength(most))
    .brand<'RichText'>();
/** HTML that the server cleaned. */
export type RichHtml = z.infer<ReturnType<typeof richText>>;

/** Whether a schema is one of rich text, checks that were added to it or not. */
export const richKind = (schema: z.core.$ZodType): keyof typeof formats | null => {
  const { format: name } = schema._zod.def as { format?: string };
  return name === formats.must ? 'must' : name === formats.may ? 'may' : null;
};
