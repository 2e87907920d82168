/** How often a company may change its address in a year. */
export const addressChanges = 3;
/** Letters at the least and at the most. */
export const addressLength = { least: 3, most: 60 } as const;

/** Words that would seem to be the platform's own, or a page's. */
const reserved =
  ' about account admin administrator api app article assets brand chat class com companies company contact ' +
  'contacts contract dashboard developers dispute download edit editor english enterprise error espanol ' +
  'exhibition faq files hall help home index info inquiries inquiry introduction invite legal login logout mail ' +
  'member members moderation new news notice notices null official operator operators order orders page pages ' +
  'platform privacy product products purchase register root search security seller service settings site sitemap ' +
  'static status supplier suppliers support system terms test trust undefined user users verification verified ' +
  'weft weft-official weft-support www zhongwen ';
const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Latin letters, digits, and hyphens between them; no id, which an address may be as well. */
export const isWellFormed = (slug: string): boolean =>
  slug.length >= addressLength.least &&
  slug.length <= addressLength.most &&
  /^[a-z\d]+(-[a-z\d]+)*$/.test(slug) &&
  !uuid.test(slug);

/** Whether a company may call itself so at all. */
export const isFreeWord = (slug: string): boolean => !reserved.includes(` ${slug} `);
