const unescape = (s: string) => s.replaceAll('&amp;', '&');

/** What a page's head tells search engines. */
export const readHead = (html: string) => {
  const head = html.slice(0, html.indexOf('</head>'));
  const alternates = new Map(
    [...head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, lang = '', href = '']) => [
      lang,
      unescape(href),
    ]),
  );
  return {
    alternates,
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1],
    noindex: head.includes('content="noindex"'),
    image: /<meta property="og:image" content="([^"]+)"/.exec(head)?.[1],
  };
};
