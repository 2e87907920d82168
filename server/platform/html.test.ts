import { describe, expect, it } from 'vitest';
import { cleanHtml, isBlankHtml } from './html.ts';

const picture = '/api/busi/busifile/public/0192f3a1-0000-7000-8000-000000000001';

describe('rich text', () => {
  it('keeps what the editor makes, as it is', () => {
    const text =
      '<h2>Layup</h2><p>Dry <strong>fibre</strong>, <em>resin</em><br />and</p><ul><li><p>a</p></li></ul>' +
      `<ol start="3"><li><p>b &amp; c</p></li></ol><blockquote><p>q</p></blockquote><img src="${picture}" alt="A &quot;part&quot;" />`;
    expect(cleanHtml(text)).toBe(text);
  });

  it('gives links one rel, and leaves their words where the address is none', () => {
    const link = cleanHtml(
      '<a href="https://a.example/b?c=1&amp;d" onclick="x()" style="color:red" rel="opener">a</a>',
    );
    expect(link).toBe(
      '<a href="https://a.example/b?c=1&amp;d" rel="noopener noreferrer nofollow ugc" target="_blank">a</a>',
    );
    expect(cleanHtml(link)).toBe(link);
    expect(cleanHtml('<a href="mailto:a@b.example">m</a>')).toContain('href="mailto:a@b.example"');
    for (const href of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java&#10;script:alert(1)',
      '&#106;avascript:alert(1)',
      ' javascript:alert(1)',
      'vbscript:x',
      'data:text/html,<script>x</script>',
      'blob:https://a.example/1',
      '//evil.example',
      '/\\evil.example',
      '',
    ])
      expect(cleanHtml(`<a href="${href}">w</a>`), href).toBe('w');
  });

  it('shows pictures of our own alone', () => {
    expect(cleanHtml('<img src="/pictures/aramid-weave-1-480.webp">')).toBe(
      '<img src="/pictures/aramid-weave-1-480.webp" alt="" />',
    );
    for (const src of [
      'https://evil.example/a.png',
      '//evil.example/a.png',
      'data:image/svg+xml,<svg onload=alert(1)>',
      'blob:x',
      `${picture}/../../../auth/logout`,
      `${picture}?x=1`,
      '/api/auth/account/logout',
      '/pictures/../api/x.webp',
      '',
    ])
      expect(cleanHtml(`a<img src="${src}" alt="x">b`), src).toBe('ab');
  });

  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<scr<script>ipt>alert(1)</script>a', 'ipt&gt;alert(1)a'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<p onclick="alert(1)" class="x" id="main" style="background:url(//evil.example)">a</p>', '<p>a</p>'],
    ['<style>@import "//evil.example"</style>a', 'a'],
    ['<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)">a</a></svg>', 'a'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="x"></object><embed src="x">a', 'a'],
    ['<form action="/api/x"><form><input name="a"><button formaction="x">a</button></form></form>', 'a'],
    ['<base href="//evil.example"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="x">a', 'a'],
    ['<!--><img src=x onerror=alert(1)>-->a', '--&gt;a'],
    ['<p>a<!-- b --></p>', '<p>a</p>'],
    ['<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>', '"&gt;'],
  ])('takes %s apart', (given, kept) => expect(cleanHtml(given)).toBe(kept));

  it.each([
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
    '<svg><![CDATA[><img src=x onerror=alert(1)>]]>',
    '<p title="a>b<img src=x onerror=alert(1)>">',
    '<a href="https://a.example/"onmouseover=alert(1)//">x</a>',
    '<img src="/pictures/a.webp" alt="&quot; onerror=alert(1) x=&quot;">',
    '<%00script>alert(1)</script>',
    '<p/onload=alert(1)//>',
  ])('leaves no element, attribute or quotation open that changes on a second reading: %s', (given) => {
    const clean = cleanHtml(given);
    expect(cleanHtml(clean)).toBe(clean);
    // Whatever stands between < and > is one of our elements with our attributes.
    for (const [tag] of clean.matchAll(/<[^>]*>/g))
      expect(tag).toMatch(
        /^<\/?(p|br|h2|h3|strong|em|ul|ol|li|blockquote|a|img)( (href|rel|target|src|alt|start)="[^"<>]*")*( \/)?>$/,
      );
  });

  it.each([
    ['elements in elements', '<ul><li>'.repeat(25_000)],
    ['unknown elements in one another', '<div>'.repeat(40_000)],
    ['elements that are never closed', '<strong>'.repeat(25_000)],
    ['links in links', '<a href="https://a.example">'.repeat(7_000)],
    ['open brackets', '<'.repeat(200_000)],
    ['open comments', '<!--'.repeat(50_000)],
    ['an attribute without end', `<p title="${'x'.repeat(200_000)}`],
    ['attributes without number', `<p ${'a=b '.repeat(50_000)}>`],
    ['entities', '&amp;'.repeat(40_000)],
    ['ends without a beginning', '</p></strong>'.repeat(15_000)],
  ])('is done with 200 KB of %s, and nests no deeper than a text does', (what, bomb) => {
    const clean = cleanHtml(`${bomb}end`);
    let depth = 0;
    let most = 0;
    for (const [, close, name] of clean.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
      if (name === 'br' || name === 'img') continue;
      depth += close ? -1 : 1;
      most = Math.max(most, depth);
    }
    expect(depth).toBe(0);
    if (/elements|links/.test(what)) expect(clean).toContain('end');
    expect(most).toBeLessThan(30);
  });

  it('knows when nothing is left to see', () => {
    for (const blank of ['', '<p></p>', '<p> &nbsp;</p><ul><li></li></ul>', cleanHtml('<script>x</script>')])
      expect(isBlankHtml(blank), blank).toBe(true);
    for (const seen of ['<p>a</p>', `<img src="${picture}" />`]) expect(isBlankHtml(seen), seen).toBe(false);
  });
});
